import * as z from "zod/mini";
import { endpoint } from "../../lib/endpoint.ts";
import { SIGNED_IN } from "../../members/callPolicies.ts";
import { ByHash, SignatureInput } from "../schema.ts";
import { Version } from "./schema.ts";

const Revision = z.coerce.number().check(z.int(), z.minimum(0));

/** The saved states of a signature, the newest first: it is the one that is there now. */
export const list = endpoint({
  method: "GET",
  url: "/_/signatures/:hash/versions",
  policy: SIGNED_IN,
  summary: "Saved states of a signature, newest first",
  schema: { params: ByHash, response: { 200: z.strictObject({ items: z.array(Version) }) } },
});

/** All of a saved state; pictures that were deleted since are not in it. */
export const get = endpoint({
  method: "GET",
  url: "/_/signatures/:hash/versions/:revision",
  policy: SIGNED_IN,
  summary: "A saved state of a signature",
  schema: {
    params: z.strictObject({ ...ByHash.shape, revision: Revision }),
    response: { 200: z.strictObject({ ...Version.shape, input: SignatureInput, lostPictures: z.int() }) },
  },
});
