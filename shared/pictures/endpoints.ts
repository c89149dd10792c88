import * as z from "zod/mini";
import { User } from "../account/schema.ts";
import { endpoint } from "../lib/endpoint.ts";
import { StoredId } from "../lib/storedId.ts";
import { EDITING, SIGNED_IN } from "../members/callPolicies.ts";
import { IMAGE_TYPES } from "../signatures/constants.ts";
import { Hash } from "../signatures/hash.ts";
import { hostedPicture, Signature } from "../signatures/schema.ts";
import { OwnPicture } from "./schema.ts";

/**
 * The pictures that the viewer has brought, newest first; who manages a team sees the team's. `next` is the `after` of the
 * page that follows; null at the end.
 */
export const list = endpoint({
  method: "GET",
  url: "/_/app/user/pictures",
  policy: SIGNED_IN,
  summary: "Own pictures, newest first, and where they are used",
  schema: {
    querystring: z.strictObject({ after: z.optional(StoredId) }),
    response: { 200: z.strictObject({ items: z.array(OwnPicture), next: z.nullable(StoredId) }) },
  },
});

/**
 * Deletes a picture that nothing uses. Mails that were sent with it show an empty place from then on, unless somebody else
 * has brought the same picture. 409 `picture_in_use` says where it is used.
 */
export const remove = endpoint({
  method: "DELETE",
  url: "/_/app/user/pictures/:id",
  policy: SIGNED_IN,
  summary: "Delete a picture that is not used",
  refusals: ["picture_in_use", "too_many_requests"],
  schema: { params: z.strictObject({ id: StoredId }), response: { 204: z.null() } },
});

/** Puts a picture on the viewer's profile. `crop` is `x,y,width,height` in fractions of the upright picture. */
export const uploadProfile = endpoint({
  method: "POST",
  url: "/_/app/user/picture",
  policy: { ...SIGNED_IN, terminated: "refused" },
  summary: "Upload a profile picture (PNG, JPEG, WebP or GIF, up to 5 MB)",
  multipart: { file: "image", fields: ["crop"] },
  refusals: ["picture_limit", "too_many_requests"],
  schema: { response: { 200: User } },
});

/** Takes the picture off the profile. It stays among the viewer's pictures. */
export const removeProfile = endpoint({
  method: "DELETE",
  url: "/_/app/user/picture",
  policy: SIGNED_IN,
  summary: "Remove the profile picture",
  refusals: ["too_many_requests"],
  schema: { response: { 200: User } },
});

/** Puts a picture that the team has already on a signature: nothing is uploaded again. */
export const choose = endpoint({
  method: "PUT",
  url: "/_/signatures/:hash/image/:imageType",
  policy: EDITING,
  summary: "Use a picture of one's own as photo, second photo or banner",
  refusals: ["upgrade_needed", "locked_part", "shared_locked", "conflict", "too_many_requests"],
  schema: {
    params: z.strictObject({ hash: Hash, imageType: z.enum(IMAGE_TYPES) }),
    body: z.strictObject({ picture: hostedPicture }),
    response: { 200: Signature },
  },
});
