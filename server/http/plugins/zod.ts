import type { FastifyInstance } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { Failure } from "#shared/errors/catalogue.ts";
import { fieldErrors } from "#shared/errors/problem.ts";
import { isDeeperThan, MAX_JSON_DEPTH } from "#shared/lib/depth.ts";

/** Parses every part of a request with the endpoint's schemas. A bad path parameter is a thing that does not exist. */
export function parseWithZod(app: FastifyInstance) {
  app.setValidatorCompiler<z.ZodMiniType>(({ schema, httpPart }) => (value) => {
    const parsed = z.safeParse(schema, value);
    if (parsed.success) return { value: parsed.data };
    return {
      error: new Failure(httpPart === "params" ? "not_found" : "invalid_input", {
        errors: fieldErrors(parsed.error.issues),
      }),
    };
  });
  app.setSerializerCompiler(serializerCompiler);

  // JSON only: a form of another site can send plain text, but not this.
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body: string, done) => {
    if (body === "") return done(null, undefined);
    if (isDeeperThan(MAX_JSON_DEPTH, body))
      return done(
        new Failure("malformed_request", { errors: [{ path: "", message: `Nest at most ${MAX_JSON_DEPTH} levels.` }] }),
      );
    parse(request, body, done);
  });
}
