import { type Document, ObjectId } from "bson";
import { type Collection, Decimal128 } from "mongodb";
import t from "tap";
import { ACCUMULATOR_OPERATORS } from "#store/group.ts";
import { QUERY_OPERATORS } from "#store/match.ts";
import { EXPRESSION_OPERATORS } from "#store/operators.ts";
import { PIPELINE_STAGES } from "#store/pipeline.ts";
import { PROJECTION_OPERATORS } from "#store/project.ts";
import { UPDATE_OPERATORS } from "#store/update.ts";
import { serve } from "./support/serve.ts";

/** Every operator the store answers for, each against MongoDB's documented meaning. One without a case fails the test. */

const DAY = new Date("2026-03-29T22:30:15.250Z");
const ID = new ObjectId("6b01742b48bee0246844756a");

const PEOPLE = [
  {
    _id: 1,
    name: "Ada",
    age: 36,
    tags: ["a", "b"],
    address: { city: "London" },
    items: [
      { n: 1, ok: true },
      { n: 5, ok: false },
    ],
  },
  { _id: 2, name: "Bob", age: 20, tags: ["b"], address: null, items: [] },
  { _id: 3, name: "cleo", age: null, tags: "a", items: [{ n: 5, ok: true }] },
  { _id: 4, age: "36" },
];

/** operator, filter, the ids it finds among the four people */
const QUERIES: [string, Document, number[]][] = [
  ["$eq", { age: { $eq: 36 } }, [1]],
  ["$eq", { tags: "a" }, [1, 3]],
  ["$eq", { age: null }, [3]],
  ["$eq", { name: null }, [4]],
  ["$eq", { "address.city": null }, [2, 3, 4]],
  ["$eq", { "items.n": 5 }, [1, 3]],
  ["$eq", { "items.0.n": 5 }, [3]],
  ["$ne", { tags: { $ne: "a" } }, [2, 4]],
  ["$gt", { age: { $gt: 20 } }, [1]],
  ["$gte", { age: { $gte: 20 } }, [1, 2]],
  ["$lt", { age: { $lt: 36 } }, [2]],
  ["$lte", { age: { $lte: 36 } }, [1, 2]],
  ["$lte", { age: { $lte: null } }, [3]],
  ["$in", { name: { $in: ["Ada", /^B/] } }, [1, 2]],
  ["$in", { name: { $in: [null] } }, [4]],
  ["$nin", { name: { $nin: ["Ada", "Bob"] } }, [3, 4]],
  ["$exists", { address: { $exists: true } }, [1, 2]],
  ["$exists", { name: { $exists: false } }, [4]],
  ["$type", { age: { $type: "string" } }, [4]],
  ["$type", { age: { $type: ["int", "null"] } }, [1, 2, 3]],
  ["$type", { tags: { $type: "array" } }, [1, 2]],
  ["$size", { items: { $size: 2 } }, [1]],
  ["$all", { tags: { $all: ["b", "a"] } }, [1]],
  ["$elemMatch", { items: { $elemMatch: { n: { $gt: 2 }, ok: true } } }, [3]],
  ["$elemMatch", { tags: { $elemMatch: { $gte: "b" } } }, [1, 2]],
  ["$not", { age: { $not: { $gt: 20 } } }, [2, 3, 4]],
  ["$mod", { age: { $mod: [10, 6] } }, [1]],
  ["$regex", { name: { $regex: "^c", $options: "i" } }, [3]],
  ["$regex", { name: /a$/ }, [1]],
  ["$and", { $and: [{ tags: "b" }, { age: 20 }] }, [2]],
  ["$or", { $or: [{ age: 20 }, { name: "Ada" }] }, [1, 2]],
  ["$nor", { $nor: [{ age: 20 }, { name: "Ada" }] }, [3, 4]],
  ["$expr", { $expr: { $gt: ["$age", 30] } }, [1, 4]],
  ["$comment", { age: 20, $comment: "why" }, [2]],
];

