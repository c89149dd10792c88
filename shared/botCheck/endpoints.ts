import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { OPEN } from "../members/callPolicies.ts";
import { Asked, Purpose } from "./schema.ts";

/** What a browser has to do before a call that wants to know that no program sends it (403 `bot_check`), and does in silence. */
export const ask = endpoint({
  method: "GET",
  url: "/app/bot-check/:purpose",
  policy: OPEN,
  summary: "Ask what to do before a call that programs are kept from",
  refusals: ["too_many_requests"],
  schema: { params: z.strictObject({ purpose: Purpose }), response: { 200: Asked } },
});
