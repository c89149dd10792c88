import { Decimal128, type Document, Long, serialize } from "bson";
import type { Db, MongoClient } from "mongodb";
import t from "tap";
import { serve } from "./support/serve.ts";

type Attempt = (db: Db, client: MongoClient) => Promise<unknown>;

const stage =
  (pipeline: Document[]): Attempt =>
  (db) =>
    db.collection("c").aggregate(pipeline).toArray();
const query =
  (filter: Document): Attempt =>
  (db) =>
    db.collection("c").find(filter).toArray();
const index =
  (keys: Document, options: Document = {}): Attempt =>
  (db) =>
    db.collection("c").createIndex(keys, options);

/** What is left to a real MongoDB: each must say so, in the same words, and do nothing. */
const REFUSED: Record<string, Attempt> = {
  $where: query({ $where: "true" }),
  "$where deep inside": query({ $and: [{ $or: [{ a: 1 }, { $where: "true" }] }] }),
  $function: stage([{ $project: { a: { $function: { body: "x", args: [], lang: "js" } } } }]),
  "$function deep inside": stage([
    { $project: { a: { $cond: [{ $not: { $function: { body: "x", args: [], lang: "js" } } }, 1, 2] } } },
  ]),
  $accumulator: stage([{ $group: { _id: null, a: { $accumulator: {} } } }]),
  mapReduce: (db) => db.command({ mapReduce: "c", map: "x", reduce: "y", out: { inline: 1 } }),
  $out: stage([{ $out: "other" }]),
  $merge: stage([{ $merge: "other" }]),
  "$merge inside $facet": stage([{ $facet: { a: [{ $merge: "other" }] } }]),
  "$text query": query({ $text: { $search: "x" } }),
  "a text index": index({ a: "text" }),
  $near: query({ a: { $near: [0, 0] } }),
  $geoWithin: query({
    a: {
      $geoWithin: {
        $box: [
          [0, 0],
          [1, 1],
        ],
      },
    },
  }),
  $geoNear: stage([{ $geoNear: { near: [0, 0], distanceField: "d" } }]),
  "a 2dsphere index": index({ a: "2dsphere" }),
  "a hashed index": index({ a: "hashed" }),
  "a wildcard index": index({ "$**": 1 }),
  $vectorSearch: stage([{ $vectorSearch: { index: "x" } }]),
  $search: stage([{ $search: { index: "x" } }]),
  "collation of find": (db) =>
    db
      .collection("c")
      .find({}, { collation: { locale: "en" } })
      .toArray(),
  "collation of update": (db) => db.collection("c").updateOne({}, { $set: { a: 1 } }, { collation: { locale: "en" } }),
  "collation of delete": (db) => db.collection("c").deleteOne({}, { collation: { locale: "en" } }),
  "collation of count": (db) => db.collection("c").countDocuments({}, { collation: { locale: "en" } }),
  "collation of an index": index({ a: 1 }, { collation: { locale: "en" } }),
  "change streams": stage([{ $changeStream: {} }]),
  "a capped collection": (db) => db.createCollection("capped", { capped: true, size: 1000 }),
  "a time series": (db) => db.createCollection("series", { timeseries: { timeField: "at" } }),
  "a view": (db) => db.createCollection("view", { viewOn: "c", pipeline: [] }),
  "a validator": (db) => db.createCollection("strict", { validator: { a: 1 } }),
  sharding: (_, client) => client.db("admin").command({ shardCollection: "t.c", key: { a: 1 } }),
  "the command bulkWrite": (_, client) => client.db("admin").command({ bulkWrite: 1, ops: [], nsInfo: [] }),
  $jsonSchema: query({ $jsonSchema: {} }),
  $bitsAllSet: query({ a: { $bitsAllSet: 1 } }),
  $graphLookup: stage([
    { $graphLookup: { from: "c", startWith: "$a", connectFromField: "a", connectToField: "b", as: "x" } },
  ]),
  $setWindowFields: stage([{ $setWindowFields: { output: {} } }]),
  "$dateAdd with a timezone": stage([
    { $project: { a: { $dateAdd: { startDate: "$at", unit: "day", amount: 1, timezone: "Europe/Berlin" } } } },
  ]),
  "$dateToString with weeks": stage([{ $project: { a: { $dateToString: { date: "$at", format: "%G-%V" } } } }]),
  "a position in an index path": index({ "list.0": 1 }),
  "a numeric path in an expression": stage([{ $project: { a: "$list.0" } }]),
  "a system variable": stage([{ $project: { a: "$$CLUSTER_TIME" } }]),
  "a snapshot read": (db) => db.command({ find: "c", readConcern: { level: "snapshot" } }),
  "a tailable cursor": (db) => db.collection("c").find({}, { tailable: true }).toArray(),
  returnKey: (db) => db.collection("c").find({}, { returnKey: true }).toArray(),
  "min and max of find": (db) =>
    db
      .collection("c")
      .find({}, { min: { a: 1 }, hint: { a: 1 } })
      .toArray(),
  "an unknown option": (db) => db.command({ find: "c", somethingNew: true }),
  "Decimal128 in $sqrt": stage([{ $project: { a: { $sqrt: Decimal128.fromString("4") } } }]),
  "Decimal128 in $mod": stage([{ $project: { a: { $mod: [Decimal128.fromString("4"), 3] } } }]),
  "Decimal128 and a date in $add": stage([{ $project: { a: { $add: ["$at", Decimal128.fromString("4")] } } }]),
  "an integer beyond 2^53": (db) => db.collection("c").insertOne({ n: Long.fromString("9007199254740993") }),
  "counting beyond 2^53": (db) => db.collection("c").updateOne({ _id: "big" as never }, { $inc: { n: 1 } }),
  failPoints: (_, client) => client.db("admin").command({ configureFailPoint: "failCommand", mode: "alwaysOn" }),
};

