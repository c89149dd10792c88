import mongoose from "mongoose";
import type { Test } from "tap";

/** What somebody else does in the moment before the next transaction begins: straight in the store. */
export function beforeNextTransaction(t: Test, work: () => Promise<unknown>): void {
  const { startSession } = mongoose;
  const restore = () => Object.assign(mongoose, { startSession });
  t.teardown(restore);
  Object.assign(mongoose, {
    async startSession(...options: Parameters<typeof startSession>) {
      restore();
      await work();
      return startSession.apply(mongoose, options);
    },
  });
}
