/** How a company leaves its agency, and how a team becomes a company. */
import mongoose, { type ClientSession, type QueryFilter, type Types } from "mongoose";
import { NO_PLAN } from "#shared/account/schema.ts";
import { MemberModel, ownerOf, storedTeams, TeamModel, type TeamRecord } from "../model.ts";
import { freeOfPackage } from "./package.ts";
import { keysOfName } from "./records.ts";

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
