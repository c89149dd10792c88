import { endpoint } from "../lib/endpoint.ts";
import { OPEN } from "../members/callPolicies.ts";
import { Pricing } from "./schema.ts";

export const pricing = endpoint({
  method: "GET",
  url: "/app/pricing",
  policy: OPEN,
  summary: "Sizes and prices of the plans for one person and for teams",
  refusals: ["billing_off"],
  schema: { response: { 200: Pricing } },
});

export const resellerPricing = endpoint({
  method: "GET",
  url: "/app/pricing/reseller",
  policy: OPEN,
  summary: "Sizes and prices of Agency Hub",
  refusals: ["billing_off"],
  schema: { response: { 200: Pricing } },
});
