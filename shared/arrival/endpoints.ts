import { endpoint } from "../lib/endpoint.ts";
import { SIGNED_IN } from "../members/callPolicies.ts";
import { ByHash } from "../signatures/schema.ts";
import { CheckAddress, CheckedMail, Sent } from "./schema.ts";

/**
 * How a signature is sent, in each of its forms, and how it was before: a mail that has arrived is compared
 * with them, in the browser of its reader.
 */
export const sent = endpoint({
  method: "GET",
  url: "/_/signatures/:hash/arrival",
  policy: SIGNED_IN,
  summary: "What a signature should look like in a mail that has arrived",
  refusals: ["account_expired", "too_many_requests", "unavailable"],
  schema: { params: ByHash, response: { 200: Sent } },
});

/** An address that takes mails for an hour. 404 where this installation takes none. */
export const openAddress = endpoint({
  method: "POST",
  url: "/_/signatures/:hash/arrival/address",
  policy: SIGNED_IN,
  summary: "An address to send a mail with the signature to",
  refusals: ["too_many_requests"],
  schema: { params: ByHash, response: { 200: CheckAddress } },
});

/** The last mail that came to the viewer's address of this signature. */
export const checkedMail = endpoint({
  method: "GET",
  url: "/_/signatures/:hash/arrival/mail",
  policy: SIGNED_IN,
  summary: "The mail that came to the address",
  refusals: ["too_many_requests"],
  schema: { params: ByHash, response: { 200: CheckedMail } },
});
