import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/botCheck/endpoints.ts";
import { registerCall } from "../../http/call.ts";
import * as botCheck from "./service.ts";

export default async function botCheckRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.ask, async ({ params, request }) => botCheck.ask(params.purpose, request.ip));
}
