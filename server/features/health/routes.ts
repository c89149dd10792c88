import type { FastifyInstance } from "fastify";
import { mayReadMetrics } from "#program/metrics.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { singleFlight } from "#shared/lib/singleFlight.ts";
import { hot } from "../../db/cache/seam.ts";
import { isMongoReady } from "../../db/mongo.ts";
import { storeDownMs } from "../../db/store.ts";
import { renderer } from "../../ports/renderer/renderer.ts";
import { settings } from "../../settings.ts";
import { metrics } from "./metrics.ts";

/** The embedded store restarts by itself; when that has not helped for so long, a supervisor should hear of it. */
const STORE_DOWN_MS = 60_000;

/** For load balancers, containers and Prometheus; no log line, no cache. */
export default async function healthRoutes(app: FastifyInstance) {
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(app.commonHeaders).header("cache-control", "no-store");
  });

  app.get("/health/live", async (_request, reply) => {
    // Our own store is a child: when it stays away, a new start of everything is what may help. With a MongoDB it would not.
    const isLive = storeDownMs() <= STORE_DOWN_MS;
    return reply.code(isLive ? 200 : 503).send({ status: isLive ? "ok" : "store down" });
  });

  /** Open to all, so whoever asks at once shares one look: a crowd must not make the load balancer wait for its turn. */
  const together = singleFlight<[boolean, boolean, boolean]>();
  const look = () => Promise.all([isMongoReady(), hot().ping(), renderer().ready()]);

  app.get("/health/ready", async (_request, reply) => {
    const [store, cache, drawing] = await together("ready", look);
    // Without the cache we go on more slowly; without store or renderer nobody can work.
    const isReady = store && drawing;
    if (!isReady) reply.header("retry-after", "2");
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? "ok" : "unavailable", store, cache, renderer: drawing });
  });

  app.get("/metrics", async (request, reply) => {
    const { METRICS_TOKEN, isLocal } = settings();
    // Without a token only a local trial shows its metrics.
    if (!mayReadMetrics(request.headers.authorization, METRICS_TOKEN, isLocal)) fail("not_signed_in");
    return reply.header("content-type", metrics.contentType).send(await metrics.print());
  });
}
