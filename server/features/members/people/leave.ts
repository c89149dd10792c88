/** People leave a team: at once, and all of it or nothing. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { mayMakeAdmins } from "#shared/members/rules.ts";
import type { Leaving } from "#shared/members/schema.ts";
import { transaction } from "../../../db/transactions.ts";
import * as account from "../../account/service.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as cards from "../../cards/service.ts";
import * as pages from "../../pages/service.ts";
import * as signatures from "../../signatures/service.ts";
import { closeFor } from "../accessRequests.ts";
import { MemberModel, type MemberRecord, SEEN, storedMembers, TeamModel, withUsed } from "../model.ts";
import { findActive } from "../service.ts";
import { getMember, mayChange } from "./service.ts";

/** Who leaves in one transaction: others wait for it. */
const AT_ONCE = 100;

/** `successor`: whose signature takes the place of theirs; null: nobody's */
export type Departure = { leaver: MemberRecord; successor: MemberRecord | null };

/**
 * What else comes of it, in the same transaction, while their signature is still theirs: a successor's signature that takes
 * its place, for instance.
 */
const CONSEQUENCES: readonly ((departure: Departure, session: ClientSession) => Promise<unknown>)[] = [
  async ({ leaver, successor }, session) => {
    if (successor) await signatures.succeed(leaver.team, leaver.email, successor.email, session);
  },
];

/**
 * Takes a member out of the viewer's team.
 * @throws not_found, only_owner (an admin), member_not_found (no such successor), too_many_requests
 */
export async function remove(viewer: Viewer, id: string, leaving: Leaving = {}): Promise<MemberRecord> {
  await mayChange(viewer);
  const member = await getMember(viewer, id);
  if (!mayRemove(viewer, member)) fail("only_owner");
  return leave(viewer, member, leaving, (row) => mayRemove(viewer, row));
}

/** Admins are taken out by whoever makes them. */
export const mayRemove = (viewer: Pick<Viewer, "member" | "hub">, { role }: MemberRecord) =>
  mayMakeAdmins(viewer) || role !== "admin";

/**
 * Ends a membership: the place is free, the invitation's link and the assigned signature are nobody's, and who had chosen the
 * team acts for their own. What they have made stays the team's, and their row stays for what names it.
 * @throws not_found (somebody was faster), member_not_found
 */
export async function leave(
  { team }: Pick<Viewer, "team">,
  leaver: MemberRecord,
  { successor }: Leaving = {},
  mayLeave?: MayLeave,
) {
  const next = successor === undefined ? null : await findActive(team._id, successor);
  if (successor !== undefined && (!next || next._id.equals(leaver._id)))
    fail("member_not_found", { errors: [{ path: "successor", message: "" }] });
  const [left] = await leaveAll(team._id, [leaver], { successor: next, ...(mayLeave && { mayLeave }) });
  return left ?? fail("not_found");
}

/** Whether somebody may be taken out, as they are in the moment when it happens. */
type MayLeave = (row: MemberRecord) => boolean;
type How = { successor?: MemberRecord | null; mayLeave?: MayLeave };

/** The same of many. @returns those who were still there, and might leave */
export async function leaveAll(
  team: Types.ObjectId,
  leavers: readonly MemberRecord[],
  how: How = {},
): Promise<MemberRecord[]> {
  const left: MemberRecord[] = [];
  for (let at = 0; at < leavers.length; at += AT_ONCE) {
    const ids = leavers.slice(at, at + AT_ONCE).map(({ _id }) => _id);
    left.push(...(await transaction((session) => end(team, ids, how, session))));
  }
  return left;
}

async function end(
  team: Types.ObjectId,
  ids: readonly Types.ObjectId[],
  { successor = null, mayLeave = () => true }: How,
  session: ClientSession,
): Promise<MemberRecord[]> {
  const asked = { _id: mongoose.trusted({ $in: ids }), team, active: true, status: SEEN };
  // As they are now: one may have accepted a moment ago, or been made an admin.
  const rows = storedMembers.readAll(await MemberModel.find(asked).session(session).lean());
  const leavers = rows.filter(mayLeave);
  if (leavers.length === 0) return [];
  const left = leavers.map(({ _id }) => _id);
  const users = leavers.flatMap(({ user }) => user ?? []);
  await freeSeats(team, leavers.length, users, session);
  const these = { _id: mongoose.trusted({ $in: left }) };
  await MemberModel.updateMany(these, { $set: { active: false, invite: null } }, { session });
  await closeFor(left, session);
  for (const leaver of leavers) for (const follow of CONSEQUENCES) await follow({ leaver, successor }, session);
  await signatures.release(
    team,
    leavers.map(({ email }) => email),
    session,
  );
  const emails = leavers.map(({ email }) => email);
  await cards.release(team, emails, session);
  await pages.release(team, emails, session);
  await account.actForOwn(users, team, session);
  return leavers;
}

/**
 * Frees the places. It always writes to the team, and only where none of them owns it: so it collides with a team that is
 * handed over to somebody who leaves.
 * @throws not_found
 */
async function freeSeats(_id: Types.ObjectId, count: number, users: readonly Types.ObjectId[], session: ClientSession) {
  const others = { _id, owner: mongoose.trusted({ $nin: users }) };
  const counted = { ...others, ...withUsed(count) };
  const { modifiedCount } = await TeamModel.updateOne(counted, { $inc: { used: -count } }, { session });
  if (modifiedCount === 1) return;
  // Fewer were counted than there are: its owner is there at least.
  const { matchedCount } = await TeamModel.updateOne(others, { $set: { used: 1 } }, { session });
  if (matchedCount === 0) fail("not_found");
}
