import type { FastifyInstance } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { parseJson } from "#program/json.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import { fieldErrors } from "#shared/errors/problem.ts";

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
  parseJson(app);
}
