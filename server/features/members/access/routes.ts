import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/members/access/endpoints.ts";
import { registerCall } from "../../../http/call.ts";
import { aboutOne } from "../people/noted.ts";
import * as access from "./service.ts";

export default async function accessRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.ask, async ({ viewer, body, request }) => {
    await access.ask(viewer, body);
    request.noted = { target: body.wanted };
    return null;
  });
  registerCall(app, endpoints.list, async ({ viewer }) => ({ items: await access.list(viewer) }));
  registerCall(app, endpoints.answer, async ({ viewer, params, body, request }) => {
    aboutOne(request, await access.answer(viewer, params.id, body.answer === "grant"));
    return null;
  });
}
