import { randomUUID } from "node:crypto";
import mongoose from "mongoose";
import type { Terms } from "./kind.ts";
import { JobModel, type JobRecord } from "./model.ts";

/** A job whose process died is taken up by another when its lease is over; a run that lasts renews it. */
export const LEASE_MS = 60_000;
const DEAD_KEPT_MS = 90 * 86_400_000;
/** Dead letters of one kind; the oldest make room. */
export const MAX_DEAD = 1000;
const MAX_PROBLEM = 500;

/** A job under the lease of one run. Whatever is written of it says whose run that is: an older one changes nothing. */
export type Held = JobRecord & { dueAt: Date; holder: string };

const heldBy = ({ _id, holder }: Held) => ({ _id, holder });
const after = (now: Date, ms: number) => new Date(now.getTime() + ms);
const cut = (problem: string) => problem.slice(0, MAX_PROBLEM);

/** Takes the job of a kind that is due longest: one atomic update, so that no two processes take the same. */
export function claim({ name }: Terms, now: Date, leaseMs: number): Promise<Held | null> {
  return JobModel.findOneAndUpdate(
    { kind: name, dueAt: mongoose.trusted({ $lte: now }) },
    { $set: { state: "running", holder: randomUUID(), dueAt: after(now, leaseMs) }, $inc: { tries: 1 } },
    { sort: { dueAt: 1 }, returnDocument: "after" },
  )
    .lean<Held>()
    .exec();
}

/** @returns false when the lease ran out and the job is somebody else's, or at its end */
export async function renew(job: Held, until: Date): Promise<boolean> {
  const { matchedCount } = await JobModel.updateOne(heldBy(job), { $set: { dueAt: until } });
  return matchedCount === 1;
}

/** @param left what stays readable of its data */
export async function finish(job: Held, { left, keptMs, now }: { left: unknown; keptMs: number; now: Date }) {
  if (keptMs === 0) return JobModel.deleteOne(heldBy(job));
  const removeAt = after(now, keptMs);
  return JobModel.updateOne(heldBy(job), {
    $set: { state: "done", dueAt: null, holder: null, data: left, problem: null, removeAt },
  });
}

/** A checkpoint: the job goes on with other data, and what was tried before does not count any more. */
export const goOn = (job: Held, data: unknown, dueAt: Date) =>
  JobModel.updateOne(heldBy(job), {
    $set: { state: "waiting", holder: null, data, dueAt, tries: 0, delays: 0, problem: null },
  });

/** After a failed try. */
export const retry = (job: Held, { problem, dueAt }: { problem: string; dueAt: Date }) =>
  JobModel.updateOne(heldBy(job), { $set: { state: "waiting", holder: null, dueAt, problem: cut(problem) } });

/** After a run that ended early through no fault of the job's: that was no try. */
export const delay = (job: Held, { problem, dueAt }: { problem: string; dueAt: Date }) =>
  JobModel.updateOne(heldBy(job), {
    $set: { state: "waiting", holder: null, dueAt, problem: cut(problem) },
    $inc: { tries: -1, delays: 1 },
  });

/** Gives the lease back unused, at the end of the process. */
export const release = (job: Held, dueAt: Date) =>
  JobModel.updateOne(heldBy(job), { $set: { state: "waiting", holder: null, dueAt }, $inc: { tries: -1 } });

/** Makes a dead letter of a job: nobody runs it any more, whoever looks after the installation can read it. */
export async function bury(job: Held, problem: string, now: Date) {
  await JobModel.updateOne(heldBy(job), {
    $set: {
      state: "dead",
      dueAt: null,
      holder: null,
      key: null,
      problem: cut(problem),
      removeAt: after(now, DEAD_KEPT_MS),
    },
  });
  const dead = { kind: job.kind, state: "dead" as const };
  const oldest = await JobModel.find(dead, { _id: 1 }).sort({ removeAt: -1 }).skip(MAX_DEAD).limit(MAX_DEAD).lean();
  if (oldest.length > 0) await JobModel.deleteMany({ _id: mongoose.trusted({ $in: oldest.map(({ _id }) => _id) }) });
}

/** When the next job of a kind is due, if that is before `horizon`; those that run are due at the end of their lease. */
export async function nextDue(kind: string, horizon: Date): Promise<Date | null> {
  const filter = { kind, dueAt: mongoose.trusted({ $lte: horizon }) };
  const next = await JobModel.findOne(filter, { dueAt: 1 }).sort({ dueAt: 1 }).lean<Pick<JobRecord, "dueAt">>();
  return next?.dueAt ?? null;
}
