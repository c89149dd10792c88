import mongoose, { type Model } from "mongoose";
import { POOL_SIZE, STORE_MS, storeProbe } from "./deadline.ts";

mongoose.set("strictQuery", true);
mongoose.set("sanitizeFilter", true);
// The store itself ends a query that nobody waits for any more.
mongoose.set("maxTimeMS", STORE_MS);

/** Connects mongoose to the store, real or embedded: one code path for both. */
export async function connectMongo(uri: string) {
  await mongoose.connect(uri, {
    dbName: databaseName(uri),
    maxPoolSize: POOL_SIZE,
    serverSelectionTimeoutMS: 2000,
    connectTimeoutMS: 2000,
    // What was given up frees its connection: a store that is there but does not answer must not keep any.
    socketTimeoutMS: STORE_MS,
    waitQueueTimeoutMS: STORE_MS,
    autoIndex: false,
    autoCreate: false,
  });
}

/** The database named in the address, else `signoff`. */
function databaseName(uri: string): string {
  return /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?/]+)/.exec(uri)?.[1] ?? "signoff";
}

/** Makes the indexes that the models declare; part of every start, a no-op when they exist. */
export async function ensureIndexes() {
  for (const model of Object.values(mongoose.models) as Model<unknown>[]) await patiently(() => model.createIndexes());
}

/** Building an index on a grown collection takes longer than one answer may: ask again until it is there. */
async function patiently(build: () => Promise<unknown>, tries = 100): Promise<void> {
  await build().catch((error: Error) => {
    if (error.name !== "MongoNetworkTimeoutError" || tries === 0) throw error;
    return patiently(build, tries - 1);
  });
}

/** True while the store answers. */
export async function isMongoReady(): Promise<boolean> {
  const { db } = mongoose.connection;
  if (!db || mongoose.connection.readyState !== mongoose.ConnectionStates.connected) return false;
  return storeProbe(() => db.command({ ping: 1 })).then(
    () => true,
    () => false,
  );
}

export const disconnectMongo = () => mongoose.disconnect();

const DUPLICATE_KEY = 11000;

/** Awaits a write and answers null instead when a unique index refused it. */
export async function unlessDuplicate<T>(write: Promise<T>): Promise<T | null> {
  return write.catch((error: unknown) => {
    if ((error as { code?: number }).code === DUPLICATE_KEY) return null;
    throw error;
  });
}
