import mongoose, { type ClientSession, type Types } from "mongoose";
import { Failure, fail } from "#shared/errors/catalogue.ts";
import { type Deal, planWith } from "#shared/members/deals.ts";
import { type Acting, type Action, can, isBlocked, refusalOf, type TeamPlan } from "#shared/members/rules.ts";
import { alike } from "../../db/alike.ts";
import { batchedRead } from "../../db/batchedRead.ts";
import { storedReader } from "../../db/stored.ts";
import { add } from "../../jobs/queue.ts";
import { isSold } from "../../settings.ts";
import { keepPromises } from "./accessRequests.ts";
import { isAgency, keepTogether, runsAnother } from "./companies/agencies.ts";
import {
  adminsOfCompany,
  endCompany,
  endingCompanies,
  endWithAgency,
  graceFrom,
  noteEndTold,
} from "./companies/ending.ts";
import {
  type AboutHub,
  aboutHub,
  brandLineOf,
  brandOfCompany,
  inGroup,
  isBrandPicture,
  knowHubs,
  type Membership,
  membershipInCompany,
  type Reseller,
  tellClosed,
  tellOpened,
  tellReaddressed,
  writesOfHubs,
} from "./companies/hubs.ts";
import {
  agenciesOf,
  companiesOf,
  companiesWith,
  countCompanies,
  findCompanies,
  hasCompaniesInUse,
  idsOfCompanies,
  isCompanyName,
  type ListedCompany,
  listCompanies,
  takenGroups,
} from "./companies/lists.ts";
import { letGo, takeIn } from "./companies/moving.ts";
import { freeOfPackage, recountPackage, takeOfPackage } from "./companies/package.ts";
import {
  addCompany,
  changeCompany,
  findCompany,
  findCompanyOf,
  NEVER,
  noteActivity,
  setGroup,
  setSharedLocks,
} from "./companies/records.ts";
import { GIVING, givingTo, staleForAddresses, staleForAll } from "./designs.ts";
import { findLinked, isOpenLink, join, makeAdmin, noteOpened } from "./joining.ts";
import {
  keptTeams,
  MemberModel,
  type MemberRecord,
  memberWrites,
  ownerOf,
  SEEN,
  storedMembers,
  storedTeams,
  TeamModel,
  type TeamRecord,
  teamWrites,
} from "./model.ts";
import { findOwned, openMissingTeam } from "./own.ts";
import { noteSeen, noteSeenOf } from "./seen.ts";

export type { AboutHub, MemberRecord, Membership, Reseller, TeamRecord };
// What is a team's of an agency's companies.
// What signatures are asked for when a team changes.
export {
  aboutHub,
  addCompany,
  adminsOfCompany,
  agenciesOf,
  brandLineOf,
  brandOfCompany,
  changeCompany,
  companiesOf,
  companiesWith,
  countCompanies,
  endCompany,
  endingCompanies,
  endWithAgency,
  findCompanies,
  findCompany,
  findCompanyOf,
  findLinked,
  findOwned,
  freeOfPackage,
  GIVING,
  givingTo,
  hasCompaniesInUse,
  idsOfCompanies,
  inGroup,
  isAgency,
  isBrandPicture,
  isCompanyName,
  isOpenLink,
  join,
  keepPromises,
  keepTogether,
  knowHubs,
  type ListedCompany,
  letGo,
  listCompanies,
  makeAdmin,
  membershipInCompany,
  memberWrites,
  NEVER,
  noteActivity,
  noteEndTold,
  noteOpened,
  noteSeen,
  noteSeenOf,
  ownerOf,
  recountPackage,
  runsAnother,
  setGroup,
  setSharedLocks,
  staleForAddresses,
  staleForAll,
  takeIn,
  takenGroups,
  takeOfPackage,
  teamWrites,
  tellReaddressed,
  writesOfHubs,
};

const storedIds = storedReader<TeamRecord, "_id">(TeamModel, ["_id"]);
const readTeam = batchedRead<TeamRecord>(TeamModel, "_id");

/** The team of an id, null when there is none. */
export const findTeam = async (id: Types.ObjectId): Promise<TeamRecord | null> =>
  storedTeams.read(await readTeam(String(id)));

/** Makes the team that a new account has from the start; its id is the account's. */
export const openTeam = (owner: Types.ObjectId, session: ClientSession) =>
  TeamModel.create([{ _id: owner, owner }], { session });

/**
 * Takes room for one more signature of a team: checked and taken in one write, so that two tabs, or two members, cannot
 * both get the last one.
 * @param maxSignatures no number is no limit
 * @param count of several all or none
 * @returns false when there is none
 */
