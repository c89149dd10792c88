/** People whom a job takes into a team: all of some, in one transaction, so that nobody is invited twice or without a mail, whenever it ends. */
import mongoose, { type ClientSession } from "mongoose";
import { NO_FACTS } from "#shared/members/facts.ts";
import { isDuplicate } from "../../../db/mongo.ts";
import { transaction } from "../../../db/transactions.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { MemberModel, type MemberRecord } from "../model.ts";
import { countInvitations, mailInvitation, newInvite } from "./mails.ts";
import { recount, takeAsMany } from "./seats.ts";
import { claimOf } from "./service.ts";

export type Newcomer = Pick<MemberRecord, "email"> & { facts: Partial<MemberRecord["facts"]> } & Partial<
    Pick<MemberRecord, "directory">
  >;

/** `there`: addresses that are in the team now, those that were before among them; `noSeat`: for whom there was no place. */
export type Taken = { there: Set<string>; noSeat: string[] };

/** Of two who invite the same address at once one finds it taken, and looks again. */
const MAX_TRIES = 5;

/**
 * Invites those of some people who are not in the team, in their order, as far as there are places.
 * @throws too_many_requests
 */
export async function inviteTogether(viewer: Viewer, people: readonly Newcomer[]): Promise<Taken> {
  if (people.length === 0) return { there: new Set(), noSeat: [] };
  const taken = await inviteOnce(viewer, people);
  // Places may have been lost on the way.
  const isWorthAnother = taken.noSeat.length > 0 && (await recount(viewer.team._id));
  return isWorthAnother ? inviteOnce(viewer, people) : taken;
}

async function inviteOnce(viewer: Viewer, people: readonly Newcomer[]): Promise<Taken> {
  for (let tries = 1; ; tries++)
    try {
      return await transaction((session) => inviteIn(viewer, people, session));
    } catch (error) {
      if (!isDuplicate(error) || tries === MAX_TRIES) throw error;
    }
}

async function inviteIn(viewer: Viewer, people: readonly Newcomer[], session: ClientSession): Promise<Taken> {
  const team = viewer.team._id;
  const emails = people.map(({ email }) => email);
  const known = { team, email: mongoose.trusted({ $in: emails }), active: true };
  const rows = await MemberModel.find(known, { email: 1 }).session(session).lean();
  const there = new Set(rows.map(({ email }) => email));
  const fresh = people.filter(({ email }) => !there.has(email));
  const invited = fresh.slice(0, await takeAsMany(team, fresh.length, session));
  const made = invited.map((person) => ({ person, ...newInvite(viewer.user._id) }));
  if (made.length > 0)
    await countInvitations(
      viewer,
      invited.map(({ email }) => email),
    );
  await MemberModel.insertMany(
    made.map(({ person: { email, facts, directory = null }, invite }) => ({
      ...claimOf(team, { email, facts: { ...NO_FACTS, ...facts }, invite, directory }),
      status: "invited" as const,
    })),
    { session },
  );
  for (const { person, token, invite } of made)
    await mailInvitation(viewer, { email: person.email, token, invite, hasSignature: false }, session);
  for (const { email } of invited) there.add(email);
  return { there, noSeat: fresh.slice(invited.length).map(({ email }) => email) };
}
