import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/members/teams/endpoints.ts";
import { registerCall } from "../../../http/call.ts";
import * as handover from "./service.ts";

/** @param alsoDone in the transaction that hands a team over: by features that know of teams, and that teams know nothing of */
export default async function handoverRoutes(app: FastifyInstance, { alsoDone }: { alsoDone: handover.AlsoDone }) {
  registerCall(app, endpoints.offer, ({ viewer, body }) => handover.offer(viewer, body));
  registerCall(app, endpoints.withdraw, ({ viewer }) => handover.withdraw(viewer));
  registerCall(app, endpoints.readOffer, ({ viewer, query }) => handover.readOffer(viewer, query.token));
  registerCall(app, endpoints.accept, async ({ viewer, body, request }) => {
    const { teams, team, before } = await handover.accept(viewer, body.token, alsoDone);
    request.noted = { team, target: String(team), each: [{ subject: viewer.user._id }, { subject: before }] };
    return teams;
  });
}
