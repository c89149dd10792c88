import { setTimeout } from "node:timers/promises";
import mongoose from "mongoose";
import type { RunningServer } from "./startServer.ts";

/** So long the server remembers who asks when somebody else writes to its store. */
const REMEMBERED_MS = 1_000;

/** What a payment does to an account. @throws Error when nobody has that address */
export async function pay(server: RunningServer, email: string, values: Record<string, unknown> = {}): Promise<void> {
  const uri = server.storeUri();
  const dbName = new URL(uri).pathname.slice(1) || "signoff";
  const store = await mongoose.createConnection(uri, { dbName }).asPromise();
  try {
    const owner = await store.collection("users").findOne({ email });
    const paid = { $set: { isPaid: true, ...values } };
    const { matchedCount } = await store.collection("teams").updateOne({ _id: owner?._id }, paid);
    if (matchedCount !== 1) throw new Error(`Nobody has the address ${email}.`);
    await setTimeout(REMEMBERED_MS);
  } finally {
    await store.close();
  }
}
