import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/billing/endpoints.ts";
import { registerCall } from "../../http/call.ts";
import * as coupons from "./coupons.ts";

/** The discount: what is offered, and taking it. */
export default async function couponRoutes(app: FastifyInstance) {
  registerCall(app, endpoints.discount, async ({ request }) => coupons.show(request.viewer, new Date()));
  registerCall(app, endpoints.takeDiscount, async ({ viewer }) => coupons.take(viewer, new Date()));
}
