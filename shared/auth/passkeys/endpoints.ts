import * as z from "zod/mini";
import { endpoint } from "../../lib/endpoint.ts";
import { IN_PERSON, OPEN, SIGNED_IN } from "../../members/callPolicies.ts";
import { TokenPair } from "../schema.ts";
import { AddOptions, Assertion, LoginOptions, NewCredential, Passkey, PasskeyName } from "./schema.ts";

const ById = z.strictObject({ id: z.string().check(z.regex(/^[\da-f]{24}$/)) });

/** A challenge for a log-in, and a cookie that lets this browser answer it once. */
export const loginOptions = endpoint({
  method: "POST",
  url: "/security/passkey/options",
  policy: OPEN,
  summary: "Begin to log in with a passkey",
  refusals: ["too_many_requests"],
  schema: { response: { 200: LoginOptions } },
});

/** Signs in whoever has the passkey. It asks for the person itself (user verification), so no second factor is asked. */
export const login = endpoint({
  method: "POST",
  url: "/security/passkey",
  policy: OPEN,
  summary: "Log in with a passkey",
  refusals: ["passkey_refused", "sign_in_expired", "too_many_requests"],
  schema: { body: z.strictObject({ credential: Assertion }), response: { 200: TokenPair } },
});

export const list = endpoint({
  method: "GET",
  url: "/_/app/user/passkeys",
  policy: SIGNED_IN,
  summary: "The passkeys of the signed-in user",
  schema: { response: { 200: z.array(Passkey) } },
});

/** A challenge for a new passkey, and a cookie that lets this browser answer it once. */
export const options = endpoint({
  method: "POST",
  url: "/_/app/user/passkeys/options",
  policy: IN_PERSON,
  needsSudo: true,
  summary: "Begin to add a passkey",
  refusals: ["passkey_limit"],
  schema: { response: { 200: AddOptions } },
});

export const add = endpoint({
  method: "POST",
  url: "/_/app/user/passkeys",
  policy: IN_PERSON,
  summary: "Add a passkey",
  refusals: ["passkey_refused", "sign_in_expired", "passkey_limit"],
  schema: {
    body: z.strictObject({ name: PasskeyName, credential: NewCredential }),
    response: { 201: Passkey },
  },
});

export const rename = endpoint({
  method: "PATCH",
  url: "/_/app/user/passkeys/:id",
  policy: IN_PERSON,
  summary: "Rename a passkey",
  schema: { params: ById, body: z.strictObject({ name: PasskeyName }), response: { 200: Passkey } },
});

export const remove = endpoint({
  method: "DELETE",
  url: "/_/app/user/passkeys/:id",
  policy: IN_PERSON,
  needsSudo: true,
  summary: "Remove a passkey",
  schema: { params: ById, response: { 204: z.null() } },
});
