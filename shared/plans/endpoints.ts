import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { OPEN } from "../members/callPolicies.ts";
import { PLAN_NAMES } from "./plans.ts";

const Size = z.strictObject({ count: z.int(), price: z.int(), vendorId: z.string() });
const Sizes = z.strictObject({ yearly: z.array(Size), quarterly: z.array(Size) });

/** `price`: cents a month of all people of a size together. */
const Pricing = z.strictObject({
  currency: z.string(),
  plans: z.array(z.strictObject({ name: z.enum(PLAN_NAMES), label: z.string(), ...Sizes.shape })),
});
export type Pricing = z.infer<typeof Pricing>;

export const pricing = endpoint({
  method: "GET",
  url: "/app/pricing",
  policy: OPEN,
  summary: "Sizes and prices of the plans for one person and for teams",
  schema: { response: { 200: Pricing } },
});

export const resellerPricing = endpoint({
  method: "GET",
  url: "/app/pricing/reseller",
  policy: OPEN,
  summary: "Sizes and prices of Agency Hub",
  schema: { response: { 200: Pricing } },
});
