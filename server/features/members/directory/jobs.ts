/**
 * A run of a directory, step by step: it is read, who has left is counted, taken out, the others are taken in and brought up to date, and
 * pictures come last. What is read is kept beside the members, so that a run that ends in the middle goes on, and one that names only what
 * has changed is as good as one that names everybody.
 */
import { setTimeout as sleep } from "node:timers/promises";
import mongoose, { type Types } from "mongoose";
import * as z from "zod/mini";
import { StoredId } from "#shared/lib/storedId.ts";
import { MAX_DIRECTORY_PEOPLE, MAX_REMOVED_PCT } from "#shared/members/roster/constants.ts";
import { DIRECTORY_SOURCES, type DirectorySource } from "#shared/members/roster/schema.ts";
import { type Handler, handler, type Job, type Rest } from "../../../jobs/handler.ts";
import { kind } from "../../../jobs/kind.ts";
import * as jobs from "../../../jobs/queue.ts";
import { type Directory, DirectoryFailure, directory } from "../../../ports/directory/directory.ts";
import * as account from "../../account/service.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { ownerOf, type TeamRecord } from "../model.ts";
import { findOwned } from "../own.ts";
import { noteAll } from "../people/noted.ts";
import { findTeam } from "../service.ts";
import { apply, applyPictures, countLeavers, type Filled, removeSome } from "./apply.ts";
import { DirectoryModel, type DirectoryRecord, NO_COUNTS, storedDirectories } from "./model.ts";
import { countNamed, forget, note } from "./named.ts";

/** Tries of a directory that cannot be reached, some minutes apart. */
const MAX_TRIES = 4;
/** It may say that it is asked too often so many times, and then for longer than we wait. */
const MAX_WAITS = 20;
const LONGEST_WAIT_S = 120;
/** Cursors that it does not know any more, in one run. */
const MAX_RESTARTS = 2;

const Data = z.object({
  team: StoredId,
  source: z.enum(DIRECTORY_SOURCES),
  step: z.enum(["begin", "read", "judge", "remove", "apply", "pictures"]),
  /** where a step has come to */
  cursor: z.nullable(z.string()),
  /** so many may be removed without being asked about; null: nobody has said anything */
  confirmed: z.nullable(z.int()),
  waits: z._default(z.int(), 0),
  restarts: z._default(z.int(), 0),
});
type Data = z.output<typeof Data>;

export const SYNC = kind({
  name: "members.directory",
  data: Data,
  maxTries: MAX_TRIES,
  firstPauseMs: 60_000,
  deadlineMs: 10 * 60_000,
  keptMs: 0,
});
export const NIGHTLY = kind({ name: "members.directory-nightly", data: z.object({}), keptMs: 0 });

/**
 * The team that the installation's directory fills, with its owner; null where there is none. Whoever the setting names has
 * chosen it with the first run: it stays that one when somebody else owns it, or the named person has another address.
 */
export async function filledTeam(): Promise<(Filled & { reads: Directory }) | null> {
  const known = directory();
  if (!known) return null;
  const record = storedDirectories.read(await DirectoryModel.findOne({ chosenBy: known.owner }).lean());
  const team = (record && (await findTeam(record._id))) ?? (await ownedByNamed(known.owner));
  const user = team && trusted(await account.findById(String(ownerOf(team))));
  if (!team || !user) return null;
  const viewer: Viewer = { user, id: String(user._id), roles: user.roles, team, member: null };
  return { reads: known.reads, source: known.reads.source, viewer, team };
}

async function ownedByNamed(email: string): Promise<TeamRecord | null> {
  const user = trusted(await account.findByEmail(email));
  return user && findOwned(user._id);
}

/** Of an address that nobody has confirmed it is not known whose it is. */
const trusted = (user: account.UserRecord | null) => (user?.isEnabled && account.isEmailVerified(user) ? user : null);

/** Adds a run, unless one is under way. */
export async function syncSoon(team: Types.ObjectId, source: DirectorySource, confirmed: number | null): Promise<void> {
  // Where another one was read before, nothing of that says how this one goes on.
  const ofAnother = { _id: team, source: mongoose.trusted({ $ne: source }) };
  await DirectoryModel.updateOne(ofAnother, { $set: { source, resume: null, wholeRun: 0 } });
  const chosenBy = directory()?.owner ?? "";
  const change = { $set: { source, chosenBy, state: "running" as const, problem: null } };
  await DirectoryModel.updateOne({ _id: team }, change, { upsert: true });
  const data = { team: String(team), source, step: "begin" as const, cursor: null, confirmed };
  await jobs.add(SYNC, data as Data, { key: String(team) });
}

export const syncHandler: Handler = handler(SYNC, async (data, job) => {
  const filled = await filledTeam();
  // Another directory, or another owner, than when it was asked for.
  if (!filled || String(filled.team._id) !== data.team || filled.source !== data.source)
    return void (await change(data, { state: "idle" }));
  try {
    return await STEPS[data.step](filled, data, job);
  } catch (error) {
    if (job.signal.aborted) throw error;
    if (error instanceof DirectoryFailure) return troubled(error, data, job);
    // Nobody would go on with it: whoever looks must not read that it is under way.
    if (job.tries >= MAX_TRIES) await change(data, { state: "failed", problem: "unreachable", lastRunAt: new Date() });
    throw error;
  }
});

