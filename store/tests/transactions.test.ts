import { UUID } from "bson";
import type { ClientSession } from "mongodb";
import t from "tap";
import { RawClient } from "./support/raw.ts";
import { openHere, serve } from "./support/serve.ts";

t.test("100 parallel upserts on a unique key make one document", async (t) => {
  const { client } = await serve(t);
  const counters = client.db("t").collection("counters");
  await counters.createIndex({ key: 1 }, { unique: true });
  await Promise.all(
    Array.from({ length: 100 }, () => counters.updateOne({ key: "k" }, { $inc: { n: 1 } }, { upsert: true })),
  );
  t.match(await counters.find().toArray(), [{ key: "k", n: 100 }]);
  const taken = await Promise.all(
    Array.from({ length: 50 }, () => counters.findOneAndUpdate({ key: "k", n: { $gt: 90 } }, { $inc: { n: -1 } })),
  );
  t.equal(taken.filter(Boolean).length, 10, "a conditional update is a gate");
});

t.test("a retried write is answered once, also by the store's next process", async (t) => {
  const { client, store, dataDir } = await serve(t);
  const lsid = { id: new UUID() };
  const increment = {
    update: "c",
    updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } }, upsert: true }],
    lsid,
    txnNumber: 1n,
    $db: "t",
  };
  const raw = new RawClient(t, store.uri);
  const first = await raw.command(increment);
  t.match(first, { n: 1, upserted: [{ _id: 1 }], ok: 1 });
  t.same(await raw.command(increment), first);
  const take = {
    findAndModify: "c",
    query: { _id: 1 },
    update: { $inc: { n: 1 } },
    new: true,
    lsid,
    txnNumber: 2n,
    $db: "t",
  };
  t.match(await raw.command(take), { value: { n: 2 } });
  process.kill(store.pid, "SIGKILL");
  while (
    !(await client
      .db("t")
      .command({ ping: 1 })
      .catch(() => null))
  )
    await new Promise((resolve) => setTimeout(resolve, 50));
  const again = new RawClient(t, store.uri);
  t.match(await again.command(take), { value: { n: 2 } }, `answered from ${dataDir ? "disk" : ""}`);
  t.match(await again.command(increment), { code: 225 }, "an older number is refused");
  t.match(await client.db("t").collection("c").findOne(), { n: 2 });
});

t.test("readers outside a transaction see the last commit and never wait", async (t) => {
  const { client } = await serve(t);
  const c = client.db("t").collection<{ _id: number; n: number }>("c");
  await c.insertOne({ _id: 1, n: 1 });
  await client.withSession((session) =>
    session.withTransaction(async () => {
      await c.updateOne({ _id: 1 }, { $set: { n: 2 } }, { session });
      await c.insertOne({ _id: 2, n: 2 }, { session });
      t.same(await c.find().toArray(), [{ _id: 1, n: 1 }], "outside");
      t.same(
        await c.find({}, { session }).toArray(),
        [
          { _id: 1, n: 2 },
          { _id: 2, n: 2 },
        ],
        "inside",
      );
    }),
  );
  t.equal(await c.countDocuments({ n: 2 }), 2, "after the commit");
});

t.test("an aborted transaction leaves nothing, not even a collection or an index", async (t) => {
  const { client } = await serve(t);
  const db = client.db("t");
  const session = client.startSession();
  session.startTransaction();
  await db.collection("made").insertOne({ a: 1 }, { session });
  await db.collection("made").createIndex({ a: 1 }, { session });
  await session.abortTransaction();
  t.same(await db.listCollections().toArray(), []);
  await db.collection<{ _id: number }>("c").insertOne({ _id: 1 });
  session.startTransaction();
  await db.collection<{ _id: number }>("c").insertOne({ _id: 2 }, { session });
  await t.rejects(db.collection<{ _id: number }>("c").insertOne({ _id: 1 }, { session }), { code: 11000 });
  await t.rejects(session.commitTransaction(), { code: 251 }, "an error gives the whole up");
  t.equal(await db.collection("c").countDocuments(), 1);
  await session.endSession();
});

t.test("writers are serial: concurrent transactions all count, and plain writes wait for them", async (t) => {
  const { client } = await serve(t);
  const c = client.db("t").collection<{ _id: number; n: number }>("c");
  await c.insertOne({ _id: 1, n: 0 });
  const add = (session: ClientSession) =>
    session.withTransaction(async () => {
      const { n } = (await c.findOne({ _id: 1 }, { session })) ?? { n: 0 };
      await c.updateOne({ _id: 1 }, { $set: { n: n + 1 } }, { session });
    });
  const plain = () => c.updateOne({ _id: 1 }, { $inc: { n: 100 } });
  await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 4 === 0 ? plain() : client.withSession(add))));
  t.same(await c.findOne(), { _id: 1, n: 5 * 100 + 15 });
});

t.test("a second transaction is told to try again, a forgotten one ends after five seconds", async (t) => {
  const { client } = await serve(t);
  const c = client.db("t").collection<{ _id: number }>("c");
  const [forgotten, other] = [client.startSession(), client.startSession()];
  forgotten.startTransaction();
  await c.insertOne({ _id: 1 }, { session: forgotten });
  other.startTransaction();
  const conflict = await c.insertOne({ _id: 2 }, { session: other }).catch((error) => error);
  t.match(conflict, { codeName: "WriteConflict" });
  t.ok(conflict.hasErrorLabel("TransientTransactionError"));
  await c.insertOne({ _id: 3 });
  t.same(await c.find().toArray(), [{ _id: 3 }], "the waiting write came through when the time was over");
  const late = await c.insertOne({ _id: 4 }, { session: forgotten }).catch((error) => error);
  t.match(late, { codeName: "NoSuchTransaction" });
  t.ok(late.hasErrorLabel("TransientTransactionError"));
  await Promise.all([forgotten.endSession(), other.endSession()]);
});

t.test("writes and transactions get the writer in the order in which they came", async (t) => {
  const { store } = await openHere(t);
  const order: string[] = [];
  const write = (name: string) => store.writer.write(() => void order.push(name));
  const transact = async (name: string) => {
    const transaction = await store.writer.begin();
    order.push(name);
    return transaction;
  };
  const first = await transact("a transaction");
  const writes = [write("a write"), write("another")];
  const second = transact("the next transaction");
  writes.push(write("what came after it"));
  t.same(order, ["a transaction"]);
  first.commit();
  await Promise.all(writes.slice(0, 2));
  (await second).commit();
  writes.push(write("a newcomer"));
  await Promise.all(writes);
  t.same(order, ["a transaction", "a write", "another", "the next transaction", "what came after it", "a newcomer"]);
});

t.test(
  "no more than a thousand writes wait for a transaction, and a write that is refused may be tried again",
  async (t) => {
    const { store } = await openHere(t);
    const transaction = await store.writer.begin();
    const outcomes = Array.from({ length: 1001 }, (_, n) => store.writer.write(() => n).catch((error) => error));
    t.match(await outcomes[1000], { code: 462, labels: ["SystemOverloadedError", "RetryableError"] });
    await t.rejects(store.writer.begin(), { code: 112, labels: ["TransientTransactionError"] });
    transaction.abort();
    t.same(
      await Promise.all(outcomes.slice(0, 1000)),
      Array.from({ length: 1000 }, (_, n) => n),
    );
  },
);
