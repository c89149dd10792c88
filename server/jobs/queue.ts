import mongoose, { type ClientSession } from "mongoose";
import * as z from "zod/mini";
import { hot } from "../db/cache/seam.ts";
import { unlessDuplicate } from "../db/mongo.ts";
import { transaction } from "../db/transactions.ts";
import type { Kind, Terms } from "./kind.ts";
import { JobModel } from "./model.ts";

/** Wakes up the workers of all processes. */
export const JOBS_TOPIC = "jobs";

export type AddOptions = {
  /** one job a key, however often it is asked for */
  key?: string;
  /** not before; at once when it is left out */
  at?: Date;
  /** after this nobody needs it any more: what is not done by then is given up */
  until?: Date;
  /** as `Kind.keptMs`, for this one */
  keptMs?: number;
  /** of which it is a part: added with all else or not at all, and found by a worker at its next look */
  session?: ClientSession;
  /** written like any other and never run: whoever watches the clock does not learn that there is nothing to do */
  isDecoy?: boolean;
};

/**
 * Adds a job, which some process runs at least once, also when this one ends. Costs one insert; with a key that is
 * taken it does nothing.
 * @throws unavailable when the store did not take it, Error for data that do not fit: a mistake of the program
 */
export async function add<Data>(kind: Kind<Data>, data: Data, options: AddOptions = {}): Promise<void> {
  const record = recordOf(kind, data, options);
  const { key, session } = options;
  if (!session) await unlessDuplicate(JobModel.create(record));
  else if (key === undefined) await JobModel.create([record], { session });
  // A refused duplicate would end the transaction.
  else await JobModel.updateOne({ kind: kind.name, key }, { $setOnInsert: record }, { upsert: true, session });
  if (!session) await wake(kind);
}

/** Adds one job for each of the data: all of them, or none when the store fails. @throws as `add` */
export async function addAll<Data>(
  kind: Kind<Data>,
  list: readonly Data[],
  options: Omit<AddOptions, "key" | "session"> = {},
): Promise<void> {
  const records = list.map((data) => recordOf(kind, data, options));
  await transaction((session) => JobModel.insertMany(records, { session }));
  await wake(kind);
}

/** Has workers look for a job at once that a transaction has added. */
export const wake = ({ name }: Terms) => hot().publish(JOBS_TOPIC, name);

function recordOf<Data>(kind: Kind<Data>, data: Data, { key, at, until, keptMs, isDecoy }: AddOptions) {
  return {
    kind: kind.name,
    key: key ?? null,
    data: z.parse(kind.data, data),
    ...(isDecoy
      ? { state: "decoy" as const, removeAt: until ?? new Date() }
      : { state: "waiting" as const, dueAt: at ?? new Date() }),
    until: until ?? null,
    keptMs: keptMs ?? kind.keptMs,
  };
}

/**
 * Whether some process works on a job of a kind, or will.
 * @param about fields of the data by which jobs are about the same
 * @param after only one that was added after the job of this id. Who has begun before it can leave the rest to it; so a job that
 * ends because nothing is left never takes a wish along that came a moment before
 */
export const isAskedFor = async ({ name }: Terms, about: Record<string, string>, after?: string): Promise<boolean> =>
  (await JobModel.exists({
    kind: name,
    state: mongoose.trusted({ $in: ["waiting", "running"] }),
    ...(after !== undefined && { _id: mongoose.trusted({ $gt: new mongoose.Types.ObjectId(after) }) }),
    ...Object.fromEntries(Object.entries(about).map(([field, value]) => [`data.${field}`, value])),
  })) !== null;
