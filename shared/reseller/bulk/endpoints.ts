import * as z from "zod/mini";
import { endpoint } from "../../lib/endpoint.ts";
import { StoredId } from "../../lib/storedId.ts";
import { HUB_ADMINS, HUB_INVITING } from "../../members/callPolicies.ts";
import { Bulk, BulkState, CheckedBulk } from "./schema.ts";

const refusals = ["hub_inactive", "not_found", "too_many_requests"] as const;
const ById = z.strictObject({ id: StoredId });

/**
 * A company with its people from a CSV file. `wanted`: as JSON what the company is to be; `isDry`: what would become of it and of each row, and
 * `checked` to make just that with; `mapping`: what each column is, as JSON. A job makes it; the same file and name are one company.
 */
export const make = endpoint({
  method: "POST",
  url: "/_/reseller/bulk",
  policy: HUB_INVITING,
  summary: "Add a company from a file",
  multipart: { file: "file", fields: ["isDry", "wanted", "mapping", "checked"] },
  refusals: [
    ...refusals,
    ...(["unsupported_media_type", "malformed_request", "invalid_input", "file_too_big", "upload_too_slow"] as const),
    ...(["busy", "store_full", "import_changed", "package_full", "no_permission"] as const),
  ],
  schema: { response: { 200: z.union([CheckedBulk, z.strictObject({ bulk: Bulk })]) } },
});

/** Designs that a company can be given, the companies that were made from files last, and what was said of columns. */
export const list = endpoint({
  method: "GET",
  url: "/_/reseller/bulk",
  policy: HUB_ADMINS,
  summary: "Companies from files",
  refusals,
  schema: { response: { 200: BulkState } },
});

/** How far one of them is. */
export const read = endpoint({
  method: "GET",
  url: "/_/reseller/bulk/:id",
  policy: HUB_ADMINS,
  summary: "How far a company from a file is",
  refusals,
  schema: { params: ById, response: { 200: Bulk } },
});

/** Goes on with one that has failed; one that has not stays as it is. */
export const resume = endpoint({
  method: "POST",
  url: "/_/reseller/bulk/:id/continue",
  policy: HUB_INVITING,
  summary: "Go on with a company from a file",
  refusals,
  schema: { params: ById, response: { 200: Bulk } },
});
