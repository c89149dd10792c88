import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { StoredId } from "../lib/storedId.ts";
import { IN_PERSON, SIGNED_IN } from "../members/callPolicies.ts";
import { Export } from "./schema.ts";

/** Has a copy of all the viewer's data made. While one is on its way that one is answered, and no other begun. */
export const create = endpoint({
  method: "POST",
  url: "/_/app/user/export",
  policy: IN_PERSON,
  needsSudo: true,
  summary: "Ask for a copy of the own data",
  refusals: ["busy", "too_many_requests"],
  schema: { response: { 201: Export } },
});

/** The copies that the viewer asked for last, the newest first. */
export const list = endpoint({
  method: "GET",
  url: "/_/app/user/export",
  policy: SIGNED_IN,
  summary: "Copies of the own data",
  schema: { response: { 200: z.strictObject({ items: z.array(Export) }) } },
});

/** The file, for whoever asked for it. 409 `export_not_ready` before it is there, 410 `link_expired` after its day. */
export const download = endpoint({
  method: "GET",
  url: "/_/app/user/export/:id",
  policy: IN_PERSON,
  summary: "Download a copy of the own data",
  produces: ["application/zip"],
  refusals: ["export_not_ready", "link_expired"],
  schema: {
    params: z.strictObject({ id: StoredId }),
    response: { 200: z.custom<Uint8Array>() },
  },
});
