import * as z from "zod/mini";
import { endpoint } from "../../lib/endpoint.ts";
import { IN_PERSON, OPEN, SIGNED_IN } from "../../members/callPolicies.ts";
import { Arrival } from "../arrival.ts";
import { ProviderId, Returned, SignIns, SocialSession } from "./schema.ts";

const FAILURES = ["sign_in_cancelled", "sign_in_failed", "sign_in_expired", "too_many_requests"] as const;

/**
 * Signs a person in whom a provider vouches for, or makes their account; the query says how they came, as at the sign-up. Needs the cookie of the start. 409 `link_needed`
 * when the address has an account; 403 `two_factor_required` when the account's own second factor is asked.
 */
export const exchange = endpoint({
  method: "POST",
  url: "/security/social",
  policy: OPEN,
  summary: "Log in with the answer of a sign-in provider",
  refusals: [...FAILURES, "email_unproved", "link_needed", "two_factor_required"],
  schema: { querystring: Arrival, body: Returned, response: { 200: SocialSession } },
});

/** The sign-ins that open the own account, and those that could. */
export const list = endpoint({
  method: "GET",
  url: "/_/app/user/sign-ins",
  policy: SIGNED_IN,
  summary: "The connected sign-ins of the signed-in user",
  schema: { response: { 200: SignIns } },
});

/** Begins to connect one: the browser goes to the address. */
export const begin = endpoint({
  method: "POST",
  url: "/_/app/user/sign-ins/begin",
  policy: IN_PERSON,
  needsSudo: true,
  summary: "Start to connect a sign-in provider",
  refusals: ["not_found", "sign_in_failed", "too_many_requests"],
  schema: {
    body: z.strictObject({ provider: ProviderId }),
    response: { 200: z.strictObject({ address: z.string() }) },
  },
});

/** Connects what the person came back with. */
export const connect = endpoint({
  method: "POST",
  url: "/_/app/user/sign-ins",
  policy: IN_PERSON,
  summary: "Connect a sign-in provider with its answer",
  refusals: [...FAILURES, "identity_taken"],
  schema: { body: Returned, response: { 200: SignIns } },
});

/** Connects the sign-in that came back to the address of this account before the person had logged in. */
export const connectPending = endpoint({
  method: "POST",
  url: "/_/app/user/sign-ins/pending",
  policy: IN_PERSON,
  summary: "Connect the sign-in that waits in this browser",
  refusals: ["sign_in_expired", "identity_taken"],
  schema: { response: { 200: SignIns } },
});

/** Forgets it. */
export const dropPending = endpoint({
  method: "DELETE",
  url: "/_/app/user/sign-ins/pending",
  policy: IN_PERSON,
  summary: "Forget the sign-in that waits in this browser",
  schema: { response: { 204: z.null() } },
});

/** Disconnects one. The account stays open to its password, which can be chosen anew by mail. */
export const disconnect = endpoint({
  method: "DELETE",
  url: "/_/app/user/sign-ins/:id",
  policy: IN_PERSON,
  needsSudo: true,
  summary: "Disconnect a sign-in provider",
  schema: { params: z.strictObject({ id: z.string().check(z.regex(/^[\da-f]{24}$/)) }), response: { 204: z.null() } },
});
