import * as z from "zod/mini";
import { endpoint } from "../../lib/endpoint.ts";
import { INVITING, MANAGING } from "../callPolicies.ts";
import { CheckedImport, DirectoryState, Import, Mapping } from "./schema.ts";

const NewImport = z.strictObject({ import: Import });

/**
 * A list of people as a CSV file. `isDry`: what would become of each row, and `checked` to bring in just that with; `mapping`: what each
 * column is, as JSON; `update`: whether what is known of members changes. What is brought in is a job: `state` tells how far it is.
 */
export const importPeople = endpoint({
  method: "POST",
  url: "/_/app/team/import",
  policy: INVITING,
  summary: "Bring in a list of people",
  multipart: { file: "file", fields: ["isDry", "mapping", "update", "checked"] },
  refusals: [
    ...(["unsupported_media_type", "malformed_request", "invalid_input", "file_too_big", "upload_too_slow"] as const),
    ...(["busy", "store_full", "import_changed", "seat_limit", "invite_unavailable", "too_many_requests"] as const),
  ],
  schema: { response: { 200: z.union([CheckedImport, NewImport]) } },
});

/** The list that was brought in last, and what the team has said of columns. */
export const lastImport = endpoint({
  method: "GET",
  url: "/_/app/team/import",
  policy: MANAGING,
  summary: "The list of people that was brought in last",
  schema: { response: { 200: z.strictObject({ import: z.nullable(Import), mapping: Mapping }) } },
});

/** All members with what is known of them, for spreadsheets; read in again it changes nothing. */
export const exportMembers = endpoint({
  method: "GET",
  url: "/_/app/team/members.csv",
  policy: { ...MANAGING, acting: "refused" },
  summary: "Members of the team as a file",
  produces: ["text/csv"],
  refusals: ["too_many_requests"],
  schema: { response: { 200: z.custom<Uint8Array>() } },
});

/** The directory that fills the team, where the installation has one. */
export const directory = endpoint({
  method: "GET",
  url: "/_/app/team/directory",
  policy: MANAGING,
  summary: "The directory that fills the team",
  refusals: ["directory_off"],
  schema: { response: { 200: DirectoryState } },
});

/** Reads the directory now. `confirm`: also when many people would be removed. */
export const syncDirectory = endpoint({
  method: "POST",
  url: "/_/app/team/directory/sync",
  policy: { ...INVITING, can: ["members.manage"] },
  summary: "Read the directory now",
  refusals: ["directory_off", "too_many_requests"],
  schema: { body: z.strictObject({ confirm: z._default(z.boolean(), false) }), response: { 200: DirectoryState } },
});
