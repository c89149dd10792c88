import * as z from "zod/mini";
import { LOCK_NAMES, LockName } from "../../members/masters/lockNames.ts";
import { Hash } from "../../signatures/hash.ts";
import { MAX_COMPANY_SEARCH_LENGTH } from "../constants.ts";
import { Group } from "../schema.ts";
import { MAX_CHOSEN_COMPANIES, MAX_SHARED_SHOWN, SHARED_SHOWN } from "./constants.ts";

/**
 * What has become of a design in one company. `waiting`: it is on its way; `done`: it is there as the agency has it; `own`: the company has made it
 * its own; `gone`: the company has deleted it; `noPlace`: the company has no signature left for it; `failed`: it could not be made, and is tried
 * again; `archived`: it comes once the company is in use again; `ended`: it is shared with them no more, and what they have is theirs.
 */
export const COPY_STATES = ["waiting", "done", "own", "gone", "noPlace", "failed", "archived", "ended"] as const;
export const CopyState = z.enum(COPY_STATES);
export type CopyState = z.output<typeof CopyState>;

const Version = z.int().check(z.minimum(0));
const count = z.int();
const StoredId = z.string().check(z.regex(/^[0-9a-f]{24}$/));

export const Locks = z.array(LockName).check(z.maxLength(LOCK_NAMES.length));
const Companies = z.array(Group).check(z.maxLength(MAX_CHOSEN_COMPANIES));

/** Who gets a design, and what companies may do with it. */
const Terms = {
  /** all companies, those that come later too; false: those that are named */
  isForAll: z.boolean(),
  /** the groups of those that are named */
  companies: Companies,
  /** nobody in a company changes or deletes it, nor the parts that are locked in signatures that follow it */
  locked: z.boolean(),
  /** parts that people of companies cannot change in signatures that follow it */
  locks: Locks,
} as const;

export const NewShare = z.strictObject({ signature: Hash, ...Terms });
export type NewShare = z.output<typeof NewShare>;

/** `v`: of the state that was looked at */
export const ShareChange = z.strictObject({ signature: Hash, v: Version, ...Terms });
export type ShareChange = z.output<typeof ShareChange>;

export const ShareTarget = z.strictObject({ signature: Hash, v: Version });
export const BySignature = z.strictObject({ signature: Hash });

/** A design that an agency shares with its companies. */
export const Share = z.strictObject({
  signature: Hash,
  /** what it is called; empty: nothing */
  label: z.string(),
  isForAll: z.boolean(),
  locked: z.boolean(),
  locks: z.array(LockName),
  v: Version,
  /** companies in each state; `ended` are none of them */
  counts: z.strictObject({
    waiting: count,
    done: count,
    own: count,
    gone: count,
    noPlace: count,
    failed: count,
    archived: count,
  }),
  /** it is being brought to companies */
  isRunning: z.boolean(),
});
export type Share = z.output<typeof Share>;

export const ShareQuery = z.strictObject({ after: z.optional(z.nullable(StoredId)) });
export const SharePage = z.strictObject({ items: z.array(Share), next: z.nullable(StoredId) });
export type SharePage = z.output<typeof SharePage>;

/** One with the companies that it was shared with by name. */
export const ShareDetail = z.strictObject({ ...Share.shape, companies: z.array(Group) });
export type ShareDetail = z.output<typeof ShareDetail>;

/** Signatures of the agency's own team that can be shared, those that were changed last first. */
export const CandidateQuery = z.strictObject({
  search: z._default(z.string().check(z.maxLength(MAX_COMPANY_SEARCH_LENGTH)), ""),
});
export const Candidates = z.strictObject({
  items: z.array(z.strictObject({ signature: Hash, label: z.string(), isShared: z.boolean() })),
  hasMore: z.boolean(),
});
export type Candidates = z.output<typeof Candidates>;

export const CopyQuery = z.strictObject({
  signature: Hash,
  /** only those in this state */
  state: z.optional(CopyState),
  after: z.optional(z.nullable(StoredId)),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(MAX_SHARED_SHOWN)), SHARED_SHOWN),
});
export type CopyQuery = z.output<typeof CopyQuery>;

/** `problem`: a code of the catalogue; null: none */
export const CopyPage = z.strictObject({
  items: z.array(z.strictObject({ group: Group, name: z.string(), state: CopyState, problem: z.nullable(z.string()) })),
  next: z.nullable(StoredId),
});
export type CopyPage = z.output<typeof CopyPage>;

/** A design that a company has of its agency. */
export const SharedDesign = z.strictObject({
  id: StoredId,
  /** the company's signature; null: it has none, or none any more */
  signature: z.nullable(Hash),
  label: z.string(),
  agencyName: z.string(),
  state: CopyState,
  locked: z.boolean(),
  locks: z.array(LockName),
});
export type SharedDesign = z.output<typeof SharedDesign>;
export const SharedDesigns = z.strictObject({ items: z.array(SharedDesign) });
export const BySharedDesign = z.strictObject({ id: StoredId });
