import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import mongoose from "mongoose";
import { pino } from "pino";
import t, { type Test } from "tap";
import { StartError } from "#program/settings.ts";
import { missingFields } from "#server/db/migrations/001-missing-fields.ts";
import { MIGRATIONS } from "#server/db/migrations/list.ts";
import type { Document, Migration } from "#server/db/migrations/migration.ts";
import { databaseUpdate } from "#server/db/migrations/runner.ts";
import { connectMongo, disconnectMongo } from "#server/db/mongo.ts";
import { startEmbeddedStore } from "#store/launch.ts";
import { dropDatabase, ownDatabase } from "#tests/support/database.ts";
import { startServer } from "#tests/support/startServer.ts";

const PROGRAM = join(import.meta.dirname, "../support/migrating.ts");
const THINGS = 1000;
const LEASE_MS = 2000;
const log = pino({ level: "silent" });
const onlyEmbedded = { skip: process.env.MONGODB_URI ? "MONGODB_URI is set" : false };

/** An empty database that this process is connected to. */
async function open(t: Test) {
  const dataDir = await mkdtemp(join(tmpdir(), "signoff-migrations-"));
  const database = ownDatabase();
  const store = database ? null : await startEmbeddedStore({ dataDir: join(dataDir, "store") });
  const uri = database ?? store?.uri ?? "";
  await connectMongo(uri);
  t.teardown(async () => {
    await disconnectMongo();
    if (database) await dropDatabase(database);
    await store?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { uri, store, dataDir };
}

type Thing = { _id: number; times?: number };
const collection = <T extends object = Document>(name: string) => mongoose.connection.collection<T>(name);
const things = () => collection<Thing>("things");
const records = () =>
  collection<{ _id: string; doneAt?: Date; cursors?: object; holder?: string | null }>("migrations");

const makeThings = () => things().insertMany(Array.from({ length: THINGS }, (_, _id) => ({ _id })));
const countOf = (times: number) => things().countDocuments({ times });

function migrate(t: Test, uri: string, batchMs: number) {
  const child: ChildProcess = spawn(process.execPath, [PROGRAM, uri, String(LEASE_MS), String(batchMs)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  t.teardown(async () => child.exitCode === null && child.signalCode === null && child.kill("SIGKILL"));
  let output = "";
  child.stdout?.on("data", (chunk) => (output += chunk));
  const ended = once(child, "close").then(() => output);
  return { child, ended };
}

t.test("two processes that start at once migrate once, and both wait until it is done", async (t) => {
  const { uri } = await open(t);
  await makeThings();
  // Five batches take longer than the lease: the one at work has to be heard of all the while.
  const both = [migrate(t, uri, LEASE_MS / 3), migrate(t, uri, LEASE_MS / 3)];
  const firstEnd = await Promise.race(both.map(({ ended }) => ended));
  t.match(firstEnd, /up to date/);
  t.equal(await countOf(1), THINGS, "no process goes on before all is done");
  const outputs = await Promise.all(both.map(({ ended }) => ended));
  for (const output of outputs) t.match(output, /up to date/);
  t.equal(outputs.filter((output) => output.includes("began")).length, 1, "one of them did it");
  t.equal(await countOf(1), THINGS, "each document once");
});

t.test("a process that is killed in the middle is followed by one that goes on from there", async (t) => {
  const { uri } = await open(t);
  await makeThings();
  const first = migrate(t, uri, 300);
  while (!(await records().findOne({ "cursors.things": { $gt: 300 } }))) await setTimeout(50);
  first.child.kill("SIGKILL");
  await first.ended;
  t.notOk((await records().findOne({ _id: "001-counting" }))?.doneAt);
  const output = await migrate(t, uri, 0).ended;
  t.ok(Number(/began at (\d+)/.exec(output)?.[1]) >= 300, "what was done is not done again");
  t.match(output, /up to date/);
  t.equal((await countOf(1)) + (await countOf(2)), THINGS);
  t.ok((await countOf(2)) <= 200, "at most the batch that was under way");
  t.match(await records().findOne({ _id: "001-counting" }), { doneAt: Date });
});

t.test("a process that hangs for longer than the lease stops its work", async (t) => {
  const { uri } = await open(t);
  await makeThings();
  const first = migrate(t, uri, 600);
  while (!(await records().findOne({ "cursors.things": { $exists: true } }))) await setTimeout(50);
  first.child.kill("SIGSTOP");
  t.match(await migrate(t, uri, 0).ended, /up to date/);
  first.child.kill("SIGCONT");
  t.match(await first.ended, /up to date/, "and finds that all is done");
  t.ok((await countOf(2)) <= 200, "at most the batch that was under way");
});

/** A migration that ends when it is told to. */
function held(name = "001-held") {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const migration: Migration = {
    name,
    up: ({ walk }) =>
      walk("things", async () => {
        begun.resolve();
        await gate.promise;
        return [];
      }),
  };
  return { migration, begun: begun.promise, release: gate.resolve };
}

t.test("a stop in the middle gives the lease back, and the next start need not wait for it", async (t) => {
  await open(t);
  await makeThings();
  const { migration, begun, release } = held();
  const first = databaseUpdate({ log, migrations: [migration] });
  const outcome = first.run().catch((error: unknown) => error);
  await begun;
  const stopped = first.stop();
  release();
  await stopped;
  t.ok((await outcome) instanceof StartError);
  t.equal((await records().findOne({ _id: "lease" }))?.holder, null);
  await databaseUpdate({ log, migrations: [migration], waitMs: 0 }).run();
});

t.test("a store that dies in the middle is waited for", onlyEmbedded, async (t) => {
  const { store } = await open(t);
  await makeThings();
  const { migration, begun, release } = held();
  const done = databaseUpdate({ log, migrations: [migration] }).run();
  await begun;
  process.kill(store?.pid ?? 0, "SIGKILL");
  release();
  await done;
  t.match(await records().findOne({ _id: "001-held" }), { doneAt: Date });
});

t.test("a start waits for another's migration until its deadline, and says so", async (t) => {
  await open(t);
  await makeThings();
  const { migration, begun, release } = held();
  const first = databaseUpdate({ log, migrations: [migration] });
  const done = first.run();
  await begun;
  await t.rejects(databaseUpdate({ log, migrations: [migration], waitMs: 1000 }).run(), {
    message: /could not be brought up to date within 1 seconds \(another process is at it\)/,
  });
  release();
  await done;
});

t.test("what another process has done before the lease was ours is not done again", async (t) => {
  await open(t);
  let runs = 0;
  const counted: Migration = { name: "001-counted", up: async () => void runs++ };
  const { findOne } = mongoose.mongo.Collection.prototype;
  t.intercept(mongoose.mongo.Collection.prototype, "findOne", {
    async value(this: mongoose.mongo.Collection, ...args: Parameters<typeof findOne>) {
      // The last moment before the lease is asked for.
      if ((args[0] as { _id?: unknown })._id === "lease") {
        const done = { startedAt: new Date(), doneAt: new Date() };
        await records().updateOne({ _id: counted.name }, { $set: done }, { upsert: true });
      }
      return findOne.apply(this, args);
    },
  });
  await databaseUpdate({ log, migrations: [counted] }).run();
  t.equal(runs, 0);
});

t.test("a failing migration ends the start and is tried again by the next one", async (t) => {
  await open(t);
  let tries = 0;
  const failing: Migration = {
    name: "001-failing",
    up: async () => {
      if (++tries === 1) throw new Error("a mistake");
    },
  };
  await t.rejects(databaseUpdate({ log, migrations: [failing] }).run(), { message: "a mistake" });
  await databaseUpdate({ log, migrations: [failing], waitMs: 0 }).run();
  await databaseUpdate({ log, migrations: [failing], waitMs: 0 }).run();
  t.equal(tries, 2, "and never again");
});

t.test("a newer database is refused, also one that was left in the middle", async (t) => {
  await open(t);
  for (const later of [{ doneAt: new Date() }, {}]) {
    await records().replaceOne({ _id: "999-later" }, later, { upsert: true });
    const problem = await databaseUpdate({ log })
      .run()
      .catch((error: unknown) => error);
    t.ok(problem instanceof StartError);
    t.match(String(problem), /written by a later version of Signoff: it has 999-later, .* nothing after 0/);
  }
});

t.test("a server does not start on a newer data folder", onlyEmbedded, async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), "signoff-newer-"));
  t.teardown(() => rm(dataDir, { recursive: true, force: true }));
  const store = await startEmbeddedStore({ dataDir: join(dataDir, "store") });
  await connectMongo(store.uri);
  await records().insertOne({ _id: "999-later", doneAt: new Date() });
  await disconnectMongo();
  await store.stop();
  const problem = await startServer({ DATA_DIR: dataDir }).then(String, String);
  t.match(problem, /The database was written by a later version of Signoff: it has 999-later/);
  t.notMatch(problem, /\n\s+at /, "no stack");
});

