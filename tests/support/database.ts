import mongoose from "mongoose";

let databases = 0;

/** On `MONGODB_URI`, the address of an empty database of its own, so that test files can run at once; else undefined. */
export function ownDatabase(): string | undefined {
  if (!process.env.MONGODB_URI) return undefined;
  const url = new URL(process.env.MONGODB_URI);
  // Who logs in is known to `admin`, whatever database is used.
  if (url.username && !url.searchParams.has("authSource"))
    url.searchParams.set("authSource", url.pathname.slice(1) || "admin");
  url.pathname = `/signoff_test_${process.pid}_${Date.now()}_${++databases}`;
  return url.href;
}

/** Removes a database of `ownDatabase`. */
export async function dropDatabase(uri: string) {
  const client = await mongoose.mongo.MongoClient.connect(uri);
  await client.db().dropDatabase();
  await client.close();
}
