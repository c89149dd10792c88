import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { OPEN } from "../members/callPolicies.ts";
import { ContactRequest, UninstallAnswer } from "./schema.ts";

/** Hands a message to whoever runs this installation, and tells the writer that it arrived. */
export const ask = endpoint({
  method: "POST",
  url: "/app/contact",
  policy: OPEN,
  summary: "Write to the people behind this installation",
  botCheck: "contact",
  refusals: ["too_many_requests"],
  schema: { body: ContactRequest, response: { 204: z.null() } },
});

/** Why somebody has removed the browser extension. Nothing about the person is kept. */
export const uninstall = endpoint({
  method: "POST",
  url: "/app/uninstall",
  policy: OPEN,
  summary: "Say why the browser extension was removed",
  refusals: ["too_many_requests"],
  schema: { body: UninstallAnswer, response: { 204: z.null() } },
});
