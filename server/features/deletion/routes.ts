import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/deletion/endpoints.ts";
import { registerCall } from "../../http/call.ts";
import * as deletion from "./service.ts";

export default async function deletionRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.show, async ({ viewer }) => deletion.show(viewer));
  registerCall(app, endpoints.ask, async ({ viewer, body }) => deletion.ask(viewer, body));
  registerCall(app, endpoints.undo, async ({ viewer }) => deletion.undo(viewer));
}
