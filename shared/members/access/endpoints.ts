import * as z from "zod/mini";
import { endpoint } from "../../lib/endpoint.ts";
import { MANAGING, SIGNED_IN } from "../callPolicies.ts";
import { MemberId } from "../schema.ts";
import { AccessAnswer, AccessQuestion, AccessRequest } from "./schema.ts";

/** Asks those who manage the team for what the viewer may not do; they are mailed, once a question. */
export const ask = endpoint({
  method: "POST",
  url: "/_/app/team/access",
  policy: { ...SIGNED_IN, acting: "refused", unverified: "refused" },
  summary: "Request access from the team owner",
  refusals: ["request_waits", "too_many_requests"],
  schema: { body: AccessQuestion, response: { 204: z.null() } },
});

/** Questions that wait for an answer, the oldest first. */
export const list = endpoint({
  method: "GET",
  url: "/_/app/team/access",
  policy: MANAGING,
  summary: "Requests for access that wait for an answer",
  schema: { response: { 200: z.strictObject({ items: z.array(AccessRequest) }) } },
});

/** Gives what was asked for, or does not; whoever asked is mailed the answer. */
export const answer = endpoint({
  method: "POST",
  url: "/_/app/team/access/:id",
  policy: MANAGING,
  summary: "Answer a request for access",
  refusals: ["request_answered", "too_many_requests"],
  schema: { params: z.strictObject({ id: MemberId }), body: AccessAnswer, response: { 204: z.null() } },
});
