import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Decimal128, type Document } from "mongodb";
import mongoose, { Schema } from "mongoose";
import t from "tap";
import { serve } from "./support/serve.ts";

const dec = (text: string) => Decimal128.fromString(text);
const LARGEST = "9.999999999999999999999999999999999E+6144";

const TEXTS = [
  ...["0", "-0", "0E+3", "-0E-10", "1", "1.0", "1.00", "-1", "1E+1", "10", "0.1", "-0.1", "0.10", "1.5", "2.50"],
  ...["9007199254740992", "9007199254740993", "9007199254740994", "-9007199254740993", "NaN", "Infinity", "-Infinity"],
  ...["1E-6176", "-1E-6176", "1E-400", "-1E-400", "5E-324", "4.9E-324", "-4.9E-324", "1E+400", "-1E+400", LARGEST],
  ...[`-${LARGEST}`, "1E+6144", "0.1000000000000000055511151231257827", "0.1000000000000000055511151231257828"],
  ...["1.797693134862315708145274237317043E+308", "1.797693134862315708145274237317044E+308", "1E+22", "1E+23"],
  ...[
    "0.3333333333333333333333333333333333",
    "0.3333333333333333333333333333333334",
    "12345678901234567890.12345678901234",
  ],
];

const DOUBLES = [
  ...[0, -0, 1, -1, 10, 0.1, -0.1, 0.5, 1.5, 2.5, 1 / 3, 2 ** 53, 2 ** 53 + 2, -(2 ** 53), 1e22, 1e23, Number.NaN],
  ...[Number.MAX_VALUE, -Number.MAX_VALUE, Number.MIN_VALUE, -Number.MIN_VALUE, Number.MAX_SAFE_INTEGER, 2 ** -1022],
  ...[
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    0.30000000000000004,
    0.3,
    2147483647,
    2147483648,
    4294967295.5,
  ],
];

/** Repeatable noise. */
function makeRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A few hundred numbers of both types that crowd around each other. */
function trickyNumbers(): (number | Decimal128)[] {
  const random = makeRandom(7);
  const near = DOUBLES.filter(Number.isFinite).flatMap((double) => {
    const shown = Decimal128.fromStringWithRounding(double.toPrecision(34));
    return [shown, dec(String(double)), Decimal128.fromStringWithRounding(double.toPrecision(17))];
  });
  const any = Array.from({ length: 40 }, () => {
    const digits = Array.from({ length: 1 + random(34) }, () => random(10)).join("");
    return dec(`${random(2) ? "-" : ""}${digits}E${random(60) - 45}`);
  });
  return [...TEXTS.map(dec), ...DOUBLES, ...near, ...any, ...any.map((value) => Number(value.toString()))];
}

/** A value's exact fraction of whole numbers, read from its text or its bits: an order that owes nothing to the store's. */
function toFraction(value: number | Decimal128): [number: bigint, by: bigint] {
  if (typeof value !== "number") {
    const [, sign, whole, part = "", exponent = "0"] =
      /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/.exec(value.toString()) ?? [];
    const scale = Number(exponent) - part.length;
    const digits = BigInt(`${whole}${part}`) * (sign ? -1n : 1n);
    return scale < 0 ? [digits, 10n ** BigInt(-scale)] : [digits * 10n ** BigInt(scale), 1n];
  }
  let by = 1n;
  let left = value;
  for (; !Number.isInteger(left); by *= 2n) left *= 2;
  return [BigInt(left), by];
}

const fractions = new Map<number | Decimal128, [bigint, bigint]>();
function fraction(value: number | Decimal128): [number: bigint, by: bigint] {
  const known = fractions.get(value) ?? toFraction(value);
  fractions.set(value, known);
  return known;
}

const specials = new Map([
  ["NaN", -2],
  ["-Infinity", -1],
  ["Infinity", 1],
]);
const special = (value: number | Decimal128) =>
  typeof value === "number" && Number.isFinite(value) ? 0 : (specials.get(textOf(value)) ?? 0);

