import { AsyncLocalStorage } from "node:async_hooks";
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
  /** For a write past the model. */
  note(): void;
  /** @returns the way to stop it */
  watch(onWrite: () => void): () => void;
};

type Transaction = { written: Set<() => void>; isOpen: boolean };

const transactions = new AsyncLocalStorage<Transaction>();

/**
 * A version counter (optimistic validation): how often this process has written through a model of the given schema. What
 * was read while it stood elsewhere may be out of date. Writes of other processes, and those past the model, are not seen.
 */
export function countWrites<T>(schema: Schema<T>): WriteCount {
  const watching = new Set<() => void>();
  const writes = {
    count: 0,
    note() {
      writes.count++;
      for (const onWrite of watching) onWrite();
    },
    watch(onWrite: () => void) {
      watching.add(onWrite);
      return () => void watching.delete(onWrite);
    },
  };
  const onceVisible = () => {
    const transaction = transactions.getStore();
    if (transaction?.isOpen) transaction.written.add(writes.note);
    else writes.note();
  };
  for (const write of WRITES) schema.post(write as "save", onceVisible);
  return writes;
}

/** Counts the writes of a transaction at its end, whichever it is: until then nobody else can read them. */
export async function countedAtTheEnd<T>(run: () => Promise<T>): Promise<T> {
  const transaction: Transaction = { written: new Set(), isOpen: true };
  try {
    return await transactions.run(transaction, run);
  } finally {
    transaction.isOpen = false;
    for (const note of transaction.written) note();
  }
}
