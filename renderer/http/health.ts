import type { FastifyInstance } from "fastify";
import { mayReadMetrics } from "#program/metrics.ts";
import { fail } from "#shared/errors/catalogue.ts";
import type { Access } from "./access.ts";

/** Is it alive, is it ready, how is it doing. Without state of its own it is ready as soon as it listens. */
export async function healthRoutes(
  app: FastifyInstance,
  { access, metricsToken }: { access: Access; metricsToken: string | undefined },
) {
  // Costs memory, so only where somebody reads it.
  const loadMetrics = once(async () => {
    const { collectDefaultMetrics, Registry } = await import("prom-client");
    const register = new Registry();
    collectDefaultMetrics({ register });
    return register;
  });

  const ok = async () => ({ status: "ok" });
  app.get("/health/live", ok);
  app.get("/health/ready", ok);

  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(request.headers.authorization, metricsToken, access.isTrusted(request))) fail("not_signed_in");
    const register = await loadMetrics();
    return reply.type(register.contentType).send(await register.metrics());
  });
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