/** operator, document, update, what becomes of it, options */
const UPDATES: [string, Document, Document, Document, Document?][] = [
  ["$set", { a: 1 }, { $set: { b: { c: 2 }, "d.e": 3 } }, { a: 1, b: { c: 2 }, d: { e: 3 } }],
  [
    "$set",
    { list: [{ n: 1 }, { n: 2 }] },
    { $set: { "list.$.n": 9 } },
    { list: [{ n: 1 }, { n: 9 }] },
    { filter: { "list.n": 2 } },
  ],
  ["$set", { list: [1, 2] }, { $set: { "list.$[]": 0 } }, { list: [0, 0] }],
  [
    "$set",
    { list: [{ n: 1 }, { n: 5 }] },
    { $set: { "list.$[big].hit": true } },
    { list: [{ n: 1 }, { n: 5, hit: true }] },
    { arrayFilters: [{ "big.n": { $gt: 2 } }] },
  ],
  ["$set", { list: [1] }, { $set: { "list.3": 4 } }, { list: [1, null, null, 4] }],
  ["$setOnInsert", { a: 1 }, { $set: { a: 2 }, $setOnInsert: { b: 1 } }, { a: 2 }],
  ["$unset", { a: 1, b: { c: 1, d: 2 } }, { $unset: { a: "", "b.c": "" } }, { b: { d: 2 } }],
  ["$inc", { n: 1 }, { $inc: { n: 2, m: -1 } }, { n: 3, m: -1 }],
  ["$mul", { n: 3 }, { $mul: { n: 2, m: 5 } }, { n: 6, m: 0 }],
  ["$min", { n: 3, m: 3 }, { $min: { n: 2, m: 4 } }, { n: 2, m: 3 }],
  ["$max", { n: 3, m: 3 }, { $max: { n: 2, m: "text" } }, { n: 3, m: "text" }],
  ["$rename", { a: 1, b: { c: 2 } }, { $rename: { a: "x", "b.c": "y" } }, { b: {}, x: 1, y: 2 }],
  ["$push", { list: [3] }, { $push: { list: { $each: [1, 2], $sort: 1, $slice: -2 } } }, { list: [2, 3] }],
  [
    "$push",
    { list: [1] },
    { $push: { list: { $each: [0], $position: 0 }, other: "x" } },
    { list: [0, 1], other: ["x"] },
  ],
  [
    "$push",
    { list: [{ n: 2 }] },
    { $push: { list: { $each: [{ n: 1 }], $sort: { n: 1 } } } },
    { list: [{ n: 1 }, { n: 2 }] },
  ],
  [
    "$addToSet",
    { list: [1, { a: 1 }] },
    { $addToSet: { list: { $each: [1, { a: 1 }, 2] } } },
    { list: [1, { a: 1 }, 2] },
  ],
  ["$pull", { list: [{ n: 1, m: 1 }, { n: 2 }] }, { $pull: { list: { n: 1 } } }, { list: [{ n: 2 }] }],
  ["$pull", { list: [1, 5, 9] }, { $pull: { list: { $gte: 5 } } }, { list: [1] }],
  ["$pullAll", { list: [1, 2, 1, 3] }, { $pullAll: { list: [1, 3] } }, { list: [2] }],
  ["$pop", { list: [1, 2, 3], other: [1, 2] }, { $pop: { list: 1, other: -1 } }, { list: [1, 2], other: [2] }],
  ["$bit", { n: 0b1101 }, { $bit: { n: { and: 0b0111, or: 0b1000 } } }, { n: 0b1101 }],
];

const VALUES = {
  ...{
    one: 1,
    two: 2,
    half: 2.5,
    minus: -7,
    text: "Hello",
    spaced: "  x ",
    nothing: null,
    day: DAY,
    id: ID,
    yes: true,
  },
  ...{ list: [3, 1, 2], words: ["a", "b"], rows: [{ n: 1 }, { n: 2 }], doc: { a: 1, b: { c: 2 } } },
};

