/**
 * `node tests/support/migrating.ts URI LEASE_MS BATCH_MS`: a process that brings a database up to date by a slow migration. It
 * counts how often each document of `things` was changed (`times`), and says on which one it began.
 */
import { setTimeout } from "node:timers/promises";
import { pino } from "pino";
import type { Migration } from "#server/db/migrations/migration.ts";
import { databaseUpdate } from "#server/db/migrations/runner.ts";
import { connectMongo, disconnectMongo } from "#server/db/mongo.ts";

const [uri = "", leaseMs, batchMs] = process.argv.slice(2);

/** On purpose one that is not harmless to run twice. */
const counting: Migration = {
  name: "001-counting",
  up: ({ walk }) => {
    let isFirst = true;
    return walk("things", async (things) => {
      if (isFirst) process.stdout.write(`began at ${things[0]?._id}\n`);
      isFirst = false;
      await setTimeout(Number(batchMs));
      return things.map(({ _id }) => ({ updateOne: { filter: { _id }, update: { $inc: { times: 1 } } } }));
    });
  },
};

await connectMongo(uri);
await databaseUpdate({ log: pino({ level: "silent" }), migrations: [counting], leaseMs: Number(leaseMs) }).run();
await disconnectMongo();
process.stdout.write("up to date\n");
