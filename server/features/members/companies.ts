/**
 * Companies of agencies: each is a team, whose limit is a part of what its agency has bought. What of them is a team's is here; who runs an
 * agency and who administrates what, the feature of that name knows (`knowHubs`).
 */
import mongoose, { type ClientSession, type QueryFilter, type Types } from "mongoose";
import { NO_PLAN, type User } from "#shared/account/schema.ts";
import { Failure, fail } from "#shared/errors/catalogue.ts";
import { keysOf } from "#shared/members/names.ts";
import type { HubRights } from "#shared/members/rules.ts";
import type { BrandLine } from "#shared/reseller/brand/line.ts";
import type { Brand } from "#shared/reseller/brand/schema.ts";
import { OWN_GROUP } from "#shared/signatures/constants.ts";
import { storedReader } from "../../db/stored.ts";
import { transaction } from "../../db/transactions.ts";
import {
  MemberModel,
  type MemberRecord,
  ownerOf,
  SEEN,
  storedMembers,
  storedTeams,
  TeamModel,
  type TeamRecord,
} from "./model.ts";

/** Whoever takes places has done so, or has given them back, by then. */
const TAKING_MS = 60_000;

/** `member`: null for the owner, and for an agency's people in a company, whose rights are `hub`. */
export type Membership = { team: TeamRecord; member: MemberRecord | null; hub?: HubRights | null };

/** Somebody of an agency, as their account says it. */
export type Reseller = Pick<User, "isReseller" | "resellerData"> & { _id: Types.ObjectId };

/** `ownerEmail`: for those who do not own it. */
export type AboutHub = { isActive?: boolean; availableSignatures?: number; ownerEmail?: string };

type Hubs = {
  /** what somebody is in a company as one of its agency's people; null: none of these. @throws hub_inactive */
  rightsIn(user: Types.ObjectId, company: TeamRecord): Promise<HubRights | null>;
  /** of somebody's agency, as far as they see it; nothing where there is none */
  about(user: Reseller): Promise<AboutHub>;
  /** how an agency looks to the people of its companies; null: as we do */
  brandOf(agency: Types.ObjectId): Promise<Brand | null>;
  /** whether a brand shows a picture; @param team of the one agency that is asked about; null: any at all */
  showsPicture(picture: string, session: ClientSession | null, team: Types.ObjectId | null): Promise<boolean>;
  /** grows with each write of this process to what is read here */
  writes(): number;
  /** a team has a hub from now on. Part of the transaction that gives it */
  opened(team: TeamRecord, session: ClientSession): Promise<unknown>;
  /** a team has bought something else instead, and has no companies. Part of the transaction that gives it */
  closed(team: TeamRecord, session: ClientSession): Promise<unknown>;
};

let hubs: Hubs | null = null;
/** Who knows of agencies; told at the start. */
export function knowHubs(known: Hubs): void {
  hubs = known;
}

/** What somebody's agency is like; nothing where there is none. */
export const aboutHub = async (user: Reseller): Promise<AboutHub> => (await hubs?.about(user)) ?? {};

/** How the agency of a company looks; null: as we do, or it is no company. */
export const brandOfCompany = async ({ agency }: Pick<TeamRecord, "agency">): Promise<Brand | null> =>
  (agency && (await hubs?.brandOf(agency))) ?? null;

/** Whether an agency's brand shows a picture. @param team of the one agency that is asked about; null: any at all */
export const isBrandPicture = async (
  picture: string,
  session: ClientSession | null,
  team: Types.ObjectId | null = null,
) => (await hubs?.showsPicture(picture, session, team)) ?? false;

/** What stands below what a team makes in the place of our own line; null: ours. */
export const brandLineOf = async (team: Pick<TeamRecord, "agency">): Promise<BrandLine | null> =>
  (await brandOfCompany(team))?.line ?? null;