type Step = (filled: Filled & { reads: Directory }, data: Data, job: Job) => Promise<Rest<Data> | undefined>;

const STEPS: Record<Data["step"], Step> = {
  async begin({ team }, data) {
    const options = { returnDocument: "after", upsert: true } as const;
    const fresh = {
      source: data.source,
      state: "running" as const,
      problem: null,
      counts: { ...NO_COUNTS },
      asks: null,
    };
    const begun = { $set: fresh, $inc: { run: 1 } };
    const record = storedDirectories.read(
      await DirectoryModel.findOneAndUpdate({ _id: team._id }, begun, options).lean(),
    );
    return { next: { ...data, step: "read", cursor: record?.resume ?? null } };
  },

  async read({ reads, team }, data, job) {
    const record = await recordOf(data);
    const page = await reads.read(data.cursor, job.signal);
    await note(team._id, data.source, page, record.run);
    if ((await countNamed(team._id, data.source, record)) > MAX_DIRECTORY_PEOPLE)
      throw new DirectoryFailure("too_many_people");
    if (page.next !== null) return { next: { ...data, cursor: page.next, waits: 0 } };
    await change(data, { resume: page.resume, ...(page.isWhole && { wholeRun: record.run }) });
    return { next: { ...data, step: "judge", cursor: null } };
  },

  async judge(filled, data) {
    const record = await recordOf(data);
    const { removed, of } = await countLeavers(filled, record);
    const isMany = removed * 100 > of * MAX_REMOVED_PCT;
    if (isMany && removed > (data.confirmed ?? 0)) {
      await change(data, { state: "asks", asks: { removed, of } });
      return undefined;
    }
    return { next: { ...data, step: "remove" } };
  },

  async remove(filled, data, { log }) {
    const record = await recordOf(data);
    const { left, next } = await removeSome(filled, record, data.cursor);
    await noteAll(filled.viewer, left, { act: "member.removed", operation: SYNC.name, log });
    await count(data, { removed: left.length });
    return { next: next === null ? { ...data, step: "apply", cursor: null } : { ...data, cursor: next } };
  },

  async apply(filled, data, { log }) {
    const record = await recordOf(data);
    const { people, made, invited, changed, noSeat, next } = await apply(filled, record, data.cursor);
    await noteAll(filled.viewer, changed, { act: "member.changed", operation: SYNC.name, log });
    await noteAll(filled.viewer, made, { act: "member.invited", operation: SYNC.name, log });
    // Those whom a run that died had taken in are among the invited, and have no line.
    await count(data, { people, invited, changed: changed.length, noSeat });
    return { next: next === null ? { ...data, step: "pictures", cursor: null } : { ...data, cursor: next } };
  },

  async pictures(filled, data, job) {
    const next = await applyPictures(filled, data.cursor, job.signal);
    if (next !== null) return { next: { ...data, cursor: next, waits: 0 } };
    await forget(filled.team._id, data.source, await recordOf(data));
    await change(data, { state: "idle", lastRunAt: new Date(), asks: null });
    return undefined;
  },
};

/** @throws Error when there is none: a job that begins makes it */
async function recordOf({ team }: Data): Promise<DirectoryRecord> {
  const record = storedDirectories.read(await DirectoryModel.findById(team).lean());
  if (!record) throw new Error("Nothing is known of this directory.");
  return record;
}

const change = ({ team }: Data, values: Partial<DirectoryRecord>) =>
  DirectoryModel.updateOne({ _id: team }, { $set: values });

const count = ({ team }: Data, counts: Partial<DirectoryRecord["counts"]>) =>
  DirectoryModel.updateOne(
    { _id: team },
    { $inc: Object.fromEntries(Object.entries(counts).map(([name, value]) => [`counts.${name}`, value])) },
  );

/** A directory that wants to be asked later, or from the beginning; one that cannot be asked is said. */
async function troubled(failure: DirectoryFailure, data: Data, job: Job): Promise<Rest<Data> | undefined> {
  const { problem, retryAfterS } = failure;
  job.log.warn({ err: failure, problem }, "a directory cannot be read as it should");
  if (problem === "wait" && data.waits < MAX_WAITS) {
    await sleep(Math.min(retryAfterS, LONGEST_WAIT_S) * 1000, null, { signal: job.signal });
    return { next: { ...data, waits: data.waits + 1 } };
  }
  if (problem === "restart" && data.restarts < MAX_RESTARTS) {
    await change(data, { resume: null });
    return { next: { ...data, step: "read", cursor: null, restarts: data.restarts + 1 } };
  }
  const told = problem === "wait" ? "unreachable" : problem === "restart" ? "misunderstood" : problem;
  if (told === "unreachable" && job.tries < MAX_TRIES) throw failure;
  await change(data, { state: "failed", problem: told, lastRunAt: new Date() });
  return undefined;
}
