import { setTimeout } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import mongoose, { type Model } from "mongoose";
import { isAway } from "./away.ts";
import { POOL_SIZE, patience, storeProbe } from "./deadline.ts";
import { endWritesWithTheirSockets } from "./driver.ts";

endWritesWithTheirSockets();
mongoose.set("strictQuery", true);
mongoose.set("sanitizeFilter", true);

/** Connects mongoose to the store, real or embedded: one code path for both. */
export async function connectMongo(uri: string) {
  // The store itself ends a query that nobody waits for any more.
  mongoose.set("maxTimeMS", patience.storeMs);
  disconnecting = new AbortController();
  await mongoose.connect(uri, {
    dbName: databaseName(uri),
    maxPoolSize: POOL_SIZE,
    serverSelectionTimeoutMS: 2000,
    connectTimeoutMS: 2000,
    // What was given up frees its connection: a store that is there but does not answer must not keep any.
    socketTimeoutMS: patience.storeMs,
    waitQueueTimeoutMS: patience.storeMs,
    autoIndex: false,
    autoCreate: false,
  });
}

/** The database named in the address, else `signoff`. */
function databaseName(uri: string): string {
  return /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?/]+)/.exec(uri)?.[1] ?? "signoff";
}

/** Pause before the store is asked again for indexes that it is building. */
const ASK_AGAIN_MS = 2000;

let disconnecting = new AbortController();

/**
 * Makes the indexes that the models declare; part of every start, a no-op when they exist. Those of small collections
 * are there when it resolves. A grown collection's take longer than an answer may, and so does a store that is away:
 * that is waited for beside, while the server serves.
 * @throws when an index cannot be made
 */
export async function ensureIndexes(log?: FastifyBaseLogger) {
  const models = Object.values(mongoose.models) as Model<unknown>[];
  const outcomes = await Promise.all(models.map(async (model) => ({ model, isMade: await makeIndexes(model) })));
  const left = outcomes.filter(({ isMade }) => !isMade).map(({ model }) => model);
  if (left.length === 0) return;
  const collections = left.map((model) => model.collection.collectionName);
  log?.warn({ collections }, "indexes are built beside; until they are ready what needs them is slow");
  makeBeside(left, disconnecting.signal).then(
    (isDone) => isDone && log?.info({ collections }, "indexes are ready"),
    (error: unknown) => log?.error({ err: error, collections }, "an index cannot be built"),
  );
}

/** One collection after the other, and again until its indexes are there. @returns false when the store is closed first */
async function makeBeside(models: Model<unknown>[], signal: AbortSignal): Promise<boolean> {
  for (const model of models)
    while (!(await makeIndexes(model))) {
      await setTimeout(ASK_AGAIN_MS, null, { ref: false, signal }).catch(() => {});
      if (signal.aborted) return false;
    }
  return true;
}

/** On a full disk no index can be made, but all that is there can be read. */
export const OUT_OF_SPACE = 14031;

/** False when the store did not answer in time (it may be building), or has no room. */
const makeIndexes = (model: Model<unknown>): Promise<boolean> =>
  model.createIndexes().then(
    () => true,
    (error: { code?: unknown }) => {
      if (!isAway(error) && error.code !== OUT_OF_SPACE) throw error;
      return false;
    },
  );

/** True while the store answers from what it holds: a document of every collection, as a damaged one answers a ping. */
export async function isMongoReady(): Promise<boolean> {
  const { db } = mongoose.connection;
  if (!db || mongoose.connection.readyState !== mongoose.ConnectionStates.connected) return false;
  const readOne = async () => {
    for (const { collection } of Object.values(mongoose.models))
      await db.collection(collection.collectionName).findOne();
  };
  return storeProbe(readOne).then(
    () => true,
    () => false,
  );
}

export async function disconnectMongo() {
  disconnecting.abort();
  await mongoose.disconnect();
}

const DUPLICATE_KEY = 11000;

/** Whether a write was refused by a unique index. */
export const isDuplicate = (error: unknown) => (error as { code?: number }).code === DUPLICATE_KEY;

/** Awaits a write and answers null instead when a unique index refused it. */
export async function unlessDuplicate<T>(write: Promise<T>): Promise<T | null> {
  return write.catch((error: unknown) => {
    if (isDuplicate(error)) return null;
    throw error;
  });
}
