/** What erasing somebody's things is made of: commands that hold the store for a moment each, and may be done again. */
import mongoose, { type Model, type Types } from "mongoose";

/** Records of one command: the only writer of the store is held for so long. */
export const ERASED_AT_ONCE = 500;
/** Far more teams than anybody is in. */
export const MAX_TEAMS = 1_000;

/** Whom an erasure is about. Nothing of it is asked of their records, which may be gone already. */
export type Erased = {
  user: Types.ObjectId;
  email: string;
  /** the teams that go with them */
  teams: readonly Types.ObjectId[];
  /** those of others that they are, or were, in */
  others: readonly Types.ObjectId[];
  /** stands in their place where something has to stay: an id that is nobody's, and different for each account */
  alias: Types.ObjectId;
};

/**
 * Deletes what fits, part by part. A run that is cut short is gone on with by the next one.
 * @throws whatever the signal was aborted with
 */
export async function eraseAll<T>(model: Model<T>, filter: object, signal: AbortSignal): Promise<number> {
  for (let count = 0; ; ) {
    signal.throwIfAborted();
    const rows = await model.find(filter, { _id: 1 }).limit(ERASED_AT_ONCE).lean();
    if (rows.length === 0) return count;
    const these = { _id: mongoose.trusted({ $in: idsOf(rows) }) } as object;
    await model.deleteMany(these);
    count += rows.length;
  }
}

/** Changes what fits, part by part: the change has to take it out of what fits, or this would not end. @throws as above */
export async function changeAll<T>(
  model: Model<T>,
  filter: object,
  change: object,
  signal: AbortSignal,
): Promise<number> {
  for (let count = 0; ; ) {
    signal.throwIfAborted();
    const rows = await model.find(filter, { _id: 1 }).limit(ERASED_AT_ONCE).lean();
    if (rows.length === 0) return count;
    const these = { _id: mongoose.trusted({ $in: idsOf(rows) }) } as object;
    await model.updateMany(these, change, { timestamps: false });
    count += rows.length;
  }
}

/** The teams of what somebody has made, read once over the index of their own. @param owned those that are not asked about */
export async function teamsOfMade<T>(
  model: Model<T>,
  owner: Types.ObjectId,
  owned: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> {
  const known = new Set(owned.map(String));
  const teams: Types.ObjectId[] = [];
  const made = model.find({ owner } as object, { team: 1 }).lean<{ team?: Types.ObjectId | null }>();
  for await (const { team } of made.cursor() as AsyncIterable<{ team?: Types.ObjectId | null }>) {
    if (!team || known.has(String(team))) continue;
    known.add(String(team));
    teams.push(team);
  }
  return teams;
}

/** A model of any record has ids of any type. */
const idsOf = (rows: readonly object[]) => rows.map((row) => (row as { _id: unknown })._id);

/** One of several ids, or texts. */
export const oneOf = <T extends Types.ObjectId | string>(values: readonly T[]) =>
  mongoose.trusted({ $in: [...values] });
