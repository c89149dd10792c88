import { setTimeout } from "node:timers/promises";
import mongoose, { type ClientSession, type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { unlessDuplicate } from "../../db/mongo.ts";
import type { Beat } from "../../jobs/beat.ts";
import { settings } from "../../settings.ts";
import * as members from "../members/service.ts";
import { baseOf, forgetHosted } from "./cache.ts";
import { PictureUseModel, storedUses } from "./model.ts";

/** Within the minute in which a terminated team's pictures must be gone, with room for a slow answer. */
const LOOK_MS = 20_000;
const DAY_MS = 86_400_000;
/** Clocks of several processes differ, and a write is dated before it is seen. */
const OVERLAP_MS = 60_000;
/** Removing a picture and its copies is a matter of moments, unless the store of files is away. */
const CLAIM_TRIES = 20;
const CLAIM_PAUSE_MS = 100;

/** Whose pictures do not show any more: ended, and the days that the operator leaves them are over. */
const terminated = new Set<string>();
const blocked = new Set<string>();

/** True for a picture, or any copy of one, all of whose teams are terminated. Asked for every picture served. */
export const isBlocked = (name: string): boolean => blocked.size > 0 && blocked.has(baseOf(name));

/**
 * Notes that a team uses a stored picture (`/i/<name>`), before its file is kept: one that was deleted is there again.
 * While its files are being removed that is waited for, as they would be removed under the team's hands.
 * @throws busy
 */
export async function claim(path: string, team: Types.ObjectId): Promise<void> {
  const id = idOf(path);
  const filter = { _id: id, isRemoving: mongoose.trusted({ $ne: true }) };
  const change = { $addToSet: { owners: team }, $set: { deletedAt: null }, $inc: { revision: 1 } };
  const isClaimed = () => unlessDuplicate(PictureUseModel.updateOne(filter, change, { upsert: true }));
  for (let tries = 1; !(await isClaimed()); tries++) {
    if (tries === CLAIM_TRIES) fail("busy", { retryAfterSeconds: 2 });
    await setTimeout(CLAIM_PAUSE_MS);
  }
  if (blocked.has(id)) await judge({ _id: id });
}

/** The same within a transaction, which waits for nobody. @throws busy */
export async function claimWithin(path: string, team: Types.ObjectId, session: ClientSession): Promise<void> {
  const _id = idOf(path);
  const isRemoving = await PictureUseModel.exists({ _id, isRemoving: true }).session(session);
  if (isRemoving) fail("busy", { retryAfterSeconds: 2 });
  const change = { $addToSet: { owners: team }, $set: { deletedAt: null }, $inc: { revision: 1 } };
  await PictureUseModel.updateOne({ _id }, change, { upsert: true, session });
}

/** `/i/abc-300x200.jpg` -> `abc-300x200` */
export const idOf = (path: string) => baseOf(path.replace(/^\/i\//, ""));

/**
 * Looks every 20 seconds which teams were terminated or came back, whose days of grace (`GRACE_DAYS`) are over, and whose pictures
 * that concerns, and which pictures were deleted. While the store is away what was known last holds.
 */
export function watchTerminated(clock = Date.now): Beat {
  let lookedAt = 0;
  /** teams that have changed and whose pictures are still to be judged, should the store fail in between */
  const moved = new Set<string>();
  /** teams that have ended and whose pictures show on, and until when, in milliseconds since 1970 */
  const inGrace = new Map<string, number>();
  const note = (id: string, isOver: boolean) => {
    if (isOver === terminated.has(id)) return;
    isOver ? terminated.add(id) : terminated.delete(id);
    moved.add(id);
  };

  async function look() {
    const startedAt = clock();
    const since = new Date(lookedAt - OVERLAP_MS);
    const changed = await (lookedAt === 0 ? members.terminated() : members.changedSince(since));
    for (const { id, isBlocked, endedAt } of changed) {
      const until = (endedAt?.getTime() ?? 0) + settings().GRACE_DAYS * DAY_MS;
      const isInGrace = isBlocked && endedAt !== null && until > startedAt;
      isInGrace ? inGrace.set(id, until) : inGrace.delete(id);
      note(id, isBlocked && !isInGrace);
    }
    // Nothing is written when the days are over.
    for (const [id, until] of inGrace) {
      if (until > startedAt) continue;
      inGrace.delete(id);
      note(id, true);
    }
    if (moved.size > 0)
      await judge({ owners: mongoose.trusted({ $in: Array.from(moved, (id) => new mongoose.Types.ObjectId(id)) }) });
    moved.clear();
    // Somebody else may have begun to use a blocked picture, by way of another process.
    if (blocked.size > 0 && lookedAt > 0) await judge({ updatedAt: mongoose.trusted({ $gte: since }) });
    // Deleted by way of another process.
    if (lookedAt > 0) await forgetDeleted(since);
    lookedAt = startedAt;
  }

  return { name: "images.terminated", everyMs: LOOK_MS, run: look };
}

/** Decides anew about the pictures that match. */
async function judge(filter: object) {
  for await (const stored of PictureUseModel.find(filter).lean().cursor()) {
    const use = storedUses.read(stored);
    if (!use) continue;
    if (use.owners.length > 0 && use.owners.every((owner) => terminated.has(String(owner)))) blocked.add(use._id);
    else blocked.delete(use._id);
  }
}

/** Pictures that were deleted since a moment are kept at hand no longer. */
async function forgetDeleted(since: Date): Promise<void> {
  const filter = { updatedAt: mongoose.trusted({ $gte: since }), deletedAt: mongoose.trusted({ $ne: null }) };
  const ids = new Set<string>();
  for await (const { _id } of PictureUseModel.find(filter, { _id: 1 }).lean().cursor()) ids.add(_id);
  if (ids.size > 0) forgetHosted(ids);
}
