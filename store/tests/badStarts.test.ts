import {
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { MongoClient } from "mongodb";
import t from "tap";
import { startEmbeddedStore } from "#store/launch.ts";
import { RawClient } from "./support/raw.ts";
import { makeFolder, openHere } from "./support/serve.ts";

const PAGE = 4096;

/** A folder that a store has filled and left. */
async function used(t: Parameters<typeof makeFolder>[0]): Promise<string> {
  const dataDir = makeFolder(t);
  const store = await startEmbeddedStore({ dataDir });
  const client = new MongoClient(store.uri);
  const filler = "x".repeat(1000);
  await client
    .db("t")
    .collection("c")
    .insertMany(Array.from({ length: 300 }, (_, n) => ({ n, filler })));
  await client.close();
  await store.stop();
  return dataDir;
}

/** Overwrites the pages in the middle of the data, as a failing disk may. */
function damage(dataDir: string) {
  const path = join(dataDir, "store.sqlite");
  const pages = statSync(path).size / PAGE;
  const file = openSync(path, "r+");
  for (let page = 5; page < pages; page++) writeSync(file, Buffer.alloc(PAGE, 0xab), 0, PAGE, page * PAGE);
}

t.test("an empty file is not taken for a new store, a new folder is one", async (t) => {
  const dataDir = await used(t);
  writeFileSync(join(dataDir, "store.sqlite"), "");
  for (const ending of ["-wal", "-shm"]) rmSync(join(dataDir, `store.sqlite${ending}`), { force: true });
  await t.rejects(startEmbeddedStore({ dataDir }), {
    message: /^The file .*store\.sqlite is empty: restore a backup, or delete the file to start without data$/,
  });
  await t.rejects(startEmbeddedStore({ dataDir }), { message: /is empty/ }, "nor the second time");
  rmSync(join(dataDir, "store.sqlite"));
  const store = await startEmbeddedStore({ dataDir });
  await store.stop();
});

t.test("damage is found at the start, also after a clean stop", async (t) => {
  const dataDir = await used(t);
  t.notOk(existsSync(join(dataDir, "store.lock")), "the stop was clean");
  damage(dataDir);
  await t.rejects(startEmbeddedStore({ dataDir }), { message: /^The data in .* is damaged \(.*\): restore a backup$/ });
});

t.test("a list of collections that cannot be read is damage too", async (t) => {
  const dataDir = await used(t);
  const data = new DatabaseSync(join(dataDir, "store.sqlite"));
  data.exec("UPDATE catalog SET meta = x'0500000001'");
  data.close();
  await t.rejects(startEmbeddedStore({ dataDir }), {
    message: /^The data in .* is damaged \(a document cannot be read: .*\): restore a backup$/,
  });
});

t.test("damage that comes later is named to the caller and in the log", async (t) => {
  const dataDir = await used(t);
  const { uri, log } = await openHere(t, dataDir);
  damage(dataDir);
  const reply = await new RawClient(t, uri).command({ find: "c", $db: "t" });
  t.match(reply, { ok: 0, code: 301, codeName: "DataCorruptionDetected" });
  t.match(log.at(-1), /^the data is damaged \(.*\): restore a backup$/);
});

t.test("a full disk is served from: opening writes nothing but what is there already", async (t) => {
  const dataDir = await used(t);
  t.equal(statSync(join(dataDir, "store.sqlite-wal")).size, 0, "a clean stop leaves an empty log");
  t.ok(existsSync(join(dataDir, "store.sqlite-shm")), "and room for its index");
  const before = readFileSync(join(dataDir, "store.sqlite"));
  // The file that tells the holder, and the journal that is not needed any more, are on a device without room.
  for (const name of ["store.lock", "store.guard-journal"])
    if (existsSync("/dev/full")) symlinkSync("/dev/full", join(dataDir, name));
  const { uri } = await openHere(t, dataDir);
  t.match(await new RawClient(t, uri).command({ count: "c", $db: "t" }), { n: 300 });
  t.equal(statSync(join(dataDir, "store.sqlite-wal")).size, 0);
  t.ok(before.equals(readFileSync(join(dataDir, "store.sqlite"))));
});

t.test("a folder that cannot be locked is not said to be in use", async (t) => {
  const dataDir = makeFolder(t);
  mkdirSync(join(dataDir, "store.guard"));
  const { message } = await startEmbeddedStore({ dataDir }).catch((error) => error);
  t.match(message, /unable to open database file/);
});
