import mongoose, { type Types } from "mongoose";
import { MemberModel, type MemberRecord } from "./model.ts";

/** That a member is there is noted so often. */
const NOTED_EVERY_MS = 3_600_000;

/** Notes that a member was here; a write an hour. */
export async function noteSeen(member: MemberRecord | null, now = new Date()): Promise<void> {
  if (!member || (member.lastSeenAt && member.lastSeenAt > before(now))) return;
  await write({ _id: member._id }, now);
}

/** The same of whoever goes on with a session: only where they act for a team of others. */
export async function noteSeenOf(
  { _id, team }: { _id: Types.ObjectId; team: Types.ObjectId | null },
  now = new Date(),
): Promise<void> {
  if (team && !team.equals(_id)) await write({ team, user: _id, active: true }, now);
}

const before = (now: Date) => new Date(now.getTime() - NOTED_EVERY_MS);

const write = (filter: object, now: Date) =>
  MemberModel.updateOne(
    { ...filter, lastSeenAt: mongoose.trusted({ $not: { $gte: before(now) } }) },
    { $set: { lastSeenAt: now } },
    { timestamps: false },
  );
