import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/billing/endpoints.ts";
import { registerCall } from "../../http/call.ts";
import { payments } from "../../ports/payments/payments.ts";
import { presentOffers } from "../plans/service.ts";
import * as leaving from "./leaving.ts";
import * as orders from "./orders/service.ts";

export default async function billingRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.change, async ({ viewer }) => ({
    subscription: await leaving.show(viewer, new Date()),
    isSandbox: payments().isSandbox,
    ...presentOffers(() => true),
  }));
  registerCall(app, endpoints.quote, ({ viewer, params }) => orders.quote(viewer, params.planId, new Date()));
  registerCall(app, endpoints.order, ({ viewer, params, body }) =>
    orders.order(viewer, params.planId, body, { isPaidOnPage: false, now: new Date() }),
  );
  registerCall(app, endpoints.checkout, ({ viewer, params, body }) =>
    orders.order(viewer, params.planId, body, { isPaidOnPage: true, now: new Date() }),
  );
  registerCall(app, endpoints.readOrder, ({ viewer, params }) => orders.readOrder(viewer, params.id, new Date()));
  registerCall(app, endpoints.changeCard, ({ viewer, body }) =>
    orders.changeCard(viewer, body.back ?? null, new Date()),
  );
  registerCall(app, endpoints.startTrial, ({ viewer, params }) =>
    leaving.startTrial(viewer, params.planId, new Date()),
  );
  registerCall(app, endpoints.cancel, ({ viewer, body }) => leaving.cancel(viewer, body, new Date()));
  registerCall(app, endpoints.resume, ({ viewer }) => leaving.resume(viewer, new Date()));
  registerCall(app, endpoints.pause, ({ viewer, body }) => leaving.pause(viewer, body, new Date()));
}