/** Agencies of the companies that somebody has joined, by their address. */
export async function agenciesOf(email: string, most: number): Promise<Types.ObjectId[]> {
  const rows = await MemberModel.find({ email, active: true, status: "registered" }, { team: 1 })
    .sort({ _id: 1 })
    .limit(most)
    .lean();
  const ids = rows.map(({ team }) => team);
  if (ids.length === 0) return [];
  const companies = { _id: mongoose.trusted({ $in: ids }), agency: mongoose.trusted({ $ne: null }) };
  const found = await TeamModel.find(companies, { agency: 1 }).limit(most).lean();
  return found.flatMap(({ agency }) => agency ?? []);
}

/** Grows with each write of this process to what is read of agencies. */
export const writesOfHubs = (): number => hubs?.writes() ?? 0;

/** Tells that teams have a hub from now on. */
export const tellOpened = async (team: TeamRecord, session: ClientSession): Promise<void> => {
  await hubs?.opened(team, session);
};

/** Tells of those teams of some that had a hub, and no companies, that they have none any more. */
export async function tellClosed(teams: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
  const without = {
    agency: null,
    group: mongoose.trusted({ $type: "string" }),
    given: mongoose.trusted({ $not: { $gt: 0 } }),
  };
  const rows = await TeamModel.find({
    _id: mongoose.trusted({ $in: [...teams] }),
    ...without,
  } as QueryFilter<TeamRecord>)
    .session(session)
    .lean();
  for (const team of storedTeams.readAll(rows)) await hubs?.closed(team, session);
}

/** All companies of agencies, also archived ones: of very many, too. */
export async function idsOfCompanies(agencies: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
  const theirs = { agency: mongoose.trusted({ $in: [...agencies] }) };
  return (await TeamModel.find(theirs, { _id: 1 }).lean()).map(({ _id }) => _id);
}

/** The company of a group, also one that is archived; null when there is none. */
export async function findCompany(group: string, session: ClientSession | null = null): Promise<TeamRecord | null> {
  const team = storedTeams.read(await TeamModel.findOne({ group }).session(session).lean());
  return team?.agency ? team : null;
}

/** The same of an id. */
export async function findCompanyOf(_id: Types.ObjectId, session: ClientSession | null = null) {
  const team = storedTeams.read(await TeamModel.findById(_id).session(session).lean());
  return team?.agency ? team : null;
}

/**
 * As what somebody acts in a company: as one of its agency's people, else as a member; null: it is not there for them.
 * @throws hub_inactive
 */
export async function membershipInCompany(user: Types.ObjectId, group: string): Promise<Membership | null> {
  const team = await findCompany(group);
  if (!team || team.archivedAt) return null;
  const row = MemberModel.findOne({ team: team._id, user, active: true }).lean();
  const rights = hubs?.rightsIn(user, team).catch((error: unknown) => {
    if (error instanceof Failure && error.code === "hub_inactive") return error;
    throw error;
  });
  const [hub, stored] = await Promise.all([rights ?? null, row]);
  const member = storedMembers.read(stored);
  // Of an agency that has ended the company's own people go on as long as they have days.
  if (hub instanceof Failure && !member) throw hub;
  if (hub && !(hub instanceof Failure)) return { team, member: null, hub };
  return member && { team, member, hub: null };
}

/**
 * Somebody as they act in a company that a call names, or for the team that they act for anyway.
 * @param group `all`, or the own team's: that one
 * @throws not_found, hub_inactive
 */
export async function inGroup<V extends Membership & { user: { _id: Types.ObjectId } }>(
  viewer: V,
  group: string,
): Promise<V> {
  if (group === OWN_GROUP || group === viewer.team.group) return viewer;
  return { ...viewer, ...((await membershipInCompany(viewer.user._id, group)) ?? fail("not_found")) };
}

/** When nothing has been changed in a company yet: a moment, so that lists are sorted by it. */
export const NEVER = new Date(0);

