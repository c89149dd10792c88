import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/account/endpoints.ts";
import { registerCall } from "../../http/call.ts";
import * as signatures from "../signatures/service.ts";
import { presentUser } from "./present.ts";

export default async function accountRoutes(app: FastifyInstance) {
  app.addHook("onRequest", app.requireViewer);
  registerCall(app, endpoints.current, async ({ viewer }) => presentUser(viewer));
  registerCall(app, endpoints.signatures, async ({ viewer, params }) => signatures.list(viewer, params.page));
}
