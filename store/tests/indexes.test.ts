import { inspect } from "node:util";
import type { Document } from "bson";
import type { Collection, FindCursor } from "mongodb";
import t from "tap";
import { findProblems } from "#store/check.ts";
import { openSnapshot } from "#store/store.ts";
import { serve } from "./support/serve.ts";

/** What a find really reads. */
async function examined(collection: Collection, filter: Document, options: Document = {}) {
  const { executionStats } = await collection.find(filter, options).explain("executionStats");
  const { nReturned: found, totalKeysExamined: keys, totalDocsExamined: docs, executionStages } = executionStats;
  return { found, keys, docs, scan: JSON.stringify(executionStages).includes("COLLSCAN") };
}

t.test("duplicates carry MongoDB's code, pattern and value, and leave nothing behind", async (t) => {
  const { client } = await serve(t);
  const users = client.db("d").collection("users");
  await users.createIndex({ team: 1, "contact.email": 1 }, { unique: true });
  await users.createIndex({ tags: 1 }, { unique: true, partialFilterExpression: { tags: { $exists: true } } });
  await users.createIndex({ nick: 1 }, { unique: true, sparse: true });
  await users.insertOne({ _id: 1 as never, team: "a", contact: { email: "x" }, tags: ["p", "q"], nick: "n" });
  const duplicate = {
    code: 11000,
    keyPattern: { team: 1, "contact.email": 1 },
    keyValue: { team: "a", "contact.email": "x" },
  };
  await t.rejects(users.insertOne({ team: "a", contact: { email: "x" } }), duplicate);
  await t.rejects(users.insertOne({ team: "b", tags: ["z", "q"] }), { code: 11000, keyPattern: { tags: 1 } });
  await t.rejects(users.insertOne({ _id: 1 as never, team: "c" }), {
    code: 11000,
    keyPattern: { _id: 1 },
    keyValue: { _id: 1 },
  });
  await users.insertMany([{ team: "d" }, { team: "e" }]);
  await t.rejects(users.updateOne({ team: "d" }, { $set: { nick: "n" } }), { code: 11000, keyPattern: { nick: 1 } });
  t.equal(await users.countDocuments({ nick: "n" }), 1);
  await users.updateOne({ team: "d" }, { $set: { tags: ["z"] } });
  t.equal(await users.countDocuments({ tags: "z" }), 1, "the keys of refused documents were given back");
  const outcome = await users
    .insertMany([{ team: "f" }, { team: "f" }, { team: "g" }], { ordered: false })
    .catch((error) => error);
  t.match(outcome, { code: 11000, insertedCount: 2 });
  await t.rejects(client.db("d").collection("users").createIndex({ _id: 1, x: 1 }, { name: "nick_1", sparse: true }), {
    code: 86,
  });
  await client
    .db("d")
    .collection("dups")
    .insertMany([{ a: 1 }, { a: 1 }]);
  await t.rejects(client.db("d").collection("dups").createIndex({ a: 1 }, { unique: true }), { code: 11000 });
  t.equal((await client.db("d").collection("dups").indexes()).length, 1, "a failed index is not there");
});

