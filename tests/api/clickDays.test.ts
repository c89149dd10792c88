import mongoose from "mongoose";
import { pino } from "pino";
import t from "tap";
import { clickDays } from "#server/db/migrations/007-click-days.ts";
import { PRUNE, pruneHandler } from "#server/features/links/jobs.ts";
import { ClickBatchModel, ClickMonthModel } from "#server/features/links/model.ts";
import { add } from "#server/jobs/queue.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { startApp } from "#tests/support/startApp.ts";

const DAY_MS = 86_400_000;

t.test("single clicks are deleted after CLICK_DAYS, and what was counted of them stays", async (t) => {
  await startApp(t, { CLICK_DAYS: "30" });
  const batch = (daysAgo: number, name: string) => ({
    _id: name,
    at: new Date(Date.now() - daysAgo * DAY_MS),
    from: 0,
    lines: `abc\t1\t${name}\t\t`,
  });
  await ClickBatchModel.insertMany([
    ...Array.from({ length: 450 }, (_, at) => batch(31 + at / 10, `old ${at}`)),
    batch(29, "kept"),
    batch(0, "today"),
  ]);
  await ClickMonthModel.create({ _id: "sig:2020-01", signature: "sig", month: "2020-01", people: 3 });
  const worker = new JobWorker({ handlers: [pruneHandler], log: pino({ level: "silent" }) });
  await add(PRUNE, {});
  while ((await worker.runDue()) > 0);
  t.same(
    (await ClickBatchModel.find({}, { _id: 1 }).sort({ _id: 1 }).lean()).map(({ _id }) => _id),
    ["kept", "today"],
  );
  t.equal((await ClickMonthModel.findById("sig:2020-01").lean())?.people, 3);

  // An index that deleted them after 90 days goes with the update.
  const db = mongoose.connection.db as NonNullable<typeof mongoose.connection.db>;
  const batches = db.collection("clickbatches");
  const expiring = async () =>
    (await batches.indexes()).filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined).length;
  t.equal(await expiring(), 0);
  await batches.dropIndex("at_1");
  await batches.createIndex({ at: 1 }, { expireAfterSeconds: 90 * 86_400 });
  t.equal(await expiring(), 1);
  for (const _again of [1, 2]) await clickDays.up({ db } as never);
  t.equal(await expiring(), 0);
});
