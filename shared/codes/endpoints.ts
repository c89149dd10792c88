import { endpoint } from "../lib/endpoint.ts";
import { REDEEMING } from "../members/callPolicies.ts";
import { CodeGift, CodeInput } from "./schema.ts";

const refusals = ["code_no_gain", "too_many_requests"] as const;

/** Says what a code would give the viewer's team, and uses nothing up. A code that is unknown or used: 422 naming `code`. */
export const preview = endpoint({
  method: "POST",
  url: "/_/app/user/activate/code/preview",
  policy: REDEEMING,
  summary: "What an activation code gives",
  refusals,
  schema: { body: CodeInput, response: { 200: CodeGift } },
});

/** Uses a code for the viewer's team. It works once, however many try at the same moment. */
export const activate = endpoint({
  method: "POST",
  url: "/_/app/user/activate/code",
  policy: REDEEMING,
  summary: "Use an activation code",
  refusals,
  schema: { body: CodeInput, response: { 200: CodeGift } },
});
