import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import * as z from "zod/mini";
import { type Handler, handler, type Job, type Rest } from "#server/jobs/handler.ts";
import { type Kind, kind } from "#server/jobs/kind.ts";
import { JobModel, type JobRecord } from "#server/jobs/model.ts";
import { JobWorker } from "#server/jobs/worker.ts";

/** Longer than anything takes on a busy machine; what waits for a look that is an hour away comes too late. */
export const PATIENCE_MS = 15_000;
export const patient = <T>(promise: Promise<T>) =>
  Promise.race([promise, sleep(PATIENCE_MS, "nothing came", { ref: false })]);

type Step = { step: number };

let kinds = 0;
/** A kind of job of its own, whose data are a number. */
export const stepKind = (values: Partial<Kind<Step>> = {}): Kind<Step> =>
  kind({ name: `test.steps${kinds++}`, data: z.object({ step: z.int() }), ...values });

/** A worker that has no other kinds; its clock goes `aheadMs` before ours. */
export function stepWorker(
  steps: Kind<Step>,
  // biome-ignore lint/suspicious/noConfusingVoidType: most work answers nothing
  work: (data: Step, job: Job) => Promise<Rest<Step> | void>,
  { aheadMs = 0, ...options }: Partial<ConstructorParameters<typeof JobWorker>[0]> & { aheadMs?: number } = {},
) {
  const handlers: Handler[] = [handler(steps, work)];
  return new JobWorker({ handlers, log: pino({ level: "silent" }), now: () => Date.now() + aheadMs, ...options });
}

export const recordsOf = ({ name }: Kind<Step>) => JobModel.find({ kind: name }).sort({ _id: 1 }).lean<JobRecord[]>();