t.test("refusals", async (t) => {
  const { client } = await serve(t);
  const db = client.db("refusals");
  const before = [
    { _id: "big" as never, n: Number.MAX_SAFE_INTEGER },
    { _id: "row" as never, a: 1, at: new Date(0), list: [1] },
  ];
  await db.collection("c").insertMany(before.map((doc) => ({ ...doc })));
  for (const [name, attempt] of Object.entries(REFUSED)) {
    const error = await attempt(db, client).then(
      () => null,
      (error) => error,
    );
    t.match(
      error && { code: error.code, message: error.message },
      { code: 115, message: /^embedded store: .+ is not supported; set MONGODB_URI to use a real MongoDB$/ },
      name,
    );
  }
  t.strictSame(await db.collection("c").find().sort({ _id: 1 }).toArray(), before, "nothing was changed");
  t.same(
    (await db.listCollections().toArray()).map(({ name }) => name),
    ["c"],
    "nothing was made",
  );
});

t.test("in a snapshot session, what cannot be read from a snapshot is refused as MongoDB does it", async (t) => {
  const { client } = await serve(t);
  await client.db("t").collection("c").insertOne({ a: 1 });
  const session = client.startSession({ snapshot: true });
  t.teardown(() => session.endSession());
  const refused = {
    code: 72,
    codeName: "InvalidOptions",
    message: /does not support { readConcern: { level: "snapshot"/,
  };
  await t.rejects(client.db("t").admin().listDatabases({ session }), refused);
  await t.rejects(client.db("t").listCollections({}, { session }).toArray(), refused);
  await t.rejects(client.db("t").collection("c").insertOne({}, { session }), refused);
  await t.rejects(client.db("t").collection("c").findOne({}, { session }), { code: 115 });
});

t.test("client.bulkWrite is refused by the driver, which sees a server before 8.0", async (t) => {
  const { client } = await serve(t);
  await t.rejects(client.bulkWrite([{ name: "insertOne", namespace: "t.c", document: { a: 1 } }]));
});

t.test("an in-memory sort over 32 MB is refused with code 292, with an index it is answered", async (t) => {
  const { client } = await serve(t);
  const big = client.db("sorts").collection("big");
  const filler = "x".repeat(500_000);
  for (let i = 0; i < 10; i++) await big.insertMany(Array.from({ length: 8 }, (_, n) => ({ n: i * 8 + n, filler })));
  t.ok(serialize({ filler }).length * 80 > 32 * 1024 * 1024);
  await t.rejects(big.find().sort({ n: -1 }).toArray(), { code: 292 });
  await t.rejects(big.aggregate([{ $addFields: { m: "$n" } }, { $sort: { m: 1 } }]).toArray(), { code: 292 });
  t.equal((await big.find().sort({ n: -1 }).limit(3).toArray())[0]?.n, 79, "a page of it needs little memory");
  await big.createIndex({ n: 1 });
  t.equal((await big.find().sort({ n: -1 }).project({ n: 1 }).toArray()).length, 80);
});
