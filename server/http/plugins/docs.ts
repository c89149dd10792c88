import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";

const toJsonSchema = createJsonSchemaTransform({});

/** Collects every call of the contract into OpenAPI 3.1; pages, pictures and redirects stay out. Before any route. */
export async function documentApi(app: FastifyInstance, publicUrl: string) {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Signoff API",
        version: "0.1.0",
        description: "Calls whose path starts with `/_/` need `Authorization: Bearer` with the access token.",
      },
      servers: [{ url: `${publicUrl}/api` }],
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
    stripBasePath: true,
    transform: (document) => {
      const isCall = document.schema?.operationId !== undefined;
      return isCall ? toJsonSchema(document) : { schema: { hide: true }, url: document.url };
    },
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
