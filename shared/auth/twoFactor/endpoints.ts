import * as z from "zod/mini";
import { endpoint } from "../../lib/endpoint.ts";
import { IN_PERSON, OPEN, SIGNED_IN } from "../../members/callPolicies.ts";
import { TokenPair } from "../schema.ts";
import { Confirmation, OwnPassword, RecoveryCodes, SecondStep, TwoFactor, TwoFactorSetUp } from "./schema.ts";

/**
 * Finishes a log-in that answered `two_factor_required`, in the same browser. Five tries; 410 `sign_in_expired` after them
 * or after ten minutes.
 */
export const secondStep = endpoint({
  method: "POST",
  url: "/security/second-step",
  policy: OPEN,
  summary: "Finish a log-in with a code of the authenticator app or a recovery code",
  refusals: ["sign_in_expired", "too_many_requests"],
  schema: { body: SecondStep, response: { 200: TokenPair } },
});

/** Whether the account asks for a second factor. */
export const show = endpoint({
  method: "GET",
  url: "/_/app/user/two-factor",
  policy: SIGNED_IN,
  summary: "Two-factor sign-in of the signed-in user",
  schema: { response: { 200: TwoFactor } },
});

/** Makes a new secret for an app. Nothing is asked for until a code of it came. */
export const setUp = endpoint({
  method: "POST",
  url: "/_/app/user/two-factor/set-up",
  policy: IN_PERSON,
  needsSudo: true,
  summary: "Begin to set up two-factor sign-in",
  refusals: ["two_factor_on"],
  schema: { response: { 200: TwoFactorSetUp } },
});

/** Switches it on, and answers the recovery codes: the only time that they are shown. */
export const confirm = endpoint({
  method: "POST",
  url: "/_/app/user/two-factor/confirm",
  policy: IN_PERSON,
  summary: "Switch two-factor sign-in on with a first code",
  refusals: ["two_factor_on", "too_many_requests"],
  schema: { body: Confirmation, response: { 200: RecoveryCodes } },
});

/** New recovery codes; the old ones stop working. */
export const renewRecoveryCodes = endpoint({
  method: "POST",
  url: "/_/app/user/two-factor/recovery-codes",
  policy: IN_PERSON,
  summary: "Make new recovery codes",
  refusals: ["two_factor_off", "too_many_requests"],
  schema: { body: OwnPassword, response: { 200: RecoveryCodes } },
});

/** Switches it off. */
export const switchOff = endpoint({
  method: "POST",
  url: "/_/app/user/two-factor/switch-off",
  policy: IN_PERSON,
  summary: "Switch two-factor sign-in off",
  refusals: ["too_many_requests"],
  schema: { body: OwnPassword, response: { 204: z.null() } },
});
