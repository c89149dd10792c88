import mongoose, { type Types } from "mongoose";
import type { Beat } from "../../jobs/beat.ts";
import * as members from "../members/service.ts";
import { PictureUseModel, storedUses } from "./model.ts";

/** Within the minute in which a terminated team's pictures must be gone, with room for a slow answer. */
const LOOK_MS = 20_000;
/** Clocks of several processes differ, and a write is dated before it is seen. */
const OVERLAP_MS = 60_000;

const terminated = new Set<string>();
const blocked = new Set<string>();

/** True for a picture, or any copy of one, all of whose teams are terminated. Asked for every picture served. */
export const isBlocked = (name: string): boolean => blocked.size > 0 && blocked.has(baseOf(name));

/** `abc-300x200_s3w100@2.png` and `abc-300x200.jpg` -> `abc-300x200` */
const baseOf = (name: string) => /^[\w-]{22}-\d+x\d+/.exec(name)?.[0] ?? name;

/** Notes that a team uses a stored picture (`/i/<name>`). */
export async function claim(path: string, team: Types.ObjectId): Promise<void> {
  const id = idOf(path);
  await PictureUseModel.updateOne({ _id: id }, { $addToSet: { owners: team } }, { upsert: true });
  if (blocked.has(id)) await judge({ _id: id });
}

/** `/i/abc-300x200.jpg` -> `abc-300x200` */
export const idOf = (path: string) => baseOf(path.replace(/^\/i\//, ""));

/**
 * Looks every 20 seconds which teams were terminated or came back, and whose pictures that concerns. While the store
 * is away what was known last holds.
 */
export function watchTerminated(): Beat {
  let lookedAt = 0;
  /** teams that have changed and whose pictures are still to be judged, should the store fail in between */
  const moved = new Set<string>();

  async function look() {
    const startedAt = Date.now();
    const since = new Date(lookedAt - OVERLAP_MS);
    const changed = await (lookedAt === 0 ? members.terminated() : members.changedSince(since));
    for (const { id, isBlocked } of changed) {
      if (isBlocked === terminated.has(id)) continue;
      isBlocked ? terminated.add(id) : terminated.delete(id);
      moved.add(id);
    }
    if (moved.size > 0)
      await judge({ owners: mongoose.trusted({ $in: Array.from(moved, (id) => new mongoose.Types.ObjectId(id)) }) });
    moved.clear();
    // Somebody else may have begun to use a blocked picture, by way of another process.
    if (blocked.size > 0 && lookedAt > 0) await judge({ updatedAt: mongoose.trusted({ $gte: since }) });
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
