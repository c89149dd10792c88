import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { Failure, fail } from "#shared/errors/catalogue.ts";
import { fieldErrors } from "#shared/errors/problem.ts";
import { t } from "#shared/languages/translate.ts";
import { isDeeperThan, MAX_JSON_DEPTH } from "#shared/lib/depth.ts";

/** @throws invalid_input with one row per wrong field */
export function parse<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) fail("invalid_input", { errors: fieldErrors(parsed.error.issues) });
  return parsed.data;
}

/**
 * Reads JSON bodies; one that is nested too deeply is refused before anything walks through it. An empty one is none: the
 * schema of the call says whether it needs one.
 */
export function parseJson(app: FastifyInstance) {
  const parseSafely = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body: string, done) => {
    if (body === "") return done(null, undefined);
    if (isDeeperThan(MAX_JSON_DEPTH, body))
      return done(
        new Failure("malformed_request", {
          errors: [{ path: "", message: t("Nest at most {count} levels.", { count: MAX_JSON_DEPTH }) }],
        }),
      );
    return parseSafely(request, body, done);
  });
}
