/** The team of one's own that everybody has, whatever became of the one that came with their account. */
import { createHash } from "node:crypto";
import mongoose, { type Types } from "mongoose";
import { unlessDuplicate } from "../../db/mongo.ts";
import { ownerOf, storedTeams, TeamModel, type TeamRecord } from "./model.ts";

/** Teams that one person has given away and that are remembered by their ids: nobody does that by hand. */
const MAX_GIVEN_AWAY = 100;

/** A team that somebody owns, the one of their own id first; null when they own none. */
export async function findOwned(user: Types.ObjectId): Promise<TeamRecord | null> {
  const [first, other] = await Promise.all([
    TeamModel.findById(user).lean(),
    TeamModel.findOne({ owner: user, agency: null }).sort({ _id: 1 }).lean(),
  ]);
  const own = storedTeams.read(first);
  return own && ownerOf(own).equals(user) ? own : storedTeams.read(other);
}

/**
 * Makes a team for somebody who owns none: that of an account which was made without one, by a version that did not know
 * teams and still served, or elsewhere; or another, where theirs was handed over. The ids follow from one another, so that
 * calls at once make one.
 */
export async function openMissingTeam(user: Types.ObjectId): Promise<void> {
  let id = user;
  for (let tries = 0; tries < MAX_GIVEN_AWAY; tries++) {
    const write = TeamModel.updateOne({ _id: id }, { $setOnInsert: { owner: user } }, { upsert: true });
    await unlessDuplicate(write);
    const team = storedTeams.read(await TeamModel.findById(id).lean());
    if (team && ownerOf(team).equals(user)) return;
    id = after(id);
  }
}

/** Another id, always the same for the same one. */
const after = (id: Types.ObjectId) =>
  mongoose.Types.ObjectId.createFromHexString(
    createHash("sha256").update(`team after ${id}`).digest("hex").slice(0, 24),
  );
