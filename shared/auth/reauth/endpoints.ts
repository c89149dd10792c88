import * as z from "zod/mini";
import { endpoint } from "../../lib/endpoint.ts";
import { IN_PERSON } from "../../members/callPolicies.ts";
import { LoginOptions } from "../passkeys/schema.ts";
import { Proof, Ways } from "./schema.ts";

/**
 * Proves anew who is signed in: calls that ask for it (403 `reauth_required`) are open to this session for a while. A login
 * counts as proof as well.
 */
export const reauthenticate = endpoint({
  method: "POST",
  url: "/_/security/reauthenticate",
  policy: IN_PERSON,
  summary: "Prove anew who is signed in, before what is dangerous",
  refusals: ["forbidden", "conflict", "passkey_refused", "sign_in_expired", "code_expired", "too_many_requests"],
  schema: { body: Proof, response: { 204: z.null() } },
});

/** The ways in which this account can. None: an address that nobody has confirmed, and no password. */
export const ways = endpoint({
  method: "GET",
  url: "/_/security/reauthenticate",
  policy: IN_PERSON,
  summary: "How the signed-in user can prove who they are",
  schema: { response: { 200: Ways } },
});

/** A challenge for one of the account's passkeys, and a cookie that lets this browser answer it once. */
export const passkeyOptions = endpoint({
  method: "POST",
  url: "/_/security/reauthenticate/passkey",
  policy: IN_PERSON,
  summary: "Begin to prove by a passkey who is signed in",
  refusals: ["too_many_requests"],
  schema: { response: { 200: LoginOptions } },
});

/** Mails a code, for ten minutes and five tries in this browser and this session. Only to an account without a password. */
export const mailCode = endpoint({
  method: "POST",
  url: "/_/security/reauthenticate/mail",
  policy: IN_PERSON,
  summary: "Mail a code that proves who is signed in",
  refusals: ["forbidden", "conflict", "too_many_requests"],
  schema: { response: { 204: z.null() } },
});
