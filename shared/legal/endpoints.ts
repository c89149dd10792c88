import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { OPEN } from "../members/callPolicies.ts";
import { LEGAL_PAGES } from "./constants.ts";

/** `title`: null for a text without a heading. `html`: the rest, of safe elements only. `changedAt`: null for a text that came with the program. */
const LegalText = z.strictObject({
  title: z.nullable(z.string()),
  html: z.string(),
  changedAt: z.nullable(z.iso.datetime()),
});
export type LegalText = z.infer<typeof LegalText>;

export const legalText = endpoint({
  method: "GET",
  url: "/app/legal/:name",
  policy: OPEN,
  summary: "Terms, privacy or imprint of this installation, in the language of the request",
  schema: { params: z.strictObject({ name: z.enum(LEGAL_PAGES) }), response: { 200: LegalText } },
});
