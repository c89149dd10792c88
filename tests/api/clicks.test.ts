import mongoose from "mongoose";
import { pino } from "pino";
import t from "tap";
import { ClickBuffer } from "#server/features/links/clicks.ts";
import { Counter } from "#server/features/links/counters.ts";
import { ClickBatchModel, ClickMonthModel, DaySaltModel, ShortLinkModel } from "#server/features/links/model.ts";
import { forgetSalts, learnSalt } from "#server/features/links/salts.ts";
import { findTarget } from "#server/features/links/service.ts";
import { visitor } from "#server/features/links/visitors.ts";
import { away } from "#tests/support/away.ts";
import { startApp } from "#tests/support/startApp.ts";

const BROWSER = { userAgent: "Mozilla/5.0 Chrome/150.0.0.0", referrer: "", isHead: false };
const DAY_MS = 86_400_000;

t.test("clicks", async (t) => {
  await startApp(t);
  const lines: { level: number; msg: string; dropped?: number }[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => lines.push(JSON.parse(line)) });
  let signatures = 0;
  /** A link of a signature of its own, and what is counted of it. */
  const link = () => {
    const signature = `sig${signatures++}`.padEnd(22, "-");
    const months = () => ClickMonthModel.find({ signature }).sort({ month: 1 }).lean();
    return { counter: new Counter("abc", signature, null), signature, months };
  };

  await t.test("of a write whose answer was lost are counted once", async (t) => {
    const { counter, months } = link();
    const clicks = new ClickBuffer(log);
    for (let i = 0; i < 5; i++) clicks.add(counter, visitor({ ip: `10.0.0.${i}`, ...BROWSER }));
    const session = await mongoose.startSession();
    const sessions = Object.getPrototypeOf(session);
    await session.endSession();
    const { commitTransaction } = sessions;
    t.teardown(() => Object.assign(sessions, { commitTransaction }));
    let lost = 0;
    sessions.commitTransaction = async function (this: unknown) {
      await commitTransaction.call(this);
      if (lost++ === 0) throw new mongoose.mongo.MongoServerError({ message: "the answer is lost", code: 8000 });
    };
    await clicks.flush();
    t.equal(clicks.waiting, 5, "nobody knows whether they were written");
    await clicks.drain();
    t.equal(clicks.waiting, 0);
    t.equal((await months())[0]?.people, 5);
    t.ok(lost >= 1);
  });

  await t.test("know the same person in every process, for a day", async (t) => {
    const visitors = async (day: number) => {
      const { now } = Date;
      t.teardown(() => Object.assign(Date, { now }));
      Date.now = () => now() + day * DAY_MS;
      const { counter } = link();
      const clicks = new ClickBuffer(log);
      clicks.add(counter, visitor({ ip: "10.9.9.9", ...BROWSER }));
      await clicks.drain();
      Date.now = now;
      // As a process that has just started.
      forgetSalts();
      const [batch] = await ClickBatchModel.find().sort({ $natural: -1 }).limit(1).lean();
      return batch?.lines?.split("\t")[2];
    };
    const [one, other, tomorrow] = [await visitors(0), await visitors(0), await visitors(1)];
    t.ok(one);
    t.equal(other, one, "two processes");
    t.not(tomorrow, one, "and nobody the day after");
    t.equal(await DaySaltModel.countDocuments(), 2, "one salt a day");
    const indexes = await DaySaltModel.collection.indexes();
    t.ok(
      indexes.some(({ expireAfterSeconds }) => expireAfterSeconds === 2 * 86_400),
      "which is thrown away",
    );
    await Promise.all([learnSalt(7), learnSalt(7), learnSalt(7)]);
    t.equal(await DaySaltModel.countDocuments({ _id: 7 }), 1, "of several at once too");
  });

  await t.test("belong to the day on which they came, also of somebody who stays up", async (t) => {
    const { counter, months } = link();
    const clicks = new ClickBuffer(log);
    const midnight = Math.ceil(Date.now() / DAY_MS) * DAY_MS;
    const { now } = Date;
    t.teardown(() => Object.assign(Date, { now }));
    const at = (ms: number) => {
      Date.now = () => midnight + ms;
      clicks.add(counter, visitor({ ip: "10.1.1.1", ...BROWSER }));
    };
    at(-2);
    at(-1);
    at(1);
    Date.now = now;
    await clicks.drain();
    const days = (await months()).flatMap(({ days }) => Object.values(days ?? {}));
    t.same(days, [2, 1]);
    const batches = await ClickBatchModel.find().sort({ at: -1 }).limit(1).lean();
    const visitors = (batches[0]?.lines ?? "").split("\n").map((line) => line.split("\t")[2]);
    t.equal(new Set(visitors).size, 2, "who it was yesterday cannot be told from today's");
  });

  await t.test(
    "wait in bounded memory while the store is away, and the log says how many are not counted",
    async (t) => {
      const { counter, months } = link();
      const clicks = new ClickBuffer(log);
      const { startSession } = mongoose;
      const back = () => Object.assign(mongoose, { startSession });
      t.teardown(back);
      mongoose.startSession = () => Promise.reject(new Error("away"));
      const one = visitor({ ip: "10.2.2.2", ...BROWSER });
      for (let i = 0; i < 200_050; i++) clicks.add(counter, one);
      t.equal(clicks.waiting, 200_000);
      await clicks.flush();
      t.equal(lines.find(({ dropped }) => dropped)?.dropped, 50);
      back();
      await clicks.drain();
      t.equal((await months())[0]?.people, 200_000);
    },
  );

  await t.test("go on to where a link led when it was last known, while the store is away", async (t) => {
    await ShortLinkModel.create({ code: "stale1", url: "https://example.com/", signature: "s" });
    const find = () => findTarget("stale1");
    t.equal((await find())?.url, "https://example.com/");
    const { now } = Date;
    t.teardown(() => Object.assign(Date, { now }));
    Date.now = () => now() + 120_000;
    t.intercept(ShortLinkModel, "find", {
      value: away,
    });
    t.equal((await find())?.url, "https://example.com/");
    await t.rejects(findTarget("never2"), "what was never known cannot be guessed");
  });
});
