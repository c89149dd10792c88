/** Places of a team for people: taken and freed by one conditional write each, so that a team never has more than it pays for. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { UNSOLD_SEATS } from "#shared/billing/entitled.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { entitlements, freePlaces } from "#shared/members/rules.ts";
import { transaction } from "../../../db/transactions.ts";
import { isSold } from "../../../settings.ts";
import { MemberModel, SEEN, storedTeams, TeamModel, type TeamRecord, withUsed } from "../model.ts";
import { findTeam } from "../service.ts";

/** A place whose taking was not finished by then belongs to a process that has died. */
const CLAIM_MS = 60_000;

/** @throws invite_unavailable: of one person, or nobody pays for it any more */
export function mayInvite(team: TeamRecord): void {
  if (!entitlements(team).canInvite) fail("invite_unavailable");
}

/**
 * Takes a place of a team for each of some rows, all of them or none. Where there are none, those that were lost on the way are
 * looked for, once.
 * @throws seat_limit, invite_unavailable
 */
export async function takeSeats(team: Types.ObjectId, rows: readonly Types.ObjectId[]): Promise<void> {
  const count = rows.length;
  if (await take(team, count)) return;
  if ((await recount(team, rows)) && (await take(team, count))) return;
  mayInvite((await findTeam(team)) ?? fail("internal"));
  fail("seat_limit");
}

/**
 * Takes as many places as there are, of so many that are wanted. Part of the transaction that fills them.
 * @returns how many; none where the team may invite nobody
 */
export async function takeAsMany(_id: Types.ObjectId, most: number, session: ClientSession): Promise<number> {
  const team = storedTeams.read(await TeamModel.findById(_id).session(session).lean());
  const count = team ? Math.min(most, freePlaces(team)) : 0;
  return count > 0 && (await take(_id, count, session)) ? count : 0;
}

async function take(_id: Types.ObjectId, count: number, session: ClientSession | null = null): Promise<boolean> {
  const within = (most: string | number) => mongoose.trusted({ $lte: [{ $add: ["$used", count] }, most] });
  const bought = { isPaid: true, isTerminated: mongoose.trusted({ $ne: true }), $expr: within("$seats") };
  // A company has what its agency gives it, also where nothing is sold.
  const given = { agency: mongoose.trusted({ $ne: null }), $expr: within("$seats") };
  const free = { $or: [given, { agency: null, $expr: within(UNSOLD_SEATS) }] };
  const filter = { _id, ...(isSold() ? bought : free) };
  return (await TeamModel.updateOne(filter, { $inc: { used: count } }).session(session)).modifiedCount === 1;
}

/** Frees places that were taken a moment ago. */
export async function freeSeats(_id: Types.ObjectId, count: number): Promise<void> {
  if (count === 0) return;
  await TeamModel.updateOne({ _id, ...withUsed(count) }, { $inc: { used: -count } });
}

/**
 * Removes the places of a team that nobody finished taking, and counts its people anew. While somebody takes one nothing is
 * counted: whether theirs is among those that are taken already, nobody can tell.
 * @param waiting rows that have taken none
 * @returns whether there were fewer people than places that were taken
 */
export async function recount(
  team: Types.ObjectId,
  waiting: readonly Types.ObjectId[] = [],
  now = Date.now(),
): Promise<boolean> {
  await dropLost(team, now);
  return transaction(async (session) => {
    const others = { team, status: "claiming" as const, _id: mongoose.trusted({ $nin: [...waiting] }) };
    if (await MemberModel.exists(others).session(session)) return false;
    const isCompany = await TeamModel.exists({ _id: team, agency: mongoose.trusted({ $ne: null }) }).session(session);
    // The owner of an agency has no place in its companies.
    const owners = isCompany ? 0 : 1;
    const used = owners + (await MemberModel.countDocuments({ team, active: true, status: SEEN }).session(session));
    const filter = { _id: team, used: mongoose.trusted({ $gt: used }) };
    return (await TeamModel.updateOne(filter, { $set: { used } }, { session })).modifiedCount === 1;
  });
}

/** Removes the rows of a team whose places nobody finished taking: they hold an address that nobody sees. @returns whether there were any */
export async function dropLost(team: Types.ObjectId, now = Date.now()): Promise<boolean> {
  const lost = { team, status: "claiming" as const, createdAt: mongoose.trusted({ $lt: new Date(now - CLAIM_MS) }) };
  return (await MemberModel.deleteMany(lost)).deletedCount > 0;
}