t.test("queries meet their index", async (t) => {
  const { client } = await serve(t);
  const items = client.db("d").collection<Document>("items");
  const all = Array.from({ length: 500 }, (_, n) => ({
    ...{
      _id: n as never,
      slug: `s${n}`,
      team: `t${n % 10}`,
      at: new Date(n * 1000),
      n,
      tags: [`x${n % 7}`, `y${n % 3}`],
    },
    ...(n % 50 === 0 ? { assignee: `m${n}` } : {}),
  }));
  await items.insertMany(all);
  await items.createIndexes([
    { key: { slug: 1 }, unique: true },
    { key: { team: 1, at: -1 } },
    { key: { n: -1 } },
    { key: { tags: 1, at: -1 } },
    { key: { team: 1, assignee: 1 }, partialFilterExpression: { assignee: { $type: "string" } } },
    { key: { assignee: 1 }, sparse: true },
  ]);
  t.same(await examined(items, { slug: "s42" }, { limit: 1 }), { found: 1, keys: 1, docs: 1, scan: false });
  t.same(await examined(items, { _id: 7 as never }), { found: 1, keys: 1, docs: 1, scan: false });
  t.same(await examined(items, { slug: { $in: ["s1", "s2", "s2", "no"] } }), {
    found: 2,
    keys: 2,
    docs: 2,
    scan: false,
  });
  t.same(await examined(items, { slug: /^s49/ }), { found: 11, keys: 11, docs: 11, scan: false });
  t.same(await examined(items, { team: "t3" }, { sort: { at: -1 }, limit: 5 }), {
    found: 5,
    keys: 5,
    docs: 5,
    scan: false,
  });
  t.same(await examined(items, { team: "t3" }, { sort: { at: 1 }, limit: 5 }), {
    found: 5,
    keys: 5,
    docs: 5,
    scan: false,
  });
  t.same(await examined(items, { team: "t3", at: { $gte: new Date(100_000), $lt: new Date(200_000) } }), {
    found: 10,
    keys: 10,
    docs: 10,
    scan: false,
  });
  t.same(await examined(items, { n: { $gt: 495 } }), { found: 4, keys: 4, docs: 4, scan: false });
  t.same(await examined(items, {}, { sort: { n: -1 }, limit: 3 }), { found: 3, keys: 3, docs: 3, scan: false });
  t.same(await examined(items, { tags: "x3" }, { sort: { at: -1 }, limit: 2 }), {
    found: 2,
    keys: 2,
    docs: 2,
    scan: false,
  });
  t.same(await examined(items, { team: "t0", assignee: "m100" }), { found: 1, keys: 1, docs: 1, scan: false });
  t.same(await examined(items, { assignee: { $exists: true, $gt: "" } }), {
    found: 10,
    keys: 10,
    docs: 10,
    scan: false,
  });
  t.same(await examined(items, { $or: [{ slug: "s1" }, { n: 2 }, { slug: "s1" }] }), {
    found: 2,
    keys: 3,
    docs: 3,
    scan: false,
  });
  t.equal((await examined(items, { assignee: null })).found, 490, "a sparse index does not answer for what it lacks");
  t.equal((await examined(items, { team: "t3", assignee: null })).found, 50);
  t.equal((await examined(items, { nothing: 1 })).scan, true);
  const pages = items.find({ team: "t4" }).sort({ at: -1 }).project({ _id: 1 }).batchSize(7);
  t.same(
    (await pages.toArray()).map(({ _id }) => _id),
    all
      .filter(({ team }) => team === "t4")
      .map(({ _id }) => _id)
      .reverse(),
    "batches go on where they stopped",
  );
});

t.test("an index never changes an answer", async (t) => {
  const { client } = await serve(t);
  const [bare, indexed] = [client.db("d").collection<Document>("bare"), client.db("d").collection<Document>("indexed")];
  const values = [
    1,
    2,
    -3,
    2.5,
    null,
    "a",
    "ab",
    "b",
    true,
    [1, 2],
    [],
    ["a", null],
    { x: 1 },
    [{ x: 1 }, { x: [2, 3] }],
    undefined,
    new Date(5),
    Number.NaN,
  ];
  const docs = values.flatMap((a, i) =>
    values.map((b, j) => ({
      _id: i * 100 + j,
      ...(a === undefined ? {} : { a }),
      ...(b === undefined || (Array.isArray(a) && Array.isArray(b)) ? {} : { b }),
    })),
  );
  for (const collection of [bare, indexed]) await collection.insertMany(docs as never[]);
  await indexed.createIndexes([
    { key: { a: 1, b: -1 } },
    { key: { b: 1 }, sparse: true },
    { key: { "a.x": -1 } },
    { key: { b: -1, a: 1 }, partialFilterExpression: { b: { $exists: true } } },
  ]);
  const filters = values.flatMap((value): Document[] => {
    if (value === undefined) return [{ a: { $exists: false } }, { "a.x": { $exists: true } }];
    const ranges = Array.isArray(value)
      ? []
      : [
          { a: { $gt: value } },
          { b: { $lte: value, $gte: value } },
          { a: { $lt: value }, b: { $gte: value } },
          { "a.x": value },
        ];
    return [
      { a: value },
      { b: value },
      { a: { $in: [value, 2] }, b: { $in: [value, "a"] } },
      { $or: [{ a: value }, { b: value }] },
      { a: { $ne: value } },
      ...ranges,
    ];
  });
  filters.push(
    { a: { $elemMatch: { $gt: 1 } } },
    { a: { $elemMatch: { x: 2 } } },
    { b: { $gt: 1, $lt: 2.2 } },
    { a: /^a/ },
    { b: { $regex: "^ab?" } },
    { a: { $not: { $gt: 1 } } },
    { "a.0": 1 },
  );
  for (const filter of filters) {
    for (const sort of [{ _id: 1 }, { a: 1, b: -1, _id: 1 }, { b: 1, _id: -1 }] as Document[]) {
      const [want, got] = await Promise.all(
        [bare, indexed].map((collection) =>
          collection
            .find(filter)
            .sort(sort as never)
            .project({ _id: 1 })
            .toArray(),
        ),
      );
      if (JSON.stringify(want) !== JSON.stringify(got))
        t.fail(`${JSON.stringify({ filter, sort })}: ${got?.length} instead of ${want?.length}`);
    }
    const counts = await Promise.all([bare, indexed].map((collection) => collection.countDocuments(filter)));
    if (counts[0] !== counts[1]) t.fail(`count of ${JSON.stringify(filter)}: ${counts}`);
  }
  t.ok(filters.length > 100);
});

