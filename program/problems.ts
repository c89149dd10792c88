import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ERRORS, Failure } from "#shared/errors/catalogue.ts";
import type { Problem } from "#shared/errors/problem.ts";
import { t } from "#shared/languages/translate.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** headers of every answer whatsoever, refusals included */
    commonHeaders: Record<string, string>;
  }
}

/** Any error as one of the catalogue; null for what a program does not know more of than is known here. */
type Knows = (error: unknown) => Failure | null;

/** A 503 without a better guess is worth another try after so long. */
const RETRY_AFTER_S = 2;

/**
 * Turns everything that is thrown or missing into problem+json (RFC 9457); nothing internal leaves the process. Before
 * any route.
 * @param headers of every answer
 */
export function handleErrors(app: FastifyInstance, headers: Record<string, string>, knows?: Knows) {
  app.decorate("commonHeaders", headers);
  app.setErrorHandler((error: FastifyError, request, reply) => answer(failureOf(error, knows), request, reply, error));
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

/** For addresses that cannot be decoded (Fastify's `frameworkErrors`): they match no route, so no handler sees them. */
export const answerBadAddress = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  void answer(failureOf(error), request, reply, error);

/** Logs what is ours to look at and sets all but the body. @returns the seconds to wait, if waiting helps */
export function prepareAnswer(failure: Failure, request: FastifyRequest, reply: FastifyReply, cause?: unknown) {
  const { status } = ERRORS[failure.code];
  if (failure.code === "internal") request.log.error({ err: cause }, "unexpected error");
  else if (status >= 500) request.log.warn({ err: cause, code: failure.code }, "service refused");
  const retryAfter = failure.retryAfterSeconds ?? (status === 503 ? RETRY_AFTER_S : undefined);
  if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
  reply.code(status).headers(request.server.commonHeaders).header("cache-control", "no-store");
  return retryAfter;
}

/** The body of a refused call. */
export function problemOf(failure: Failure, requestId: string): Problem {
  const { status, message } = ERRORS[failure.code];
  return {
    status,
    title: failure.code.replaceAll("_", " "),
    code: failure.code,
    message: t(message),
    requestId,
    ...(failure.errors.length > 0 && { errors: failure.errors.map((row) => ({ ...row, message: t(row.message) })) }),
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

/** Any error as one of the catalogue. */
export function failureOf(error: unknown, knows: Knows = () => null): Failure {
  if (error instanceof Failure) return error;
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  const known = code === undefined ? undefined : BY_FASTIFY_CODE[code];
  if (known) return new Failure(known, { cause: error });
  const isCallersFault = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return knows(error) ?? new Failure(isCallersFault ? "malformed_request" : "internal", { cause: error });
}
