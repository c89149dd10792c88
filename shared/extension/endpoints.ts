import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { IN_PERSON, OPEN } from "../members/callPolicies.ts";
import { Connection, HandOver } from "./schema.ts";

/** Makes a code for the browser extension. It lives for a minute and is good for one key. */
export const handOver = endpoint({
  method: "POST",
  url: "/_/app/user/extension/code",
  policy: IN_PERSON,
  summary: "Make a one-time code that connects the browser extension",
  refusals: ["signature_key_limit", "too_many_requests"],
  schema: { response: { 201: HandOver } },
});

/**
 * Swaps a code for a signature key, which is told once. For extensions alone: a web page that sends a code is refused, and so
 * is an extension that is not one of the operator's, where those are named. 410 `hand_over_expired` the second time.
 */
export const connect = endpoint({
  method: "POST",
  url: "/app/extension/connect",
  policy: OPEN,
  summary: "Swap a one-time code for a key that reads the default signature",
  refusals: ["hand_over_expired", "cross_site", "signature_key_limit", "too_many_requests"],
  schema: { body: z.strictObject({ code: HandOver.shape.code }), response: { 201: Connection } },
});

/** Ends the signature key of the Authorization header; nothing where it is none any more. */
export const disconnect = endpoint({
  method: "POST",
  url: "/app/extension/disconnect",
  policy: OPEN,
  summary: "End the key of the browser extension that asks",
  refusals: ["too_many_requests"],
  schema: { response: { 204: z.null() } },
});
