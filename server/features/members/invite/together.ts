/** People whom a job takes into a team: all of some, in one transaction, so that nobody is invited twice or without a mail, whenever it ends. */
import mongoose, { type ClientSession } from "mongoose";
import { NO_FACTS } from "#shared/members/facts.ts";
import { freePlaces } from "#shared/members/rules.ts";
import { isDuplicate } from "../../../db/mongo.ts";
import { transaction } from "../../../db/transactions.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { MemberModel, type MemberRecord } from "../model.ts";
import { findTeam } from "../service.ts";
import { countInvitations, mailInvitation, newInvite } from "./mails.ts";
import { recount, takeAsMany } from "./seats.ts";
import { claimOf } from "./service.ts";

export type Newcomer = Pick<MemberRecord, "email"> & { facts: Partial<MemberRecord["facts"]> } & Partial<
    Pick<MemberRecord, "directory">
  >;

/** `there`: addresses that are in the team now, those that were before among them; `made`: whose rows are new; `noSeat`: for whom there was no place. */
export type Taken = { there: Set<string>; made: Pick<MemberRecord, "_id" | "user">[]; noSeat: string[] };

/** Of two who invite the same address at once one finds it taken, and looks again. */
const MAX_TRIES = 5;

/**
 * Invites those of some people who are not in the team, in their order, as far as there are places. Who has had too many mails today
 * is invited without one.
 * @param isQuiet nobody is mailed: whoever manages the team sends them their link when it is time
 * @throws too_many_requests
 */
export async function inviteTogether(
  viewer: Viewer,
  people: readonly Newcomer[],
  { isQuiet = false } = {},
): Promise<Taken> {
  if (people.length === 0) return { there: new Set(), made: [], noSeat: [] };
  const spared = isQuiet ? new Set<string>() : await countAhead(viewer, people);
  const taken = await inviteOnce(viewer, people, { spared, isQuiet });
  // Places may have been lost on the way.
  const isWorthAnother = taken.noSeat.length > 0 && (await recount(viewer.team._id));
  if (!isWorthAnother) return taken;
  const more = await inviteOnce(viewer, people, { spared, isQuiet });
  return { ...more, made: [...taken.made, ...more.made] };
}

/** Mails are counted once, before the transaction, which may run more than once; and only those for whom there are places. */
async function countAhead(viewer: Viewer, people: readonly Newcomer[]): Promise<ReadonlySet<string>> {
  const team = await findTeam(viewer.team._id);
  if (!team) return new Set();
  const fresh = (await freshOf(viewer, people)).slice(0, freePlaces(team));
  if (fresh.length === 0) return new Set();
  return countInvitations({ ...viewer, team }, fresh);
}

async function freshOf(viewer: Viewer, people: readonly Newcomer[], session: ClientSession | null = null) {
  const emails = mongoose.trusted({ $in: people.map(({ email }) => email) });
  const filter = { team: viewer.team._id, email: emails, active: true };
  const rows = await MemberModel.find(filter, { email: 1 }).session(session).lean();
  const known = new Set(rows.map(({ email }) => email));
  return people.filter(({ email }) => !known.has(email));
}

/** `spared`: who gets no mail; `isQuiet`: nobody does, and nobody has a link */
type How = { spared: ReadonlySet<string>; isQuiet: boolean };

async function inviteOnce(viewer: Viewer, people: readonly Newcomer[], how: How): Promise<Taken> {
  for (let tries = 1; ; tries++)
    try {
      return await transaction((session) => inviteIn(viewer, people, how, session));
    } catch (error) {
      if (!isDuplicate(error) || tries === MAX_TRIES) throw error;
    }
}

async function inviteIn(
  viewer: Viewer,
  people: readonly Newcomer[],
  { spared, isQuiet }: How,
  session: ClientSession,
): Promise<Taken> {
  const team = viewer.team._id;
  const fresh = await freshOf(viewer, people, session);
  const invited = fresh.slice(0, await takeAsMany(team, fresh.length, session));
  const made = invited.map((person) => ({ person, ...newInvite(viewer.user._id) }));
  const rows = await MemberModel.insertMany(
    made.map(({ person: { email, facts, directory = null }, invite }) => ({
      ...claimOf(viewer, { email, facts: { ...NO_FACTS, ...facts }, invite: isQuiet ? null : invite, directory }),
      status: "invited" as const,
    })),
    { session },
  );
  for (const { person, token, invite } of made)
    if (!isQuiet && !spared.has(person.email))
      await mailInvitation(viewer, { email: person.email, token, invite, hasSignature: false }, session);
  const noSeat = fresh.slice(invited.length).map(({ email }) => email);
  return {
    there: new Set(people.map(({ email }) => email).filter((email) => !noSeat.includes(email))),
    made: rows.map(({ _id }) => ({ _id, user: null })),
    noSeat,
  };
}
