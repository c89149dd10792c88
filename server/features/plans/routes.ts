import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/plans/endpoints.ts";
import { CURRENCY, PLANS, type Plan } from "#shared/plans/plans.ts";
import { registerCall } from "../../http/call.ts";

const CACHE = "public, max-age=300";

/** The prices, which everybody may know. */
export default async function planRoutes(app: FastifyInstance) {
  const answer = (isWanted: (plan: Plan) => boolean) => ({
    currency: CURRENCY,
    plans: PLANS.filter(isWanted).map(({ name, label, sizes }) => ({ name, label, ...sizes })),
  });
  const own = answer(({ name }) => name !== "agency-hub");
  const resellers = answer(({ name }) => name === "agency-hub");

  registerCall(app, endpoints.pricing, async ({ reply }) => {
    reply.header("cache-control", CACHE);
    return own as endpoints.Pricing;
  });
  registerCall(app, endpoints.resellerPricing, async ({ reply }) => {
    reply.header("cache-control", CACHE);
    return resellers as endpoints.Pricing;
  });
}
