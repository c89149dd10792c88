import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { type Document, serialize } from "bson";
import { MongoClient } from "mongodb";
import t from "tap";
import { listen } from "#store/connections.ts";
import { Store } from "#store/store.ts";
import { decodeReply, frame, opMsg, RawClient, uint32 } from "./support/raw.ts";
import { makeFolder, serve } from "./support/serve.ts";

const nested = (levels: number): Document => {
  let doc: Document = {};
  for (let i = 1; i < levels; i++) doc = { a: doc };
  return doc;
};

/** A key that the driver would not let through, written over one of the same length. */
const withKey = (key: string) => {
  const placeholder = "K".repeat(key.length);
  const bytes = serialize({ insert: "c", documents: [{ [placeholder]: { polluted: true } }], $db: "t" });
  return Buffer.from(Buffer.from(bytes).toString("latin1").replace(placeholder, key), "latin1");
};

const find = { find: "c", $db: "t" };
const body = Buffer.from(serialize(find));

const CLOSES: Record<string, Buffer> = {
  "a length of 0": frame(2013, Buffer.alloc(5), 0),
  "a negative length": frame(2013, Buffer.alloc(5), 0xffffffff),
  "a length over 48 MB": frame(2013, Buffer.alloc(5), 48_000_001),
  "an unknown opcode": frame(2005, body),
  "compression, which was not agreed": frame(2012, Buffer.concat([uint32(2013), uint32(10), Buffer.of(2), body])),
  "a message without sections": frame(2013, uint32(0)),
  "an unknown section": frame(2013, Buffer.concat([uint32(0), Buffer.of(7), body])),
  "a required flag that nobody knows": opMsg(find, 1 << 5),
  "a document longer than its message": opMsg(Buffer.concat([uint32(5000), body.subarray(4)])),
  "a document shorter than any": opMsg(Buffer.concat([uint32(2), body.subarray(4)])),
  "two bodies": frame(2013, Buffer.concat([uint32(0), Buffer.of(0), body, Buffer.of(0), body])),
  "a sequence longer than its message": frame(
    2013,
    Buffer.concat([uint32(0), Buffer.of(0), body, Buffer.of(1), uint32(9999), Buffer.from("x\0")]),
  ),
  "a sequence without a name": frame(
    2013,
    Buffer.concat([uint32(0), Buffer.of(0), body, Buffer.of(1), uint32(8), Buffer.from("xxxx")]),
  ),
};

const ANSWERS: Record<string, [Buffer, Document]> = {
  "broken BSON": [
    opMsg(Buffer.concat([uint32(body.length), Buffer.from(body.subarray(4)).fill(0x77, 0, 10)])),
    { ok: 0, code: 22 },
  ],
  "a string length beyond the document": [
    opMsg(Buffer.from(body.toString("latin1").replace("\x02\0\0\0c", "\xff\0\0\0c"), "latin1")),
    { ok: 0, code: 22 },
  ],
  "bytes that are not UTF-8": [
    opMsg(
      Buffer.from(
        Buffer.from(serialize({ find: "AAAA", $db: "t" }))
          .toString("latin1")
          .replace("AAAA", "\xff\xfe\xff\xfe"),
        "latin1",
      ),
    ),
    { ok: 0, code: 22 },
  ],
  "a body over 16 MB": [
    opMsg(Buffer.from(serialize({ insert: "c", documents: [{ a: "x".repeat(17_000_000) }], $db: "t" }))),
    { ok: 0, code: 10334 },
  ],
  "a document of 101 levels": [
    opMsg({ insert: "c", documents: [nested(101)], $db: "t" }),
    { n: 0, writeErrors: [{ code: 15 }] },
  ],
  "an unknown command": [opMsg({ launchMissiles: 1, $db: "t" }), { ok: 0, code: 59 }],
  "a command named like a property": [opMsg({ constructor: 1, $db: "t" }), { ok: 0, code: 59 }],
  "no database": [opMsg({ ping: 1 }), { ok: 0, code: 40414 }],
  "a strange database": [opMsg({ insert: "c", documents: [{ a: 1 }], $db: "../x" }), { ok: 0, code: 73 }],
  "a strange collection": [opMsg({ insert: "system.users", documents: [{ a: 1 }], $db: "t" }), { ok: 0, code: 73 }],
  "a collection that is no string": [opMsg({ insert: { a: 1 }, documents: [{ a: 1 }], $db: "t" }), { ok: 0, code: 73 }],
  "documents that are none": [opMsg({ insert: "c", documents: [1, null], $db: "t" }), { ok: 0, code: 14 }],
  "a filter that is none": [opMsg({ find: "c", filter: 5, $db: "t" }), { ok: 0, code: 14 }],
  "the key __proto__": [opMsg(withKey("__proto__")), { writeErrors: [{ code: 56 }] }],
  "the key constructor": [opMsg(withKey("constructor")), { writeErrors: [{ code: 56 }] }],
  "the key _bsontype": [opMsg(withKey("_bsontype")), { writeErrors: [{ code: 56 }] }],
  "__proto__ in a filter path": [
    opMsg({ find: "c", filter: { "__proto__.polluted": true }, $db: "t" }),
    { ok: 0, code: 56 },
  ],
  "__proto__ in an expression": [
    opMsg({ aggregate: "c", pipeline: [{ $project: { a: "$__proto__.b" } }], cursor: {}, $db: "t" }),
    { ok: 0, code: 56 },
  ],
  "__proto__ made by an expression": [
    opMsg({
      aggregate: 1,
      pipeline: [
        { $documents: [{ k: "__proto__" }] },
        { $project: { a: { $arrayToObject: [[["$k", { polluted: 1 }]]] } } },
      ],
      cursor: {},
      $db: "t",
    }),
    { ok: 0, code: 56 },
  ],
  "a sort that is none": [opMsg({ find: "c", sort: { a: "up" }, $db: "t" }), { ok: 0 }],
  "a negative limit of getMore": [opMsg({ getMore: 5n, collection: "c", batchSize: -1, $db: "t" }), { ok: 0 }],
  "a session that is none": [opMsg({ find: "c", lsid: { id: "x" }, $db: "t" }), { ok: 0, code: 2 }],
  "a transaction nobody began": [opMsg({ commitTransaction: 1, $db: "admin", txnNumber: 1n }), { ok: 0 }],
  "an array as _id": [opMsg({ insert: "c", documents: [{ _id: [1] }], $db: "t" }), { writeErrors: [{ code: 53 }] }],
};

