import * as z from "zod/mini";
import { eachOf } from "../../lib/eachOf.ts";
import { PageNumber } from "../../lib/paging.ts";
import { Hash } from "../hash.ts";
import { Reached } from "../reached.ts";

/** A state of a signature that was seen somewhere, by its date, and when it was. */
const Seen = z.strictObject({ state: z.iso.datetime(), at: z.iso.datetime() });

/**
 * Which state of their signature a member has, as far as is known. `confirmed`: said by them, or by the arrival check. `fetched`,
 * `inserted`: by their browser extension, which puts the newest it has into each mail; null also where it has another signature.
 * `loaded`: pictures that only this state has were loaded last, from mails.
 */
export const Installed = z.strictObject({
  email: z.string(),
  name: z.string(),
  signature: z.strictObject({ hash: Hash, label: z.string() }),
  /** when what mails show of it was changed last */
  changedAt: z.iso.datetime(),
  state: Reached,
  confirmed: z.nullable(z.iso.datetime()),
  fetched: z.nullable(Seen),
  inserted: z.nullable(Seen),
  /** their extension puts another signature into mails than the one that is theirs */
  usesOther: z.boolean(),
  loaded: z.nullable(z.extend(Seen, { is: z.enum(["current", "outdated"]) })),
});
export type Installed = z.output<typeof Installed>;

/** `behind`: who has an older state, or none that is known of. */
export const InstalledQuery = z.strictObject({
  only: z.optional(z.enum(["behind", "never", "outdated", "current"])),
  page: z._default(PageNumber, 1),
});
export type InstalledQuery = z.output<typeof InstalledQuery>;

export const InstalledPage = z.strictObject({
  items: z.array(Installed),
  page: z.int(),
  hasMore: z.boolean(),
  counts: eachOf(Reached.options, z.int()),
});
export type InstalledPage = z.output<typeof InstalledPage>;
