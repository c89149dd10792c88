import type { FastifyInstance } from "fastify";

/** One line per request: route, status, milliseconds. No headers, bodies or query strings: they may hold secrets. */
export function logRequests(app: FastifyInstance) {
  app.addHook("onResponse", async (request, reply) => {
    const operation = `${request.method} ${request.routeOptions.url ?? "unknown"}`;
    request.log.info({ operation, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }, "request");
  });
}