t.test("documents under a TTL index are removed once their time is over", async (t) => {
  const { client } = await serve(t);
  const tokens = client.db("d").collection<Document>("tokens");
  await tokens.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  const hour = 3_600_000;
  await tokens.insertMany([
    { k: "old", expiresAt: new Date(Date.now() - hour) },
    { k: "new", expiresAt: new Date(Date.now() + hour) },
    { k: "none" },
    { k: "text", expiresAt: "soon" },
  ]);
  await client.db("admin").command({ setParameter: 1, ttlMonitorSleepSecs: 0.1 });
  while ((await tokens.countDocuments({ k: "old" })) > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  t.same((await tokens.distinct("k")).sort(), ["new", "none", "text"]);
});

t.test("whatever is done to documents, every index agrees with them", async (t) => {
  const { client, dataDir } = await serve(t);
  const c = client.db("d").collection<Document>("c");
  await c.createIndexes([
    { key: { a: 1, "b.c": -1 } },
    { key: { u: 1 }, unique: true, sparse: true },
    { key: { "list.n": 1 } },
    { key: { s: 1 }, partialFilterExpression: { s: { $type: "string" } } },
  ]);
  const pick = (n: number) => Math.floor(Math.random() * n);
  const updates: (() => Document)[] = [
    () => ({ $set: { a: pick(3), "b.c": [pick(3), "x"] } }),
    () => ({ $set: { u: pick(10) } }),
    () => ({ $unset: { u: "", s: "" } }),
    () => ({ $push: { list: { n: pick(4) } } }),
    () => ({ $pull: { list: { n: { $lt: 2 } } } }),
    () => ({ $set: { s: pick(2) ? "text" : 5, list: [] } }),
    () => ({ $rename: { a: "z" } }),
  ];
  const one = () => updates[pick(updates.length)]?.() ?? {};
  const steps: (() => Promise<unknown>)[] = [
    () => c.insertOne({ a: pick(3), u: pick(30) }),
    () => c.updateOne({ a: pick(3) }, one(), { upsert: true }),
    () => c.updateMany({ "list.n": pick(4) }, one()),
    () => c.replaceOne({ a: pick(3) }, { a: [pick(3), pick(3)], b: { c: pick(3) } }),
    () => c.deleteOne({ a: pick(3), u: { $exists: true } }),
    () => c.findOneAndUpdate({ "b.c": "x" }, one()),
    () => client.withSession((session) => session.withTransaction(() => c.updateMany({ a: 1 }, one(), { session }))),
  ];
  for (let round = 0; round < 40; round++)
    await Promise.all(
      Array.from({ length: 8 }, () =>
        steps[pick(steps.length)]?.().catch(({ code }) => [11000, 2, 28].includes(code) || t.fail(`code ${code}`)),
      ),
    );
  const { view, close } = openSnapshot(dataDir);
  t.same(findProblems(view), []);
  close();
  t.ok((await c.countDocuments()) > 0);
});

t.test("what is dropped under a cursor ends it: its place may be another's by now", async (t) => {
  const { client } = await serve(t);
  const db = client.db("d");
  const old = db.collection("old");
  const rows = (mark: string) => Array.from({ length: 1000 }, (_, i) => ({ mark, i }));
  const opened = async () => {
    await old.insertMany(rows("old"));
    await old.createIndex({ i: 1 });
    const cursors = [{}, { i: { $gte: 0 } }].map((filter) => old.find(filter, { batchSize: 2 }));
    for (const cursor of cursors) t.equal((await cursor.next())?.mark, "old");
    return cursors;
  };
  const [, byIndex] = (await opened()) as [unknown, FindCursor];
  await old.dropIndex("i_1");
  await t.rejects(byIndex.toArray(), { code: 175 });
  for (const cursor of await opened()) {
    await old.drop();
    await db.collection("next").drop();
    await db.collection("next").insertMany(rows("next"));
    await t.rejects(cursor.toArray(), { code: 175 });
  }
});

const SCALARS = [
  null,
  0,
  1,
  2,
  1.5,
  -1,
  Number.NaN,
  "",
  "a",
  "ab",
  true,
  new Date(1),
  {},
  { b: 1 },
  { b: null },
  { b: [1, 2] },
];
const PATHS = ["a", "b", "a.b", "a.c", "b.b", "s"];
const KEYS: [Document, Document][] = [
  [{ a: 1 }, {}],
  [{ a: -1, s: 1 }, {}],
  [{ s: 1, a: 1, b: -1 }, {}],
  [{ "a.b": 1, "a.c": 1 }, {}],
  [{ b: 1 }, { sparse: true }],
  [{ "b.b": -1 }, { sparse: true }],
  [{ s: 1, b: 1 }, { partialFilterExpression: { b: { $gt: 1 } } }],
  [{ b: -1, s: 1 }, { partialFilterExpression: { s: { $exists: true } } }],
];

t.test("random finds, sorts and counts answer the same with and without indexes", async (t) => {
  const { client } = await serve(t);
  const db = client.db("d");
  const seed = Number(process.env.SEED ?? Date.now() % 1e9);
  let state = seed;
  const random = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = <T>(list: readonly T[]) => list[random(list.length)] as T;
  const scalar = () => pick(SCALARS);
  const value = () =>
    random(2) ? scalar() : Array.from({ length: random(4) }, () => (random(8) ? scalar() : [scalar()]));
  const conditions = [
    scalar,
    () => ({ $gt: scalar() }),
    () => ({ $gte: scalar(), $lte: scalar() }),
    () => ({ $in: [scalar(), scalar(), /^a/] }),
    () => ({ $ne: scalar() }),
    () => ({ $exists: random(2) === 1 }),
    () => ({
      $elemMatch: pick<Document>([{ $gt: 0, $lt: 2 }, { b: 1 }, { $elemMatch: { $gt: 0 } }, { $in: [1, "a"] }]),
    }),
    () => ({ $all: [scalar()] }),
    () => ({ $not: { $gt: scalar() } }),
    () => pick<unknown>([/^a/, [], [1, 2], { $gt: 0, $lt: 2 }]),
  ];
  const fields = () =>
    Object.fromEntries(Array.from({ length: 1 + random(2) }, () => [pick(PATHS), pick(conditions)()]));
  const filter = (): Document => ({
    ...fields(),
    ...(random(4) ? {} : { [pick(["$or", "$and", "$nor"])]: [fields(), fields()] }),
  });
  const answer = async (collection: Collection, where: Document, order: Document, limit: number) => {
    try {
      const found = await collection.find(where).sort(order).limit(limit).batchSize(7).toArray();
      return [await collection.countDocuments(where), ...found.map(({ _id }) => Number(_id))];
    } catch (error) {
      return (error as { code: number }).code;
    }
  };
  for (let round = 0; round < 4; round++) {
    const [plain, indexed] = [db.collection(`plain${round}`), db.collection(`indexed${round}`)];
    for (const [key, options] of KEYS) if (random(3)) await indexed.createIndex(key, options);
    for (let i = 0; i < 50; i++) {
      const pairs = ["a", "b", "s"].flatMap((name) => (random(5) ? [[name, name === "s" ? random(3) : value()]] : []));
      const doc = { _id: i as never, ...Object.fromEntries(pairs) };
      // Two arrays that one index would pair cannot be stored where it is.
      const stored = await indexed.insertOne(doc).catch(({ code }) => code === 171 || t.fail(`code ${code}`));
      if (stored !== true) await plain.insertOne(doc);
    }
    for (let i = 0; i < 100; i++) {
      const where = filter();
      const order = { ...(random(3) ? { [pick(PATHS)]: pick([1, -1]) } : {}), _id: 1 };
      const limit = random(3) ? 0 : 1 + random(9);
      const [expected, found] = [await answer(plain, where, order, limit), await answer(indexed, where, order, limit)];
      t.same(found, expected, `${inspect(where, { depth: 9 })} ${inspect(order)}, SEED=${seed}`);
    }
  }
});
