import * as z from "zod/mini";
import { endpoint } from "../../lib/endpoint.ts";
import { IN_PERSON, OPEN, SIGNED_IN } from "../../members/callPolicies.ts";
import { StopToken, WeeklyMail } from "./schema.ts";

export const show = endpoint({
  method: "GET",
  url: "/_/analytics/weekly",
  policy: SIGNED_IN,
  summary: "Whether the numbers of each week are mailed to you",
  schema: { response: { 200: WeeklyMail } },
});

/** It is written in the language of the call that switched it on last. Off until somebody does. */
export const set = endpoint({
  method: "PUT",
  url: "/_/analytics/weekly",
  policy: { ...IN_PERSON, unverified: "refused" },
  summary: "Have the numbers of each week mailed to you, or no longer",
  schema: { body: WeeklyMail, response: { 200: WeeklyMail } },
});

/** What the foot of the mail leads to: nobody has to be signed in. */
export const stop = endpoint({
  method: "POST",
  url: "/app/analytics/weekly/stop",
  policy: OPEN,
  summary: "Stop the weekly mail that a link came with",
  refusals: ["not_found", "too_many_requests"],
  schema: { body: StopToken, response: { 204: z.null() } },
});
