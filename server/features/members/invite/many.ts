/** Many who are invited at once, and what would become of them. */
import mongoose, { type Types } from "mongoose";
import { addressesIn, type PastedAddress } from "#shared/members/addresses.ts";
import { MAX_INVITED_AT_ONCE } from "#shared/members/constants.ts";
import { NO_FACTS } from "#shared/members/facts.ts";
import { freePlaces } from "#shared/members/rules.ts";
import type { InviteVerdict, NewMembers, Seats, Verdict } from "#shared/members/schema.ts";
import { isDuplicate } from "../../../db/mongo.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { MemberModel, type MemberRecord, SEEN, storedMembers } from "../model.ts";
import { seatsOf } from "../people/present.ts";
import { findTeam } from "../service.ts";
import { inTurn } from "../turns.ts";
import { countInvitations, mailInvitations, newInvite } from "./mails.ts";
import { dropLost, mayInvite } from "./seats.ts";
import { claimOf, giveUp, inPlaces, mayTry, ownerEmailOf } from "./service.ts";

/** Addresses of a text that are looked at: twice as many as can be invited together. */
const MAX_CHECKED = 2 * MAX_INVITED_AT_ONCE;

/**
 * What would become of the addresses in a text that somebody has pasted. Nothing is sent.
 * @throws too_many_requests, busy
 */
export async function checkAddresses(viewer: Viewer, text: string) {
  await mayTry(viewer);
  const { team } = viewer;
  const look = () => verdictsOf(viewer, addressesIn(text).slice(0, MAX_CHECKED), freePlaces(team));
  return { items: await inTurn(look, { owner: viewer.id }), team: seatsOf(team) };
}

/** A verdict on each, in their order. @param places how many can be invited yet */
async function verdictsOf(
  viewer: Viewer,
  addresses: readonly PastedAddress[],
  places: number,
): Promise<InviteVerdict[]> {
  const known = await knownOf(
    viewer,
    addresses.filter(({ isValid }) => isValid).map(({ email }) => email),
  );
  const seen = new Set<string>();
  let left = places;
  const verdictOf = ({ email, isValid }: PastedAddress): Verdict => {
    if (!isValid) return "invalid";
    if (seen.has(email)) return "twice";
    seen.add(email);
    return known.get(email) ?? (left-- > 0 ? "new" : "noSeat");
  };
  return addresses.map((one) => ({ email: one.email, name: one.name, verdict: verdictOf(one) }));
}

/** Of some addresses those that are in the team, and as what. */
async function knownOf(viewer: Viewer, emails: readonly string[]): Promise<Map<string, Verdict>> {
  const filter = { team: viewer.team._id, email: mongoose.trusted({ $in: emails }), active: true, status: SEEN };
  const rows = storedMembers.readAll(emails.length > 0 ? await MemberModel.find(filter).lean() : []);
  const known = new Map<string, Verdict>(
    rows.map(({ email, status }) => [email, status === "registered" ? "member" : "invited"]),
  );
  const owner = await ownerEmailOf(viewer);
  if (owner) known.set(owner, "member");
  return known.set(viewer.user.email, "you");
}

type Person = NewMembers["people"][number];

/**
 * Invites all of some people who are not in the team yet, or nobody where the places do not suffice.
 * @throws invite_unavailable, seat_limit, too_many_requests, busy
 */
export async function inviteMany(
  viewer: Viewer,
  { people, ...rights }: NewMembers,
): Promise<{ invited: number; items: InviteVerdict[]; team: Seats; members: MemberRecord[] }> {
  await mayTry(viewer);
  mayInvite(viewer.team);
  const addresses = people.map((person) => ({ ...person, isValid: true }));
  const items = await verdictsOf(viewer, addresses, Number.POSITIVE_INFINITY);
  const wanted = people.filter((_, at) => items[at]?.verdict === "new");
  const invite = () => inviteNew(viewer, wanted, rights);
  const { members, spared } = wanted.length > 0 ? await inTurn(invite, { owner: viewer.id }) : NOBODY;
  const made = new Set(members.map(({ email }) => email));
  const told = items.map((item): InviteVerdict => {
    if (item.verdict !== "new" || made.has(item.email)) return item;
    // Else somebody has invited them in the meantime.
    return { ...item, verdict: spared.has(item.email) ? "mailedEnough" : "invited" };
  });
  const team = seatsOf((await findTeam(viewer.team._id)) ?? viewer.team);
  return { invited: members.length, items: told, team, members };
}

type Rights = Omit<NewMembers, "people">;
/** `spared`: addresses that have had too many mails today, and are not invited */
type Made = { members: MemberRecord[]; spared: ReadonlySet<string> };
const NOBODY: Made = { members: [], spared: new Set() };

async function inviteNew(viewer: Viewer, people: readonly Person[], rights: Rights): Promise<Made> {
  const { team, user } = viewer;
  const sentAt = new Date();
  const claims = people.map(({ email, name }) => {
    const { token, invite } = newInvite(user._id, 1, sentAt);
    const _id = new mongoose.Types.ObjectId();
    return {
      token,
      invite,
      row: { _id, ...claimOf(viewer, { email, ...rights, facts: { ...NO_FACTS, name }, invite }) },
    };
  });
  await dropLost(team._id);
  const made = await insertNew(claims.map(({ row }) => row));
  const ours = claims.filter(({ row }) => made.has(String(row._id)));
  if (ours.length === 0) return NOBODY;
  const ids = ours.map(({ row }) => row._id);
  return inPlaces(viewer, ids, async () => {
    const spared = await countInvitations(
      viewer,
      ours.map(({ row }) => row),
    );
    const [mailed = [], full = []] = [false, true].map((isFull) =>
      ours.filter(({ row }) => spared.has(row.email) === isFull),
    );
    await giveUp(
      viewer,
      full.map(({ row }) => row._id),
    );
    const these = { _id: mongoose.trusted({ $in: mailed.map(({ row }) => row._id) }) };
    await MemberModel.updateMany({ ...these, status: "claiming" }, { $set: { status: "invited" } });
    await mailInvitations(
      viewer,
      mailed.map(({ token, invite, row: { email } }) => ({ email, token, invite, hasSignature: false })),
    );
    return { members: storedMembers.readAll(await MemberModel.find({ ...these, status: SEEN }).lean()), spared };
  });
}

/** Inserts rows whose addresses are free, and leaves the others out. @returns the ids of those that are there now */
async function insertNew(rows: readonly { _id: Types.ObjectId }[]): Promise<Set<string>> {
  await MemberModel.insertMany(rows, { ordered: false }).catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
  });
  const ids = rows.map(({ _id }) => _id);
  const made = await MemberModel.find({ _id: mongoose.trusted({ $in: ids }) }, { _id: 1 }).lean();
  return new Set(made.map(({ _id }) => String(_id)));
}
