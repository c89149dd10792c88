import { pino } from "pino";
import t from "tap";
import { beat } from "#server/jobs/beat.ts";
import { JobModel } from "#server/jobs/model.ts";
import { atStart, schedule } from "#server/jobs/schedule.ts";
import { recordsOf, stepKind, stepWorker } from "#tests/support/jobs.ts";
import { startApp } from "#tests/support/startApp.ts";

const HOUR_MS = 3_600_000;
const at = (text: string) => new Date(text).getTime();

t.test("a schedule", async (t) => {
  await startApp(t);
  /** Processes of an installation with a job at three every night; their clock is set with `runAt`. */
  const processes = (count: number) => {
    // Forgotten when it is done, but for its ticks.
    const steps = stepKind({ keptMs: 0 });
    const ran: number[] = [];
    let now = 0;
    const workers = Array.from({ length: count }, () =>
      stepWorker(steps, async () => void ran.push(now), {
        now: () => now,
        upkeep: [schedule("nightly", { calendar: "0 3 * * *", kind: steps, data: { step: 1 } })],
      }),
    );
    return {
      steps,
      ran,
      async runAt(time: string) {
        now = at(time);
        await Promise.all(workers.map((worker) => worker.runDue()));
      },
    };
  };

  t.test("goes on when a clock that was years ahead is set right", async (t) => {
    const { steps, ran, runAt } = processes(1);
    await runAt("2036-03-01T02:00:00Z");
    await runAt("2026-03-01T02:00:00Z");
    t.match((await recordsOf(steps)).at(-1), { dueAt: new Date("2026-03-01T03:00:00Z") });
    await runAt("2026-03-01T03:00:01Z");
    t.equal(ran.length, 1);
    await JobModel.deleteMany();
  });

  t.test("ticks once among several processes", async (t) => {
    const { steps, ran, runAt } = processes(3);
    await runAt("2026-03-01T02:59:00Z");
    t.same(ran, []);
    t.match(
      await recordsOf(steps),
      [{ state: "waiting", dueAt: new Date("2026-03-01T03:00:00Z") }],
      "it waits already",
    );
    await runAt("2026-03-01T03:00:01Z");
    await runAt("2026-03-01T03:00:02Z");
    t.equal(ran.length, 1);
    await runAt("2026-03-02T03:00:01Z");
    await runAt("2026-03-03T02:00:00Z");
    t.equal(ran.length, 2);
  });

  t.test("does not tick again for a process whose clock is slow, or that starts then", async (t) => {
    const { steps, ran, runAt } = processes(1);
    await runAt("2026-03-01T02:59:00Z");
    await runAt("2026-03-01T03:00:01Z");
    t.equal(ran.length, 1);
    const slow = stepWorker(steps, async () => void ran.push(0), {
      now: () => at("2026-03-01T02:59:58Z"),
      upkeep: [schedule("nightly", { calendar: "0 3 * * *", kind: steps, data: { step: 1 } })],
    });
    await slow.runDue();
    t.equal(
      (await recordsOf(steps)).filter(({ dueAt }) => dueAt?.toISOString() === "2026-03-01T03:00:00.000Z").length,
      0,
    );
  });

  t.test("makes up for the tick that nobody was there for, once", async (t) => {
    const { ran, runAt } = processes(2);
    await runAt("2026-03-01T02:59:00Z");
    await runAt("2026-03-09T12:00:00Z");
    t.equal(ran.length, 1);
    await runAt("2026-03-10T03:00:01Z");
    t.equal(ran.length, 2);
  });

  t.test("goes by the clocks of a time zone, also when they change", async (t) => {
    const steps = stepKind();
    const nextAfter = async (time: string) => {
      await JobModel.deleteMany({ kind: steps.name });
      const zoned = { calendar: "30 2 * * *", timeZone: "Europe/Berlin", kind: steps, data: { step: 1 } };
      await schedule("zoned", zoned).keep(new Date(time));
      return (await recordsOf(steps))[0]?.dueAt?.toISOString();
    };
    t.equal(await nextAfter("2026-01-10T00:00:00Z"), "2026-01-10T01:30:00.000Z");
    t.equal(await nextAfter("2026-07-10T00:00:00Z"), "2026-07-10T00:30:00.000Z");
    t.equal(
      await nextAfter("2026-03-29T00:00:00Z"),
      "2026-03-29T01:00:00.000Z",
      "half past two is left out that night",
    );
    t.equal(
      await nextAfter("2026-10-25T00:40:00Z"),
      "2026-10-26T01:30:00.000Z",
      "shown twice, it ticked the first time",
    );
  });

  t.test("asks the store only when a tick has passed", async (t) => {
    const steps = stepKind();
    const calls = t.capture(JobModel, "create", JobModel.create);
    const nightly = schedule("nightly", { calendar: "0 3 * * *", kind: steps, data: { step: 1 } });
    for (let i = 0; i < 100; i++) await nightly.keep(new Date("2026-03-01T02:00:00Z"));
    t.equal(calls().length, 1);
    t.throws(() => schedule("wrong", { calendar: "every night", kind: steps, data: { step: 1 } }));
  });

  t.test("waits for a store that is away", async (t) => {
    const steps = stepKind();
    const { restore } = t.intercept(JobModel, "create", { value: () => Promise.reject(new Error("away")) });
    const both = [
      schedule("nightly", { calendar: "0 3 * * *", kind: steps, data: { step: 1 } }),
      atStart(steps, { step: 2 }, { key: "start" }),
    ];
    const now = new Date("2026-03-01T02:00:00Z");
    for (const upkeep of both) await t.rejects(upkeep.keep(now), /away/);
    restore();
    for (const upkeep of both) await upkeep.keep(now);
    for (const upkeep of both) await upkeep.keep(now);
    t.match(await recordsOf(steps), [{ data: { step: 1 } }, { data: { step: 2 } }]);
    t.equal((await recordsOf(steps)).length, 2);
  });
});

t.test("a heartbeat runs one at a time, and goes on after one that failed", async (t) => {
  let [runs, together] = [0, 0];
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const beating = beat(
    {
      name: "test.beat",
      everyMs: HOUR_MS,
      async run() {
        runs++;
        together++;
        if (runs === 1) throw new Error("away");
        await ended;
        together--;
      },
    },
    pino({ level: "silent" }),
  );
  await beating.start();
  t.equal(runs, 1, "the first is at the start, and its failure ends nothing");
  together = 0;
  const all = [beating.now(), beating.now()];
  t.equal(together, 1);
  const stopped = beating.stop();
  let isStopped = false;
  stopped.then(() => {
    isStopped = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  t.notOk(isStopped, "stop waits");
  end();
  await Promise.all([...all, stopped]);
  t.equal(runs, 2);
});