export async function takePlace(
  team: Types.ObjectId,
  maxSignatures: number,
  session: ClientSession,
  count = 1,
): Promise<boolean> {
  // Of an agency: what its companies have since it was read is not there for it either.
  const left = { $gte: [{ $subtract: ["$seats", "$given"] }, { $add: ["$signatureCount", count] }] };
  // Of a company: what its agency has taken from it since then.
  const fits = { $lte: [{ $add: [{ $ifNull: ["$signatureCount", 0] }, count] }, "$seats"] };
  const { modifiedCount } = await TeamModel.updateOne(
    {
      _id: team,
      signatureCount: mongoose.trusted({ $not: { $gt: maxSignatures - count } }),
      $and: [
        { $or: [{ given: mongoose.trusted({ $in: [0, null] }) }, { $expr: mongoose.trusted(left) }] },
        { $or: [{ agency: null }, { $expr: mongoose.trusted(fits) }] },
      ],
    },
    { $inc: { signatureCount: count } },
    { session },
  );
  return modifiedCount === 1;
}

/**
 * Has a transaction hold the row of a team: of it and another one that makes something which is counted, the later one is done
 * again and sees what the other has made.
 */
export const holdTeam = (_id: Types.ObjectId, session: ClientSession) =>
  // Its time of change makes it a write, which is what collides.
  TeamModel.updateOne({ _id }, {}, { session });

/** Frees the room of a signature that is gone; one that was never counted frees none. */
export const freePlace = (team: Types.ObjectId, session: ClientSession) =>
  TeamModel.updateOne(
    { _id: team, signatureCount: mongoose.trusted({ $gt: 0 }) },
    { $inc: { signatureCount: -1 } },
    { session },
  );

/**
 * Gives a team a lifetime deal. Read and written in one transaction: of two at once the second one sees what the first
 * one gave.
 * @returns the team as it is then; null where it would gain nothing
 */
export async function giveDeal(id: Types.ObjectId, deal: Deal, session: ClientSession): Promise<TeamRecord | null> {
  const team = keptTeams.read(await TeamModel.findById(id).session(session).lean()) ?? fail("internal");
  const plan = planWith(team, deal);
  if (plan) {
    await TeamModel.updateOne({ _id: id }, { $set: plan }, { session });
    await placesGrew(id, session);
  }
  return plan && { ...team, ...plan };
}

/**
 * Gives a team one place that it has not paid for, unless it has so many of these, or is a company, whose places are of its agency's package:
 * checked and given in one write.
 * @returns false when it has, or is one
 */
export async function giveBonus(id: Types.ObjectId, most: number, session: ClientSession): Promise<boolean> {
  const { modifiedCount } = await TeamModel.updateOne(
    { _id: id, agency: null, bonusSignatures: mongoose.trusted({ $not: { $gte: most } }) },
    { $inc: { seats: 1, bonusSignatures: 1 } },
    { session },
  );
  if (modifiedCount === 1) await placesGrew(id, session);
  return modifiedCount === 1;
}

type Bought = Pick<TeamPlan, "isPaid" | "isTerminated" | "seats" | "plan"> & Pick<TeamRecord, "hasHub">;
type TeamAndPlan = { team: Types.ObjectId; plan: Bought };

/** What teams have from now on, by what they have bought; one that ends is noted to have ended now, unless it has already. */
export async function setPlans(list: readonly TeamAndPlan[], session: ClientSession): Promise<void> {
  if (list.length === 0) return;
  const endedAt = new Date();
  const ending = list.filter(({ plan }) => plan.isTerminated).map(({ team }) => team);
  if (ending.length > 0) {
    const isGoing = { _id: mongoose.trusted({ $in: ending }), isTerminated: mongoose.trusted({ $ne: true }) };
    await TeamModel.updateMany(isGoing, { $set: { endedAt } }, { session });
  }
  const settings = list.map(({ team, plan }) => ({
    _id: team,
    // An agency is offered to nobody: it would go without its companies.
    $set: plan.isTerminated ? plan : { ...plan, endedAt: null, ...(plan.hasHub && { transfer: null }) },
  }));
  await TeamModel.bulkWrite(alike(settings), { session });
  for (const { team, plan } of list) if (plan.isPaid && !plan.isTerminated) await placesGrew(team, session);
  const hubs = list.filter(({ plan }) => plan.hasHub).map(({ team }) => team);
  for (const team of hubs.length > 0 ? await findTeams(hubs, session) : []) await tellOpened(team, session);
  const others = list.filter(({ plan }) => plan.isPaid && !plan.hasHub).map(({ team }) => team);
  if (others.length > 0) await tellClosed(others, session);
  await setPlansOfCompanies(list, endedAt, session);
}

/**
 * Companies have what their agency has bought, but for the places. Where that has ended they have for some days what they had: it was no doing of
 * theirs, and they may have it looked after elsewhere.
 */