/** operator, expression over VALUES, its value */
const EXPRESSIONS: [string, unknown, unknown][] = [
  ["$abs", { $abs: "$minus" }, 7],
  ["$add", { $add: ["$one", "$two", 3] }, 6],
  ["$add", { $add: ["$day", 1000] }, new Date(DAY.getTime() + 1000)],
  ["$add", { $add: ["$one", "$nothing"] }, null],
  ["$ceil", { $ceil: "$half" }, 3],
  ["$divide", { $divide: ["$one", "$two"] }, 0.5],
  ["$floor", { $floor: "$half" }, 2],
  ["$mod", { $mod: ["$minus", 4] }, -3],
  ["$multiply", { $multiply: ["$two", "$half"] }, 5],
  ["$pow", { $pow: ["$two", 3] }, 8],
  ["$round", { $round: ["$half", 0] }, 2],
  ["$round", { $round: [1.255, 1] }, 1.3],
  ["$sqrt", { $sqrt: 9 }, 3],
  ["$subtract", { $subtract: ["$two", "$one"] }, 1],
  ["$subtract", { $subtract: ["$day", new Date(DAY.getTime() - 5)] }, 5],
  ["$trunc", { $trunc: "$half" }, 2],
  ["$arrayElemAt", { $arrayElemAt: ["$list", -1] }, 2],
  ["$arrayToObject", { $arrayToObject: [[{ k: "x", v: "$one" }]] }, { x: 1 }],
  ["$concatArrays", { $concatArrays: ["$list", "$words"] }, [3, 1, 2, "a", "b"]],
  ["$filter", { $filter: { input: "$list", as: "n", cond: { $gt: ["$$n", "$one"] } } }, [3, 2]],
  ["$first", { $first: "$list" }, 3],
  ["$isArray", { $isArray: "$list" }, true],
  ["$last", { $last: "$list" }, 2],
  ["$map", { $map: { input: "$rows", as: "row", in: { $add: ["$$row.n", 1] } } }, [2, 3]],
  ["$range", { $range: [0, 3] }, [0, 1, 2]],
  ["$reduce", { $reduce: { input: "$list", initialValue: 0, in: { $add: ["$$value", "$$this"] } } }, 6],
  ["$reverseArray", { $reverseArray: "$list" }, [2, 1, 3]],
  ["$size", { $size: "$list" }, 3],
  ["$slice", { $slice: ["$list", 1, 2] }, [1, 2]],
  ["$objectToArray", { $objectToArray: { a: "$one" } }, [{ k: "a", v: 1 }]],
  ["$mergeObjects", { $mergeObjects: ["$doc", { d: 4 }] }, { a: 1, b: { c: 2 }, d: 4 }],
  ["$getField", { $getField: { field: "a", input: "$doc" } }, 1],
  ["$setField", { $setField: { field: "a", input: "$doc", value: 9 } }, { a: 9, b: { c: 2 } }],
  ["$unsetField", { $unsetField: { field: "b", input: "$doc" } }, { a: 1 }],
  ["$and", { $and: ["$yes", { $gt: ["$two", 1] }] }, true],
  ["$not", { $not: ["$yes"] }, false],
  ["$or", { $or: ["$nothing", "$missing"] }, false],
  ["$cond", { $cond: [{ $eq: ["$one", 1] }, "a", "b"] }, "a"],
  ["$ifNull", { $ifNull: ["$missing", "$nothing", "default"] }, "default"],
  // biome-ignore lint/suspicious/noThenProperty: the operator spells its branches so.
  ["$switch", { $switch: { branches: [{ case: { $eq: ["$one", 2] }, then: "no" }], default: "yes" } }, "yes"],
  ["$let", { $let: { vars: { x: "$two" }, in: { $multiply: ["$$x", "$$x"] } } }, 4],
  ["$literal", { $literal: "$one" }, "$one"],
  ["$dateAdd", { $dateAdd: { startDate: "$day", unit: "day", amount: 2 } }, new Date("2026-03-31T22:30:15.250Z")],
  [
    "$dateAdd",
    { $dateAdd: { startDate: new Date("2026-01-31T10:00:00Z"), unit: "month", amount: 1 } },
    new Date("2026-02-28T10:00:00Z"),
  ],
  [
    "$dateSubtract",
    { $dateSubtract: { startDate: "$day", unit: "hour", amount: 1 } },
    new Date("2026-03-29T21:30:15.250Z"),
  ],
  ["$dateToString", { $dateToString: { date: "$day", format: "%Y-%m-%d" } }, "2026-03-29"],
  ["$dateToString", { $dateToString: { date: "$day", format: "%Y-%m-%d", timezone: "Europe/Berlin" } }, "2026-03-30"],
  [
    "$dateToString",
    { $dateToString: { date: "$day", format: "%Y-%m-%d %H:%M", timezone: "+02:00" } },
    "2026-03-30 00:30",
  ],
  ["$dateTrunc", { $dateTrunc: { date: "$day", unit: "day" } }, new Date("2026-03-29")],
  ["$dateTrunc", { $dateTrunc: { date: "$day", unit: "month" } }, new Date("2026-03-01")],
  ["$dateTrunc", { $dateTrunc: { date: "$day", unit: "week", startOfWeek: "monday" } }, new Date("2026-03-23")],
  ["$year", { $year: "$day" }, 2026],
  ["$month", { $month: "$day" }, 3],
  ["$dayOfMonth", { $dayOfMonth: "$day" }, 29],
  ["$dayOfMonth", { $dayOfMonth: { date: "$day", timezone: "Europe/Berlin" } }, 30],
  ["$dayOfWeek", { $dayOfWeek: "$day" }, 1],
  ["$hour", { $hour: "$day" }, 22],
  ["$minute", { $minute: "$day" }, 30],
  ["$second", { $second: "$day" }, 15],
  ["$concat", { $concat: ["$text", " ", "you"] }, "Hello you"],
  ["$split", { $split: ["a,b", ","] }, ["a", "b"]],
  ["$strLenCP", { $strLenCP: "$text" }, 5],
  ["$substrCP", { $substrCP: ["$text", 1, 3] }, "ell"],
  ["$toLower", { $toLower: "$text" }, "hello"],
  ["$toUpper", { $toUpper: "$text" }, "HELLO"],
  ["$trim", { $trim: { input: "$spaced" } }, "x"],
  ["$replaceAll", { $replaceAll: { input: "$text", find: "l", replacement: "L" } }, "HeLLo"],
  ["$toBool", { $toBool: "$one" }, true],
  ["$toDate", { $toDate: "2026-01-02T00:00:00Z" }, new Date("2026-01-02")],
  ["$toDouble", { $toDouble: "2.5" }, 2.5],
  ["$toInt", { $toInt: "7" }, 7],
  ["$toString", { $toString: "$id" }, ID.toHexString()],
  ["$toString", { $toString: "$half" }, "2.5"],
  ["$toDecimal", { $toDecimal: "$half" }, Decimal128.fromString("2.50000000000000")],
  ["$toDecimal", { $toDecimal: "1.20" }, Decimal128.fromString("1.20")],
  ["$isNumber", { $isNumber: "$half" }, true],
  ["$eq", { $eq: ["$missing", null] }, false],
  ["$eq", { $eq: ["$doc", { b: { c: 2 }, a: 1 }] }, false],
  ["$ne", { $ne: ["$one", 1] }, false],
  ["$gt", { $gt: ["$id", "$doc"] }, true],
  ["$gte", { $gte: ["$one", 1] }, true],
  ["$lt", { $lt: ["$text", "$list"] }, true],
  ["$lte", { $lte: ["$two", 1] }, false],
  ["$cmp", { $cmp: ["$one", "$two"] }, -1],
  ["$in", { $in: [2, "$list"] }, true],
  ["$setUnion", { $setUnion: ["$words", ["b", "c"]] }, ["a", "b", "c"]],
  ["$setIntersection", { $setIntersection: ["$words", ["b", "c"]] }, ["b"]],
  ["$setDifference", { $setDifference: ["$words", ["b", "c"]] }, ["a"]],
  ["$sum", { $sum: "$list" }, 6],
  ["$sum", { $sum: ["$one", "$text", 4] }, 5],
  ["$avg", { $avg: "$list" }, 2],
  ["$min", { $min: "$list" }, 1],
  ["$max", { $max: ["$one", "$two"] }, 2],
  ["$type", { $type: "$id" }, "objectId"],
  ["$type", { $type: "$missing" }, "missing"],
  ["$regexMatch", { $regexMatch: { input: "$text", regex: "^h", options: "i" } }, true],
];