/** What a company is sorted and found by. */
const keysOfName = (name: string) => keysOf({ name, email: "" });

export type NewCompany = {
  agency: TeamRecord;
  owner: Types.ObjectId;
  name: string;
  group: string;
  seats: number;
};

/**
 * Makes a company, whose places are taken before. Nobody is in it yet: its agency's owner has no place of it.
 * @throws a duplicate (11000) where the group is another's
 */
export async function addCompany(
  { agency, owner, name, group, seats }: NewCompany,
  session: ClientSession | null = null,
): Promise<TeamRecord> {
  const { isPaid, isTerminated, plan, endedAt } = agency;
  const bought = { isPaid, isTerminated, plan, endedAt, packageSeats: agency.seats };
  const values = { ...bought, owner, agency: agency._id, name, group, seats, used: 0, ...keysOfName(name) };
  const never = { lastActivityAt: NEVER };
  const [made] = await TeamModel.create([{ ...values, ...never }], { session });
  return storedTeams.read(made?.toObject()) as TeamRecord;
}

/**
 * Takes so many places of an agency's package for one of its companies: checked and taken in one write, so that all of them together never
 * have more than was bought.
 * @returns false when there are not so many
 */
export async function takeOfPackage(
  agency: Types.ObjectId,
  count: number,
  session: ClientSession | null = null,
): Promise<boolean> {
  if (await take(agency, count, session)) return true;
  // Some may be lost: their company was not made after all, by a process that has died.
  return session === null && (await recountPackage(agency)) && take(agency, count, null);
}

async function take(_id: Types.ObjectId, count: number, session: ClientSession | null): Promise<boolean> {
  const taken = { $add: [orNone("$given"), orNone("$signatureCount"), count] };
  const filter = { _id, $expr: mongoose.trusted({ $lte: [taken, "$seats"] }) };
  const change = { $inc: { given: count }, $set: { givenAt: new Date() } };
  return (await TeamModel.updateOne(filter, change).session(session)).modifiedCount === 1;
}

/** Records of before lack it: nothing was counted. */
const orNone = (field: string) => ({ $ifNull: [field, 0] });

/** Gives places back to the package. */
export const freeOfPackage = (_id: Types.ObjectId, count: number, session: ClientSession | null = null) =>
  TeamModel.updateOne({ _id, given: mongoose.trusted({ $gte: count }) }, { $inc: { given: -count } }).session(session);

/**
 * Counts anew what an agency's companies have. While somebody takes places nothing is counted: whether their company is among those that
 * are there already, nobody can tell.
 * @returns whether there was less than was noted
 */
export const recountPackage = (agency: Types.ObjectId, now = Date.now()): Promise<boolean> =>
  transaction(async (session) => {
    const isQuiet = { _id: agency, givenAt: mongoose.trusted({ $not: { $gt: new Date(now - TAKING_MS) } }) };
    const team = await TeamModel.findOne(isQuiet, { given: 1 }).session(session).lean();
    if (!team) return false;
    const [sum] = await TeamModel.aggregate<{ given: number }>([
      { $match: { agency } },
      { $group: { _id: null, given: { $sum: { $subtract: ["$seats", orNone("$bonusSignatures")] } } } },
    ]).session(session);
    const [given, noted] = [Math.max(0, sum?.given ?? 0), team.given ?? 0];
    // Also where it is more: what was given twice is not given a third time.
    if (given !== noted) await TeamModel.updateOne({ _id: agency }, { $set: { given } }, { session });
    return given < noted;
  });

export type CompanyValues = { name?: string; seats?: number; archivedAt?: Date | null };

/**
 * Changes a company that is as it was read. It has no fewer places than it has signatures and people.
 * @returns null where it has changed since, or has more
 */