t.test("the list is in order, and each has the name of its file", async (t) => {
  const names = MIGRATIONS.map(({ name }) => name);
  t.same(names, [...new Set(names)].sort());
  for (const [at, name] of names.entries()) {
    t.match(name, new RegExp(`^${String(at + 1).padStart(3, "0")}-[a-z-]+$`));
    const file: Record<string, unknown> = await import(`../../server/db/migrations/${name}.ts`);
    t.ok(Object.values(file).includes(MIGRATIONS[at]));
  }
});

t.test("records of earlier shapes get the fields that queries depend on", async (t) => {
  await open(t);
  const id = () => new mongoose.Types.ObjectId();
  const [ana, ben] = [id(), id()];
  const signatures = [
    { _id: id(), hash: "one", owner: ana },
    {
      _id: id(),
      hash: "two",
      owner: ana,
      revision: 7,
      pictureRules: 3,
      createdAt: new Date(1),
      updatedAt: new Date(2),
    },
    { _id: id(), hash: "three", owner: ben },
  ];
  await collection("signatures").insertMany(signatures);
  await collection("users").insertMany([{ _id: ana }, { _id: ben, signatureCount: 5 }]);
  await collection("shortlinks").insertMany([
    { code: "a", signature: "one" },
    { code: "b", signature: "gone" },
    { code: "c", signature: "one", owner: ben },
  ]);
  await databaseUpdate({ log, migrations: [missingFields] }).run();
  const [one, two] = await collection("signatures").find().sort({ _id: 1 }).toArray();
  const madeAt = signatures[0]?._id.getTimestamp();
  t.match(one, { revision: 0, pictureRules: 0, createdAt: madeAt, updatedAt: madeAt });
  t.same(two, signatures[1], "what is there stays");
  t.match(await collection("users").findOne({ _id: ana }), { signatureCount: 2, updatedAt: ana.getTimestamp() });
  t.match(await collection("users").findOne({ _id: ben }), { signatureCount: 5 });
  const owners = await collection("shortlinks").find().sort({ code: 1 }).toArray();
  t.same(
    owners.map(({ owner }) => owner),
    [ana, undefined, ben],
  );
});
