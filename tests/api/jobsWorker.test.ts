import { setTimeout as sleep } from "node:timers/promises";
import t from "tap";
import { storeWait, withStoreDeadline } from "#server/db/deadline.ts";
import { LEASE_MS } from "#server/jobs/leases.ts";
import { JobModel, type JobRecord } from "#server/jobs/model.ts";
import { add, addAll } from "#server/jobs/queue.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import { patient, recordsOf, stepKind, stepWorker } from "#tests/support/jobs.ts";
import { startApp } from "#tests/support/startApp.ts";

const HOUR_MS = 3_600_000;
const nothing = async () => {};

t.test("a worker", async (t) => {
  await startApp(t);
  /** One that looks by itself once an hour. */
  const started = (t: { teardown(fn: () => unknown): void }, ...[steps, work]: Parameters<typeof stepWorker>) => {
    const worker = stepWorker(steps, work, { lookMs: HOUR_MS });
    t.teardown(() => worker.stop());
    worker.start();
    return worker;
  };
  /** Work that says when it has done a step. */
  const steps = () => {
    const done: { step: number; resolve: () => void; promise: Promise<void> }[] = Array.from(
      { length: 5 },
      (_, step) => ({
        step,
        ...Promise.withResolvers<void>(),
      }),
    );
    return {
      work: async ({ step }: { step: number }) => done[step]?.resolve(),
      isDone: (step: number) => patient((done[step] as (typeof done)[0]).promise),
    };
  };

  t.test("finds what waits at its start, is woken up for what comes, and knows what is due soon", async (t) => {
    const [kind, { work, isDone }] = [stepKind(), steps()];
    await add(kind, { step: 0 });
    started(t, kind, work);
    t.equal(await isDone(0), undefined);
    await add(kind, { step: 1 });
    t.equal(await isDone(1), undefined);
    await add(kind, { step: 2 }, { at: new Date(Date.now() + 300) });
    t.equal(await isDone(2), undefined);
  });

  t.test("does not lose a wake-up that comes during a look", async (t) => {
    const [kind, { work, isDone }] = [stepKind(), steps()];
    const { findOne } = JobModel;
    let looks = 0;
    t.intercept(JobModel, "findOne", {
      value: (...args: Parameters<typeof findOne>) => ({
        sort: (order: { dueAt: 1 }) => ({
          async lean() {
            const found = await findOne.apply(JobModel, args).sort(order).lean();
            if (looks++ === 0) await add(kind, { step: 0 });
            return found;
          },
        }),
      }),
    });
    started(t, kind, work);
    t.equal(await isDone(0), undefined);
  });

  t.test("does not lose a wake-up that comes while the last job of a kind ends", async (t) => {
    const [kind, { work, isDone }] = [stepKind(), steps()];
    const { findOneAndUpdate } = JobModel;
    let isAdded = false;
    t.intercept(JobModel, "findOneAndUpdate", {
      value: (...args: Parameters<typeof findOneAndUpdate>) => ({
        lean: () => ({
          async exec() {
            const found = await findOneAndUpdate.apply(JobModel, args).lean().exec();
            if (!found && !isAdded) {
              isAdded = true;
              await add(kind, { step: 1 });
              // The look that this asks for finds the kind at work.
              await sleep(100);
            }
            return found;
          },
        }),
      }),
    });
    await add(kind, { step: 0 });
    started(t, kind, work);
    t.equal(await isDone(1), undefined);
  });

  t.test("works on kinds beside one another: a long job keeps no other kind waiting", async (t) => {
    const [long, short, { work, isDone }] = [stepKind(), stepKind(), steps()];
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const [slow] = [stepWorker(long, () => ended)];
    const both = stepWorker(short, work);
    t.teardown(() => Promise.all([slow.stop(), both.stop()]));
    t.teardown(end);
    slow.start();
    both.start();
    await add(long, { step: 0 });
    await add(short, { step: 1 });
    t.equal(await isDone(1), undefined);
  });

  t.test("does not run in circles while the store takes no claims", async (t) => {
    const kind = stepKind();
    let claims = 0;
    t.intercept(JobModel, "findOneAndUpdate", {
      value: () => {
        claims++;
        throw new Failure("unavailable");
      },
    });
    started(t, kind, nothing);
    await add(kind, { step: 0 });
    await sleep(500);
    t.ok(claims >= 1 && claims <= 3, `${claims} claims`);
  });

  t.test("goes on when the store was away during a look", async (t) => {
    const [kind, { work, isDone }] = [stepKind(), steps()];
    const { restore } = t.intercept(JobModel, "findOne", {
      value: () => {
        throw new Failure("unavailable");
      },
    });
    const worker = stepWorker(kind, work, { lookMs: 100 });
    t.teardown(() => worker.stop());
    worker.start();
    await add(kind, { step: 0 });
    await sleep(50);
    restore();
    t.equal(await isDone(0), undefined);
  });

  t.test("takes none of the time that the request has which woke it", async (t) => {
    const [kind, { work, isDone }] = [stepKind(), steps()];
    started(t, kind, async (data) => {
      // By now the request has used up its own.
      await sleep(3000);
      await JobModel.exists({ kind: kind.name });
      await work(data);
    });
    await new Promise<void>((resolve) => {
      withStoreDeadline(() => {
        add(kind, { step: 0 }).then(resolve);
        storeWait(() => sleep(3000)).catch(nothing);
      });
    });
    t.equal(await isDone(0), undefined);
    t.match(await recordsOf(kind), [{ tries: 1, delays: 0 }]);
  });

  t.test("stops when what runs is done, and takes up nothing more", async (t) => {
    const kind = stepKind();
    await addAll(kind, [{ step: 0 }, { step: 1 }]);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    let begun = 0;
    const worker = started(t, kind, () => {
      begun++;
      return ended;
    });
    while (begun < 1) await sleep(10);
    const stopped = worker.stop();
    await sleep(50);
    end();
    await stopped;
    t.equal(begun, 1);
    t.match(await recordsOf(kind), [{ state: "done" }, { state: "waiting", tries: 0 }]);
  });

  t.test("gives work back that ends early as the process stops: another goes on at once", async (t) => {
    const kind = stepKind({ maxTries: 1 });
    await add(kind, { step: 0 });
    let begun = 0;
    const worker = started(t, kind, async (_data, { signal }) => {
      begun++;
      await sleep(60_000, null, { signal });
    });
    while (begun < 1) await sleep(10);
    await worker.stop();
    t.match(await recordsOf(kind), [{ state: "waiting", holder: null, tries: 0 }]);
    t.equal(await stepWorker(kind, nothing).runDue(), 1);
  });

  t.test("gives back at once what it has claimed while it was told to stop", async (t) => {
    const kind = stepKind();
    await add(kind, { step: 0 });
    const { findOneAndUpdate } = JobModel;
    const claimed = Promise.withResolvers<void>();
    const stopped = Promise.withResolvers<void>();
    t.intercept(JobModel, "findOneAndUpdate", {
      value: (...args: Parameters<typeof findOneAndUpdate>) => ({
        lean: () => ({
          async exec() {
            const job = await findOneAndUpdate.apply(JobModel, args).lean().exec();
            claimed.resolve();
            await stopped.promise;
            return job;
          },
        }),
      }),
    });
    let runs = 0;
    const worker = started(t, kind, async () => void runs++);
    t.equal(await patient(claimed.promise), undefined);
    const stop = worker.stop();
    stopped.resolve();
    await stop;
    t.equal(runs, 0);
    const [job] = await recordsOf(kind);
    t.match(job, { state: "waiting", holder: null, tries: 0 });
    t.ok(Number(job?.dueAt) <= Date.now(), "another process need not wait for the lease");
  });

  t.test("does not wait for ever for work that does not end, and leaves it to another", async (t) => {
    const kind = stepKind();
    await add(kind, { step: 0 });
    let begun = 0;
    const worker = started(t, kind, () => {
      begun++;
      return new Promise(() => {});
    });
    while (begun < 1) await sleep(10);
    await patient(worker.stop());
    const [{ state, holder, dueAt } = {} as JobRecord] = await recordsOf(kind);
    t.match([state, holder], ["waiting", null]);
    t.ok(Number(dueAt) > Date.now(), "when this process must be gone");
    t.ok(Number(dueAt) < Date.now() + LEASE_MS / 2, "before its lease would have ended");
  });
});
