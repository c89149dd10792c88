import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import * as problems from "#program/problems.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import { fieldErrors } from "#shared/errors/problem.ts";
import { isAway } from "../../db/away.ts";
import { commonHeaders } from "./headers.ts";

/** Everything that is thrown or missing becomes problem+json. Before any route. */
export const handleErrors = (app: FastifyInstance, headers = commonHeaders({ isSecure: false })) =>
  problems.handleErrors(app, headers, ofStoreAndSchemas);

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
    const problem = problems.problemOf(new Failure(code), "none");
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

const STORE_FULL = /out of space|disk is full|database or disk is full/i;

/** Any error as one of the catalogue. */
export const toFailure = (error: unknown): Failure => problems.failureOf(error, ofStoreAndSchemas);

function ofStoreAndSchemas(error: unknown): Failure | null {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(
      ({ params }) => (params as { issue: Parameters<typeof fieldErrors>[0][number] }).issue,
    );
    return new Failure(error.validationContext === "params" ? "not_found" : "invalid_input", {
      errors: fieldErrors(issues),
    });
  }
  const { name, message } = error as Partial<FastifyError>;
  if (isAway(error)) return new Failure("unavailable", { cause: error });
  if (name === "MongoServerError" && STORE_FULL.test(message ?? "")) return new Failure("store_full", { cause: error });
  return null;
}
