import { BSONRegExp, type Document, Long, MaxKey, MinKey, ObjectId, Timestamp } from "bson";
import t from "tap";
import { serve } from "./support/serve.ts";

/** Meanings that the expression engine underneath gets wrong or accepts in silence: each is guarded. */

const REFUSED_UPDATES: [string, Document, Document, number][] = [
  ["$inc on a string", { a: "x" }, { $inc: { a: 1 } }, 14],
  ["$mul on an array", { a: [1] }, { $mul: { a: 2 } }, 14],
  ["$inc by a string", { a: 1 }, { $inc: { a: "1" } }, 14],
  ["$push on a scalar", { a: 1 }, { $push: { a: 2 } }, 2],
  ["$addToSet on a document", { a: {} }, { $addToSet: { a: 2 } }, 2],
  ["$pull on a scalar", { a: 1 }, { $pull: { a: 1 } }, 2],
  ["$pop on a scalar", { a: 1 }, { $pop: { a: 1 } }, 14],
  ["one path twice", { a: 1 }, { $set: { a: 2 }, $inc: { a: 1 } }, 40],
  ["a path and one below it", { a: {} }, { $set: { a: {}, "a.b": 1 } }, 40],
  ["a path through a scalar", { a: 1 }, { $set: { "a.b": 1 } }, 28],
  ["a name in an array", { a: [1] }, { $set: { "a.b": 1 } }, 28],
  ["a new _id", { a: 1 }, { $set: { _id: 2 } }, 66],
  ["no _id", { a: 1 }, { $unset: { _id: "" } }, 66],
  ["a $-field below", { a: 1 }, { $set: { "b.$c": 1 } }, 52],
  ["a positional update without a match", { a: [1] }, { $set: { "a.$": 1 } }, 2],
  ["a path with an empty part", { a: 1 }, { $set: { "a..b": 1 } }, 56],
  ["__proto__", { a: 1 }, { $set: { "__proto__.polluted": 1 } }, 56],
  ["constructor", { a: 1 }, { $set: { "constructor.prototype.polluted": 1 } }, 56],
  ["prototype in a value", { a: 1 }, { $set: { b: { prototype: 1 } } }, 56],
  ["an unknown array filter", { a: [1] }, { $set: { "a.$[x]": 1 } }, 2],
];

const MIXED = [
  new MinKey(),
  null,
  -1,
  0.5,
  2,
  "",
  "a",
  "a\0b",
  "ab",
  "é",
  { a: 1 },
  { a: 1, b: 1 },
  { b: 0 },
  ObjectId.createFromTime(1),
  false,
  true,
  new Date(-1),
  new Date(1),
  new Timestamp({ t: 1, i: 1 }),
  new BSONRegExp("a"),
  new MaxKey(),
];

