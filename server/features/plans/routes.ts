import type { FastifyInstance } from "fastify";
import * as endpoints from "#shared/plans/endpoints.ts";
import type { Plan } from "#shared/plans/plans.ts";
import { registerCall } from "../../http/call.ts";
import { presentOffers } from "./service.ts";

const CACHE = "public, max-age=300";

/** The prices, which everybody may know. */
export default async function planRoutes(app: FastifyInstance) {
  const own = (name: Plan["name"]) => name !== "agency-hub";
  const resellers = (name: Plan["name"]) => name === "agency-hub";

  registerCall(app, endpoints.pricing, async ({ reply }) => {
    reply.header("cache-control", CACHE);
    return presentOffers(own);
  });
  registerCall(app, endpoints.resellerPricing, async ({ reply }) => {
    reply.header("cache-control", CACHE);
    return presentOffers(resellers);
  });
}
