import * as z from "zod/mini";
import { StoredId } from "../lib/storedId.ts";
import { AUDIT_KINDS } from "./acts.ts";
import { MAX_AUDIT_ACTS_LENGTH, MAX_AUDIT_SEARCH_LENGTH } from "./constants.ts";

export const OUTCOMES = ["done", "refused"] as const;

/**
 * Whoever did something, or whom it was done to. `self` is whoever reads; `support` acted in somebody's name, and its
 * address is for the operator alone; `nobody` came with the link of a mail, or sat at the server. A person whose account is
 * deleted has no address any more; `former` is not in the team any more whose log it is, and has none there.
 */
export const AuditPerson = z.strictObject({
  who: z.enum(["self", "person", "former", "support", "nobody"]),
  email: z.nullable(z.string()),
});
export type AuditPerson = z.output<typeof AuditPerson>;

/** A line of the log. Like ones within minutes are one, with how many they are. */
export const AuditEvent = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  /** of the last of them */
  lastAt: z.iso.datetime(),
  times: z.int(),
  /** one of `ACTS`, or of a later version's */
  act: z.string(),
  outcome: z.enum(OUTCOMES),
  actor: AuditPerson,
  subject: AuditPerson,
  /** id of what it was done with: the hash of a signature */
  target: z.string(),
  /** names of what was changed, never their values */
  fields: z.array(z.string()),
  /** stands for an address: the same one has the same word, and nobody finds the address from it */
  from: z.string(),
  browser: z.string(),
  system: z.string(),
  /** `signatures.create`: the call */
  operation: z.string(),
  /** finds it in the server's own log */
  requestId: z.string(),
});
export type AuditEvent = z.output<typeof AuditEvent>;

/** Cursor paging: `next` is the `before` of the page that follows, null after the last. A search may have found nothing so far. */
export const AuditPage = z.strictObject({ items: z.array(AuditEvent), next: z.nullable(z.string()) });
export type AuditPage = z.output<typeof AuditPage>;

const Filter = {
  kind: z.optional(z.enum(AUDIT_KINDS)),
  /** in the names of acts, calls, things and browsers, and in addresses of people */
  search: z.optional(z.string().check(z.trim(), z.maxLength(MAX_AUDIT_SEARCH_LENGTH))),
  /** acts that the search means as well, as the reader's language calls them: `login,logout` */
  acts: z.optional(z.string().check(z.maxLength(MAX_AUDIT_ACTS_LENGTH), z.regex(/^[a-z.,-]*$/))),
};
export const AuditFilter = z.strictObject(Filter);
export type AuditFilter = z.output<typeof AuditFilter>;
export const AuditQuery = z.strictObject({
  ...Filter,
  before: z.optional(StoredId),
});
export type AuditQuery = z.output<typeof AuditQuery>;
