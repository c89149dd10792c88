/** Places of an agency's package, of which each of its companies has a part. */
import mongoose, { type ClientSession, type QueryFilter, type Types } from "mongoose";
import { transaction } from "../../../db/transactions.ts";
import { isSold } from "../../../settings.ts";
import { TeamModel, type TeamRecord } from "../model.ts";

/** Whoever takes places has done so, or has given them back, by then. */
const TAKING_MS = 60_000;

/**
 * Takes so many places of an agency's package for one of its companies: checked and taken in one write, so that all of them together never
 * have more than was bought.
 * @returns false when there are not so many, or the agency has ended
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
  const filter = { _id, ...isOpen(), $expr: mongoose.trusted({ $lte: [taken, "$seats"] }) } as QueryFilter<TeamRecord>;
  const change = { $inc: { given: count }, $set: { givenAt: new Date() } };
  return (await TeamModel.updateOne(filter, change).session(session)).modifiedCount === 1;
}

/** An agency that is paid for, where plans are sold: one that has ended a moment ago gives nothing more. */
const isOpen = () => ({
  hasHub: true,
  ...(isSold() && { isPaid: true, isTerminated: mongoose.trusted({ $ne: true }) }),
});

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
