import * as z from "zod/mini";
import { endpoint } from "../lib/endpoint.ts";
import { IN_PERSON, SIGNED_IN, SUPPORTING } from "../members/callPolicies.ts";
import { AuditFilter, AuditPage, AuditQuery } from "./schema.ts";

const page = { querystring: AuditQuery, response: { 200: AuditPage } } as const;
const file = { querystring: AuditFilter, response: { 200: z.custom<Uint8Array>() } } as const;
const produces = ["text/csv"] as const;

/** What happened in the own account, the newest first. */
export const own = endpoint({
  method: "GET",
  url: "/_/app/user/log",
  summary: "The log of the own account",
  policy: SIGNED_IN,
  refusals: ["too_many_requests"],
  schema: page,
});

/** The same as a file for spreadsheets, with at most so many lines as `MAX_AUDIT_CSV_ROWS`. */
export const ownFile = endpoint({
  method: "GET",
  url: "/_/app/user/log.csv",
  summary: "The log of the own account as CSV",
  policy: IN_PERSON,
  produces,
  refusals: ["too_many_requests"],
  schema: file,
});

/**
 * What people did in the team, for its owner and admins. What they did with their own accounts is theirs, and who is not in
 * the team any more has no address there.
 */
export const team = endpoint({
  method: "GET",
  url: "/_/app/team/log",
  summary: "The log of the team",
  policy: SIGNED_IN,
  refusals: ["no_permission", "too_many_requests"],
  schema: page,
});

export const teamFile = endpoint({
  method: "GET",
  url: "/_/app/team/log.csv",
  summary: "The log of the team as CSV",
  policy: IN_PERSON,
  produces,
  refusals: ["no_permission", "too_many_requests"],
  schema: file,
});

/** All of it, for super administrators. */
export const all = endpoint({
  method: "GET",
  url: "/_/admin/log",
  summary: "The log of everybody",
  policy: SUPPORTING,
  refusals: ["too_many_requests"],
  schema: page,
});

export const allFile = endpoint({
  method: "GET",
  url: "/_/admin/log.csv",
  summary: "The log of everybody as CSV",
  policy: SUPPORTING,
  produces,
  refusals: ["too_many_requests"],
  schema: file,
});
