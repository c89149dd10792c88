import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

const registry = new Registry();
collectDefaultMetrics({ register: registry });

const seconds = new Histogram({
  name: "signoff_request_seconds",
  help: "Time to answer, by operation and status",
  labelNames: ["operation", "status"],
  buckets: [0.005, 0.02, 0.1, 0.5, 2],
  registers: [registry],
});

/** The process's figures in the Prometheus text format. */
export const metrics = { contentType: registry.contentType, print: () => registry.metrics() };

/** Times every request below `app`. */
export function measureRequests(app: FastifyInstance) {
  app.addHook("onResponse", async (request, reply) => {
    const operation = request.routeOptions.config.operation ?? request.routeOptions.url ?? "unknown";
    seconds.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

/** A figure that is read when the metrics are. */
export function gauge(name: string, help: string, read: () => number) {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}
