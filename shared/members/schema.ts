import * as z from "zod/mini";
import { ROLES } from "../account/schema.ts";
import { Email } from "../auth/schema.ts";
import { StoredId } from "../lib/storedId.ts";
import { Hash } from "../signatures/hash.ts";
import { Reached } from "../signatures/reached.ts";
import {
  MAX_INVITED_AT_ONCE,
  MAX_MEMBER_SEARCH_LENGTH,
  MAX_MEMBERS_AT_ONCE,
  MAX_MEMBERS_SHOWN,
  MAX_PASTED_LENGTH,
  MEMBERS_SHOWN,
} from "./constants.ts";
import { FactChanges, Facts } from "./facts.ts";
import { PermissionCodes } from "./permissions.ts";

/** Of an invitation: mailed, its link was opened, answered. */
export const MEMBER_STATUSES = ["invited", "pending", "registered"] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

export const MemberId = StoredId;
export const ByMember = z.strictObject({ id: MemberId });

/** A member of a team, as those see them who manage it. */
export const TeamMember = z.strictObject({
  id: MemberId,
  email: Email,
  role: z.enum(ROLES),
  status: z.enum(MEMBER_STATUSES),
  /** codes of what they may do with signatures; null: all */
  permissions: PermissionCodes,
  /** the same for pages and cards */
  pagePermissions: PermissionCodes,
  /** the one that is assigned to them; null: none */
  signature: z.nullable(
    z.strictObject({
      id: z.string(),
      hash: Hash,
      label: z.string(),
      updatedAt: z.string(),
      /** whether it is in their mail client, as they say or a mail has shown */
      installed: Reached,
    }),
  ),
  facts: Facts,
  /** when the invitation was mailed last; null once it is answered, and for who was never mailed one */
  invitedAt: z.nullable(z.string()),
  /** until when its link works; in the past: it has to be sent again */
  expiresAt: z.nullable(z.string()),
  /** the day on which they were here last, to the hour; null: never */
  lastSeenAt: z.nullable(z.string()),
  /** where the facts come from, when not from people: the name of a directory; null: typed in or imported */
  directory: z.nullable(z.string()),
});
export type TeamMember = z.output<typeof TeamMember>;

/** Places for people: the owner has one of them. */
export const Seats = z.strictObject({ seats: z.int(), used: z.int() });
export type Seats = z.output<typeof Seats>;

export const MEMBER_SORTS = ["name", "newest"] as const;

/** What is asked for of a list of members; what is left out does not matter. */
export const MemberFilter = z.strictObject({
  /** beginnings of words of name and address */
  search: z._default(z.string().check(z.maxLength(MAX_MEMBER_SEARCH_LENGTH)), ""),
  status: z.optional(z.enum(MEMBER_STATUSES)),
  role: z.optional(z.enum(ROLES)),
  /** `none`: no signature is assigned to them, `any`: one is; `outdated`: what they installed is older than what it is now */
  signature: z.optional(z.enum(["none", "any", "never", "outdated", "current"])),
});
export type MemberFilter = z.output<typeof MemberFilter>;

export const MemberQuery = z.strictObject({
  ...MemberFilter.shape,
  sort: z._default(z.enum(MEMBER_SORTS), "name"),
  /** `next` of the answer before (keyset pagination) */
  after: z.optional(z.string().check(z.maxLength(400), z.regex(/^[0-9a-f]{24}/))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_MEMBERS_SHOWN)), MEMBERS_SHOWN),
});
export type MemberQuery = z.output<typeof MemberQuery>;

export const MemberPage = z.strictObject({
  items: z.array(TeamMember),
  hasMore: z.boolean(),
  /** what to ask for the next ones with; null at the end */
  next: z.nullable(z.string()),
  team: Seats,
});
export type MemberPage = z.output<typeof MemberPage>;

const rights = {
  permissions: z._default(PermissionCodes, null),
  pagePermissions: z._default(PermissionCodes, null),
};

