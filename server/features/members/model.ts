import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { NO_PLAN, ROLES, type Role, User } from "#shared/account/schema.ts";
import { DEFAULT_TIME_ZONE } from "#shared/analytics/constants.ts";
import { UNSOLD_SEATS, unsold } from "#shared/billing/entitled.ts";
import { isTimeZone } from "#shared/lib/timeZone.ts";
import { Facts, NO_FACTS } from "#shared/members/facts.ts";
import { DEFAULT_LOCKS } from "#shared/members/masters/lockNames.ts";
import type { TeamPlan } from "#shared/members/rules.ts";
import { MEMBER_STATUSES } from "#shared/members/schema.ts";
import { filledFrom, type StoredReader, storedReader } from "../../db/stored.ts";
import { countWrites } from "../../db/writes.ts";
import { isSold } from "../../settings.ts";

/**
 * The tenant: who pays, and what signatures, links, clicks and pictures belong to. Every account has one from its sign-up,
 * whose id is the account's own; so what names its maker and no team belongs to the team of that id.
 */
export type TeamRecord = TeamPlan & {
  _id: Types.ObjectId;
  /** the one who pays. A pointer and no role, so that a team has neither none nor two; missing: the account of its id */
  owner?: Types.ObjectId;
  name: string;
  /** people in it, the owner and those who are invited among them */
  used: number;
  /** how many signatures exist; changed in the transaction that makes or deletes one */
  signatureCount: number;
  /** the wire key of a company, and of an agency's own team; null, and in records from before: neither */
  group: string | null;
  /** of a company: the team of its agency; null, and in records from before: it is none */
  agency: Types.ObjectId | null;
  /** whether what was bought is an agency's plan; false in records from before */
  hasHub: boolean;
  /** of an agency: places that its companies have, and when some were taken last; none in records from before */
  given: number;
  packageSeats: number;
  givenAt: Date | null;
  /** of a company: since when nobody acts in it; null: it is in use */
  archivedAt: Date | null;
  /**
   * of a company whose agency's plan has ended: until when it has what it had, and when those who administrate it were told last; null, and in
   * records from before: its agency goes on
   */
  endsAt: Date | null;
  endToldAt: Date | null;
  /** when it has left an agency last; null, and in records from before: it was never a company, as far as is known */
  leftAt: Date | null;
  /** of a company: when something was changed there, to the hour; the beginning of time: never; null: it is none */
  lastActivityAt: Date | null;
  /** of a company: what lists of them are sorted by, and every beginning that a search is an equality of; nothing in other teams */
  nameKey: string;
  starts: string[];
  /** of a company: counts its changes, so that of two at once the later one is refused */
  v: number;
  /** IANA name of the zone by which its days are counted; UTC where nobody has chosen one, and in records from before */
  timeZone: string;
  /** whether the browser extension counts image loads and clicks of each mail; false in records from before */
  countsMails: boolean;
  /** domain of its own that the short links of its signatures and pages are under; null, and in records from before: ours */
  shortHost: string | null;
  /** parts of a signature that follows a master which only its owner and admins may change: names of `LOCK_NAMES` */
  locks: string[];
  /**
   * of a company: what its agency has locked in signatures that follow a design of its own, by the hash of the company's copy; `isStrict`: for
   * those who manage the company, too. Nothing in records from before
   */
  sharedLocks: Record<string, { locks: string[]; isStrict: boolean }>;
  /** to whom the owner wants to hand it over: an account, the hash of the token in the mailed link, and its end; null: nobody */
  transfer: { to: Types.ObjectId; hash: string; expiresAt: Date } | null;
  /** since when its people know that its plan has ended; null, and in records from before: it has not, as far as is known */
  blockedAt: Date | null;
  /** since when its plan has ended; null, and in records from before: long ago, where it has */
  endedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

const Id = z.instanceof(mongoose.Types.ObjectId);
const SharedLocks = z.record(z.string(), z.object({ locks: z.array(z.string()), isStrict: z.boolean() }));
const Transfer = z.object({ to: Id, hash: z.string(), expiresAt: z.date() });

const fields = {
  owner: { type: Schema.Types.ObjectId },
  name: { type: String, default: "" },
  isPaid: { type: Boolean, default: false },
  isTerminated: { type: Boolean, default: false },
  plan: {
    type: Schema.Types.Mixed,
    default: () => structuredClone(NO_PLAN),
    shape: filledFrom(User.shape.plan, NO_PLAN),
  },
  seats: { type: Number, default: 1, shape: z.int() },
  bonusSignatures: { type: Number, default: 0, shape: User.shape.bonusSignatures },
  used: { type: Number, default: 1, shape: z.int() },
  signatureCount: { type: Number, default: 0 },
  group: { type: String, default: null },
  agency: { type: Schema.Types.ObjectId, default: null },
  hasHub: { type: Boolean, default: false },
  given: { type: Number, default: 0, shape: z.int() },
  packageSeats: { type: Number, default: 0, shape: z.int() },
  givenAt: { type: Date, default: null },
  archivedAt: { type: Date, default: null },
  endsAt: { type: Date, default: null },
  endToldAt: { type: Date, default: null },
  leftAt: { type: Date, default: null },
  lastActivityAt: { type: Date, default: null },
  nameKey: { type: String, default: "" },
  starts: { type: [String], default: [] },
  v: { type: Number, default: 0, shape: z.int() },
  timeZone: {
    type: String,
    default: DEFAULT_TIME_ZONE,
    shape: z.string().check(z.refine(isTimeZone)),
    whenWrong: DEFAULT_TIME_ZONE,
  },
  countsMails: { type: Boolean, default: false },
  shortHost: { type: String, default: null },
  locks: { type: [String], default: () => [...DEFAULT_LOCKS] },
  sharedLocks: { type: Schema.Types.Mixed, default: () => ({}), shape: SharedLocks },
  transfer: { type: Schema.Types.Mixed, default: null, shape: z.nullable(Transfer) },
  blockedAt: { type: Date, default: null },
  endedAt: { type: Date, default: null },
} satisfies Record<Exclude<keyof TeamRecord, "_id" | "createdAt" | "updatedAt">, object>;

const schema = new Schema<TeamRecord>(fields, { timestamps: true, minimize: false });
schema.index({ owner: 1, agency: 1 }); // what somebody pays for, apart from companies
schema.index({ group: 1 }, { unique: true, partialFilterExpression: { group: { $type: "string" } } }); // what a wire key names
const ofAgency = { partialFilterExpression: { agency: { $type: "objectId" } } };
schema.index({ agency: 1, archivedAt: 1, nameKey: 1, _id: 1 }, ofAgency); // companies by name …
schema.index({ agency: 1, archivedAt: 1, signatureCount: -1, _id: -1 }, ofAgency); // … by what they have
schema.index({ agency: 1, archivedAt: 1, lastActivityAt: -1, _id: -1 }, ofAgency); // … by when they were changed
schema.index({ agency: 1, archivedAt: 1, starts: 1, nameKey: 1, _id: 1 }, ofAgency); // … and a search
schema.index({ endsAt: 1 }, { partialFilterExpression: { endsAt: { $type: "date" } } }); // whose agency has ended
schema.index({ updatedAt: 1 }); // which was terminated since the last look
schema.index(
  { "transfer.hash": 1 },
  { unique: true, partialFilterExpression: { "transfer.hash": { $type: "string" } } },
); // the link of an offer
schema.index({ isTerminated: 1, blockedAt: 1 }); // … and before the first one; whose people are to be told

/** Who keeps something that was read from here looks whether it still holds. */
export const teamWrites = countWrites(schema);

export const TeamModel = mongoose.model<TeamRecord>("Team", schema);

/** Teams as they are kept, of whatever age: what they have bought is written by these alone. */
export const keptTeams = storedReader<TeamRecord>(TeamModel);

// A company has what its agency leaves it, also where nothing is sold.
const asMet = (team: TeamRecord | null) =>
  team && !isSold() ? { ...unsold(team), ...(team.agency && { seats: team.seats, packageSeats: UNSOLD_SEATS }) } : team;
/** Teams as the program meets them: where nothing is sold each of them has everything. */
export const storedTeams: StoredReader<TeamRecord> = {
  read: (stored) => asMet(keptTeams.read(stored)),
  readAll: (rows) => keptTeams.readAll(rows).map((team) => asMet(team) as TeamRecord),
};

/** The condition that so many people can go: a team's owner stays, and has no place in a company. */
export const withUsed = (count: number) => ({
  $or: [
    { used: mongoose.trusted({ $gt: count }) },
    { agency: mongoose.trusted({ $ne: null }), used: mongoose.trusted({ $gte: count }) },
  ],
});

/** The account that a team's owner has. */
export const ownerOf = ({ _id, owner = _id }: Pick<TeamRecord, "_id" | "owner">): Types.ObjectId => owner;

/** The same as a condition. */
export const ownedBy = (user: Types.ObjectId) => ({
  $or: [{ owner: user }, { _id: user, owner: mongoose.trusted({ $in: [user, null] }) }],
});

/** `claiming`: a place is being taken, which nobody sees; it ends within a minute. */
const STATUSES = ["claiming", ...MEMBER_STATUSES] as const;
/** The condition that somebody is there for others to see, whatever their status is. */
export const SEEN = mongoose.trusted({ $ne: "claiming" as const });

/** The mailed link of somebody who has not answered yet: the hash of its token, and by whom it was sent how often. */
export type MemberInvite = { hash: string; expiresAt: Date; sentAt: Date; sends: number; by: Types.ObjectId };

/** Somebody in another's team; its owner has no such row. Who comes back after having left has a new one, without old rights. */
export type MemberRecord = {
  _id: Types.ObjectId;
  team: Types.ObjectId;
  /** false once they have left: the row stays for what names it */
  active: boolean;
  email: string;
  /** whose account it is; null while nobody has answered the invitation */
  user: Types.ObjectId | null;
  role: Role;
  /** codes of what they may do with signatures; null: all */
  permissions: number[] | null;
  /** the same for pages and cards */
  pagePermissions: number[] | null;
  status: (typeof STATUSES)[number];
  /** stays once it is answered, so that its link says so; null in records from before there were invitations, and of who has left */
  invite: MemberInvite | null;
  /** what the team knows of them; in records from before: nothing */
  facts: Facts;
  /** where the facts come from: which directory, and what it calls them; null: from people */
  directory: { source: string; id: string } | null;
  /** what lists are sorted by: the folded name, or the address; empty in records from before: these come first */
  nameKey: string;
  /** every beginning, of up to ten letters, of the words of name and address: what a search is an equality of */
  starts: string[];
  /** to the hour; null: never, and in records from before */
  lastSeenAt: Date | null;
  createdAt: Date;
};

const Invite = z.object({ hash: z.string(), expiresAt: z.date(), sentAt: z.date(), sends: z.int(), by: Id });
const Directory = z.object({ source: z.string(), id: z.string() });
const codes = { type: [Number], default: null, shape: z.array(z.int()), whenWrong: [] };
const memberFields = {
  team: { type: Schema.Types.ObjectId, required: true },
  active: { type: Boolean, default: true },
  email: { type: String, required: true, shape: User.shape.email },
  user: { type: Schema.Types.ObjectId, default: null },
  role: { type: String, default: "member" as const, shape: z.enum(ROLES) },
  permissions: codes,
  pagePermissions: codes,
  status: { type: String, default: "registered" as const, shape: z.enum(STATUSES) },
  invite: { type: Schema.Types.Mixed, default: null, shape: z.nullable(Invite) },
  facts: { type: Schema.Types.Mixed, default: () => structuredClone(NO_FACTS), shape: filledFrom(Facts, NO_FACTS) },
  directory: { type: Schema.Types.Mixed, default: null, shape: z.nullable(Directory) },
  nameKey: { type: String, default: "" },
  starts: { type: [String], default: [] },
  lastSeenAt: { type: Date, default: null },
} satisfies Record<Exclude<keyof MemberRecord, "_id" | "createdAt">, object>;

const memberSchema = new Schema<MemberRecord>(memberFields, { timestamps: true, minimize: false });
// One row an address and one an account, of those who are in the team now.
memberSchema.index({ team: 1, email: 1 }, { unique: true, partialFilterExpression: { active: true } });
memberSchema.index(
  { team: 1, user: 1 },
  { unique: true, partialFilterExpression: { active: true, user: { $type: "objectId" } } },
);
memberSchema.index({ user: 1 }); // the teams that somebody is in
memberSchema.index({ email: 1 }); // … or is invited to
memberSchema.index(
  { "invite.hash": 1 },
  { unique: true, partialFilterExpression: { "invite.hash": { $type: "string" } } },
); // the link
memberSchema.index({ team: 1, active: 1, nameKey: 1, _id: 1 }); // the list by name
memberSchema.index({ team: 1, active: 1, _id: -1 }); // … and the newest first
memberSchema.index({ team: 1, active: 1, starts: 1, nameKey: 1, _id: 1 }); // a search
memberSchema.index({ team: 1, active: 1, status: 1, nameKey: 1, _id: 1 }); // who has not answered
memberSchema.index({ team: 1, active: 1, role: 1, nameKey: 1, _id: 1 }, { partialFilterExpression: { role: "admin" } }); // who manages it too
memberSchema.index({ status: 1, createdAt: 1 }, { partialFilterExpression: { status: "claiming" } }); // places that nobody finished taking
memberSchema.index(
  { team: 1, "directory.source": 1, "directory.id": 1 },
  { unique: true, partialFilterExpression: { active: true, "directory.id": { $type: "string" } } },
); // whom a directory means

/** The same of who is in which team. */
export const memberWrites = countWrites(memberSchema);

export const MemberModel = mongoose.model<MemberRecord>("Member", memberSchema);

/** Members as they are meant, of whatever age. */
export const storedMembers = storedReader<MemberRecord>(MemberModel);
