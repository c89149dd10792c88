import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/signatures/insights/endpoints.ts";
import { registerCall } from "../../../http/call.ts";
import * as insights from "./service.ts";

export default async function insightRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.installed, ({ viewer, query }) => insights.installed(viewer, query));
}