async function setPlansOfCompanies(list: readonly TeamAndPlan[], now: Date, session: ClientSession): Promise<void> {
  const these = { _id: mongoose.trusted({ $in: list.map(({ team }) => team) }), given: mongoose.trusted({ $gt: 0 }) };
  const agencies = await TeamModel.find(these, { _id: 1 }).session(session).lean();
  for (const { _id: agency } of agencies) {
    const bought = list.findLast(({ team }) => team.equals(agency))?.plan;
    if (!bought) continue;
    const { isPaid, isTerminated, plan, seats: packageSeats } = bought;
    if (isTerminated) {
      const going = { agency, isTerminated: mongoose.trusted({ $ne: true }), endsAt: null };
      await TeamModel.updateMany(going, { $set: { endsAt: graceFrom(now), endToldAt: null } }, { session });
      continue;
    }
    const ended = { agency, isTerminated: true };
    const others = storedIds.readAll(await TeamModel.find(ended, { _id: 1 }).session(session).lean());
    const change = { isPaid, isTerminated, plan, packageSeats, endsAt: null, endToldAt: null, endedAt: null };
    await TeamModel.updateMany({ agency }, { $set: change }, { session });
    for (const { _id } of others) await placesGrew(_id, session);
  }
}

/** Those teams of some that are there, with what they have bought, even where nothing is sold any more. */
export const findTeams = async (ids: readonly Types.ObjectId[], session: ClientSession | null = null) =>
  keptTeams.readAll(
    await TeamModel.find({ _id: mongoose.trusted({ $in: [...ids] }) })
      .session(session)
      .lean(),
  );

/** There is room for those who found none when the team's rules were applied. */
const placesGrew = (team: Types.ObjectId, session: ClientSession) => add(GIVING, givingTo(team, false), { session });

/** For which team somebody acts, and as what: the one that they chose while they are in it, else their own. */
export async function membershipOf({ _id, team: chosen }: { _id: Types.ObjectId; team: Types.ObjectId | null }) {
  const membership = chosen && !chosen.equals(_id) ? await membershipIn(chosen, _id) : null;
  return membership ?? (await membershipIn(_id, _id)) ?? ownMembership(_id);
}

/**
 * As what somebody acts in a team that is named, be it a company of their agency; null: they do not, or its agency is not paid for.
 * @throws unavailable
 */
export async function membershipAt(user: Types.ObjectId, team: Types.ObjectId): Promise<Membership | null> {
  const company = await findTeam(team);
  if (!company?.agency || company.group === null) return membershipOf({ _id: user, team });
  return membershipInCompany(user, company.group).catch((error: unknown) => {
    if (error instanceof Failure && error.code === "hub_inactive") return null;
    throw error;
  });
}

/** Of somebody who has left the team of their own id, which is another's now, or never had one. */
async function ownMembership(user: Types.ObjectId): Promise<Membership> {
  const owned = () => findOwned(user);
  const team = (await owned()) ?? (await openMissingTeam(user).then(owned)) ?? fail("internal");
  return { team, member: null };
}

async function membershipIn(id: Types.ObjectId, user: Types.ObjectId): Promise<Membership | null> {
  // Most act for the team of their own id, where they have no row.
  const [team, early] = await Promise.all([findTeam(id), id.equals(user) ? null : findMember(id, user)]);
  if (!team || team.archivedAt) return null;
  // A company is nobody's own: its agency's owner acts in it by its name alone.
  if (!team.agency && ownerOf(team).equals(user)) return { team, member: null };
  const member = early ?? (await findMember(id, user));
  return member && { team, member };
}

/** Whether somebody is in a team now, as its owner or as anybody else. */
export const isIn = async (team: Types.ObjectId, user: Types.ObjectId): Promise<boolean> =>
  (await membershipIn(team, user)) !== null;

const findMember = async (team: Types.ObjectId, user: Types.ObjectId): Promise<MemberRecord | null> =>
  storedMembers.read(await MemberModel.findOne({ team, user, active: true }).lean());

/** The member of a team with an address, also one who has not answered yet; null when there is none. */
export const findActive = async (
  team: Types.ObjectId,
  email: string,
  session: ClientSession | null = null,
): Promise<MemberRecord | null> =>
  storedMembers.read(await MemberModel.findOne({ team, email, active: true, status: SEEN }).session(session).lean());

/** What a member may do with signatures from now on; null: all of it. */
export const setPermissions = (_id: Types.ObjectId, permissions: number[] | null, session: ClientSession) =>
  MemberModel.updateOne({ _id }, { permissions }, { session });

