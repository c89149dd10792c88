import * as z from "zod/mini";
import { endpoint } from "../../lib/endpoint.ts";
import { SIGNED_IN, SUPPORTING } from "../../members/callPolicies.ts";
import { ActingToken, Impersonation } from "./schema.ts";

/**
 * Acts in another person's name for half an hour. Super administrators alone, and never as another one. To our own pages
 * the token goes in the cookie, with the administrator's own set aside. Wants a proof of who asks that is fresh.
 */
export const begin = endpoint({
  method: "POST",
  url: "/_/security/login-as-user",
  summary: "Act in another person's name",
  policy: SUPPORTING,
  needsSudo: true,
  refusals: ["person_not_found", "cannot_act_as", "account_disabled", "too_many_requests"],
  schema: { body: Impersonation, response: { 200: ActingToken } },
});

/** Ends it: the token stops working at once, and our own pages have the administrator's session back in their cookies. */
export const end = endpoint({
  method: "POST",
  url: "/_/security/logout-as-user",
  summary: "Act in one's own name again",
  policy: SIGNED_IN,
  refusals: ["not_admin"],
  schema: { response: { 204: z.null() } },
});
