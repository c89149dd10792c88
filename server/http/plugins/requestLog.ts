import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** `signatures.create`: the name of the call in logs, metrics and documentation */
    operation?: string;
  }
}

/** One line per request: operation, viewer, status, milliseconds. No headers, bodies or query strings: they may hold secrets. */
export function logRequests(app: FastifyInstance) {
  app.addHook("onResponse", async (request, reply) => {
    const { operation } = request.routeOptions.config;
    const line = {
      operation: operation ?? `${request.method} ${request.routeOptions.url ?? "unknown"}`,
      ...(request.viewer && { viewer: request.viewer.id }),
      ...(request.viewer?.actor && { actor: request.viewer.actor }),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log.info(line, "request");
  });
}