/** Somebody who is invited. `signature`: which one is theirs from the start; `role`: only its owner makes admins. */
export const NewMember = z.strictObject({
  email: Email,
  ...rights,
  role: z._default(z.enum(ROLES), "member"),
  facts: z.optional(FactChanges),
  signature: z.optional(Hash),
});
export type NewMember = z.output<typeof NewMember>;

/** Text with addresses, as people paste it: lines, commas, `Ana <ana@example.com>;`. */
export const PastedAddresses = z.strictObject({ text: z.string().check(z.maxLength(MAX_PASTED_LENGTH)) });

/**
 * `new`: can be invited; `noSeat`: could be, were there a place; `mailedEnough`: people have sent them so many mails today that
 * they were not invited, which shows when it is tried; the others cannot.
 */
export const VERDICTS = ["new", "noSeat", "invited", "member", "you", "twice", "mailedEnough", "invalid"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What would become of one of them. `email`: as it stood there, where it is none. */
export const InviteVerdict = z.strictObject({ email: z.string(), name: z.string(), verdict: z.enum(VERDICTS) });
export type InviteVerdict = z.output<typeof InviteVerdict>;

/** Many who are invited alike. */
export const NewMembers = z.strictObject({
  people: z
    .array(z.strictObject({ email: Email, name: z._default(Facts.shape.name, "") }))
    .check(z.minLength(1), z.maxLength(MAX_INVITED_AT_ONCE)),
  ...rights,
});
export type NewMembers = z.output<typeof NewMembers>;

/** Left out: stays as it is. */
export const PermissionChange = z.strictObject({
  permissions: z.optional(PermissionCodes),
  pagePermissions: z.optional(PermissionCodes),
});
export type PermissionChange = z.output<typeof PermissionChange>;

export const MemberChange = z.strictObject({ role: z.optional(z.enum(ROLES)), facts: z.optional(FactChanges) });
export type MemberChange = z.output<typeof MemberChange>;

const ids = z.array(MemberId).check(z.minLength(1), z.maxLength(MAX_MEMBERS_AT_ONCE));

/** One thing that is done with many members. */
export const MemberBatch = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("permissions"), ids, ...PermissionChange.shape }),
  z.strictObject({ act: z.literal("resend"), ids }),
  z.strictObject({ act: z.literal("remove"), ids }),
]);
export type MemberBatch = z.output<typeof MemberBatch>;

/** Whom it could not be done for, and why: a code of the catalogue. */
export const BatchOutcome = z.strictObject({
  done: z.int(),
  refused: z.array(z.strictObject({ id: MemberId, code: z.string() })),
});
export type BatchOutcome = z.output<typeof BatchOutcome>;

/** Who leaves. `successor`: the member whose signature takes the place of theirs in mails that were sent. */
export const Leaving = z.strictObject({ successor: z.optional(Email) });
export type Leaving = z.output<typeof Leaving>;

/** A team that somebody is in. */
export const TeamInShort = z.strictObject({
  id: MemberId,
  name: z.string(),
  ownerEmail: z.nullable(z.string()),
  isOwner: z.boolean(),
  isChosen: z.boolean(),
});
export type TeamInShort = z.output<typeof TeamInShort>;

/** The team that the viewer manages. */
export const Team = z.strictObject({
  id: MemberId,
  name: z.string(),
  ownerEmail: z.string(),
  isOwner: z.boolean(),
  ...Seats.shape,
  /** whether the browser extension counts image loads and clicks of each mail */
  countsMails: z.boolean(),
  /** parts of a design that only those who manage the team may change: names of `LOCK_NAMES` */
  locks: z.array(z.string()),
  /** to whom the owner wants to hand it over, and until when they can accept; null: nobody */
  transfer: z.nullable(z.strictObject({ email: z.string(), expiresAt: z.string() })),
  /** questions for access that wait for an answer */
  waitingRequests: z.int(),
});
export type Team = z.output<typeof Team>;