export async function changeCompany(
  { _id, agency }: Pick<TeamRecord, "_id" | "agency">,
  v: number,
  { name, seats, archivedAt }: CompanyValues,
  session: ClientSession,
): Promise<TeamRecord | null> {
  const change = {
    ...(name !== undefined && { name, ...keysOfName(name) }),
    ...(seats !== undefined && { seats }),
    ...(archivedAt !== undefined && { archivedAt }),
  };
  const notMore = mongoose.trusted({ $not: { $gt: seats ?? 0 } });
  const fits = seats !== undefined && { signatureCount: notMore, used: notMore };
  // Records of before have none.
  const filter = {
    _id,
    agency,
    v: v === 0 ? mongoose.trusted({ $in: [0, null] }) : v,
    ...fits,
  } as QueryFilter<TeamRecord>;
  const options = { returnDocument: "after", session } as const;
  const after = await TeamModel.findOneAndUpdate(filter, { $set: change, $inc: { v: 1 } }, options).lean();
  return storedTeams.read(after);
}

/** Companies that a filter finds, in an order, as many as that. */
export const findCompanies = async (
  filter: QueryFilter<TeamRecord>,
  order: Record<string, 1 | -1>,
  most: number,
): Promise<TeamRecord[]> =>
  storedTeams.readAll(await TeamModel.find(filter, { starts: 0 }).sort(order).limit(most).lean());

/** What a list shows of a company, and is sorted by: to read all of a team takes longer than to find it. */
const LISTED = [
  "_id",
  "group",
  "name",
  "nameKey",
  "seats",
  "signatureCount",
  "lastActivityAt",
  "archivedAt",
  "v",
] as const;
const listedTeams = storedReader<TeamRecord, (typeof LISTED)[number]>(TeamModel, LISTED);
const ONLY_LISTED = Object.fromEntries(LISTED.map((field) => [field, 1 as const]));

export type ListedCompany = Pick<TeamRecord, (typeof LISTED)[number]>;

/** The same as a list shows them. */
export const listCompanies = async (
  filter: QueryFilter<TeamRecord>,
  order: Record<string, 1 | -1>,
  most: number,
): Promise<ListedCompany[]> =>
  listedTeams.readAll(await TeamModel.find(filter, ONLY_LISTED).sort(order).limit(most).lean());

/** All companies of an agency by name, archived ones too, as they are in a transaction. */
export const companiesOf = async (
  agency: Types.ObjectId,
  most: number,
  session: ClientSession,
): Promise<TeamRecord[]> =>
  storedTeams.readAll(
    await TeamModel.find({ agency }, { starts: 0 }).sort({ nameKey: 1, _id: 1 }).limit(most).session(session).lean(),
  );

/** Companies of an agency that are in use. @param only those of some; null: all */
export const countCompanies = (agency: Types.ObjectId, only: readonly Types.ObjectId[] | null): Promise<number> =>
  TeamModel.countDocuments({
    agency,
    archivedAt: null,
    ...(only && { _id: mongoose.trusted({ $in: [...only] }) }),
  });

/** Addresses that are looked for at a time. */
const LOOKED_AT_ONCE = 250;

/** Which companies of an agency have some addresses, each by one of their names: what other teams have is theirs to know. */
export async function companiesWith(agency: Types.ObjectId, emails: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let at = 0; at < emails.length; at += LOOKED_AT_ONCE) {
    const some = mongoose.trusted({ $in: emails.slice(at, at + LOOKED_AT_ONCE) });
    const filter = { email: some, active: true, status: SEEN };
    const rows = await MemberModel.find(filter, { email: 1, team: 1 }).lean();
    const ids = mongoose.trusted({ $in: rows.map(({ team }) => team) });
    const teams = await TeamModel.find({ _id: ids, agency }, { name: 1 }).lean();
    const names = new Map(teams.map(({ _id, name }) => [String(_id), name]));
    for (const { email, team } of rows) {
      const name = names.get(String(team));
      if (name !== undefined) found.set(email, name);
    }
  }
  return found;
}

