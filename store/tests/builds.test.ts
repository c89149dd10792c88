import { type Collection, MongoClient } from "mongodb";
import t from "tap";
import { findProblems } from "#store/check.ts";
import { overloaded } from "#store/errors.ts";
import { openSnapshot, type Store } from "#store/store.ts";
import { makeFolder, openHere, serve } from "./support/serve.ts";
import { until } from "./support/until.ts";

interface Item {
  _id: number;
  n: number;
  tags: string[];
}

const COUNT = 6000;
const item = (n: number): Item => ({ _id: n, n, tags: [`a${n % 7}`, `b${n % 11}`] });

async function fill(items: Collection<Item>, count = COUNT) {
  for (let from = 0; from < count; from += 1000)
    await items.insertMany(Array.from({ length: Math.min(1000, count - from) }, (_, i) => item(from + i)));
}

/** A store in this process with a grown collection. */
async function grown(t: Parameters<typeof openHere>[0]) {
  const dataDir = makeFolder(t);
  const { store, uri, log } = await openHere(t, dataDir);
  const client = new MongoClient(uri);
  t.teardown(() => client.close());
  const items = client.db("t").collection<Item>("items");
  await fill(items);
  return { store, client, items, log, dataDir };
}

/** Counts the writer's turns from here on; `act` is called before each with how many there were. */
function watchTurns(store: Store, act: (turns: number) => void = () => {}) {
  const seen = { turns: 0 };
  const write = store.writer.write.bind(store.writer);
  store.writer.write = (command) => {
    act(seen.turns++);
    return write(command);
  };
  return seen;
}

const problems = (dataDir: string) => {
  const { view, close } = openSnapshot(dataDir);
  const found = findProblems(view);
  close();
  return found;
};

const scans = async (items: Collection<Item>, n: number) => {
  const { queryPlanner } = await items.find({ n }).explain("executionStats");
  return queryPlanner.winningPlan.stage === "COLLSCAN";
};

t.test("a build is many short turns, and others are answered between them", async (t) => {
  const { store, client, items, log, dataDir } = await grown(t);
  const seen = watchTurns(store);
  let answered = 0;
  let isDone = false;
  const others = (async () => {
    while (!isDone) {
      await client.db("t").command({ ping: 1 });
      answered++;
    }
  })();
  await items.createIndex({ tags: 1, n: 1 });
  isDone = true;
  await others;
  t.ok(seen.turns >= 6, `${seen.turns} turns for ${COUNT} documents`);
  t.ok(answered >= seen.turns / 2, `${answered} pings answered in ${seen.turns} turns`);
  t.same(problems(dataDir), []);
  t.match(log, [/^building the index tags_1_n_1 of t\.items$/, /is ready after/]);
});

t.test("an index that is being built answers nothing, and is joined by whoever asks for it again", async (t) => {
  const { store, items } = await grown(t);
  const during: Promise<unknown>[] = [];
  watchTurns(store, (turns) => {
    if (turns !== 3) return;
    during.push(
      scans(items, 5),
      items.indexes().then((list) => list.map(({ name }) => name)),
    );
    during.push(
      items
        .find({ n: 5 })
        .hint("n_1")
        .toArray()
        .catch(({ message }) => message),
    );
    during.push(items.createIndex({ n: 1 }).then(() => scans(items, 5)));
  });
  await items.createIndex({ n: 1 });
  const [scanned, names, hinted, later] = await Promise.all(during);
  t.equal(scanned, true);
  t.same(names, ["_id_"]);
  t.match(hinted, /hint provided does not correspond to an existing index/);
  t.equal(later, false, "whoever joined was answered when it was whole");
});

t.test("what is written during a build is in the index", async (t) => {
  const { items, dataDir } = await grown(t);
  let isDone = false;
  let writes = 0;
  const writer = async (seed: number) => {
    for (let i = seed; !isDone; i = (i * 7919 + 13) % COUNT) {
      if (i % 3 === 0) await items.updateOne({ _id: i }, { $inc: { n: COUNT }, $push: { tags: `c${i}` } });
      else if (i % 3 === 1) await items.deleteOne({ _id: i });
      else await items.insertOne({ ...item(i), _id: COUNT + writes });
      writes++;
    }
  };
  const writing = Promise.all([1, 2, 3, 4].map(writer));
  await items.createIndexes([{ key: { n: 1 } }, { key: { tags: -1 } }]);
  isDone = true;
  await writing;
  t.ok(writes > 10, `${writes} writes`);
  t.same(problems(dataDir), []);
});

