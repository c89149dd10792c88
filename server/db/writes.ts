import type { Schema } from "mongoose";

const WRITES = [
  "save",
  "insertMany",
  "updateOne",
  "updateMany",
  "replaceOne",
  "findOneAndUpdate",
  "findOneAndReplace",
  "deleteOne",
  "deleteMany",
  "findOneAndDelete",
  "bulkWrite",
] as const;

export type WriteCount = {
  readonly count: number;
  /** For the end of a transaction: its writes were counted when nobody else could see them yet. */
  note(): void;
};

/**
 * A version counter (optimistic validation): how often this process has written through a model of the given schema. What
 * was read while it stood elsewhere may be out of date. Writes of other processes, and those past the model, are not seen.
 */
export function countWrites<T>(schema: Schema<T>): WriteCount {
  const writes = {
    count: 0,
    note() {
      writes.count++;
    },
  };
  for (const write of WRITES) schema.post(write as "save", () => writes.note());
  return writes;
}
