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

type Sample<Label extends string> = { labels: Record<Label, string>; value: number };

/** Figures of one name that are read when the metrics are. While they cannot be read there are none. */
export function gauges<Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
  read: () => Promise<readonly Sample<Label>[]>,
) {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      const samples = await read().catch(() => []);
      this.reset();
      for (const { labels, value } of samples) this.set(labels, value);
    },
  });
}
