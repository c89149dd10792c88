import { endpoint } from "../../lib/endpoint.ts";
import { SUPPORTING } from "../../members/callPolicies.ts";
import { Figures } from "./schema.ts";

/** Counted by a job every hour, and again where that is longer ago than some minutes and somebody looks. */
export const show = endpoint({
  method: "GET",
  url: "/_/admin/money",
  policy: SUPPORTING,
  summary: "What subscriptions bring, and why people leave",
  schema: { response: { 200: Figures } },
});
