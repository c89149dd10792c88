import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import mongoose from "mongoose";
import t from "tap";
import { connectMongo, disconnectMongo, ensureIndexes, isMongoReady } from "#server/db/mongo.ts";
import { startEmbeddedStore } from "#store/launch.ts";

const schema = new mongoose.Schema({ slug: String });
schema.index({ slug: 1 }, { unique: true });
const Thing = mongoose.model("Thing", schema);

const indexNames = () =>
  Thing.collection.indexes().then(
    (list) => list.map(({ name }) => name),
    (): string[] => [],
  );

const newFolder = () => mkdtempSync(join(tmpdir(), "signoff-indexes-"));

async function open(t: { teardown(fn: () => Promise<void>): unknown }, dataDir = newFolder()) {
  const store = await startEmbeddedStore({ dataDir });
  await connectMongo(store.uri);
  t.teardown(async () => {
    await disconnectMongo();
    await store.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return store;
}

t.test("indexes of small collections are there when the start goes on", async (t) => {
  await open(t);
  await Thing.create({ slug: "a" });
  await ensureIndexes();
  t.same(await indexNames(), ["_id_", "slug_1"]);
  t.equal(await isMongoReady(), true);
});

t.test("a start does not wait for a store that is busy or away; its indexes come beside", async (t) => {
  const store = await open(t);
  await Thing.create({ slug: "a" });
  for (const trouble of ["SIGSTOP", "SIGKILL"] as const) {
    await Thing.collection.dropIndexes();
    process.kill(store.pid, trouble);
    const startedAt = Date.now();
    await ensureIndexes();
    t.ok(Date.now() - startedAt < 20_000, "it goes on");
    if (trouble === "SIGSTOP") process.kill(store.pid, "SIGCONT");
    for (let tries = 0; tries < 100 && !(await indexNames()).includes("slug_1"); tries++) await setTimeout(100);
    t.same(await indexNames(), ["_id_", "slug_1"], `after ${trouble}`);
  }
});

t.test("an index that cannot be made ends the start", async (t) => {
  await open(t);
  await Thing.collection.insertMany([{ slug: "twice" }, { slug: "twice" }]);
  await t.rejects(ensureIndexes(), { code: 11000 });
});

t.test("a store that answers pings and cannot read its data is not ready", async (t) => {
  const dataDir = newFolder();
  const filling = await startEmbeddedStore({ dataDir });
  await connectMongo(filling.uri);
  await Thing.insertMany(Array.from({ length: 300 }, (_, n) => ({ slug: `${n}${"x".repeat(1000)}` })));
  await disconnectMongo();
  await filling.stop();
  await open(t, dataDir);
  const path = join(dataDir, "store.sqlite");
  const file = openSync(path, "r+");
  for (let at = 5 * 4096; at < statSync(path).size; at += 4096) writeSync(file, Buffer.alloc(4096, 0xab), 0, 4096, at);
  closeSync(file);
  t.match(await mongoose.connection.db?.command({ ping: 1 }), { ok: 1 });
  t.equal(await isMongoReady(), false);
});
