import { type Document, UUID } from "bson";
import { MongoClient } from "mongodb";
import t from "tap";
import { opMsg, RawClient } from "./support/raw.ts";
import { openHere } from "./support/serve.ts";
import { until } from "./support/until.ts";

const BEGIN = (n: bigint): Document => ({
  insert: "c",
  documents: [{ of: "the transaction" }],
  lsid: { id: new UUID() },
  txnNumber: n,
  autocommit: false,
  startTransaction: true,
  $db: "t",
});

t.test("clients that hang up while their command waits give their places back", async (t) => {
  const { store, uri } = await openHere(t);
  const holder = new RawClient(t, uri);
  const before = store.connections;
  for (let round = 0; round < 2; round++) {
    const begin = BEGIN(BigInt(round + 1));
    await holder.command(begin);
    const waiting = Array.from({ length: store.maxConnections - 1 }, () => new RawClient(t, uri));
    for (const client of waiting)
      client.send(opMsg({ insert: "c", documents: [{ filler: "x" }], $db: "t" })).catch(() => {});
    t.ok(await until(() => store.connections === store.maxConnections), "all places are taken");
    for (const client of waiting) client.socket.destroy();
    const { lsid, txnNumber } = begin;
    await holder.command({ abortTransaction: 1, lsid, txnNumber, autocommit: false, $db: "admin" });
    t.ok(await until(() => store.connections === before + 1), `${store.connections} are left`);
  }
  t.match(await new RawClient(t, uri).command({ count: "c", $db: "t" }), { ok: 1 }, "others are served");
});

t.test("a client that hangs up before it takes a large answer gives its place back", async (t) => {
  const { store, uri } = await openHere(t);
  const filler = new RawClient(t, uri);
  for (let i = 0; i < 4; i++)
    await filler.command({ insert: "big", documents: [{ text: "x".repeat(4_000_000) }], $db: "t" });
  const before = store.connections;
  const clients = Array.from({ length: 8 }, () => new RawClient(t, uri));
  for (const { socket } of clients) {
    socket.pause();
    socket.write(opMsg({ find: "big", $db: "t" }));
  }
  t.ok(await until(() => store.connections === before + clients.length));
  for (const { socket } of clients) socket.destroy();
  t.ok(await until(() => store.connections === before), `${store.connections} are left of ${before}`);
});

t.test("a client that hangs up gives its place back while its command is still at work", async (t) => {
  const { store, uri } = await openHere(t);
  store.builds.finished = () => new Promise(() => {});
  const others = Array.from({ length: 4 }, () => new RawClient(t, uri));
  const indexes = [{ key: { a: 1 }, name: "a_1" }];
  for (const other of others) other.send(opMsg({ createIndexes: "c", indexes, $db: "t" })).catch(() => {});
  t.ok(await until(() => store.connections === others.length));
  for (const { socket } of others) socket.destroy();
  t.ok(await until(() => store.connections === 0, 5000), `${store.connections} are left`);
});

t.test("a client that takes no answer, sends half a command or says nothing is cut off", async (t) => {
  const { store, uri } = await openHere(t);
  const patient = new RawClient(t, uri);
  await patient.command({ insert: "big", documents: [{ text: "x".repeat(8_000_000) }], $db: "t" });
  store.silenceMs = 200;
  const deaf = new RawClient(t, uri);
  deaf.socket.pause();
  deaf.socket.write(opMsg({ find: "big", $db: "t" }));
  const half = new RawClient(t, uri);
  half.socket.write(opMsg({ count: "big", $db: "t" }).subarray(0, 20));
  const silent = new RawClient(t, uri);
  await Promise.all([half.closed, silent.closed]);
  t.ok(await until(() => store.connections === 1), "only the patient one has a place");
  t.match(await patient.command({ count: "big", $db: "t" }), { n: 1 }, "who waits between commands is left alone");
});

t.test("beyond the places, a command is answered with an error that drivers back off from", async (t) => {
  const { store, uri } = await openHere(t);
  const placed = Array.from({ length: store.maxConnections }, () => new RawClient(t, uri));
  for (const client of placed) await client.command({ count: "c", $db: "t" });
  const late = new RawClient(t, uri);
  t.match(await late.command({ ping: 1, $db: "t" }), { ok: 1 }, "who only watches needs no place");
  t.match(await late.command({ count: "c", $db: "t" }), {
    ok: 0,
    code: 462,
    errmsg: /serves 64 connections/,
    errorLabels: ["SystemOverloadedError", "RetryableError"],
  });
  await late.closed;
  const driver = new MongoClient(uri, { maxAdaptiveRetries: 1 });
  t.teardown(() => driver.close());
  const refused = await driver
    .db("t")
    .collection("c")
    .findOne()
    .catch((error) => error);
  t.ok(refused.hasErrorLabel("SystemOverloadedError"), refused.message);
  placed[0]?.socket.destroy();
  t.ok(
    await until(() =>
      driver
        .db("t")
        .collection("c")
        .findOne()
        .then(
          () => true,
          () => false,
        ),
    ),
    "a place that is given back is taken",
  );
});

t.test("the sockets of refused and watching clients are bounded too", async (t) => {
  const { store, uri } = await openHere(t);
  const many = Array.from({ length: 3 * store.maxConnections }, () => new RawClient(t, uri));
  const outcomes = await Promise.allSettled(many.map((client) => client.command({ ping: 1, $db: "t" })));
  t.equal(outcomes.filter(({ status }) => status === "fulfilled").length, store.maxConnections + 32);
});