const SALES = [
  { _id: 1, shop: "a", price: 5, items: ["x", "y"], at: { day: 1 } },
  { _id: 2, shop: "b", price: 1, items: [] },
  { _id: 3, shop: "a", price: 7, items: ["y"], at: { day: 2 } },
];

/** accumulator, its argument, its value for the group of shop "a" */
const ACCUMULATORS: [string, unknown, unknown][] = [
  ["$count", {}, 2],
  ["$sum", "$price", 12],
  ["$avg", "$price", 6],
  ["$min", "$price", 5],
  ["$max", "$price", 7],
  ["$first", "$price", 5],
  ["$last", "$price", 7],
  ["$push", "$price", [5, 7]],
  ["$addToSet", "$shop", ["a"]],
  ["$mergeObjects", "$at", { day: 2 }],
];

/** stage, pipeline over the sales, its result */
const STAGES: [string, Document[], unknown][] = [
  ["$match", [{ $match: { shop: "b" } }, { $project: { price: 1 } }], [{ _id: 2, price: 1 }]],
  [
    "$project",
    [{ $match: { _id: 1 } }, { $project: { _id: 0, "at.day": 1, double: { $multiply: ["$price", 2] } } }],
    [{ at: { day: 1 }, double: 10 }],
  ],
  ["$addFields", [{ $match: { _id: 2 } }, { $addFields: { "at.day": 9 } }], [{ ...SALES[1], at: { day: 9 } }]],
  ["$set", [{ $match: { _id: 2 } }, { $set: { price: 2 } }], [{ ...SALES[1], price: 2 }]],
  ["$unset", [{ $match: { _id: 1 } }, { $unset: ["items", "at.day"] }], [{ _id: 1, shop: "a", price: 5, at: {} }]],
  ["$replaceRoot", [{ $match: { _id: 1 } }, { $replaceRoot: { newRoot: "$at" } }], [{ day: 1 }]],
  ["$replaceWith", [{ $match: { _id: 3 } }, { $replaceWith: "$at" }], [{ day: 2 }]],
  [
    "$unwind",
    [{ $unwind: "$items" }, { $project: { items: 1 } }],
    [
      { _id: 1, items: "x" },
      { _id: 1, items: "y" },
      { _id: 3, items: "y" },
    ],
  ],
  [
    "$unwind",
    [{ $match: { _id: 2 } }, { $unwind: { path: "$items", preserveNullAndEmptyArrays: true, includeArrayIndex: "i" } }],
    [{ _id: 2, shop: "b", price: 1, i: null }],
  ],
  [
    "$group",
    [{ $group: { _id: "$shop", n: { $sum: 1 } } }, { $sort: { _id: 1 } }],
    [
      { _id: "a", n: 2 },
      { _id: "b", n: 1 },
    ],
  ],
  [
    "$sortByCount",
    [{ $sortByCount: "$shop" }],
    [
      { _id: "a", count: 2 },
      { _id: "b", count: 1 },
    ],
  ],
  ["$count", [{ $match: { shop: "a" } }, { $count: "sales" }], [{ sales: 2 }]],
  ["$sort", [{ $sort: { price: 1 } }, { $project: { _id: 1 } }], [{ _id: 2 }, { _id: 1 }, { _id: 3 }]],
  ["$limit", [{ $sort: { price: -1 } }, { $limit: 1 }, { $project: { _id: 1 } }], [{ _id: 3 }]],
  ["$skip", [{ $sort: { _id: 1 } }, { $skip: 2 }, { $project: { _id: 1 } }], [{ _id: 3 }]],
  ["$sample", [{ $sample: { size: 2 } }, { $count: "n" }], [{ n: 2 }]],
  [
    "$lookup",
    [
      { $match: { _id: 2 } },
      { $lookup: { from: "sales", localField: "price", foreignField: "_id", as: "found" } },
      { $project: { "found.shop": 1 } },
    ],
    [{ _id: 2, found: [{ shop: "a" }] }],
  ],
  [
    "$lookup",
    [
      { $match: { _id: 2 } },
      {
        $lookup: {
          from: "sales",
          let: { shop: "$shop" },
          pipeline: [{ $match: { $expr: { $ne: ["$shop", "$$shop"] } } }, { $project: { _id: 1 } }],
          as: "others",
        },
      },
      { $project: { others: 1 } },
    ],
    [{ _id: 2, others: [{ _id: 1 }, { _id: 3 }] }],
  ],
  [
    "$facet",
    [{ $facet: { all: [{ $count: "n" }], cheap: [{ $match: { price: { $lt: 5 } } }, { $project: { _id: 1 } }] } }],
    [{ all: [{ n: 3 }], cheap: [{ _id: 2 }] }],
  ],
  [
    "$unionWith",
    [
      { $match: { _id: 1 } },
      { $unionWith: { coll: "sales", pipeline: [{ $match: { _id: 2 } }] } },
      { $project: { _id: 1 } },
    ],
    [{ _id: 1 }, { _id: 2 }],
  ],
  [
    "$documents",
    [
      { $lookup: { from: "sales", pipeline: [{ $limit: 1 }, { $project: { _id: 1 } }], as: "x" } },
      { $limit: 1 },
      { $project: { x: 1 } },
    ],
    [{ _id: 1, x: [{ _id: 1 }] }],
  ],
];