/** Whether a company of an agency is called so, as people compare names. */
export const isCompanyName = async (agency: Types.ObjectId, name: string): Promise<boolean> =>
  name !== "" && (await TeamModel.exists({ agency, nameKey: keysOfName(name).nameKey })) !== null;

/** Whether an agency has companies that are in use: neither archived nor blocked since it has ended. */
export const hasCompaniesInUse = async (
  agencies: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<boolean> => {
  const inUse = { archivedAt: null, isTerminated: mongoose.trusted({ $ne: true }) };
  return (
    (await TeamModel.exists({ agency: mongoose.trusted({ $in: [...agencies] }), ...inUse }).session(session)) !== null
  );
};

/** The wire key that an agency's team has from now on. */
export const setGroup = (_id: Types.ObjectId, group: string, session: ClientSession) =>
  TeamModel.updateOne({ _id }, { $set: { group } }, { session });

/** Those of some groups that are taken. */
export const takenGroups = async (groups: readonly string[], session: ClientSession | null = null) => {
  const rows = await TeamModel.find({ group: mongoose.trusted({ $in: [...groups] }) }, { group: 1 })
    .session(session)
    .lean();
  return new Set(rows.map(({ group }) => group));
};

/** What an agency has locked in signatures that follow a copy of its design; null: nothing. */
export const setSharedLocks = (
  _id: Types.ObjectId,
  copy: string,
  locked: TeamRecord["sharedLocks"][string] | null,
  session: ClientSession,
) => {
  const field = `sharedLocks.${copy}`;
  const change = locked ? { $set: { [field]: locked } } : { $unset: { [field]: 1 } };
  return TeamModel.updateOne({ _id }, change as object, { session, timestamps: false });
};

/** Notes that something was changed in a company, to the hour. */
export async function noteActivity({ _id, agency, lastActivityAt }: TeamRecord, now = new Date()): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
  if (!agency || (lastActivityAt && lastActivityAt >= hour)) return;
  await TeamModel.updateOne({ _id }, { $set: { lastActivityAt: hour } }, { timestamps: false });
}

/**
 * A company leaves its agency: it is its new owner's from now on, who has a place in it, with nothing that was bought for it. Its places go back to
 * the package. Part of a transaction, in which the first write decides of two at once.
 * @returns null where it is no company of the agency any more
 */
export async function letGo(
  { _id, agency }: { _id: Types.ObjectId; agency: Types.ObjectId },
  owner: Types.ObjectId,
  session: ClientSession,
): Promise<TeamRecord | null> {
  const change = {
    owner,
    agency: null,
    group: null,
    archivedAt: null,
    lastActivityAt: null,
    leftAt: new Date(),
    nameKey: "",
    starts: [],
    v: 0,
    transfer: null,
    sharedLocks: {},
    isPaid: false,
    isTerminated: false,
    plan: structuredClone(NO_PLAN),
    endedAt: null,
    endsAt: null,
    endToldAt: null,
    blockedAt: null,
    packageSeats: 0,
  };
  const options = { returnDocument: "before", session } as const;
  const stored = await TeamModel.findOneAndUpdate({ _id, agency }, { $set: change }, options).lean();
  const before = storedTeams.read(stored);
  if (!before) return null;
  // Places that friends have brought are not of the package.
  await freeOfPackage(agency, Math.max(0, before.seats - before.bonusSignatures), session);
  // The owner has no row; one who had none takes a place more.
  const theirs = { team: _id, user: owner, active: true };
  const row = await MemberModel.findOneAndUpdate(theirs, { $set: { active: false, invite: null } }, { session }).lean();
  const used = before.used + (row ? 0 : 1);
  const seats = Math.max(before.seats, used, before.signatureCount);
  await TeamModel.updateOne({ _id }, { $set: { used, seats } }, { session });
  return { ...before, ...change, used, seats };
}

export type TakenIn = { agency: TeamRecord; group: string; seats: number };

