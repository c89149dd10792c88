import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/contact/endpoints.ts";
import { registerCall } from "../../http/call.ts";
import * as contact from "./service.ts";

export default async function contactRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.ask, async ({ body, request }) => {
    await contact.ask(body, { ip: request.ip, log: request.log });
    return null;
  });
  registerCall(app, endpoints.uninstall, async ({ body, request }) => {
    await contact.uninstall(body, request.ip);
    return null;
  });
}
