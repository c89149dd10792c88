import { setTimeout } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import mongoose from "mongoose";
import { StartError } from "#program/settings.ts";
import { isAway } from "../away.ts";
import { OUT_OF_SPACE } from "../mongo.ts";
import { beatingLease, LEASE_MS, type LeaseRecord } from "./lease.ts";
import { MIGRATIONS } from "./list.ts";
import type { Db, Document, Migration, MigrationContext } from "./migration.ts";

const COLLECTION = "migrations";
const LEASE = "lease";
/** So long a start waits for another process's migrations, or for a store that does not answer. */
const WAIT_MS = 10 * 60_000;
const LOOK_MS = 500;
/** Documents of one batch: read, changed and noted within the time that an operation has. */
const BATCH = 200;

/** What became of a migration. `cursors` are the ids up to which its collections are done. */
type MigrationRecord = { _id: string; startedAt: Date; doneAt?: Date; cursors?: Record<string, unknown> };
type Options = { log: FastifyBaseLogger; migrations?: readonly Migration[]; waitMs?: number; leaseMs?: number };

/**
 * Brings the connected database up to date, once however many processes start at the same time: one does it, the others
 * wait. One that is cut off is finished by the next.
 */
export function databaseUpdate({ log, migrations = MIGRATIONS, waitMs = WAIT_MS, leaseMs = LEASE_MS }: Options) {
  const stopping = new AbortController();
  let work: Promise<void> = Promise.resolve();

  return {
    /** @throws StartError when the database is newer than the program, or not up to date in time */
    run(): Promise<void> {
      work = update();
      return work;
    },
    /** Ends it after the batch that is under way. */
    async stop() {
      stopping.abort(
        new StartError("Stopped while the database was brought up to date. The next start goes on with it."),
      );
      await work.catch(() => {});
    },
  };

  async function update(): Promise<void> {
    const { db } = mongoose.connection;
    if (!db) throw new Error("There is no connection to the store.");
    const lease = beatingLease(db.collection<LeaseRecord>(COLLECTION), LEASE, leaseMs);
    const end = performance.now() + waitMs;
    let isSaid = false;
    for (;;) {
      let problem = "another process is at it";
      try {
        const left = await leftOf(db, migrations);
        if (left.length === 0) return;
        if (await lease.tryTake()) {
          await lease.hold((signal) => runAll(db, signal), stopping.signal);
          continue;
        }
        if (!isSaid) log.info({ migrations: left.map(({ name }) => name) }, "waiting for another process's migrations");
        isSaid = true;
      } catch (error) {
        stopping.signal.throwIfAborted();
        if ((error as { code?: unknown }).code === OUT_OF_SPACE)
          throw new StartError("The database cannot be brought up to date: its disk is full.");
        if (!isPassing(error)) throw error;
        problem = (error as Error).message;
        log.warn({ err: error }, "migrations wait for the store");
      }
      if (performance.now() > end)
        throw new StartError(
          `The database could not be brought up to date within ${Math.round(waitMs / 1000)} seconds (${problem}). Start again when it can.`,
        );
      await setTimeout(LOOK_MS, null, { signal: stopping.signal }).catch(() => stopping.signal.throwIfAborted());
    }
  }

  /** What is left is asked for again: another process may have done some of it before the lease was ours. */
  async function runAll(db: Db, signal: AbortSignal): Promise<void> {
    for (const { name, up } of await leftOf(db, migrations)) {
      const records = db.collection<MigrationRecord>(COLLECTION);
      await records.updateOne({ _id: name }, { $setOnInsert: { startedAt: new Date() } }, { upsert: true });
      const { cursors = {} } = (await records.findOne({ _id: name })) ?? {};
      log.info({ migration: name }, "the database is brought up to date");
      await up({ db, log, signal, walk: walker(db, name, cursors, signal) });
      signal.throwIfAborted();
      await records.updateOne({ _id: name }, { $set: { doneAt: new Date() }, $unset: { cursors: 1 } });
      log.info({ migration: name }, "the database is up to date");
    }
  }
}

/** Those that are not done yet. @throws StartError when the database has one that we do not know */
async function leftOf(db: Db, migrations: readonly Migration[]): Promise<Migration[]> {
  const known = new Set(migrations.map(({ name }) => name));
  const records = await db
    .collection<MigrationRecord>(COLLECTION)
    .find({ _id: { $ne: LEASE } })
    .toArray();
  const unknown = records.map(({ _id }) => _id).filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new StartError(
      `The database was written by a later version of Signoff: it has ${unknown.join(", ")}, and this version knows nothing after ${migrations.at(-1)?.name ?? "the first"}. Start that version, or restore a backup from before it.`,
    );
  const done = new Set(records.filter(({ doneAt }) => doneAt).map(({ _id }) => _id));
  return migrations.filter(({ name }) => !done.has(name));
}

/** Keyset pagination by the id, which every collection has an index for; the last id is noted after each batch. */
function walker(
  db: Db,
  migration: string,
  cursors: Record<string, unknown>,
  signal: AbortSignal,
): MigrationContext["walk"] {
  return async (name, changesOf) => {
    const documents = db.collection<Document>(name);
    for (let after = cursors[name]; ; ) {
      signal.throwIfAborted();
      const filter = (after === undefined ? {} : { _id: { $gt: after } }) as mongoose.mongo.Filter<Document>;
      const batch = await documents.find(filter).sort({ _id: 1 }).limit(BATCH).toArray();
      const last = batch.at(-1);
      if (!last) return;
      const changes = await changesOf(batch);
      if (changes.length > 0) await documents.bulkWrite(changes, { ordered: false });
      after = last._id;
      await db
        .collection<MigrationRecord>(COLLECTION)
        .updateOne({ _id: migration }, { $set: { [`cursors.${name}`]: after } });
    }
  };
}

/** The store was away, or another process has taken over: to be tried again. */
const isPassing = (error: unknown) => isAway(error) || (error as Error).name === "AbortError";
