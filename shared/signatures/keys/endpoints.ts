import * as z from "zod/mini";
import { endpoint } from "../../lib/endpoint.ts";
import { IN_PERSON, SIGNED_IN } from "../../members/callPolicies.ts";
import { KeyName, SignatureKey } from "./schema.ts";

export const listKeys = endpoint({
  method: "GET",
  url: "/_/app/user/signature-keys",
  policy: SIGNED_IN,
  summary: "Keys that read the own default signature, newest first",
  schema: { response: { 200: z.strictObject({ items: z.array(SignatureKey) }) } },
});

/** Makes a key. It is told once: nobody can read it again. */
export const makeKey = endpoint({
  method: "POST",
  url: "/_/app/user/signature-keys",
  policy: IN_PERSON,
  summary: "Make a key that reads the own default signature",
  refusals: ["signature_key_limit", "too_many_requests"],
  schema: {
    body: z.strictObject({ name: KeyName }),
    response: { 201: z.strictObject({ ...SignatureKey.shape, key: z.string() }) },
  },
});

/** Ends a key at once. */
export const removeKey = endpoint({
  method: "DELETE",
  url: "/_/app/user/signature-keys/:id",
  policy: IN_PERSON,
  summary: "Delete a key that reads the own default signature",
  schema: { params: z.strictObject({ id: z.string().check(z.regex(/^[\w-]{43}$/)) }), response: { 204: z.null() } },
});
