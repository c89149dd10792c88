/** Takes people into a team: a row for their address first, then a place, then the mail (insert first: two invitations of one address are one). */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { NO_FACTS } from "#shared/members/facts.ts";
import { keysOf } from "#shared/members/names.ts";
import { mayMakeAdmins } from "#shared/members/rules.ts";
import type { NewMember } from "#shared/members/schema.ts";
import { limit } from "../../../db/cache/limit.ts";
import { unlessDuplicate } from "../../../db/mongo.ts";
import { transaction } from "../../../db/transactions.ts";
import * as account from "../../account/service.ts";
import type { Viewer } from "../../auth/viewer.ts";
import * as signatures from "../../signatures/service.ts";
import { MemberModel, type MemberRecord, storedMembers } from "../model.ts";
import { mustOwnPhoto } from "../people/photo.ts";
import { rightsFrom } from "../people/service.ts";
import { findActive, ownerOf } from "../service.ts";
import { countInvitations, type Invited, mailInvitation, newInvite } from "./mails.ts";
import { dropLost, freeSeats, mayInvite, takeSeats } from "./seats.ts";

/** Also of those that are refused; lists of many count once. */
const TRIES_PER_ACCOUNT = { limit: 1_200, windowMs: 3_600_000 };

/** A mailbox that has had enough is full for a day. */
export const DAY_S = 86_400;

/** Counts a try to invite somebody, or many. @throws too_many_requests */
export const mayTry = ({ id }: Viewer) => limit(`invitations:tries:${id}`, TRIES_PER_ACCOUNT);

/**
 * Invites somebody: takes a place of the team and mails them a link.
 * @throws only_owner, invite_unavailable, seat_limit, own_address, member_exists, no_permission, not_found (the signature), too_many_requests
 */
export async function invite(viewer: Viewer, { email, facts, signature, ...rights }: NewMember): Promise<MemberRecord> {
  await mayTry(viewer);
  if (rights.role === "admin" && !mayMakeAdmins(viewer)) fail("only_owner");
  mayInvite(viewer.team);
  await mustBeNew(viewer, email);
  if (facts?.photo) await mustOwnPhoto(viewer, facts.photo);
  const given = signature ? await signatures.getInTeam(viewer, signature) : null;
  const { token, invite: link } = newInvite(viewer.user._id);
  const values = { email, ...rights, facts: { ...NO_FACTS, ...facts }, invite: link };
  const claim = () => unlessDuplicate(MemberModel.create(claimOf(viewer, values)));
  const row = (await claim()) ?? ((await dropLost(viewer.team._id)) ? await claim() : null) ?? failExists();
  const invited = { email, token, invite: link, hasSignature: given !== null };
  return inPlaces(viewer, [row._id], async () => {
    const spared = await countInvitations(viewer, [{ email }]);
    if (spared.size > 0) fail("too_many_requests", { retryAfterSeconds: DAY_S });
    return given
      ? transaction((session) => finishWith(viewer, row._id, given._id, invited, session))
      : finish(viewer, row._id, invited);
  });
}

type Claimed = Pick<MemberRecord, "email" | "facts" | "invite"> & Partial<MemberRecord>;

/** A row that holds an address until its place is taken: nobody sees it, and its link leads nowhere. @throws no_permission */
export const claimOf = (viewer: Viewer, values: Claimed) => ({
  team: viewer.team._id,
  ...rightsFrom(viewer, values),
  ...keysOf({ name: values.facts.name, email: values.email }),
  status: "claiming" as const,
});

/**
 * Takes a place for each of some rows and does what is left to do; should either fail, the rows are gone again and the places
 * free.
 * @throws seat_limit, invite_unavailable, and what `finishing` throws
 */
export async function inPlaces<T>(
  { team }: Viewer,
  rows: readonly Types.ObjectId[],
  finishing: () => Promise<T>,
): Promise<T> {
  let isTaken = false;
  try {
    await takeSeats(team._id, rows);
    isTaken = true;
    return await finishing();
  } catch (error) {
    const count = await dropClaims(rows);
    if (isTaken) await freeSeats(team._id, count);
    throw error;
  }
}

/** Removes rows whose places are taken and of which nothing becomes. */
export async function giveUp({ team }: Viewer, rows: readonly Types.ObjectId[]): Promise<void> {
  await freeSeats(team._id, await dropClaims(rows));
}

const dropClaims = async (rows: readonly Types.ObjectId[]): Promise<number> =>
  (await MemberModel.deleteMany({ _id: mongoose.trusted({ $in: rows }), user: null })).deletedCount;

/** From here on they are invited. Without a transaction: of many who invite at once all would wait for each. */
async function finish(viewer: Viewer, row: Types.ObjectId, invited: Invited): Promise<MemberRecord> {
  const member = await show(row);
  await mailInvitation(viewer, invited);
  return member;
}

/** The same with a signature that is theirs from the start. */
async function finishWith(
  viewer: Viewer,
  row: Types.ObjectId,
  signature: Types.ObjectId,
  invited: Invited,
  session: ClientSession,
): Promise<MemberRecord> {
  const member = await show(row, session);
  if (!(await signatures.give(viewer.team._id, signature, member.email, session))) fail("not_found");
  await mailInvitation(viewer, invited, session);
  return member;
}

async function show(_id: Types.ObjectId, session: ClientSession | null = null): Promise<MemberRecord> {
  const options = { returnDocument: "after", session } as const;
  const shown = await MemberModel.findOneAndUpdate({ _id, status: "claiming" }, { status: "invited" }, options).lean();
  // Swept away: it took longer than a place is held.
  return storedMembers.read(shown) ?? fail("unavailable");
}

/** @throws own_address, member_exists */
async function mustBeNew(viewer: Viewer, email: string): Promise<void> {
  if (email === viewer.user.email) fail("own_address", { errors: [{ path: "email", message: "" }] });
  if (email === (await ownerEmailOf(viewer)) || (await findActive(viewer.team._id, email))) failExists();
}

/** The address of the one who pays. */
export const ownerEmailOf = async ({ user, team, member }: Viewer): Promise<string | null> =>
  member ? ((await account.findById(String(ownerOf(team))))?.email ?? null) : user.email;

const failExists = (): never => fail("member_exists", { errors: [{ path: "email", message: "" }] });
