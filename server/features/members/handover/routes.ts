import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/members/teams/endpoints.ts";
import { registerCall } from "../../../http/call.ts";
import * as handover from "./service.ts";

export default async function handoverRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.offer, ({ viewer, body }) => handover.offer(viewer, body));
  registerCall(app, endpoints.withdraw, ({ viewer }) => handover.withdraw(viewer));
  registerCall(app, endpoints.readOffer, ({ viewer, query }) => handover.readOffer(viewer, query.token));
  registerCall(app, endpoints.accept, async ({ viewer, body, request }) => {
    const { teams, team, before } = await handover.accept(viewer, body.token);
    request.noted = { team, target: String(team), each: [{ subject: viewer.user._id }, { subject: before }] };
    return teams;
  });
}
