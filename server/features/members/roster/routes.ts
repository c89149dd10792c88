import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/members/roster/endpoints.ts";
import { registerCall } from "../../../http/call.ts";
import { answerCsv } from "../../../http/csv.ts";
import * as directory from "../directory/service.ts";
import { fileOf } from "./export.ts";
import * as roster from "./service.ts";

export default async function rosterRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.importPeople, ({ viewer, request, reply }) => roster.receive(viewer, request, reply));
  registerCall(app, endpoints.lastImport, ({ viewer }) => roster.last(viewer));
  registerCall(app, endpoints.exportMembers, async ({ viewer, reply }) =>
    answerCsv(reply, "members", await fileOf(viewer)),
  );
  registerCall(app, endpoints.directory, ({ viewer }) => directory.show(viewer));
  registerCall(app, endpoints.syncDirectory, ({ viewer, body }) => directory.ask(viewer, body.confirm));
}
