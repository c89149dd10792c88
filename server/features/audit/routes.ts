import type { FastifyInstance, FastifyReply } from "fastify";
import * as endpoints from "#shared/audit/endpoints.ts";
import { registerCall } from "../../http/call.ts";
import { answerCsv } from "../../http/csv.ts";
import * as log from "./list.ts";

export default async function auditRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.own, async ({ viewer, query }) => log.list(log.ownLog(viewer), query));
  registerCall(app, endpoints.team, async ({ viewer, query }) => log.list(log.teamLog(viewer), query));
  registerCall(app, endpoints.all, async ({ viewer, query }) => log.list(log.wholeLog(viewer), query));
  registerCall(app, endpoints.ownFile, async ({ viewer, query, reply }) =>
    answerFile(reply, await log.fileOf(log.ownLog(viewer), query)),
  );
  registerCall(app, endpoints.teamFile, async ({ viewer, query, reply }) =>
    answerFile(reply, await log.fileOf(log.teamLog(viewer), query)),
  );
  registerCall(app, endpoints.allFile, async ({ viewer, query, reply }) =>
    answerFile(reply, await log.fileOf(log.wholeLog(viewer), query)),
  );
}

const answerFile = (reply: FastifyReply, lines: AsyncGenerator<string>) => answerCsv(reply, "log", lines);
