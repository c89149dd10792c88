import mongoose, { type Model } from "mongoose";

mongoose.set("strictQuery", true);
mongoose.set("sanitizeFilter", true);

/** Until the store must have answered a call; then the caller says that it is away. */
const ANSWER_MS = 2400;

/** Connects mongoose to the store, real or embedded: one code path for both. */
export async function connectMongo(uri: string) {
  await mongoose.connect(uri, {
    dbName: databaseName(uri),
    maxPoolSize: 16,
    serverSelectionTimeoutMS: 2000,
    connectTimeoutMS: 2000,
    // A store that is there but does not answer must not keep people waiting either.
    socketTimeoutMS: ANSWER_MS,
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
  return db.command({ ping: 1 }).then(
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
