import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/analytics/endpoints.ts";
import { MAX_GRAPH_BYTES } from "#shared/analytics/graph.ts";
import type { Series } from "#shared/analytics/schema.ts";
import * as weeklyMail from "#shared/analytics/weekly/endpoints.ts";
import { StopToken } from "#shared/analytics/weekly/schema.ts";
import { routeNamed } from "#shared/routes.ts";
import { Prepared, registerCall } from "../../http/call.ts";
import { answerCsv, answerJson, goneOf } from "../../http/csv.ts";
import { takeForms } from "../../http/forms.ts";
import { csvOf, jsonOf } from "./files.ts";
import { answerGraph, speakGraph } from "./graph.ts";
import * as analytics from "./service.ts";
import * as weekly from "./weekly/service.ts";

export default async function analyticsRoutes(app: FastifyInstance) {
  await speakGraph(app);
  registerCall(
    app,
    endpoints.graph,
    ({ viewer, body, request }) => answerGraph(app, viewer, body, "sec-fetch-mode" in request.headers),
    { bodyLimit: MAX_GRAPH_BYTES },
  );
  registerCall(app, endpoints.series, async ({ viewer, query }) => written(await analytics.series(viewer, query)));
  registerCall(app, endpoints.details, ({ viewer, query }) => analytics.details(viewer, query));
  registerCall(app, endpoints.csv, async ({ viewer, query, reply }) =>
    answerCsv(reply, "analytics", csvOf(await analytics.daysOf(viewer, query, goneOf(reply)))),
  );
  registerCall(app, endpoints.json, async ({ viewer, query, reply }) =>
    answerJson(reply, "analytics", jsonOf(await analytics.daysOf(viewer, query, goneOf(reply)))),
  );
  registerCall(app, endpoints.setTimeZone, async ({ viewer, body }) => {
    await analytics.setTimeZone(viewer, body.timeZone);
    return body;
  });
  registerCall(app, weeklyMail.show, ({ viewer }) => weekly.show(viewer));
  registerCall(app, weeklyMail.set, ({ viewer, body }) => weekly.set(viewer, body));
  registerCall(app, weeklyMail.stop, async ({ body, request }) => {
    await weekly.stop(body.token, request.ip);
    return null;
  });
}

/** Tens of thousands of numbers, which their types hold to the contract already. */
const written = (series: Series) => new Prepared(Buffer.from(JSON.stringify(series)), false);

/**
 * What mail programs ask for in somebody's name when "unsubscribe" is pressed there (RFC 8058): at the address of the page that
 * people see.
 */
export async function weeklyStopRoutes(app: FastifyInstance) {
  takeForms(app);
  app.post(
    routeNamed("weekly-mail").paths[0] as string,
    { schema: { params: StopToken, hide: true } },
    async (request, reply) => {
      await weekly.stop((request.params as StopToken).token, request.ip);
      return reply.code(204).header("cache-control", "no-store").send();
    },
  );
}
