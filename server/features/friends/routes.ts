import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/friends/endpoints.ts";
import { registerCall } from "../../http/call.ts";
import * as friends from "./service.ts";

export default async function friendRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.getLink, async ({ viewer }) => friends.getLink(viewer));
  registerCall(app, endpoints.invite, async ({ viewer, body }) => {
    await friends.invite(viewer, body.email);
    return null;
  });
}
