import { spawn } from "node:child_process";
import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { MongoClient } from "mongodb";
import t from "tap";
import { listen } from "#store/connections.ts";
import { crashRounds } from "#store/crash.ts";
import { startEmbeddedStore } from "#store/launch.ts";
import { Storage } from "#store/storage.ts";
import { openSnapshot, Store } from "#store/store.ts";
import { makeFolder, serve } from "./support/serve.ts";
import { until } from "./support/until.ts";

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
t.test("five kills under load lose no acknowledged write and leave no index hole", async (t) => {
  const report = await crashRounds(makeFolder(t), 5);
  t.match(report, { rounds: 5, lost: 0, torn: 0, holes: 0 });
  t.ok(report.acknowledged > 10, `${report.acknowledged} writes were acknowledged`);
});

t.test("a store that crashes is started again on the same address, and the driver goes on by itself", async (t) => {
  const { store, client, log } = await serve(t);
  const c = client.db("t").collection<{ _id: number }>("c");
  await c.insertOne({ _id: 1 });
  const { pid } = store;
  process.kill(pid, "SIGKILL");
  t.ok(await until(() => store.pid !== pid));
  const found = await Promise.any(
    [1, 2, 3].map(async (n) => new Promise((resolve) => setTimeout(resolve, n * 500)).then(() => c.findOne())),
  );
  t.same(found, { _id: 1 });
  t.ok(log.some((line) => line.includes("starting it again")));
  t.ok(
    log.some((line) => line.includes("has been checked and is sound")),
    "the data is checked after an unclean stop",
  );
});

t.test("the store ends when its launcher is killed", async (t) => {
  const dataDir = makeFolder(t);
  const launch = fileURLToPath(new URL("../launch.ts", import.meta.url));
  const script = `const { startEmbeddedStore } = await import(${JSON.stringify(launch)});
    const store = await startEmbeddedStore({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(store.pid); setInterval(() => {}, 1000);`;
  const launcher = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const pid = Number(await new Promise((resolve) => launcher.stdout.once("data", resolve)));
  t.ok(isAlive(pid));
  launcher.kill("SIGKILL");
  t.ok(await until(() => !isAlive(pid)));
  t.notOk(existsSync(join(dataDir, "store.lock")), "and it ended cleanly");
});

t.test("a second store on a folder is refused, with the name of the holder", async (t) => {
  const { store, dataDir } = await serve(t);
  await t.rejects(startEmbeddedStore({ dataDir }), {
    message: new RegExp(`in use by the process ${store.pid}, started at 20`),
  });
  t.equal(JSON.parse(readFileSync(join(dataDir, "store.lock"), "utf8")).pid, store.pid);
});

t.test("a stop does not wait for whoever reads the data meanwhile", async (t) => {
  const dataDir = makeFolder(t);
  const store = new Store(dataDir, () => {});
  const { close } = openSnapshot(dataDir);
  await store.writer.write(({ catalog }) => catalog.create("t", "c"));
  const before = performance.now();
  store.close();
  t.ok(performance.now() - before < 3000, "its launcher ends it after five seconds");
  close();
  const again = new Store(dataDir, () => {});
  t.ok(again.reader.catalog.find("t", "c"), "and nothing is lost");
  again.close();
});

t.test("a lock file that a dead process left does not keep the folder shut", async (t) => {
  const dataDir = makeFolder(t);
  writeFileSync(join(dataDir, "store.lock"), JSON.stringify({ pid: process.pid, startedAt: "2020-01-01T00:00:00Z" }));
  const { client } = await serve(t, dataDir);
  t.match(await client.db("t").command({ ping: 1 }), { ok: 1 });
});

t.test("data that is damaged is not served", async (t) => {
  const dataDir = makeFolder(t);
  const store = await startEmbeddedStore({ dataDir });
  const client = new MongoClient(store.uri);
  await client
    .db("t")
    .collection("c")
    .insertMany(Array.from({ length: 500 }, (_, n) => ({ n, filler: "x".repeat(500) })));
  await client.close();
  await store.stop();
  const path = join(dataDir, "store.sqlite");
  truncateSync(path, Math.floor(statSync(path).size / 2 / 4096) * 4096);
  writeFileSync(join(dataDir, "store.lock"), "{}");
  await t.rejects(startEmbeddedStore({ dataDir }), { message: /^The data in .* is damaged \(.*\): restore a backup$/ });
});

t.test("a path too long for a socket gets one in a private folder", async (t) => {
  const dataDir = join(makeFolder(t), "a".repeat(60), "b".repeat(60));
  const { client, store } = await serve(t, dataDir);
  t.match(await client.db("t").command({ ping: 1 }), { ok: 1 });
  const socket = decodeURIComponent(/^mongodb:\/\/([^/]*)\//.exec(store.uri)?.[1] ?? "");
  t.equal(statSync(socket).mode & 0o777, 0o600);
  t.ok(Buffer.byteLength(socket) <= 104);
  await client.close();
  await store.stop();
  t.notOk(existsSync(dirname(socket)), "and it goes with the store");
});

t.test("nothing in the folder is for others", async (t) => {
  const { dataDir } = await serve(t);
  for (const name of ["store.sock", "store.sqlite", "store.lock", "store.guard"])
    t.equal(statSync(join(dataDir, name)).mode & 0o077, 0, name);
});

t.test("a full disk: writes fail clearly, reads go on, and afterwards everything is as it was", async (t) => {
  const dataDir = makeFolder(t);
  const store = new Store(dataDir, () => {});
  const { server, uri } = await listen(store, dataDir, null);
  const client = new MongoClient(uri, { retryWrites: false });
  t.teardown(async () => {
    await client.close();
    server.close();
    store.close();
  });
  const c = client.db("t").collection("c");
  await c.createIndex({ n: 1 });
  await c.insertMany(Array.from({ length: 20 }, (_, n) => ({ n })));
  const { io } = store.writer.view;
  io.limitPages(io.fileBytes() / 4096 + 5);
  const filler = "x".repeat(20_000);
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => c.insertOne({ n: 100 + n, filler })));
  const failures = outcomes.filter((outcome) => outcome.status === "rejected");
  t.ok(failures.length > 0);
  for (const { reason } of failures) t.match(reason, { code: 14031, message: /disk is full/ });
  t.equal(
    await c.countDocuments(),
    20 + outcomes.length - failures.length,
    "what was acknowledged is there, and nothing else",
  );
  t.equal(await c.countDocuments({ n: { $gte: 0 } }), await c.countDocuments(), "also in the index");
  io.limitPages(100_000);
  await c.insertOne({ n: 999, filler });
  t.same(io.problems(true), []);
});

t.test("a file of another format is left alone", async (t) => {
  const dataDir = makeFolder(t);
  const io = new Storage(join(dataDir, "store.sqlite"));
  io.database.exec("PRAGMA user_version = 9");
  io.close();
  await t.rejects(startEmbeddedStore({ dataDir }), { message: /format 9/ });
});
