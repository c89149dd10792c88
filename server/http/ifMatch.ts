import type { FastifyRequest } from "fastify";
import { refuse } from "#shared/errors/catalogue.ts";
import { msg } from "#shared/languages/translate.ts";

/** The revision in `If-Match`; null when the caller does not care. @throws invalid_input */
export function ifMatch(request: FastifyRequest): number | null {
  const header = request.headers["if-match"];
  if (header === undefined || header === "*") return null;
  const revision = /^(?:W\/)?"(\d+)"$/.exec(header)?.[1];
  return revision === undefined ? refuse("If-Match", msg("Send the ETag of the state you edited.")) : Number(revision);
}
