import { join } from "node:path";
import { type Collection, MongoClient } from "mongodb";
import { findProblems } from "./check.ts";
import { startProcess } from "./launch.ts";
import { openSnapshot } from "./store.ts";

export interface CrashReport {
  rounds: number;
  acknowledged: number;
  /** Acknowledged writes that were gone afterwards. */
  lost: number;
  /** Transactions of which one half was there and the other was not. */
  torn: number;
  /** Index keys without document, documents without key, and damage of the file. */
  holes: number;
  /** The slowest start after a kill, in ms, until a read was answered. */
  slowestStartMs: number;
}

const WRITERS = 8;
type Note = { _id: string; slug: string; size: number; tags: string[] };

/** Kills the store while eight callers write, again and again on the same folder, and looks for what is missing. */
export async function crashRounds(dataDir: string, rounds: number): Promise<CrashReport> {
  const report: CrashReport = { rounds, acknowledged: 0, lost: 0, torn: 0, holes: 0, slowestStartMs: 0 };
  const notes = new Map<string, number>();
  for (let round = 0; round <= rounds; round++) {
    const startedAt = performance.now();
    const { child, uri } = await startProcess(dataDir, null, () => {});
    const gone = new Promise((resolve) => child.once("exit", resolve));
    const client = new MongoClient(uri);
    const collection = client.db("crash").collection<Note>("notes");
    await collection.findOne({ _id: "nothing" });
    if (round > 0) report.slowestStartMs = Math.max(report.slowestStartMs, Math.round(performance.now() - startedAt));
    report.lost += await countLost(collection, notes);
    report.torn += await countTorn(collection);
    await collection.createIndex({ slug: 1 }, { unique: true });
    await collection.createIndex({ tags: 1 });
    await client.close();
    if (round < rounds) await writeUntilKilled(uri, `${round}`, notes, () => child.kill("SIGKILL"));
    else child.stdin.end();
    await gone;
  }
  report.acknowledged = notes.size;
  const { view, close } = openSnapshot(join(dataDir));
  report.holes = findProblems(view).length;
  close();
  return report;
}

async function writeUntilKilled(
  uri: string,
  round: string,
  notes: Map<string, number>,
  kill: () => void,
): Promise<void> {
  // Once the store is gone the driver looks for another one for a while, also to end its sessions: a short while.
  const client = new MongoClient(uri, { retryWrites: false, serverSelectionTimeoutMS: 200 });
  const collection = client.db("crash").collection<Note>("notes");
  setTimeout(kill, 100 + Math.random() * 200);
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(collection, `${round}-${writer}`, notes));
  await Promise.all([...writers, writePairs(client, collection, `${round}-pairs`)]);
  await client.close();
}

/** Inserts and updates until the store is gone; notes what was acknowledged, and how large it was last known to be. */
async function write(collection: Collection<Note>, name: string, notes: Map<string, number>): Promise<void> {
  for (let n = 0; ; n++) {
    const _id = `${name}-${n}`;
    try {
      await collection.insertOne({ _id, slug: `slug-${_id}`, size: 1, tags: [name, String(n % 10)] });
      notes.set(_id, 1);
      if (n % 3 > 0) continue;
      await collection.updateOne({ slug: `slug-${_id}` }, { $inc: { size: 1 }, $push: { tags: "updated" } });
      notes.set(_id, 2);
    } catch {
      return;
    }
  }
}

/** Two documents at a time, in transactions that also make an index entry each. */
async function writePairs(client: MongoClient, collection: Collection<Note>, name: string): Promise<void> {
  for (let n = 0; ; n++) {
    const halves = ["left", "right"].map((half) => ({
      _id: `${name}-${n}-${half}`,
      slug: `${name}-${n}-${half}`,
      size: 0,
      tags: [half],
    }));
    const session = client.startSession();
    try {
      session.startTransaction();
      for (const half of halves) await collection.insertOne(half, { session });
      await session.commitTransaction();
      await session.endSession();
    } catch {
      return;
    }
  }
}

async function countTorn(collection: Collection<Note>): Promise<number> {
  const [left, right] = await Promise.all(["left", "right"].map((half) => collection.find({ tags: half }).toArray()));
  const names = new Set(left?.map(({ _id }) => _id.replace("left", "right")));
  const whole = right?.filter(({ _id }) => names.has(_id)).length ?? 0;
  return (left?.length ?? 0) + (right?.length ?? 0) - 2 * whole;
}

async function countLost(collection: Collection<Note>, notes: Map<string, number>): Promise<number> {
  const found = new Map((await collection.find().toArray()).map(({ _id, size }) => [_id, size]));
  return [...notes].filter(([_id, size]) => (found.get(_id) ?? 0) < size).length;
}
