import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ERRORS, Failure } from "#shared/errors/catalogue.ts";
import type { Problem } from "#shared/errors/problem.ts";

type Answer = (error: Partial<FastifyError>, request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Turns everything that is thrown or missing into problem+json; nothing internal leaves the process.
 * @param secure headers of every answer
 */
export function errorAnswers(secure: Record<string, string>): Answer {
  return (error, request, reply) => {
    const failure = toFailure(error);
    const { status } = ERRORS[failure.code];
    if (failure.code === "internal") request.log.error({ err: error }, "unexpected error");
    else if (status >= 500) request.log.warn({ err: failure.cause, code: failure.code }, "request refused");
    if (failure.retryAfterSeconds !== undefined) reply.header("retry-after", String(failure.retryAfterSeconds));
    reply
      .code(status)
      .headers(secure)
      .type("application/problem+json; charset=utf-8")
      .header("cache-control", "no-store")
      .serializer(JSON.stringify)
      .send(problemOf(failure, request.id));
  };
}

export function handleErrors(app: FastifyInstance, answer: Answer) {
  app.setErrorHandler<FastifyError>(answer);
  app.setNotFoundHandler(() => {
    throw new Failure("not_found");
  });
}

function problemOf({ code, errors }: Failure, requestId: string): Problem {
  const { status, message } = ERRORS[code];
  return { status, title: code.replaceAll("_", " "), code, message, requestId, ...(errors.length > 0 && { errors }) };
}

const BY_FASTIFY_CODE: Record<string, Failure["code"]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_big",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
};

function toFailure(error: Partial<FastifyError>): Failure {
  if (error instanceof Failure) return error;
  const known = BY_FASTIFY_CODE[error.code ?? ""];
  if (known) return new Failure(known, { cause: error });
  const isCallersFault = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return new Failure(isCallersFault ? "malformed_request" : "internal", { cause: error });
}
