import { execFile, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Binary, BSONRegExp, Decimal128, type Document, EJSON, ObjectId, Timestamp } from "bson";
import { MongoClient } from "mongodb";
import t from "tap";
import { Storage } from "#store/storage.ts";
import { makeFolder, serve } from "./support/serve.ts";

const CLI = fileURLToPath(new URL("../cli.ts", import.meta.url));
const FLAGS = ["--disable-warning=ExperimentalWarning", CLI];
const run = (...args: string[]) => promisify(execFile)(process.execPath, [...FLAGS, ...args]);

const DOCUMENTS: Document[] = [
  { _id: new ObjectId(), text: 'é\n"quoted"\0', n: 1, big: 2 ** 52, half: 0.5, nan: Number.NaN, none: null },
  { _id: "second", n: 2, at: new Date("2026-01-02T03:04:05.678Z"), list: [1, [2, { a: [] }]], yes: true },
  {
    _id: { a: 1 },
    bytes: new Binary(Buffer.from([0, 255, 1])),
    regex: new BSONRegExp("^a", "i"),
    ts: new Timestamp({ t: 5, i: 6 }),
  },
  {
    _id: "decimals",
    n: 3,
    list: ["1.20", "-0", "NaN", "-Infinity", "9.999999999999999999999999999999999E+6144", "1E-6176"].map((text) =>
      Decimal128.fromString(text),
    ),
  },
];

const contents = async (client: MongoClient) => {
  const db = client.db("shop");
  const names = (await db.listCollections().toArray()).map(({ name }) => name).sort();
  const of = async (name: string) => [
    name,
    await db.collection(name).find().sort({ _id: 1 }).toArray(),
    await db.collection(name).indexes(),
  ];
  return EJSON.stringify(await Promise.all(names.map(of)), { relaxed: false });
};

t.test("what is exported while it is served imports as the same documents and indexes", async (t) => {
  const { client, dataDir } = await serve(t);
  const db = client.db("shop");
  await db.collection("things").insertMany(DOCUMENTS as never[]);
  await db.collection("things").createIndexes([
    { key: { n: 1, text: -1 }, unique: true },
    { key: { at: 1 }, expireAfterSeconds: 3600 * 24 * 3650 },
    { key: { "list.a": 1 }, sparse: true },
    { key: { yes: 1 }, partialFilterExpression: { yes: { $exists: true } } },
  ]);
  await db.createCollection("empty/with:odd name");
  await db.collection("many").insertMany(Array.from({ length: 1200 }, (_, n) => ({ n })));
  const out = makeFolder(t);
  const { stdout } = await run("export", "--data", dataDir, "--out", out);
  t.match(stdout, /shop\.things: 4 documents, 5 indexes/);
  const [line] = readFileSync(join(out, "shop", "things.jsonl"), "utf8").split("\n");
  t.match(
    JSON.parse(line ?? ""),
    { _id: { $oid: String(DOCUMENTS[0]?._id) } },
    "the lines are the EJSON of mongoimport",
  );

  const copy = makeFolder(t);
  await run("import", "--data", copy, "--from", out);
  t.match((await run("check", "--data", copy)).stdout, /sound/);
  const other = await serve(t, copy);
  t.equal(await contents(other.client), await contents(client));
  await t.rejects(run("import", "--data", copy, "--from", out), { message: /in use by the process/ });
});

t.test("an import does not mix with what is there", async (t) => {
  const { client, dataDir, store } = await serve(t);
  await client.db("shop").collection("c").insertOne({ a: 1 });
  const out = makeFolder(t);
  await run("export", "--data", dataDir, "--out", out);
  await store.stop();
  await t.rejects(run("import", "--data", dataDir, "--from", out), { message: /shop\.c is there already/ });
});

t.test("a backup taken while others write is whole and can be served", async (t) => {
  const { client, dataDir } = await serve(t);
  const c = client.db("shop").collection<{ n: number }>("c");
  await c.createIndex({ n: 1 });
  let [written, done] = [0, false];
  const writing = (async () => {
    while (!done) await c.insertOne({ n: written++ });
  })();
  const out = makeFolder(t);
  const before = written;
  await run("backup", "--data", dataDir, "--out", out);
  done = true;
  await writing;
  t.match((await run("check", "--data", out)).stdout, /sound/);
  const copy = await serve(t, out);
  t.ok((await copy.client.db("shop").collection("c").countDocuments()) >= before);
  await t.rejects(run("backup", "--data", dataDir, "--out", out), { message: /is there already/ });
});

t.test("check names an index hole and a stray key", async (t) => {
  const { client, dataDir, store } = await serve(t);
  await client
    .db("shop")
    .collection("c")
    .insertMany([{ n: 1 }, { n: 2 }]);
  await client.db("shop").collection("c").createIndex({ n: 1 });
  await client.close();
  await store.stop();
  const io = new Storage(join(dataDir, "store.sqlite"));
  io.database.exec("DELETE FROM keys WHERE k = (SELECT max(k) FROM keys)");
  io.close();
  await t.rejects(run("check", "--data", dataDir), {
    message: /shop\.c n_1: no key for the document[\s\S]*1 keys where 2 belong/,
  });
});

t.test("serve prints an address that works, and ends when asked to", async (t) => {
  const child = spawn(process.execPath, [...FLAGS, "serve", "--data", makeFolder(t), "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  t.teardown(() => child.kill("SIGKILL"));
  const uri = String(await new Promise((resolve) => child.stdout.once("data", resolve))).trim();
  t.match(uri, /^mongodb:\/\/store:\w+@127\.0\.0\.1:\d+\/\?/);
  const client = new MongoClient(uri);
  t.match(await client.db("t").command({ ping: 1 }), { ok: 1 });
  await client.close();
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  t.equal(await ended, 0);
});

t.test("wrong use says how to use it", async (t) => {
  await t.rejects(run("explode"), { message: /npm run store -- <command>/ });
  await t.rejects(run("check", "--data", makeFolder(t)), { message: /There is no store in/ });
  await t.rejects(run("export", "--data", makeFolder(t)), { message: /There is no store in/ });
});
