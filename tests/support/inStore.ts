import { setTimeout } from "node:timers/promises";
import mongoose, { type Connection } from "mongoose";
import type { RunningServer } from "./startServer.ts";

/** So long the server remembers who asks when somebody else writes to its store. */
const REMEMBERED_MS = 1_000;

/** Changes what is in the store of a running server, and waits until it knows. */
export async function inStore<T>(server: RunningServer, work: (store: Connection) => Promise<T>): Promise<T> {
  const uri = server.storeUri();
  const dbName = new URL(uri).pathname.slice(1) || "signoff";
  const store = await mongoose.createConnection(uri, { dbName }).asPromise();
  try {
    const result = await work(store);
    await setTimeout(REMEMBERED_MS);
    return result;
  } finally {
    await store.close();
  }
}
