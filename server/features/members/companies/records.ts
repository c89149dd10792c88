/** Companies of agencies: each is a team, whose limit is a part of what its agency has bought. */
import mongoose, { type ClientSession, type QueryFilter, type Types } from "mongoose";
import { keysOf } from "#shared/members/names.ts";
import { storedTeams, TeamModel, type TeamRecord } from "../model.ts";

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

/** When nothing has been changed in a company yet: a moment, so that lists are sorted by it. */
export const NEVER = new Date(0);

/** What a company is sorted and found by. */
export const keysOfName = (name: string) => keysOf({ name, email: "" });

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

/** The wire key that an agency's team has from now on. */
export const setGroup = (_id: Types.ObjectId, group: string, session: ClientSession) =>
  TeamModel.updateOne({ _id }, { $set: { group } }, { session });

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
