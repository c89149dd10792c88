import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/analytics/endpoints.ts";
import { MAX_GRAPH_BYTES } from "#shared/analytics/graph.ts";
import { registerCall } from "../../http/call.ts";
import { answerCsv, answerJson } from "../../http/csv.ts";
import { csvOf, jsonOf } from "./files.ts";
import { answerGraph, speakGraph } from "./graph.ts";
import * as analytics from "./service.ts";

export default async function analyticsRoutes(app: FastifyInstance) {
  await speakGraph(app);
  registerCall(
    app,
    endpoints.graph,
    ({ viewer, body, request }) => answerGraph(app, viewer, body, "sec-fetch-mode" in request.headers),
    { bodyLimit: MAX_GRAPH_BYTES },
  );
  registerCall(app, endpoints.series, ({ viewer, query }) => analytics.series(viewer, query));
  registerCall(app, endpoints.details, ({ viewer, query }) => analytics.details(viewer, query));
  registerCall(app, endpoints.csv, async ({ viewer, query, reply }) =>
    answerCsv(reply, "analytics", csvOf(await analytics.daysOf(viewer, query))),
  );
  registerCall(app, endpoints.json, async ({ viewer, query, reply }) =>
    answerJson(reply, "analytics", jsonOf(await analytics.daysOf(viewer, query))),
  );
  registerCall(app, endpoints.setTimeZone, async ({ viewer, body }) => {
    await analytics.setTimeZone(viewer, body.timeZone);
    return body;
  });
}
