import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import * as endpoints from "#shared/audit/endpoints.ts";
import { SANDBOXED } from "#shared/lib/headers.ts";
import { registerCall } from "../../http/call.ts";
import { attachment } from "../../http/disposition.ts";
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

function answerFile(reply: FastifyReply, lines: AsyncGenerator<string>) {
  const name = `signoff-log-${new Date().toISOString().slice(0, 10)}.csv`;
  reply.type("text/csv; charset=utf-8").headers({ "content-disposition": attachment(name, name), ...SANDBOXED });
  // A stream goes out as it is; nothing of it is a document that the contract describes.
  return Readable.from(lines, { objectMode: false }) as unknown as Uint8Array;
}