/** Those of some accounts that are in a team now: its owner, and who has a row that has not ended. */
export async function activeIn(team: TeamRecord, users: readonly Types.ObjectId[]): Promise<Set<string>> {
  const filter = { team: team._id, active: true, user: mongoose.trusted({ $in: users }) };
  const rows = storedUsersOf.readAll(await MemberModel.find(filter, { user: 1 }).lean());
  const active = new Set([ownerOf(team), ...rows.map(({ user }) => user)].map(String));
  return new Set(users.map(String).filter((id) => active.has(id)));
}

/** The same with pages and cards. */
export const setPagePermissions = (_id: Types.ObjectId, pagePermissions: number[] | null, session: ClientSession) =>
  MemberModel.updateOne({ _id }, { pagePermissions }, { session });

/** Whoever may not do it at all, with whatever thing, hears so. @throws no_edit_permission, no_permission */
export function mustBeAllowed(viewer: Acting, action: Action): void {
  if (!can(viewer, action)) fail(refusalOf(action));
}

/** Teams whose signatures do not show any more. */
export const terminated = () => blockedOf({ isTerminated: true });

/** Teams that were changed since a moment, and whether their signatures still show. */
export const changedSince = (since: Date) => blockedOf({ updatedAt: mongoose.trusted({ $gte: since }) });

const storedUsersOf = storedReader<MemberRecord, "_id" | "user">(MemberModel, ["user"]);

const BLOCKING = ["isTerminated", "plan", "endedAt"] as const;
const storedBlocking = storedReader<TeamRecord, "_id" | (typeof BLOCKING)[number]>(TeamModel, BLOCKING);

async function blockedOf(filter: object): Promise<{ id: string; isBlocked: boolean; endedAt: Date | null }[]> {
  // Nobody's plan ends where there are none.
  if (!isSold()) return [];
  const teams = storedBlocking.readAll(await TeamModel.find(filter, BLOCKING).lean());
  return teams.map((team) => ({ id: String(team._id), isBlocked: isBlocked(team), endedAt: team.endedAt }));
}

/** Somebody of a team as far as their signature needs to know them. */
export type Person = Pick<MemberRecord, "_id" | "email" | "user" | "facts">;
const PERSON = ["email", "user", "facts"] as const;
const storedPeople = storedReader<MemberRecord, "_id" | (typeof PERSON)[number]>(MemberModel, PERSON);
const isThere = { active: true, status: SEEN };

/**
 * People of a team, those who are invited too, the newest first.
 * @param after id of the last one before (keyset pagination)
 * @param only so many ids that one filter bears
 */
export async function pageOfPeople(
  team: Types.ObjectId,
  { after, only }: { after: string | null; only: readonly string[] | null },
  count: number,
): Promise<Person[]> {
  const ids = {
    ...(after !== null && { $lt: new mongoose.Types.ObjectId(after) }),
    ...(only && { $in: only.map((id) => new mongoose.Types.ObjectId(id)) }),
  };
  const filter = { team, ...isThere, ...(Object.keys(ids).length > 0 && { _id: mongoose.trusted(ids) }) };
  return storedPeople.readAll(await MemberModel.find(filter, PERSON).sort({ _id: -1 }).limit(count).lean());
}

/** Those people of a team who have one of some addresses. */
export async function peopleWith(team: Types.ObjectId, emails: readonly string[]): Promise<Person[]> {
  const filter = { team, email: mongoose.trusted({ $in: [...emails] }), ...isThere };
  return storedPeople.readAll(await MemberModel.find(filter, PERSON).lean());
}

/**
 * Has a transaction hold the rows of some members: of it and one in which they leave, the later one is done again and sees
 * what the other has done.
 * @returns the addresses of those who are still there, by their ids
 */
export async function holdActive(
  members: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<Map<string, string>> {
  const these = { _id: mongoose.trusted({ $in: [...members] }), active: true };
  // Its time of change makes it a write, which is what collides.
  await MemberModel.updateMany(these, {}, { session });
  const rows = storedPeople.readAll(await MemberModel.find(these, PERSON).session(session).lean());
  return new Map(rows.map(({ _id, email }) => [String(_id), email]));
}

/** By which zone a team's days are counted. */
export const setTimeZone = (_id: Types.ObjectId, timeZone: string) => TeamModel.updateOne({ _id }, { timeZone });

/** Whether each mail of a team is counted from now on. */
export const setCounting = (_id: Types.ObjectId, countsMails: boolean) => TeamModel.updateOne({ _id }, { countsMails });

/** Under which domain of its own the short links of a team's signatures and pages are from now on; null: ours. */
export const setShortHost = (_id: Types.ObjectId, shortHost: string | null, session: ClientSession) =>
  TeamModel.updateOne({ _id }, { shortHost }, { session });

/** The parts of designs that only those who manage the team may change from now on. */
export const setLocks = (_id: Types.ObjectId, locks: readonly string[]) => TeamModel.updateOne({ _id }, { locks });
