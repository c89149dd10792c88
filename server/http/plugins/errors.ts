import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { ERRORS, Failure } from "#shared/errors/catalogue.ts";
import { fieldErrors, type Problem } from "#shared/errors/problem.ts";
import { isAway } from "../../db/away.ts";
import { commonHeaders } from "./headers.ts";

/** Turns everything that is thrown or missing into problem+json; nothing internal leaves the process. Before any route. */
export function handleErrors(app: FastifyInstance, headers = commonHeaders({ isSecure: false })) {
  app.decorate("commonHeaders", headers);
  app.setErrorHandler((error: FastifyError, request, reply) => answer(toFailure(error), request, reply, error));
  app.setNotFoundHandler((request, reply) => answer(new Failure("not_found"), request, reply));
}

/** Answers a failure; also used where a reply fails outside the usual path. */
export function answer(failure: Failure, request: FastifyRequest, reply: FastifyReply, cause?: unknown) {
  prepareAnswer(failure, request, reply, cause);
  return reply
    .header("content-type", "application/problem+json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(problemOf(failure, request.id));
}

/** Logs what is ours to look at and sets all but the body. @returns the seconds to wait, if waiting helps */
export function prepareAnswer(failure: Failure, request: FastifyRequest, reply: FastifyReply, cause?: unknown) {
  const { status } = ERRORS[failure.code];
  if (failure.code === "internal") request.log.error({ err: cause }, "unexpected error");
  else if (status >= 500) request.log.warn({ err: cause, code: failure.code }, "service refused");
  const retryAfter = failure.retryAfterSeconds ?? (status === 503 ? 2 : undefined);
  if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
  reply.code(status).headers(request.server.commonHeaders).header("cache-control", "no-store");
  return retryAfter;
}

/** For addresses that cannot be decoded: they match no route, so the handlers above never see them. */
export function answerBadAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  answer(toFailure(error), request, reply, error);
}

/** Whoever was answered so has so long to read it and hang up. */
const LINGER_MS = 1000;

/**
 * For bytes that are no HTTP, and a head or body that does not come to its end in time: there is no request to answer, only
 * the socket. It is closed for good soon after (lingering close): half closed, whoever does not hang up held it for ever.
 */
export const answerBadBytes =
  (headers: Record<string, string>) => (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const code = error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? "request_timeout" : "malformed_request";
    const problem = problemOf(new Failure(code), "none");
    const body = JSON.stringify(problem);
    const head = {
      ...headers,
      "content-type": "application/problem+json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      "cache-control": "no-store",
      connection: "close",
    };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join("")}\r\n${body}`);
    const late = setTimeout(() => socket.destroy(), LINGER_MS).unref();
    socket.once("close", () => clearTimeout(late));
  };

/** The body of a refused call. */
export function problemOf(failure: Failure, requestId: string): Problem {
  const { status, message } = ERRORS[failure.code];
  return {
    status,
    title: failure.code.replaceAll("_", " "),
    code: failure.code,
    message,
    requestId,
    ...(failure.errors.length > 0 && { errors: failure.errors }),
  };
}

const BY_FASTIFY_CODE: Record<string, Failure["code"]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_big",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_INVALID_JSON_BODY: "malformed_request",
  FST_ERR_CTP_EMPTY_JSON_BODY: "malformed_request",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformed_request",
  FST_REQ_FILE_TOO_LARGE: "file_too_big",
  FST_INVALID_MULTIPART_CONTENT_TYPE: "unsupported_media_type",
};

const STORE_FULL = /out of space|disk is full|database or disk is full/i;

/** Any error as one of the catalogue. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(
      ({ params }) => (params as { issue: Parameters<typeof fieldErrors>[0][number] }).issue,
    );
    return new Failure(error.validationContext === "params" ? "not_found" : "invalid_input", {
      errors: fieldErrors(issues),
    });
  }
  const { code, statusCode, name, message } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : BY_FASTIFY_CODE[code];
  if (known) return new Failure(known, { cause: error });
  if (isAway(error)) return new Failure("unavailable", { cause: error });
  if (name === "MongoServerError" && STORE_FULL.test(message ?? "")) return new Failure("store_full", { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Failure("malformed_request", { cause: error });
  return new Failure("internal", { cause: error });
}
