/** What a mailed link does to a member's row: one document, so each step is one atomic write. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { NO_FACTS } from "#shared/members/facts.ts";
import { keysOf } from "#shared/members/names.ts";
import { staleFor } from "./designs.ts";
import { MemberModel, type MemberRecord, SEEN, storedMembers } from "./model.ts";

const UNANSWERED = mongoose.trusted({ $in: ["invited", "pending"] as MemberRecord["status"][] });

/** Whose invitation the hash of a link's token is, also one that was answered or is over; null: nobody's any more. */
export const findLinked = async (hash: string): Promise<MemberRecord | null> =>
  storedMembers.read(await MemberModel.findOne({ "invite.hash": hash, active: true, status: SEEN }).lean());

/** Whether the link of somebody's row works: nobody has answered, and its time is not over. */
export const isOpenLink = ({ status, invite }: MemberRecord, now = new Date()): boolean =>
  status !== "registered" && invite !== null && invite.expiresAt > now;

/** Notes that somebody has opened the link. */
export const noteOpened = ({ _id }: MemberRecord) =>
  MemberModel.updateOne({ _id, status: "invited" }, { $set: { status: "pending" } });

/**
 * Accepts an invitation for an account: of many at once one does it.
 * @param hash of the token that the account has come with
 * @returns the row as it is then; null where the link does not work any more, or is another address's
 * @throws a duplicate (11000) where the account is in the team already, under another address
 */
export async function join(
  { _id, facts }: MemberRecord,
  hash: string,
  user: { _id: Types.ObjectId; email: string; name: string },
  session: ClientSession | null = null,
): Promise<MemberRecord | null> {
  const filter = {
    _id,
    "invite.hash": hash,
    "invite.expiresAt": mongoose.trusted({ $gt: new Date() }),
    active: true,
    status: UNANSWERED,
    email: user.email,
  };
  const name = facts.name || user.name;
  const change = { status: "registered", user: user._id, "facts.name": name, ...keysOf({ name, email: user.email }) };
  const options = { returnDocument: "after", session } as const;
  const joined = storedMembers.read(await MemberModel.findOneAndUpdate(filter, { $set: change }, options).lean());
  if (joined) await staleFor(joined.team, [_id], session ?? undefined);
  return joined;
}

/** Has somebody be one of a team's admins: whoever owned it until now. */
export async function makeAdmin(
  team: Types.ObjectId,
  user: { _id: Types.ObjectId; email: string; name: string },
  session: ClientSession,
): Promise<void> {
  const { _id, email, name } = user;
  const row = { team, user: _id, email, role: "admin" as const, status: "registered" as const };
  const known = storedMembers.read(await MemberModel.findOne({ team, email, active: true }).session(session).lean());
  // Invited to their own team by an old version, or by a directory that knows them.
  if (known) await MemberModel.updateOne({ _id: known._id }, { $set: { ...row, invite: null } }, { session });
  else await MemberModel.create([{ ...row, facts: { ...NO_FACTS, name }, ...keysOf({ name, email }) }], { session });
}
