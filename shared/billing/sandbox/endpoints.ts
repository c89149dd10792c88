import * as z from "zod/mini";
import { endpoint } from "../../lib/endpoint.ts";
import { OPEN } from "../../members/callPolicies.ts";
import { PLAYS } from "./rules.ts";
import { SandboxPage } from "./schema.ts";

/** What a payment of the sandbox is called: secret, as whoever has its address may play with it. */
const ByRef = z.strictObject({ ref: z.string().check(z.regex(/^[\w-]{10,80}$/)) });

/** The page of a payment, while the sandbox takes the money: otherwise there is none. */
export const readSandbox = endpoint({
  method: "GET",
  url: "/app/sandbox/:ref",
  policy: OPEN,
  summary: "A payment of the sandbox",
  refusals: ["not_found", "too_many_requests"],
  schema: { params: ByRef, response: { 200: SandboxPage } },
});

/** Plays what happens to it. `cents`: of a refund; left out: all that is left. */
export const playSandbox = endpoint({
  method: "POST",
  url: "/app/sandbox/:ref",
  policy: OPEN,
  summary: "Play a payment of the sandbox",
  refusals: ["not_found", "change_refused", "too_many_requests"],
  schema: {
    params: ByRef,
    body: z.strictObject({ play: z.enum(PLAYS), cents: z.optional(z.int().check(z.positive())) }),
    response: { 200: SandboxPage },
  },
});
