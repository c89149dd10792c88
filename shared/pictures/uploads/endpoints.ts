/** Pictures that come to a signature and go from it; those that are kept already are `../endpoints.ts`, which the editor loads later. */
import * as z from "zod/mini";
import { endpoint } from "../../lib/endpoint.ts";
import { ADDING, EDITING } from "../../members/callPolicies.ts";
import { IMAGE_TYPES, type ImageType } from "../../signatures/constants.ts";
import { Hash } from "../../signatures/hash.ts";
import { ByHash, IconUpload, Signature, StoredPicture } from "../../signatures/schema.ts";

const ByImage = z.strictObject({ hash: Hash, imageType: z.enum(IMAGE_TYPES) });

/** Uploads a picture; `crop` is `x,y,width,height` in fractions of the upright picture. */
export const uploadImage = endpoint({
  method: "POST",
  url: "/_/signatures/:hash/image/:imageType",
  policy: EDITING,
  summary: "Upload photo, second photo or banner (PNG, JPEG, WebP or GIF, up to 5 MB)",
  multipart: { file: "image", fields: ["crop"] },
  refusals: ["upgrade_needed", "locked_part", "shared_locked", "conflict", "too_many_requests"],
  schema: { params: ByImage, response: { 200: Signature } },
});

/** Takes a picture off the signature. Each has an address of its own: one with a value there is that of a company's list. */
const removal = <const T extends ImageType>(imageType: T) =>
  endpoint({
    method: "DELETE",
    url: `/_/signatures/:hash/${imageType}`,
    policy: EDITING,
    summary: "Remove photo, second photo or banner",
    refusals: ["upgrade_needed", "locked_part", "shared_locked", "conflict", "too_many_requests"],
    schema: { params: ByHash, response: { 200: Signature } },
  });
export const removePhoto = removal("photo");
export const removePhoto2 = removal("photo2");
export const removeBanner = removal("banner");

/** Stores a picture for an addon; its address goes into the addon's data. `crop` as in `uploadImage`. */
export const uploadPicture = endpoint({
  method: "POST",
  url: "/_/signatures/picture",
  policy: ADDING,
  summary: "Upload a picture for an addon (PNG, JPEG, WebP or GIF, up to 5 MB)",
  multipart: { file: "image", fields: ["crop"] },
  refusals: ["picture_limit", "too_many_requests"],
  schema: { response: { 200: StoredPicture } },
});

/** Stores a social icon of one's own; its address goes into `media.customSocialIcons`. */
export const uploadIcon = endpoint({
  method: "POST",
  url: "/_/signatures/icon",
  policy: ADDING,
  summary: "Upload a custom social icon as inline image data (PNG or JPEG, up to 3 MB)",
  refusals: ["picture_limit", "file_too_big", "not_an_image", "too_many_requests", "busy", "undrawable"],
  schema: { body: IconUpload, response: { 200: StoredPicture } },
});