t.test("bad input gets an error or a closed connection, and changes nothing", async (t) => {
  const { client, store } = await serve(t);
  const c = client.db("t").collection<{ _id: number }>("c");
  await c.insertOne({ _id: 1 });
  for (const [name, bytes] of Object.entries(CLOSES)) {
    const raw = new RawClient(t, store.uri);
    raw.socket.write(bytes);
    await raw.closed;
    t.pass(`closed on ${name}`);
  }
  for (const [name, [bytes, reply]] of Object.entries(ANSWERS))
    t.match(decodeReply(await new RawClient(t, store.uri).send(bytes)), reply, name);
  const deep = new RawClient(t, store.uri);
  t.match(decodeReply(await deep.send(opMsg(deepFind(50_000)))), { ok: 0, code: 15 }, "a filter of 50,000 levels");
  t.match(await deep.command({ ping: 1, $db: "t" }), { ok: 1 }, "the connection goes on after an error");
  const slow = new RawClient(t, store.uri);
  const whole = opMsg(find);
  for (const byte of whole.subarray(0, whole.length - 1)) slow.socket.write(Buffer.of(byte));
  t.match(
    decodeReply(await slow.send(whole.subarray(whole.length - 1))),
    { cursor: { firstBatch: [{ _id: 1 }] } },
    "byte by byte",
  );
  t.same(await c.find().toArray(), [{ _id: 1 }]);
  t.equal(({} as Document).polluted, undefined);
});

/** Written by hand: a driver's serializer would not go that deep. */
function deepFind(levels: number): Buffer {
  let inner = Buffer.from(serialize({}));
  const parts: Buffer[] = [];
  for (let size = inner.length, i = 0; i < levels; i++) {
    size += 8;
    parts.push(Buffer.concat([uint32(size), Buffer.from("\x03a\0")]));
  }
  inner = Buffer.concat([...parts.reverse(), inner, Buffer.alloc(levels)]);
  const head = Buffer.from(serialize({ find: "c", $db: "t" }));
  const filter = Buffer.concat([Buffer.from("\x03filter\0"), inner]);
  return Buffer.concat([uint32(head.length + filter.length), head.subarray(4, -1), filter, Buffer.of(0)]);
}

t.test("random bytes and random damage never end the store", async (t) => {
  const { client, store } = await serve(t);
  await client.db("t").collection<{ _id: number }>("c").insertOne({ _id: 1 });
  const { pid } = store;
  const command = opMsg({ update: "c", updates: [{ q: { _id: 1 }, u: { $set: { a: [{ b: 1 }] } } }], $db: "t" });
  for (let i = 0; i < 300; i++) {
    const bytes = i % 3 === 0 ? randomBytes(40) : Buffer.from(command);
    if (i % 3 > 0)
      for (let n = 0; n < 3; n++)
        bytes[16 + Math.floor(Math.random() * (bytes.length - 16))] = Math.floor(Math.random() * 256);
    await new Promise<void>((resolve) => {
      const socket = connect(decodeURIComponent(/^mongodb:\/\/([^/]*)\//.exec(store.uri)?.[1] ?? ""), () =>
        socket.end(bytes),
      );
      socket
        .on("data", () => {})
        .on("error", () => {})
        .on("close", () => resolve());
    });
  }
  t.equal(store.pid, pid);
  t.equal(
    await client
      .db("t")
      .collection("c")
      .countDocuments({ _id: 1 as never }),
    1,
  );
});

t.test("on a port, only who knows the secret gets in", async (t) => {
  const dataDir = makeFolder(t);
  const store = new Store(dataDir, () => {});
  const { server, uri } = await listen(store, dataDir, 0);
  const client = new MongoClient(uri);
  t.teardown(async () => {
    await client.close();
    server.close();
    store.close();
  });
  t.match(new URL(uri.replace("mongodb", "http")).hostname, "127.0.0.1");
  await client.db("t").collection("c").insertOne({ a: 1 });
  const address = uri.replace(/\/\/.*@/, "//").replace(/&authMechanism=.*/, "");
  const wrong = uri.replace(/store:\w+@/, "store:wrong@");
  for (const attempt of [address, wrong]) {
    const stranger = new MongoClient(attempt, { serverSelectionTimeoutMS: 2000 });
    await t.rejects(stranger.db("t").collection("c").findOne(), { code: attempt === wrong ? 18 : 13 });
    await stranger.close();
  }
});
