import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import type { OpenAPIV3_1 } from "openapi-types";
import { completeDocument, SECURITY_SCHEMES } from "./openapi.ts";

const toJsonSchema = createJsonSchemaTransform({});

/**
 * Collects every call of the contract into OpenAPI 3.1; pages, pictures and redirects stay out. Before any route.
 * @param apiHost origin at whose root the same calls are, when there is one
 */
export async function documentApi(app: FastifyInstance, apiHost?: string) {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Signoff API",
        version: "0.1.0",
        description:
          "Refused calls answer problem details (RFC 9457) with a `code` that stays and a `message` for a person.",
        license: { name: "MIT", identifier: "MIT" },
      },
      // Relative: right under every name by which this server is asked.
      servers: [{ url: "/api" }, ...(apiHost ? [{ url: apiHost }] : [])],
      components: { securitySchemes: SECURITY_SCHEMES },
    },
    stripBasePath: true,
    transform: (document) => {
      const isCall = document.schema?.operationId !== undefined;
      return isCall ? toJsonSchema(document) : { schema: { hide: true }, url: document.url };
    },
    transformObject: (collected) =>
      "openapiObject" in collected
        ? completeDocument(collected.openapiObject as OpenAPIV3_1.Document)
        : collected.swaggerObject,
  });
}

const OWN_STYLE = "sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w=";

/** `/docs` and `/docs/json`. */
export async function showDocs(app: FastifyInstance) {
  await app.register(swaggerUi, {
    routePrefix: "/docs",
    staticCSP: true,
    // The one style element that the page writes into itself.
    transformStaticCSP: (policy) => policy.replace("style-src 'self' https:", `style-src 'self' '${OWN_STYLE}'`),
    uiConfig: { deepLinking: true },
  });
}
