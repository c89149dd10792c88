/**
 * `node tests/support/migrating.ts URI LEASE_MS BATCH_MS [NAME …]`: a process that brings a database up to date, slowly. By a migration
 * that counts how often each document of `things` was changed (`times`), and says on which one it began; with names by those of ours.
 */
import { setTimeout } from "node:timers/promises";
import { pino } from "pino";
import { MIGRATIONS } from "#server/db/migrations/list.ts";
import type { Migration } from "#server/db/migrations/migration.ts";
import { databaseUpdate } from "#server/db/migrations/runner.ts";
import { connectMongo, disconnectMongo } from "#server/db/mongo.ts";

const [uri = "", leaseMs, batchMs, ...names] = process.argv.slice(2);

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

/** One of ours, with a pause before each of its batches. */
const slowly = ({ name, up }: Migration): Migration => ({
  name,
  up: (context) =>
    up({
      ...context,
      walk: (collection, changesOf) =>
        context.walk(collection, async (documents) => {
          await setTimeout(Number(batchMs));
          return changesOf(documents);
        }),
    }),
});

const ours = MIGRATIONS.map((one) => (names.includes(one.name) ? slowly(one) : one));
const migrations = names.length > 0 ? ours : [counting];

await connectMongo(uri);
await databaseUpdate({ log: pino({ level: "silent" }), migrations, leaseMs: Number(leaseMs) }).run();
await disconnectMongo();
process.stdout.write("up to date\n");
