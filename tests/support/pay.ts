import { inStore } from "./inStore.ts";
import type { RunningServer } from "./startServer.ts";

/** What a payment does to an account. @throws Error when nobody has that address */
export const pay = (server: RunningServer, email: string, values: Record<string, unknown> = {}): Promise<void> =>
  inStore(server, async (store) => {
    const owner = await store.collection("users").findOne({ email });
    const paid = { $set: { isPaid: true, ...values } };
    const { matchedCount } = await store.collection("teams").updateOne({ _id: owner?._id }, paid);
    if (matchedCount !== 1) throw new Error(`Nobody has the address ${email}.`);
  });
