import * as z from "zod/mini";
import { Export } from "../../exports/schema.ts";
import { endpoint } from "../../lib/endpoint.ts";
import { StoredId } from "../../lib/storedId.ts";
import { HUB_ADMINS } from "../../members/callPolicies.ts";
import { ByGroup, Group } from "../schema.ts";

const refusals = ["hub_inactive", "not_found", "too_many_requests"] as const;
/** All that a company has, its people's addresses too: nobody takes it in another's name. */
const policy = { ...HUB_ADMINS, unverified: "refused", acting: "refused" } as const;

/** Has a copy of all of a company made. While one is on its way that one is answered, and no other begun. */
export const create = endpoint({
  method: "POST",
  url: "/_/reseller/company/:group/export",
  policy,
  summary: "Ask for a copy of a company",
  refusals: [...refusals, "busy"],
  schema: { params: ByGroup, response: { 201: Export } },
});

/** The copies of a company that were asked for last, the newest first. */
export const list = endpoint({
  method: "GET",
  url: "/_/reseller/company/:group/export",
  policy: HUB_ADMINS,
  summary: "Copies of a company",
  refusals,
  schema: { params: ByGroup, response: { 200: z.strictObject({ items: z.array(Export) }) } },
});

/** The file. 409 `export_not_ready` before it is there, 410 `link_expired` after its day. */
export const download = endpoint({
  method: "GET",
  url: "/_/reseller/company/:group/export/:id",
  policy,
  summary: "Download a copy of a company",
  produces: ["application/zip"],
  refusals: [...refusals, "export_not_ready", "link_expired"],
  schema: { params: z.strictObject({ group: Group, id: StoredId }), response: { 200: z.custom<Uint8Array>() } },
});
