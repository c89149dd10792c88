import DataLoader from "dataloader";
import mongoose, { type Model } from "mongoose";
import { isInside, sharedWork, storeWait } from "./deadline.ts";

/** Keys of one question; more are several questions. */
const MAX_KEYS = 200;

/**
 * Reads single documents by a unique key (batching): all that are asked for in the same turn of the event loop are one
 * question of the store, however many requests want them. Each request waits within its own deadline. Nothing is kept:
 * a question sent after a write sees it. Within a transaction each is asked by itself, beside what the transaction has written.
 * @param also what else has to be so of them; the key has to be unique among those
 * @returns the way to read one, as it is stored; null when there is none
 */
export function batchedRead<R extends object>(model: Model<R>, field: keyof R & string, also: object = {}) {
  const loader = new DataLoader<string, R | null>(
    async (keys) => {
      const wanted = [...new Set(keys)];
      const filter = { ...also, [field]: wanted.length === 1 ? wanted[0] : mongoose.trusted({ $in: wanted }) };
      const rows = await model.find(filter as object).lean<R[]>();
      const byKey = new Map(rows.map((row) => [String(row[field]), row]));
      return keys.map((key) => byKey.get(key) ?? null);
    },
    { cache: false, maxBatchSize: MAX_KEYS, batchScheduleFn: (run) => sharedWork(() => setImmediate(run)) },
  );
  return (key: string): Promise<R | null> => {
    // A shared question takes a place of its own, and all of those may be held by writes that wait for this very transaction.
    if (isInside()) return model.findOne({ ...also, [field]: key } as object).lean<R | null>();
    return storeWait(() => loader.load(key));
  };
}