const texts = new Map<number | Decimal128, string>();
function textOf(value: number | Decimal128): string {
  const text = texts.get(value) ?? value.toString();
  texts.set(value, text);
  return text;
}

function compare(a: number | Decimal128, b: number | Decimal128): number {
  const [left, right] = [special(a), special(b)];
  if (left || right) return Math.sign(left - right);
  const [n, by] = fraction(a);
  const [m, through] = fraction(b);
  // Most often the signs say it.
  if (n <= 0n !== m <= 0n || n === 0n || m === 0n) return n > m ? 1 : n < m ? -1 : 0;
  const difference = n * through - m * by;
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

const show = (value: unknown) => (value instanceof Decimal128 ? `Decimal128 ${value}` : String(value));

t.test("mongoose keeps decimals digit by digit", async (t) => {
  const { store } = await serve(t);
  const connection = await mongoose.createConnection(store.uri, { dbName: "app" }).asPromise();
  t.teardown(() => connection.close());
  const price = new Schema({ amount: Schema.Types.Decimal128, parts: [Schema.Types.Decimal128] }, { _id: false });
  const Item = connection.model(
    "Item",
    new Schema({ name: String, price: { type: Schema.Types.Decimal128, index: true }, detail: price, list: [price] }),
  );
  await Item.init();
  const decimal = (text: string) => mongoose.Types.Decimal128.fromString(text);
  await Item.insertMany(
    TEXTS.map((text) => {
      const detail = { amount: decimal(text), parts: [decimal(text), decimal("1.10")] };
      return { name: text, price: detail.amount, detail, list: [detail] };
    }),
  );
  const found = await Item.find().sort({ _id: 1 }).lean();
  const places = found.map(({ price, detail, list }) => [price, detail?.amount, detail?.parts[0], list[0]?.parts[0]]);
  t.same(
    places.map((values) => values.map((value) => value?.bytes)),
    TEXTS.map((text) => Array(4).fill(dec(text).bytes)),
  );
  const names = async (filter: Document) =>
    (await Item.find(filter as object).sort({ _id: 1 })).map(({ name }) => name);
  t.same(await names({ price: 1 }), ["1", "1.0", "1.00"], "equal numbers of any type and scale");
  t.same(await names({ price: "1.50" }), ["1.5"]);
  t.same(await names({ price: { $in: ["10.0", "NaN"] } }), ["1E+1", "10", "NaN"]);
  t.same(await names({ "detail.parts": "-0.10" }), ["-0.1"]);
  t.same(await names({ "list.parts": { $elemMatch: { $gt: "1E+6144" } } }), ["Infinity", LARGEST]);
  t.same(await names({ price: { $gt: "1E+400", $lt: "Infinity" } }), [LARGEST, "1E+6144"]);
  t.equal((await names({ price: { $nin: ["1", "NaN"] } })).length, TEXTS.length - 4);
  t.equal((await names({ price: { $type: "decimal" } })).length, TEXTS.length);
  t.equal((await names({ price: { $type: 19 } })).length, TEXTS.length);
  t.same(await names({ price: { $type: "double" } }), []);
  t.same(await names({ $expr: { $not: ["$price"] } }), ["0", "-0", "0E+3", "-0E-10"], "zero is false");
  t.equal((await Item.distinct("price", { price: { $in: ["0", "1"] } } as never)).length, 2);

  const counter = await Item.create({ name: "counter", price: "0.10" });
  await Item.updateOne({ _id: counter._id }, { $inc: { price: "0.20" } });
  t.equal(String((await Item.findById(counter._id).orFail()).price), "0.30");
  counter.price = decimal("7.70");
  await counter.save();
  t.equal(String((await Item.findById(counter._id).orFail()).price), "7.70");
});

t.test("indexes, sorts and filters agree on one order of numbers of all types", async (t) => {
  const { client } = await serve(t);
  const db = client.db("order");
  const values = trickyNumbers();
  const rows = values.map((value, i) => ({ _id: i, up: value, down: value, group: i % 2, list: [value, "x"] }));
  const all = db.collection<(typeof rows)[number]>("all");
  await all.insertMany(rows);
  await all.createIndexes([{ key: { up: 1 } }, { key: { down: -1 } }, { key: { group: 1, down: -1, up: 1 } }]);
  await all.createIndex({ list: -1 });
  const idsInOrder = rows.toSorted((a, b) => compare(a.up, b.up) || a._id - b._id).map(({ _id }) => _id);
  const inOrder = (found: { up: number | Decimal128 }[]) =>
    found.every(({ up }, i) => i === 0 || compare((found[i - 1] as { up: number }).up, up) <= 0);

  const sorted = await all
    .aggregate([{ $addFields: { v: "$up" } }, { $sort: { v: 1, _id: 1 } }, { $project: { _id: 1 } }])
    .toArray();
  t.same(
    sorted.map(({ _id }) => _id),
    idsInOrder,
    "the sort in memory",
  );
  for (const [path, hint] of [
    ["up", { up: 1 }],
    ["down", { down: -1 }],
  ] as const) {
    t.ok(
      inOrder(
        await all
          .find()
          .sort({ [path]: 1 })
          .hint(hint)
          .toArray(),
      ),
      `${path}, upwards`,
    );
    t.ok(
      inOrder(
        (
          await all
            .find()
            .sort({ [path]: -1 })
            .hint(hint)
            .toArray()
        ).reverse(),
      ),
      `${path}, downwards`,
    );
  }

  const idsOf = async (filter: Document, hint: Document) =>
    (await all.find(filter).hint(hint).project({ _id: 1 }).toArray()).map(({ _id }) => _id).sort((a, b) => a - b);
  const wrong: unknown[] = [];
  const check = (found: number[], expected: number[], what: string) => {
    const [given, wanted] = [new Set(found), new Set(expected)];
    const more = found.filter((id) => !wanted.has(id)).map(shown);
    const less = expected.filter((id) => !given.has(id)).map(shown);
    if (more.length > 0 || less.length > 0) wrong.push({ what, more, less });
  };
  const shown = (id: number) => `${id}: ${show(values[id])}`;
  const meaning: Record<string, (order: number) => boolean> = {
    $eq: (order) => order === 0,
    $gt: (order) => order > 0,
    $gte: (order) => order >= 0,
    $lt: (order) => order < 0,
    $lte: (order) => order <= 0,
  };
  const random = makeRandom(11);
  for (let n = 0; n < 15; n++) {
    const bound = values[random(values.length)] as number;
    const operator = Object.keys(meaning)[n % 5] as string;
    const holds = meaning[operator] as (order: number) => boolean;
    const ofNaN = special(bound) === -2;
    const expected = rows
      .filter(({ up }) => (special(up) === -2) === ofNaN && holds(compare(up, bound)))
      .map(({ _id }) => _id);
    const questions: [Document, Document][] = [
      [{ up: { [operator]: bound } }, { $natural: 1 }],
      [{ up: { [operator]: bound } }, { up: 1 }],
      [{ down: { [operator]: bound } }, { down: -1 }],
      [
        { group: { $in: [0, 1] }, down: { [operator]: bound } },
        { group: 1, down: -1, up: 1 },
      ],
      [{ list: { [operator]: bound } }, { list: -1 }],
    ];
    if (!ofNaN)
      questions.push([{ $expr: { $and: [{ $ne: ["$up", Number.NaN] }, { [operator]: ["$up", bound] }] } }, { up: 1 }]);
    const answers = await Promise.all(questions.map(([filter, hint]) => idsOf(filter, hint)));
    for (const [i, ids] of answers.entries())
      check(ids, expected, `${operator} ${show(bound)} by ${JSON.stringify(questions[i]?.[1])}`);
    const other = values[random(values.length)] as number;
    for (const condition of [{ $gte: bound, $lte: other }, { $gt: bound, $lt: other }, { $in: [bound, other] }]) {
      const [natural, ...indexed] = await Promise.all([
        idsOf({ up: condition }, { $natural: 1 }),
        idsOf({ up: condition }, { up: 1 }),
        idsOf({ down: condition }, { down: -1 }),
      ]);
      for (const ids of indexed) check(ids, natural ?? [], `${Object.keys(condition)} ${show(bound)}, ${show(other)}`);
    }
  }
  t.same(wrong, []);
});

t.test("a unique index takes equal numbers for one, and tells all others apart", async (t) => {
  const { client, dataDir, store } = await serve(t);
  const db = client.db("unique");
  const values = trickyNumbers();
  const distinct = values.filter((value, i) => values.findIndex((other) => compare(value, other) === 0) === i);
  const up = db.collection<Document>("up");
  const down = db.collection<Document>("down");
  await up.createIndex({ v: 1 }, { unique: true });
  await down.createIndex({ w: 1, v: -1 }, { unique: true });
  const nested = db.collection<Document>("nested");
  await nested.createIndex({ v: -1 }, { unique: true });
  await nested.insertMany(distinct.map((value) => ({ v: { a: [value] } })) as Document[]).catch(() => {});
  for (const collection of [up, down]) {
    const { writeErrors } = await collection
      .insertMany(
        values.map((v) => ({ v })),
        { ordered: false },
      )
      .catch((error) => error);
    t.equal(writeErrors.length, values.length - distinct.length);
    t.equal(await collection.countDocuments(), distinct.length);
    const counts = await Promise.all(values.map((v) => collection.countDocuments({ w: null, v })));
    t.same(values.filter((_, i) => counts[i] !== 1).map(show), [], "each is found alone");
  }
  await t.rejects(up.insertOne({ v: dec("1.000") }), { code: 11000, message: /dup key: { v: 1.000 }/ });
  await up.insertOne({ _id: dec("77.0") as never, v: "id" });
  t.equal((await up.findOne({ _id: 77 as never }))?.v, "id");
  await t.rejects(up.insertOne({ _id: 77 as never, v: "other" }), { code: 11000 });
  const sorted = distinct.toSorted(compare);
  t.same(
    (await nested.find().sort({ v: 1 }).hint({ v: -1 }).toArray()).map(({ v }) => show(v.a[0])),
    sorted.map(show),
  );
  t.same(
    (
      await nested
        .find({ v: { $gt: { a: [dec("0.1")] } } })
        .hint({ v: -1 })
        .toArray()
    ).length,
    sorted.filter((value) => compare(value, dec("0.1")) > 0).length,
  );

  const cli = fileURLToPath(new URL("../cli.ts", import.meta.url));
  await client.close();
  await store.stop();
  const { stdout } = await promisify(execFile)(process.execPath, [cli, "check", "--data", dataDir]);
  t.match(stdout, /sound/);
});

/** operator, operands, what comes of it */
const SUMS: [string, (string | number)[], string][] = [
  ["$add", ["0.1", "0.2"], "0.3"],
  ["$add", ["1.10", 2], "3.10"],
  ["$add", ["9999999999999999999999999999999999", "0.5"], "1.000000000000000000000000000000000E+34"],
  ["$add", ["1000000000000000000000000000000001", "0.5"], "1000000000000000000000000000000002"],
  ["$add", ["1000000000000000000000000000000002", "0.5"], "1000000000000000000000000000000002"],
  ["$add", ["1E+6000", "1E-6000"], "1.000000000000000000000000000000000E+6000"],
  ["$add", [LARGEST, LARGEST], "Infinity"],
  ["$add", ["Infinity", "-Infinity"], "NaN"],
  ["$add", ["1.50", "-1.50"], "0.00"],
  ["$subtract", ["1.00", "0.9"], "0.10"],
  ["$subtract", [1, "0.9"], "0.1"],
  ["$subtract", ["1", 0.1], "0.900000000000000"],
  ["$multiply", ["1.10", "3"], "3.30"],
  ["$multiply", ["-1.5", 2], "-3.0"],
  ["$multiply", ["3333333333333333333333333333333333", "3"], "9999999999999999999999999999999999"],
  ["$multiply", ["3333333333333333333333333333333333", "7"], "2.333333333333333333333333333333333E+34"],
  ["$multiply", ["1E-6176", "0.5"], "0E-6176"],
  ["$multiply", ["3E-6176", "0.5"], "2E-6176"],
  ["$multiply", ["1E+6111", "10"], "1.0E+6112"],
  ["$multiply", ["1E+6144", "10"], "Infinity"],
  ["$multiply", ["Infinity", 0], "NaN"],
  ["$multiply", ["Infinity", "-2"], "-Infinity"],
  ["$multiply", ["-0", "2"], "-0"],
  ["$divide", ["1", 3], "0.3333333333333333333333333333333333"],
  ["$divide", [2, "3"], "0.6666666666666666666666666666666667"],
  ["$divide", ["1.00", "4"], "0.25"],
  ["$divide", ["-6.00", "2"], "-3.00"],
  ["$divide", ["100", "1E+2"], "1.00"],
  ["$divide", ["1", "Infinity"], "0E-6176"],
  ["$divide", ["Infinity", "-0.5"], "-Infinity"],
  ["$abs", ["-1.20"], "1.20"],
  ["$round", ["2.345", 2], "2.34"],
  ["$round", ["2.5"], "2"],
  ["$round", ["9999999999999999999999999999999999", -1], "1.000000000000000000000000000000000E+34"],
  ["$trunc", ["-2.999", 1], "-2.9"],
  ["$trunc", ["1E-6176"], "0"],
  ["$sum", ["0.10", 1, "0.20"], "1.30"],
  ["$avg", ["0.10", "0.20"], "0.15"],
  ["$avg", ["1", "2", "2"], "1.666666666666666666666666666666667"],
  ["$min", ["1.0", 2], "1.0"],
  ["$max", ["1.0", "1.01"], "1.01"],
];

t.test("arithmetic is exact, and rounded to 34 digits half to even", async (t) => {
  const { client } = await serve(t);
  const db = client.db("sums");
  const value = async (expression: unknown) =>
    (await db.aggregate([{ $documents: [{ one: 1 }] }, { $project: { value: expression } }]).toArray())[0]?.value;
  const sums = SUMS.map(([operator, operands]) => ({
    [operator]: operands.map((operand) => (typeof operand === "string" ? dec(operand) : operand)),
  }));
  t.same(
    ((await value(sums)) as unknown[]).map((sum, i) => `${SUMS[i]?.slice(0, 2)}: ${show(sum)}`),
    SUMS.map(([operator, operands, result]) => `${operator},${operands}: ${show(dec(result))}`),
  );
  const random = makeRandom(5);
  const cases = Array.from({ length: 100 }, () => {
    const [a, b] = [BigInt(random(2 ** 31)) ** 2n * (random(2) ? 1n : -1n), BigInt(random(2 ** 31))];
    const places = random(30) + 1;
    const decimal = (whole: bigint) => dec(`${whole}E-${places}`);
    const expression = [{ $add: [decimal(a), decimal(b)] }, { $multiply: [decimal(a), dec(String(b / 1000n))] }];
    return { expression, results: [decimal(a + b), decimal(a * (b / 1000n))] };
  });
  const calculated = (await value(cases.map(({ expression }) => expression))) as Decimal128[][];
  for (const [i, { results }] of cases.entries())
    t.ok(
      results.every((result, at) => compare(calculated[i]?.[at] as Decimal128, result) === 0),
      String(results),
    );
  t.equal(await value({ $add: [dec("1"), null] }), null);
  t.equal(await value({ $type: { $toDecimal: "$one" } }), "decimal");
  t.equal(await value({ $toString: dec("1.20") }), "1.20");
  t.equal(await value({ $toDouble: dec("0.1") }), 0.1);
  t.equal(await value({ $toInt: dec("2147483647.99999999999999999999") }), 2147483647);
  t.equal(await value({ $isNumber: dec("NaN") }), true);
  await t.rejects(value({ $toInt: dec("2147483648") }), { code: 241 });
  await t.rejects(value({ $toDouble: dec("1E+400") }), { code: 241 });
  await t.rejects(value({ $toDecimal: "abc" }), { code: 241 });
  await t.rejects(value({ $divide: [dec("1"), dec("0.0")] }), { code: 2 });
});

t.test("updates, groups and sessions take decimals", async (t) => {
  const { client } = await serve(t);
  const c = client.db("updates").collection<Document>("c");
  const after = async (before: Document, update: Document) => {
    const { insertedId } = await c.insertOne({ ...before });
    return c.findOneAndUpdate({ _id: insertedId }, update, { returnDocument: "after", projection: { _id: 0 } });
  };
  t.same(await after({ a: 1 }, { $inc: { a: dec("0.10"), b: dec("2.0") } }), { a: dec("1.10"), b: dec("2.0") });
  t.same(await after({ a: dec("1.5") }, { $mul: { a: 2, b: dec("2") } }), { a: dec("3.0"), b: dec("0") });
  t.same(await after({ a: dec("1.5") }, { $min: { a: 1 }, $max: { b: dec("2") } }), { a: 1, b: dec("2") });
  t.same(await after({ a: dec("1.0") }, { $max: { a: 1 } }), { a: dec("1.0") }, "equal stays");
  t.same(await after({ a: [1] }, { $addToSet: { a: dec("1.0") } }), { a: [1] });
  t.same(await after({ a: [dec("1.0"), 2] }, { $pull: { a: 1 } }), { a: [2] });
  t.same(await after({ a: [dec("2"), 1.5, dec("1.6")] }, { $push: { a: { $each: [], $sort: 1 } } }), {
    a: [1.5, dec("1.6"), dec("2")],
  });
  t.same(await after({ a: 2 }, [{ $set: { a: { $multiply: ["$a", dec("1.1")] } } }] as never), { a: dec("2.2") });
  await t.rejects(after({ a: "x" }, { $inc: { a: dec("1") } }), { code: 14 });
  await c.insertMany([{ m: dec("7.9") }, { m: dec("-1E+30") }, { m: dec("NaN") }]);
  t.same(await c.find({ m: { $mod: [4, 3] } }, { projection: { _id: 0, m: dec("1") } }).toArray(), [{ m: dec("7.9") }]);

  const sales = client.db("updates").collection<Document>("sales");
  await sales.insertMany([
    { shop: dec("1.0"), price: dec("0.10"), at: dec("7") },
    { shop: 1, price: dec("0.20"), at: dec("8") },
    { shop: dec("1.1"), price: dec("0.30"), at: dec("9") },
  ]);
  const groups = sales.aggregate([
    {
      $group: {
        _id: "$shop",
        sum: { $sum: "$price" },
        avg: { $avg: "$price" },
        low: { $min: "$price" },
        n: { $sum: 1 },
      },
    },
    { $sort: { _id: 1 } },
  ]);
  t.same(await groups.toArray(), [
    { _id: dec("1.0"), sum: dec("0.30"), avg: dec("0.15"), low: dec("0.10"), n: 2 },
    { _id: dec("1.1"), sum: dec("0.30"), avg: dec("0.30"), low: dec("0.30"), n: 1 },
  ]);
  const joined = sales.aggregate([
    { $lookup: { from: "sales", localField: "shop", foreignField: "shop", as: "same" } },
    { $project: { n: { $size: "$same" } } },
  ]);
  t.same(
    (await joined.toArray()).map(({ n }) => n),
    [2, 2, 1],
  );

  await client.withSession((session) =>
    session.withTransaction(async () => {
      await sales.updateOne({ shop: 1 }, { $inc: { price: dec("0.05") } }, { session });
      await sales.insertOne({ shop: dec("2.00"), price: dec("1") }, { session });
    }),
  );
  t.equal(String((await sales.findOne({ at: 7 }))?.price), "0.15");
  t.equal(String((await sales.findOne({ shop: 2 }))?.shop), "2.00");
});
