import { setTimeout as sleep } from "node:timers/promises";
import t from "tap";
import { GiveUp } from "#server/jobs/handler.ts";
import { kind, pauseAfter } from "#server/jobs/kind.ts";
import { LEASE_MS, MAX_DEAD } from "#server/jobs/leases.ts";
import { JobModel } from "#server/jobs/model.ts";
import { add, addAll } from "#server/jobs/queue.ts";
import { MAX_DELAYS } from "#server/jobs/run.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import { PATIENCE_MS, patient, recordsOf, stepKind, stepWorker } from "#tests/support/jobs.ts";
import { startApp } from "#tests/support/startApp.ts";

const HOUR_MS = 3_600_000;
const nothing = async () => {};

t.test("jobs", async (t) => {
  const app = await startApp(t);

  t.test("each is run once, however many look", async (t) => {
    const steps = stepKind();
    await addAll(
      steps,
      Array.from({ length: 20 }, (_, step) => ({ step })),
    );
    const ran: number[] = [];
    const workers = Array.from({ length: 5 }, () => stepWorker(steps, async ({ step }) => void ran.push(step)));
    const counts = await Promise.all(workers.map((worker) => worker.runDue()));
    t.equal(
      counts.reduce((sum, count) => sum + count),
      20,
    );
    t.same(
      ran.sort((a, b) => a - b),
      Array.from({ length: 20 }, (_, step) => step),
    );
  });

  t.test("the one that is due longest comes first, and none before its time", async (t) => {
    const steps = stepKind();
    const ahead = (ms: number) => ({ at: new Date(Date.now() + ms) });
    await add(steps, { step: 3 }, ahead(HOUR_MS));
    await add(steps, { step: 2 });
    await add(steps, { step: 1 }, ahead(-HOUR_MS));
    const ran: number[] = [];
    const work = async ({ step }: { step: number }) => void ran.push(step);
    await stepWorker(steps, work).runDue();
    t.same(ran, [1, 2]);
    await stepWorker(steps, work, { aheadMs: HOUR_MS + 1000 }).runDue();
    t.same(ran, [1, 2, 3]);
  });

  t.test("one a key: while it waits, while it is remembered, and again when it has failed", async (t) => {
    const steps = stepKind({ maxTries: 1 });
    const ask = () => add(steps, { step: 1 }, { key: "only" });
    await Promise.all(Array.from({ length: 5 }, ask));
    t.equal((await recordsOf(steps)).length, 1);
    await stepWorker(steps, nothing).runDue();
    await ask();
    t.match(await recordsOf(steps), [{ state: "done", dueAt: null, data: null, removeAt: Date }]);

    const failing = stepKind({ maxTries: 1 });
    await add(failing, { step: 1 }, { key: "only" });
    await stepWorker(failing, () => Promise.reject(new Error("no"))).runDue();
    await add(failing, { step: 1 }, { key: "only" });
    t.match(await recordsOf(failing), [{ state: "dead" }, { state: "waiting" }]);

    const forgotten = stepKind({ keptMs: 0 });
    await add(forgotten, { step: 1 }, { key: "only" });
    await stepWorker(forgotten, nothing).runDue();
    t.same(await recordsOf(forgotten), []);
  });

  t.test("a failed one is tried again, later each time, and is a dead letter in the end", async (t) => {
    const steps = stepKind({ maxTries: 4, firstPauseMs: 1000, longestPauseMs: 3000 });
    t.same(
      [1, 2, 3, 4, 30].map((tries) => pauseAfter(tries, steps)),
      [1000, 2000, 3000, 3000, 3000],
    );
    await add(steps, { step: 1 });
    const ids = new Set<string>();
    let aheadMs = 0;
    const run = () =>
      stepWorker(
        steps,
        async (_data, { id, tries }) => {
          ids.add(id);
          throw new Error(`try ${tries} has failed`);
        },
        { aheadMs },
      ).runDue();
    for (let tries = 1; tries < 4; tries++) {
      t.equal(await run(), 1);
      t.match(await recordsOf(steps), [{ state: "waiting", holder: null, tries, problem: `try ${tries} has failed` }]);
      t.equal(await run(), 0, "not at once");
      aheadMs += pauseAfter(tries, steps) + 500;
    }
    await run();
    t.match(await recordsOf(steps), [
      { state: "dead", dueAt: null, tries: 4, problem: "try 4 has failed", removeAt: Date, data: { step: 1 } },
    ]);
    aheadMs += 100 * HOUR_MS;
    t.equal(await run(), 0);
    t.equal(ids.size, 1, "one id for all tries");
  });

  t.test("one that no later try helps is a dead letter at once", async (t) => {
    const steps = stepKind();
    await add(steps, { step: 1 });
    await stepWorker(steps, () => Promise.reject(new GiveUp("nobody lives there"))).runDue();
    t.match(await recordsOf(steps), [{ state: "dead", tries: 1, problem: "nobody lives there" }]);
  });

  t.test("what of ours is away only delays, ever longer, but not for ever", async (t) => {
    const steps = stepKind({ maxTries: 1 });
    await add(steps, { step: 1 });
    const run = (aheadMs = 0) =>
      stepWorker(steps, () => Promise.reject(new Failure("unavailable")), { aheadMs }).runDue();
    await run();
    const [first] = await recordsOf(steps);
    t.match(first, { state: "waiting", tries: 0, delays: 1 });
    await run(3000);
    const [second] = await recordsOf(steps);
    t.match(second, { state: "waiting", tries: 0, delays: 2 });
    t.ok(Number(second?.dueAt) - Number(first?.dueAt) > 3500, "four seconds after the second, two after the first");
    await JobModel.updateMany({ kind: steps.name }, { delays: 30, dueAt: new Date() });
    await run();
    const [late] = await recordsOf(steps);
    t.ok(Number(late?.dueAt) <= Date.now() + 60_000, "never longer than a minute");
    await JobModel.updateMany({ kind: steps.name }, { delays: MAX_DELAYS, dueAt: new Date() });
    await run();
    t.match(await recordsOf(steps), [{ state: "dead" }]);
  });

  t.test("data that do not fit make a dead letter, which does not tell them", async (t) => {
    const steps = stepKind();
    await t.rejects(add(steps, { step: "secret" } as never), Error, "nor does anybody add such");
    await add(steps, { step: 1 });
    await JobModel.updateOne({ kind: steps.name }, { data: { step: "secret" } });
    let runs = 0;
    const worker = stepWorker(steps, async () => void runs++);
    t.equal(await worker.runDue(), 1);
    t.equal(await worker.runDue(), 0);
    t.equal(runs, 0);
    t.match(await recordsOf(steps), [{ state: "dead", problem: /do not fit: step/ }]);
    t.notMatch((await recordsOf(steps))[0]?.problem, "secret");
  });

  t.test("one that nobody needs any more is given up", async (t) => {
    const steps = stepKind();
    await add(steps, { step: 1 }, { until: new Date(Date.now() + 1000) });
    let runs = 0;
    await stepWorker(steps, async () => void runs++, { aheadMs: 2000 }).runDue();
    t.equal(runs, 0);
    t.match(await recordsOf(steps), [{ state: "dead" }]);
    await add(steps, { step: 1 }, { until: new Date(Date.now() + 1000) });
    await stepWorker(steps, () => Promise.reject(new Error("away"))).runDue();
    t.match((await recordsOf(steps))[1], { state: "dead", problem: "away" }, "also when the next try comes too late");
  });

  t.test("one whose process died is another's when its lease is over", async (t) => {
    const steps = stepKind();
    await add(steps, { step: 1 });
    const { promise: death, reject: die } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const first = stepWorker(steps, () => {
      begin();
      return death;
    });
    const dying = first.runDue();
    await begun;
    t.match(await recordsOf(steps), [{ state: "running", tries: 1, holder: String }]);
    t.equal(await stepWorker(steps, nothing).runDue(), 0, "not before");
    t.equal(await stepWorker(steps, nothing, { aheadMs: LEASE_MS + 1000 }).runDue(), 1);

    // It was only slow: what it says now is of a lease that is no longer its own.
    die(new Error("too late"));
    await dying;
    t.match(await recordsOf(steps), [{ state: "done", dueAt: null, tries: 2, problem: null }]);
  });

  t.test("one that was slow neither ends nor prolongs the run that came after it", async (t) => {
    const steps = stepKind();
    await add(steps, { step: 1 });
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    let begun = 0;
    const work = async () => gates[begun++]?.promise;
    const slow = stepWorker(steps, work).runDue();
    while (begun < 1) await sleep(10);
    const next = stepWorker(steps, work, { aheadMs: LEASE_MS + 1000 }).runDue();
    while (begun < 2) await sleep(10);
    const [held] = await recordsOf(steps);
    gates[0].resolve();
    await slow;
    t.match(await recordsOf(steps), [{ state: "running", holder: held?.holder, dueAt: held?.dueAt }]);
    gates[1].resolve();
    await next;
    t.match(await recordsOf(steps), [{ state: "done" }]);
  });

  t.test("one that ends its process each time is given up", async (t) => {
    const steps = stepKind({ maxTries: 3 });
    await add(steps, { step: 1 });
    await JobModel.updateOne({ kind: steps.name }, { tries: 3 });
    let runs = 0;
    await stepWorker(steps, async () => void runs++).runDue();
    t.equal(runs, 0);
    t.match(await recordsOf(steps), [{ state: "dead", problem: /process ended/ }]);
  });

  t.test("a lease is renewed while the work lasts", async (t) => {
    const steps = stepKind();
    await add(steps, { step: 1 });
    const leaseMs = 600;
    let isRenewed = false;
    const worker = stepWorker(
      steps,
      async () => {
        const before = (await recordsOf(steps))[0]?.dueAt as Date;
        for (const end = Date.now() + PATIENCE_MS; !isRenewed && Date.now() < end; await sleep(50))
          isRenewed = Number((await recordsOf(steps))[0]?.dueAt) > Number(before);
      },
      { leaseMs },
    );
    await worker.runDue();
    t.ok(isRenewed);
    t.match(await recordsOf(steps), [{ state: "done" }]);
  });

  t.test("work that loses its lease hears of it", async (t) => {
    const steps = stepKind();
    await add(steps, { step: 1 });
    let heard = "";
    const worker = stepWorker(
      steps,
      async (_data, { signal }) => {
        await JobModel.updateOne({ kind: steps.name }, { holder: "another" });
        await patient(new Promise((resolve) => signal.addEventListener("abort", resolve)));
        heard = String(signal.reason);
      },
      { leaseMs: 300 },
    );
    await worker.runDue();
    t.match(heard, /Another process/);
    t.match(await recordsOf(steps), [{ state: "running", holder: "another" }]);
  });

  t.test("work that does not end has failed at its deadline", async (t) => {
    const steps = stepKind({ deadlineMs: 50 });
    await add(steps, { step: 1 });
    let isTold = false;
    const worker = stepWorker(steps, async (_data, { signal }) => {
      signal.addEventListener("abort", () => (isTold = true));
      await new Promise(() => {});
    });
    t.equal(await patient(worker.runDue()), 1);
    t.ok(isTold);
    t.match(await recordsOf(steps), [{ state: "waiting", tries: 1, problem: /within 0.05 seconds/ }]);
  });

  t.test("a long one goes on where it has come to", async (t) => {
    const steps = stepKind({ maxTries: 1 });
    await add(steps, { step: 1 }, { key: "long" });
    const ran: number[] = [];
    const worker = stepWorker(steps, async ({ step }) => {
      ran.push(step);
      if (step < 4) return { next: { step: step + 1 } };
    });
    t.equal(await worker.runDue(), 4, "more runs than tries");
    t.same(ran, [1, 2, 3, 4]);
    t.match(await recordsOf(steps), [{ state: "done", key: "long" }]);
  });

  t.test("how one ended is noted as soon as the store hears it, or it would be done twice", async (t) => {
    const steps = stepKind();
    await add(steps, { step: 1 });
    const { updateOne } = JobModel;
    let refused = 0;
    t.intercept(JobModel, "updateOne", {
      value: (...args: Parameters<typeof updateOne>) => {
        if (refused++ < 1) throw new Failure("unavailable");
        return updateOne.apply(JobModel, args);
      },
    });
    let runs = 0;
    await stepWorker(steps, async () => void runs++).runDue();
    t.equal(runs, 1);
    t.match(await recordsOf(steps), [{ state: "done", tries: 1 }]);
  });

  t.test("dead letters of a kind have a bound, and the oldest go", async (t) => {
    const steps = stepKind();
    const letters = Array.from({ length: MAX_DEAD + 2 }, (_, step) => ({
      kind: steps.name,
      state: "dead" as const,
      keptMs: 0,
      data: { step },
      removeAt: new Date(Date.now() + HOUR_MS + step),
    }));
    await JobModel.insertMany(letters);
    await add(steps, { step: -1 });
    await stepWorker(steps, () => Promise.reject(new GiveUp("dead"))).runDue();
    const left = await recordsOf(steps);
    t.equal(left.length, MAX_DEAD);
    t.match([left[0], left.at(-1)], [{ data: { step: 3 } }, { data: { step: -1 } }]);
    await JobModel.deleteMany({ kind: steps.name });
  });

  t.test("a record without the fields that came later is a job too", async (t) => {
    const steps = stepKind({ keptMs: HOUR_MS });
    const write = () =>
      JobModel.collection.insertOne({
        kind: steps.name,
        data: { step: 1 },
        state: "waiting",
        dueAt: new Date(),
      } as never);
    await write();
    t.equal(await stepWorker(steps, nothing).runDue(), 1);
    t.match(await recordsOf(steps), [{ state: "done" }]);
    await write();
    await stepWorker(steps, () => Promise.reject(new Failure("unavailable"))).runDue();
    t.match((await recordsOf(steps))[1], { state: "waiting", tries: 0, delays: 1 });
    await JobModel.deleteMany({ kind: steps.name });
  });

  t.test("kinds that this program does not know wait for one that does", async (t) => {
    const [known, unknown] = [stepKind(), stepKind()];
    await add(unknown, { step: 1 });
    t.equal(await stepWorker(known, nothing).runDue(), 0);
    t.match(await recordsOf(unknown), [{ state: "waiting", tries: 0 }]);
    t.throws(() => kind({ ...known }), /already/, "and no two have one name");
  });

  t.test("/metrics shows what waits, runs and is dead, and for how long", async (t) => {
    const steps = stepKind();
    await add(steps, { step: 1 }, { at: new Date(Date.now() - 60_000) });
    await add(steps, { step: 2 });
    await add(steps, { step: 3 });
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    let begun = 0;
    const running = stepWorker(steps, async ({ step }) => {
      if (step === 1) throw new GiveUp("dead");
      begun++;
      await ended;
    }).runDue();
    while (begun < 1) await sleep(10);
    const figures = async () => {
      const { body } = await app.inject({ url: "/metrics" });
      const of = (name: string, labels = "") =>
        Number(new RegExp(`^${name}\\{kind="${steps.name}"${labels}\\} (\\S+)$`, "m").exec(body)?.[1]);
      const state = (name: string) => of("signoff_jobs", `,state="${name}"`);
      return [state("waiting"), state("running"), state("dead"), of("signoff_jobs_late_seconds")];
    };
    const [late = -1, ...counts] = (await figures()).toReversed();
    t.same(counts, [1, 1, 1]);
    t.ok(late >= 0 && late < 60);
    await JobModel.updateOne({ kind: steps.name, state: "waiting" }, { dueAt: new Date(Date.now() - HOUR_MS) });
    t.ok(((await figures())[3] as number) >= 3600);
    end();
    await running;
    t.match((await figures()).slice(0, 3), [0, 0, 1]);
  });
});
