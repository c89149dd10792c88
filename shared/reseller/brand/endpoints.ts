import { endpoint } from "../../lib/endpoint.ts";
import { HUB_OWNING } from "../../members/callPolicies.ts";
import { BrandChange, SavedBrand } from "./schema.ts";

const refusals = ["hub_inactive", "too_many_requests"] as const;

/** How the agency looks to the people of its companies. */
export const brand = endpoint({
  method: "GET",
  url: "/_/reseller/brand",
  policy: HUB_OWNING,
  summary: "The brand of the own agency",
  refusals,
  schema: { response: { 200: SavedBrand } },
});

/** Changes all of it but the logo. `conflict` where it has changed since it was read. */
export const changeBrand = endpoint({
  method: "PUT",
  url: "/_/reseller/brand",
  policy: HUB_OWNING,
  summary: "Change the brand of the own agency",
  refusals: [...refusals, "conflict"],
  schema: { body: BrandChange, response: { 200: SavedBrand } },
});

/** Puts a picture into the brand as its logo, at once. `crop` as with other pictures. */
export const uploadLogo = endpoint({
  method: "POST",
  url: "/_/reseller/brand/logo",
  policy: HUB_OWNING,
  summary: "Upload the logo of the own agency (PNG, JPEG, WebP or GIF, up to 5 MB)",
  multipart: { file: "image", fields: ["crop"] },
  refusals: [...refusals, "picture_limit"],
  schema: { response: { 200: SavedBrand } },
});

/** Takes the logo out of the brand. It stays among the agency's pictures. */
export const removeLogo = endpoint({
  method: "DELETE",
  url: "/_/reseller/brand/logo",
  policy: HUB_OWNING,
  summary: "Remove the logo of the own agency",
  refusals,
  schema: { response: { 200: SavedBrand } },
});