/**
 * Makes somebody's own team a company: it is the agency's owner's from now on, and they have a place in it as one of its admins. Part of a
 * transaction that has taken its places.
 * @returns null where it is not theirs any more, or has more people or signatures than that
 */
export async function takeIn(
  { _id, name }: Pick<TeamRecord, "_id" | "name">,
  from: Types.ObjectId,
  { agency, group, seats }: TakenIn,
  session: ClientSession,
): Promise<TeamRecord | null> {
  const notMore = mongoose.trusted({ $not: { $gt: seats } });
  const owner = from.equals(_id) ? mongoose.trusted({ $in: [from, null] }) : from;
  const filter = {
    _id,
    owner,
    agency: null,
    given: mongoose.trusted({ $in: [0, null] }),
    signatureCount: notMore,
    used: notMore,
  };
  const { isPaid, isTerminated, plan, endedAt } = agency;
  const change = {
    ...{ isPaid, isTerminated, plan, endedAt },
    owner: ownerOf(agency),
    agency: agency._id,
    group,
    seats,
    packageSeats: agency.seats,
    bonusSignatures: 0,
    hasHub: false,
    transfer: null,
    blockedAt: null,
    lastActivityAt: new Date(),
    v: 0,
    ...keysOfName(name),
  };
  const options = { returnDocument: "after", session } as const;
  const stored = await TeamModel.findOneAndUpdate(filter as QueryFilter<TeamRecord>, { $set: change }, options).lean();
  return storedTeams.read(stored);
}

/** Companies whose agency has ended and whose days are over, or of which nobody was told since a moment. */
export async function endingCompanies(now: Date, told: Date, most: number): Promise<TeamRecord[]> {
  const isOver = { endsAt: mongoose.trusted({ $lte: now }) };
  const isNews = { endsAt: mongoose.trusted({ $gt: now }), endToldAt: null };
  // Once more, a few days before the end.
  const isSoon = {
    endsAt: mongoose.trusted({ $gt: now, $lte: told }),
    endToldAt: mongoose.trusted({ $lt: new Date(2 * now.getTime() - told.getTime()) }),
  };
  const rows = await TeamModel.find({ $or: [isOver, isNews, isSoon] } as QueryFilter<TeamRecord>)
    .sort({ endsAt: 1 })
    .limit(most)
    .lean();
  return storedTeams.readAll(rows);
}

/** Ends what a company has, as its agency's plan has ended; one whose agency is back meanwhile stays. @returns whether it did */
export const endCompany = ({ _id, endsAt }: TeamRecord, now: Date): Promise<boolean> =>
  transaction(async (session) => {
    const company = storedTeams.read(await TeamModel.findOne({ _id, endsAt }).session(session).lean());
    const agency =
      company?.agency && storedTeams.read(await TeamModel.findById(company.agency).session(session).lean());
    if (!agency) return false;
    const { isPaid, isTerminated, plan } = agency;
    const change = {
      ...{ isPaid, isTerminated, plan, packageSeats: agency.seats },
      ...{ endsAt: null, endToldAt: null, endedAt: isTerminated ? now : null },
    };
    return (await TeamModel.updateOne({ _id, endsAt }, { $set: change }, { session })).modifiedCount === 1;
  });

/** Notes that those who administrate a company were told of its end. @returns false where somebody was faster */
export const noteEndTold = async ({ _id, endsAt, endToldAt }: TeamRecord, now: Date, session: ClientSession) =>
  (await TeamModel.updateOne({ _id, endsAt, endToldAt }, { $set: { endToldAt: now } }, { session })).modifiedCount ===
  1;

/** Those who manage a company as its own people: its admins, the oldest first. */
export async function adminsOfCompany(team: Types.ObjectId, most: number): Promise<MemberRecord[]> {
  const filter = { team, active: true, role: "admin" as const, status: "registered" as const };
  return storedMembers.readAll(await MemberModel.find(filter).sort({ _id: 1 }).limit(most).lean());
}
