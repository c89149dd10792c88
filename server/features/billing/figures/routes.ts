import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/billing/figures/endpoints.ts";
import { registerCall } from "../../../http/call.ts";
import * as figures from "./service.ts";

export default async function figureRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.show, async () => figures.show(new Date()));
}