const PROJECTIONS: [string, Document, Document, Document][] = [
  ["$slice", {}, { tags: { $slice: 1 }, items: 0, address: 0 }, { _id: 1, name: "Ada", age: 36, tags: ["a"] }],
  ["$slice", {}, { name: 1, items: { $slice: [1, 1] } }, { _id: 1, name: "Ada", items: [{ n: 5, ok: false }] }],
  ["$elemMatch", {}, { items: { $elemMatch: { ok: false } } }, { _id: 1, items: [{ n: 5, ok: false }] }],
  ["$", { "items.n": 5 }, { "items.$": 1, _id: 0 }, { items: [{ n: 5, ok: false }] }],
];

t.test("operators", async (t) => {
  const { client } = await serve(t);
  const db = client.db("operators");
  const people = db.collection<{ _id: number }>("people") as unknown as Collection<Document>;
  await people.insertMany(PEOPLE as Document[]);
  await db.collection("sales").insertMany(SALES as unknown as Document[]);
  const covers = (registry: string[], cases: [string, ...unknown[]][], what: string) =>
    t.same(
      registry.filter((name) => !cases.some(([tested]) => tested === name)),
      [],
      `every ${what} has a case`,
    );

  covers(QUERY_OPERATORS, QUERIES, "query operator");
  for (const [name, filter, ids] of QUERIES) {
    const found = await people.find(filter).sort({ _id: 1 }).toArray();
    t.same(
      found.map(({ _id }) => _id),
      ids,
      `${name} ${JSON.stringify(filter)}`,
    );
  }

  covers(UPDATE_OPERATORS, [...UPDATES, ["$currentDate"]], "update operator");
  const docs = db.collection<Document>("docs");
  for (const [name, before, update, after, { filter = {}, ...options } = {}] of UPDATES) {
    const { insertedId: _id } = await docs.insertOne({ ...before });
    await docs.updateOne({ _id, ...filter }, update, options);
    t.strictSame(await docs.findOne({ _id }, { projection: { _id: 0 } }), after, `${name} ${JSON.stringify(update)}`);
  }
  await docs.updateOne(
    { _id: "now" as never },
    { $currentDate: { at: true }, $setOnInsert: { made: 1 } },
    { upsert: true },
  );
  const now = await docs.findOne({ _id: "now" as never });
  t.ok(now?.at instanceof Date && Math.abs(Date.now() - now.at.getTime()) < 60_000, "$currentDate");
  t.equal(now?.made, 1, "$setOnInsert on insert");

  covers(EXPRESSION_OPERATORS, EXPRESSIONS, "expression operator");
  for (const [name, expression, value] of EXPRESSIONS) {
    const [result] = await db
      .aggregate([{ $documents: [{ $literal: VALUES }] }, { $project: { value: expression } }])
      .toArray()
      .catch(({ message }: Error) => [{ value: message }]);
    const got = name.startsWith("$set") && Array.isArray(result?.value) ? result.value.sort() : result?.value;
    t.strictSame(got, value, `${name} ${JSON.stringify(expression)}`);
  }

  covers(ACCUMULATOR_OPERATORS, ACCUMULATORS, "accumulator");
  for (const [name, argument, value] of ACCUMULATORS) {
    const pipeline = [
      { $sort: { _id: 1 } },
      { $group: { _id: "$shop", value: { [name]: argument } } },
      { $match: { _id: "a" } },
    ];
    t.strictSame(
      (
        await db
          .collection("sales")
          .aggregate(pipeline)
          .toArray()
          .catch(({ message }: Error) => [{ value: message }])
      )[0]?.value,
      value,
      name,
    );
  }

  covers(PIPELINE_STAGES, STAGES, "stage");
  for (const [name, pipeline, result] of STAGES)
    t.strictSame(
      await db
        .collection("sales")
        .aggregate(pipeline)
        .toArray()
        .catch(({ message }: Error) => [{ value: message }]),
      result,
      `${name} ${JSON.stringify(pipeline)}`,
    );

  covers(PROJECTION_OPERATORS, PROJECTIONS, "projection operator");
  for (const [name, filter, projection, result] of PROJECTIONS)
    t.strictSame(
      await people.findOne({ _id: 1 as never, ...filter }, { projection }),
      result,
      `${name} ${JSON.stringify(projection)}`,
    );
});
