import mongoose, { type Model } from "mongoose";

mongoose.set("strictQuery", true);
mongoose.set("sanitizeFilter", true);

/** Connects mongoose to the store, real or embedded: one code path for both. */
export async function connectMongo(uri: string) {
  await mongoose.connect(uri, {
    dbName: databaseName(uri),
    maxPoolSize: 16,
    serverSelectionTimeoutMS: 2000,
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
  for (const model of Object.values(mongoose.models) as Model<unknown>[]) await model.createIndexes();
}

/** True while the store answers. */
export async function isMongoReady(): Promise<boolean> {
  if (mongoose.connection.readyState !== mongoose.ConnectionStates.connected) return false;
  return mongoose.connection
    .db!.admin()
    .command({ ping: 1 }, { timeoutMS: 1500 })
    .then(
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