t.test("a duplicate that comes while a unique index is built ends the build, and nothing is left of it", async (t) => {
  const { store, items, dataDir, log } = await grown(t);
  let late: Promise<unknown> | undefined;
  watchTurns(store, (turns) => {
    if (turns === 3) late = items.insertOne({ ...item(COUNT - 1), _id: COUNT });
  });
  await t.rejects(items.createIndex({ n: 1 }, { unique: true }), { code: 11000, keyValue: { n: COUNT - 1 } });
  await late;
  t.match(log.at(-1), /n_1 of t\.items cannot be built: E11000/);
  t.same(
    (await items.indexes()).map(({ name }) => name),
    ["_id_"],
  );
  t.equal(store.reader.io.countKeys(Uint8Array.of(0), Uint8Array.of(255)), COUNT + 1, "only the keys of _id are left");
  await items.deleteOne({ _id: COUNT });
  await items.createIndex({ n: 1 }, { unique: true });
  t.same(problems(dataDir), []);
});

t.test("an index that cannot be taken away again yet is tried again, and whoever waited has an answer", async (t) => {
  const { store, items, dataDir, log } = await grown(t);
  await items.insertOne({ ...item(COUNT - 1), _id: COUNT });
  store.builds.retryMs = 100;
  const write = store.writer.write.bind(store.writer);
  const failing = log.length;
  store.writer.write = (command) => {
    // From the duplicate on, until it was said twice that it has to wait.
    const isFull = log.some((line) => line.includes("cannot be built")) && waits() < 2;
    return isFull ? Promise.reject(overloaded("busy")) : write(command);
  };
  const waits = () => log.slice(failing).filter((line) => line.includes("has to wait: busy")).length;
  await t.rejects(items.createIndex({ n: 1 }, { unique: true }), { code: 11000 });
  t.ok(await until(() => store.reader.catalog.list().every(({ indexes }) => indexes.length === 1)), "it is gone");
  await items.deleteOne({ _id: COUNT });
  await items.createIndex({ n: 1 }, { unique: true });
  t.same(problems(dataDir), []);
});

t.test("a key that a document gives up during a build belongs to the one that took it", async (t) => {
  const { store, items, dataDir } = await grown(t);
  const last = COUNT - 1;
  let moved: Promise<unknown> | undefined;
  watchTurns(store, (turns) => {
    // The last document is not in the index yet when another one takes its value, and then it goes.
    if (turns === 2)
      moved = Promise.all([items.insertOne({ ...item(last), _id: COUNT }), items.deleteOne({ _id: last })]);
  });
  await items.createIndex({ n: 1 }, { unique: true });
  await moved;
  t.match(await items.find({ n: last }).hint("n_1").toArray(), [{ _id: COUNT }]);
  t.same(problems(dataDir), []);
});

t.test("an index that is dropped while it is built stays dropped", async (t) => {
  const { store, items, dataDir } = await grown(t);
  let dropped: Promise<unknown> | undefined;
  watchTurns(store, (turns) => {
    if (turns === 3) dropped = items.dropIndex("n_1");
  });
  await t.rejects(items.createIndex({ n: 1 }), { code: 276 });
  await dropped;
  t.same(problems(dataDir), []);
});

t.test("in a transaction only small collections get indexes", async (t) => {
  const { client, items } = await grown(t);
  await client.withSession(async (session) => {
    session.startTransaction();
    await t.rejects(items.createIndex({ n: 1 }, { session }), { code: 263 });
    await session.abortTransaction();
  });
});

t.test("a kill in the middle leaves the collection sound, and the next start builds on", async (t) => {
  const { store, client, dataDir, log } = await serve(t);
  const items = client.db("t").collection<Item>("items");
  await fill(items, 20_000);
  const made = items.createIndex({ tags: 1, n: 1 }).catch((error) => error);
  t.ok(await until(() => log.some((line) => line.includes("building the index"))));
  const { pid } = store;
  process.kill(pid, "SIGKILL");
  t.ok(await until(() => store.pid !== pid));
  await made;
  t.notOk(
    log.some((line) => line.includes("is ready after")),
    "it was not whole",
  );
  await items.insertOne(item(20_000));
  t.same(problems(dataDir), []);
  t.ok(await until(() => log.some((line) => line.includes("is ready after"))));
  t.same(problems(dataDir), []);
  t.match(await items.find({ n: 19_999, tags: "a0" }).hint("tags_1_n_1").toArray(), [{ _id: 19_999 }]);
});