t.test("traps", async (t) => {
  const { client } = await serve(t);
  const db = client.db("traps");
  const docs = db.collection<Document>("docs");

  await t.test("updates that make no sense fail with MongoDB's codes and change nothing", async (t) => {
    for (const [name, doc, update, code] of REFUSED_UPDATES) {
      const { insertedId: _id } = await docs.insertOne({ ...doc });
      await t.rejects(docs.updateOne({ _id }, update), { code }, name);
      t.strictSame(await docs.findOne({ _id }), { _id, ...doc }, `${name}: unchanged`);
    }
    t.equal(({} as Document).polluted, undefined);
  });

  await t.test("mixed types sort in one order, with and without an index, both ways", async (t) => {
    const mixed = db.collection<Document>("mixed");
    await mixed.insertMany(MIXED.map((v, i) => ({ _id: i as never, v })).toSorted(() => Math.random() - 0.5));
    const order = async (direction: 1 | -1) =>
      (await mixed.find().sort({ v: direction }).toArray()).map(({ _id }) => Number(_id));
    const expected = MIXED.map((_, i) => i);
    t.same(await order(1), expected);
    t.same(await order(-1), expected.toReversed());
    await mixed.createIndex({ v: -1 });
    t.same(await order(1), expected);
    t.same(await order(-1), expected.toReversed());
    for (const [i, v] of MIXED.entries())
      t.same(
        (await mixed.find({ v: { $eq: v } }).toArray()).map(({ _id }) => _id),
        [i],
        `finds ${i}`,
      );
    t.same((await mixed.find({ v: { $gt: 0 } }).toArray()).length, 2, "a range stays in its type");
  });

  await t.test("projections keep the other fields, know positions and leave _id in front", async (t) => {
    const { insertedId: _id } = await docs.insertOne({ a: 1, list: [1, 2, 3], z: 1 });
    t.strictSame(await docs.findOne({ _id }, { projection: { list: { $slice: 1 } } }), { _id, a: 1, list: [1], z: 1 });
    t.strictSame(await docs.findOne({ _id, list: 2 }, { projection: { "list.$": 1 } }), { _id, list: [2] });
    t.same(Object.keys((await docs.findOne({ _id }, { projection: { z: 1, a: 1, _id: 1 } })) ?? {}), ["_id", "a", "z"]);
    await t.rejects(docs.findOne({ _id }, { projection: { a: 1, z: 0 } }), { code: 31254 });
  });

  await t.test("long integers are numbers like any other", async (t) => {
    await docs.insertMany([
      { kind: "long", n: Long.fromNumber(5) },
      { kind: "long", n: 5.0 },
      { kind: "long", n: Long.fromNumber(2 ** 40) },
    ]);
    t.equal(await docs.countDocuments({ kind: "long", n: 5 }), 2);
    t.equal(await docs.countDocuments({ kind: "long", n: { $gte: Long.fromNumber(6) } }), 1);
    t.same(
      await docs.aggregate([{ $match: { kind: "long" } }, { $group: { _id: null, sum: { $sum: "$n" } } }]).toArray(),
      [{ _id: null, sum: 10 + 2 ** 40 }],
    );
  });

  await t.test("sub-documents are equal only in the same order", async (t) => {
    await docs.insertOne({ kind: "order", doc: { a: 1, b: 2 } });
    t.equal(await docs.countDocuments({ kind: "order", doc: { a: 1, b: 2 } }), 1);
    t.equal(await docs.countDocuments({ kind: "order", doc: { b: 2, a: 1 } }), 0);
  });

  await t.test("the values of let are values, whatever they look like", async (t) => {
    await docs.insertOne({ kind: "let", name: "$kind", kindCopy: "let" });
    const filter = { kind: "let", $expr: { $eq: ["$name", "$$wanted"] } };
    t.equal((await docs.find(filter, { let: { wanted: { $literal: "$kind" } } }).toArray()).length, 1);
    await t.rejects(docs.find({ $expr: { $eq: ["$name", "$$unknown"] } }).toArray(), { code: 17276 });
  });

  await t.test("the s option of a regex lets a dot match newlines, and a regex has no memory", async (t) => {
    await docs.insertMany(Array.from({ length: 4 }, () => ({ kind: "regex", text: "a\nb" })));
    t.equal(await docs.countDocuments({ kind: "regex", text: { $regex: "a.b", $options: "s" } }), 4);
    t.equal(await docs.countDocuments({ kind: "regex", text: /a.b/ }), 0);
    await t.rejects(docs.countDocuments({ text: { $regex: "(" } }), { code: 51091 });
  });

  await t.test("one array update does not hide another: parallel arrays cannot be indexed", async (t) => {
    const arrays = db.collection("arrays");
    await arrays.createIndex({ a: 1, b: 1 });
    await t.rejects(arrays.insertOne({ a: [1], b: [2] }), { code: 171 });
    t.equal(await arrays.countDocuments(), 0);
  });

  await t.test("positions are those of the document as it was before the update", async (t) => {
    const before = { l: [{ a: "open", n: 0 }] };
    const change = { $set: { "l.$[x].a": "done" }, $inc: { "l.$[x].n": 1 } };
    const { insertedId: _id } = await docs.insertOne({ ...before });
    await docs.updateOne({ _id }, change, { arrayFilters: [{ "x.a": "open" }] });
    t.strictSame(await docs.findOne({ _id }), { _id, l: [{ a: "done", n: 1 }] });
    await docs.updateOne({ _id, "l.a": "done" }, { $set: { "l.$.a": "shut" }, $inc: { "l.$.n": 1 } });
    t.strictSame(await docs.findOne({ _id }), { _id, l: [{ a: "shut", n: 2 }] });
    const twice = { $set: { "l.$[x].n": 9 }, $inc: { "l.$[y].n": 1 } };
    const arrayFilters = [{ "x.n": 2 }, { "y.a": "shut" }];
    await t.rejects(docs.updateOne({ _id }, twice, { arrayFilters }), { code: 40 }, "one element by two names");
  });

  await t.test("an upsert does not choose between two values for one field", async (t) => {
    const upsert = (filter: Document) =>
      db.collection("upserts").updateOne(filter, { $set: { z: 1 } }, { upsert: true });
    await t.rejects(upsert({ a: 1, $and: [{ a: 2 }] }), { code: 54 });
    await t.rejects(upsert({ a: { c: 1 }, "a.b": 2 }), { code: 54 });
    t.equal(await db.collection("upserts").countDocuments(), 0);
  });

  await t.test("$elemMatch judges elements and does not enter them", async (t) => {
    const nestings = db.collection<Document>("nestings");
    await nestings.insertMany([
      { _id: 0, a: [[5]] },
      { _id: 1, a: [5] },
      { _id: 2, a: 5 },
    ] as Document[]);
    const ids = async (filter: Document) => (await nestings.find(filter).toArray()).map(({ _id }) => Number(_id));
    t.same(await ids({ a: { $elemMatch: { $gt: 1 } } }), [1]);
    t.same(await ids({ a: { $elemMatch: { $ne: 5 } } }), [0]);
    t.same(await ids({ a: { $elemMatch: { $elemMatch: { $gt: 1 } } } }), [0]);
    await nestings.createIndex({ a: 1 });
    t.same(await ids({ a: { $elemMatch: { $elemMatch: { $gt: 1 } } } }), [0], "with an index too");
    const shown = await nestings.find({}, { projection: { _id: 0, a: { $elemMatch: { $gt: 1 } } } }).toArray();
    t.strictSame(shown, [{}, { a: [5] }, {}], "what is no array has no elements to show");
  });

  await t.test("arrays sort by their elements as index keys do", async (t) => {
    const orders = db.collection<Document>("orders");
    const sorted = async (documents: Document[], sort: Document) => {
      await orders.deleteMany({});
      await orders.insertMany(documents.map((doc, i) => ({ _id: i as never, ...doc })));
      return (
        await orders
          .find()
          .sort(sort as never)
          .toArray()
      ).map(({ _id }) => Number(_id));
    };
    t.same(await sorted([{ a: { b: 1 } }, { a: [{ b: 2 }, {}] }], { "a.b": 1 }), [1, 0], "a missing field is null");
    const rows = [
      {
        a: [
          { b: 1, c: 9 },
          { b: 2, c: 0 },
        ],
      },
      { a: [{ b: 1, c: 5 }] },
    ];
    t.same(await sorted(rows, { "a.b": 1, "a.c": 1 }), [1, 0], "fields are compared element by element");
    t.same(await sorted([{ a: { b: null } }, { a: { b: [] } }], { "a.b": 1 }), [1, 0], "empty comes first");
    await t.rejects(sorted([{ a: [1], b: [2] }], { a: 1, b: 1 }), { code: 2 }, "two arrays have no order");
    await sorted([{ a: [9, 5] }, { a: [1, 5] }], { a: 1 });
    await orders.createIndex({ a: 1 });
    const fives = await orders.find({ a: 5 }).sort({ a: 1 }).toArray();
    t.same(
      fives.map(({ _id }) => _id),
      [1, 0],
      "also by an element that the filter did not look for",
    );
  });

  await t.test("joins without an index find what joins with one find", async (t) => {
    const parts = db.collection<Document>("parts");
    await parts.insertMany([
      { k: 1, f: [{ b: 1 }, {}] },
      { k: 2, f: { b: [1, 2] } },
    ]);
    const joined = async (localField: unknown) => {
      const lookup = { from: "parts", localField: "v", foreignField: "f.b", as: "found" };
      const pipeline = [{ $documents: [{ v: localField }] }, { $lookup: lookup }];
      return (await db.aggregate(pipeline).toArray())[0]?.found.map(({ k }: Document) => k);
    };
    t.same(await joined(null), [1]);
    t.same(await joined([[1, 2]]), [2]);
    await parts.createIndex({ "f.b": 1 });
    t.same(await joined(null), [1]);
    t.same(await joined([[1, 2]]), [2]);
  });

  await t.test("conditions and conversions in expressions are MongoDB's", async (t) => {
    const value = async (expression: unknown, s?: unknown) => {
      const pipeline = [{ $documents: [{ s }] }, { $project: { r: expression } }];
      return (await db.aggregate(pipeline).toArray())[0]?.r;
    };
    t.equal(await value({ $cond: ["$s", 1, 2] }, Number.NaN), 1);
    t.equal(await value({ $not: ["$s"] }, ""), false);
    t.equal(await value({ $mod: ["$s", 3] }, null), null);
    t.same(await value("$s.b", [[{ b: 1 }], { b: 2 }]), [2]);
    for (const [expression, s, code] of [
      [{ $toInt: "$s" }, new Date(1), 241],
      [{ $toDouble: "$s" }, "", 241],
      [{ $cond: [true, 1] }, 1, 17080],
      [{ $regexMatch: { input: "$s", regex: "a" } }, 1, 51104],
      [{ $filter: { input: "$s", cond: true, other: 1 } }, [1], 9],
      [{ $dateToString: { date: "$s", format: "%w" } }, new Date(), 115],
      [{ $dateAdd: { startDate: "$s", unit: "constructor", amount: 1 } }, new Date(), 9],
    ] as const)
      await t.rejects(value(expression, s), { code }, JSON.stringify(expression));
  });

  await t.test("a stage refuses what it does not know", async (t) => {
    for (const [stage, code] of [
      [{ $unwind: { path: "$a", other: 1 } }, 28811],
      [{ $count: "$a" }, 40156],
      [{ $group: { _id: null, "a.b": { $sum: 1 } } }, 40235],
      [{ $facet: {} }, 40169],
      [{ $unionWith: { coll: "docs", other: 1 } }, 40415],
      [{ $sample: { size: 1, other: 1 } }, 40415],
      [{ $match: { a: { $type: "constructor" } } }, 2],
    ] as const)
      await t.rejects(docs.aggregate([stage]).toArray(), { code }, JSON.stringify(stage));
    const unwind = { path: "$a", includeArrayIndex: "at.i" };
    const pipeline = [{ $documents: [{ a: [7] }] }, { $unwind: unwind }];
    t.strictSame(await db.aggregate(pipeline).toArray(), [{ a: 7, at: { i: 0 } }]);
  });

  await t.test("days are cut at midnight of the zone by $dateToString", async (t) => {
    const at = [new Date("2026-10-24T22:30:00Z"), new Date("2026-10-25T22:30:00Z"), new Date("2026-10-25T23:30:00Z")];
    await docs.insertMany(at.map((at) => ({ kind: "day", at })));
    const day = { $dateToString: { date: "$at", format: "%Y-%m-%d", timezone: "Europe/Berlin" } };
    const days = await docs
      .aggregate([{ $match: { kind: "day" } }, { $group: { _id: day, n: { $sum: 1 } } }, { $sort: { _id: 1 } }])
      .toArray();
    t.same(days, [
      { _id: "2026-10-25", n: 2 },
      { _id: "2026-10-26", n: 1 },
    ]);
  });
});
