import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** `signatures.create`: the name of the call in logs, metrics and documentation */
    operation?: string;
    /** of a GET that does something */
    changes?: true;
  }
}

/**
 * One line per request: operation, who asked, status, milliseconds. No headers, bodies or query strings: they may hold
 * secrets.
 * @param who what is noted of the one who asked
 */
export function logRequests(app: FastifyInstance, who: (request: FastifyRequest) => object = () => ({})) {
  app.addHook("onResponse", async (request, reply) => {
    const { config, url = "unknown" } = request.routeOptions;
    const line = {
      operation: config.operation ?? `${request.method} ${url}`,
      ...who(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log.info(line, "request");
  });
}
