import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/reseller/offers/endpoints.ts";
import { registerCall } from "../../../http/call.ts";
import * as answers from "./accept.ts";
import * as offers from "./make.ts";

export default async function companyOfferRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.list, async ({ viewer }) => ({ items: await offers.list(viewer) }));
  registerCall(app, endpoints.make, async ({ viewer, body, request }) => {
    const { hub, offer } = await offers.make(viewer, body);
    request.noted = { team: hub.agency._id, target: offer.group ?? offer.id };
    return offer;
  });
  registerCall(app, endpoints.withdraw, async ({ viewer, params, request }) => {
    const { hub } = await offers.withdraw(viewer, params.id);
    request.noted = { team: hub.agency._id, target: params.id };
    return null;
  });
  registerCall(app, endpoints.read, ({ viewer, query }) => answers.read(viewer, query.token));
  registerCall(app, endpoints.accept, async ({ viewer, body, request }) => {
    const { agency, team, before, ...accepted } = await answers.accept(viewer, body);
    request.noted = { team: agency, target: String(team), each: [{ subject: viewer.user._id }, { subject: before }] };
    return accepted;
  });
  registerCall(app, endpoints.decline, async ({ viewer, body, request }) => {
    const { agency, company } = await answers.decline(viewer, body.token);
    request.noted = { team: agency, target: String(company ?? viewer.team._id) };
    return null;
  });
}
