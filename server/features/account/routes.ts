import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/account/endpoints.ts";
import { registerCall } from "../../http/call.ts";
import * as account from "./service.ts";

export default async function accountRoutes(app: FastifyInstance) {
  app.addHook("onRequest", app.requireViewer);
  registerCall(app, endpoints.current, async ({ viewer }) => account.show(viewer));
}
