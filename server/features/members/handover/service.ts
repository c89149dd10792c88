/**
 * A team is handed over: its owner offers it, and one of its people accepts by a mailed link. The owner is a pointer, so one conditional
 * write moves it: whatever happens beside, a team has neither none nor two.
 */
import mongoose, { type ClientSession, type QueryFilter, type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { oneLine } from "#shared/lib/text.ts";
import { OFFER_HOURS } from "#shared/members/constants.ts";
import type { Team, TeamInShort } from "#shared/members/schema.ts";
import { pathTo } from "#shared/routes.ts";
import { limit, limitFailures } from "../../../db/cache/limit.ts";
import { transaction } from "../../../db/transactions.ts";
import { settings } from "../../../settings.ts";
import * as account from "../../account/service.ts";
import { provePassword } from "../../auth/service.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { hashOf, newToken } from "../../invitations/service.ts";
import * as mail from "../../mail/service.ts";
import { closeFor } from "../accessRequests.ts";
import { hasCompanies, isAgency, STANDS_ALONE } from "../companies/agencies.ts";
import { tellHandedOver } from "../companies/hubs.ts";
import { MemberModel, storedTeams, TeamModel, type TeamRecord } from "../model.ts";
import { findActive, makeAdmin, ownerOf } from "../service.ts";
import { current, listOwn } from "../teams/service.ts";

const HOUR_MS = 3_600_000;
/** Each is a mail. */
const OFFERS_PER_TEAM = { limit: 10, windowMs: 24 * HOUR_MS };
/** Tokens are 256 bits: whoever tries some has a broken link. */
const FAILURES_PER_ACCOUNT = { limit: 60, windowMs: HOUR_MS };

/**
 * Offers the viewer's team to one of its people, in place of any offer before.
 * @throws invalid_input (the password), forbidden (an agency, or a company), own_address, member_not_found, email_unverified (nobody has confirmed theirs), too_many_requests
 */
export async function offer(viewer: Viewer, { email, password }: { email: string; password: string }): Promise<Team> {
  await provePassword(viewer, password, "password");
  const { user, team } = viewer;
  // Who runs an agency has its companies: these are handed over, one by one.
  if (await isBound(team)) fail("forbidden");
  const wrong = { errors: [{ path: "email", message: "" }] };
  if (email === user.email) fail("own_address", wrong);
  const member = await findActive(team._id, email);
  const next = member?.user && member.status === "registered" ? await account.findById(String(member.user)) : null;
  if (!next?.isEnabled) return fail("member_not_found", wrong);
  if (!account.isEmailVerified(next)) fail("email_unverified", wrong);
  await limit(`team-offers:team:${team._id}`, OFFERS_PER_TEAM);
  const { token, hash } = newToken();
  const expiresAt = new Date(Date.now() + OFFER_HOURS * HOUR_MS);
  const offered = await transaction(async (session) => {
    const transfer = { to: next._id, hash, expiresAt };
    const after = await changeOwned(viewer, { $set: { transfer } }, session);
    // It has become one a moment ago.
    if (await isBound(after, session)) fail("forbidden");
    const url = settings().PUBLIC_URL + pathTo("team-offer", { token });
    const props = {
      name: oneLine(next.name),
      ownerName: oneLine(user.name),
      ownerEmail: user.email,
      teamName: oneLine(team.name),
      people: after.used,
      url,
      endsAt: expiresAt.toISOString(),
    };
    await mail.send("teamOffer", next.email, props, { until: expiresAt, replyTo: user.email, session });
    return after;
  });
  return current({ ...viewer, team: offered });
}

/** Whether a team stays with its owner: it is an agency, or has companies since it was one, or is a company. */
const isBound = async (team: TeamRecord, session: ClientSession | null = null): Promise<boolean> =>
  team.agency !== null || isAgency(team) || (await hasCompanies(team._id, session));

/** Takes the offer back: its link leads nowhere from here on. @throws no_permission (it was accepted a moment ago), too_many_requests */
export async function withdraw(viewer: Viewer): Promise<Team> {
  await limit(`team-offers:withdrawn:${viewer.team._id}`, OFFERS_PER_TEAM);
  return current({ ...viewer, team: await changeOwned(viewer, { $set: { transfer: null } }) });
}

/** Changes the viewer's team while they own it. @throws no_permission: it is another's meanwhile */
async function changeOwned(
  { team, user }: Viewer,
  change: object,
  session: ClientSession | null = null,
): Promise<TeamRecord> {
  const filter = { _id: team._id, owner: isOwner(team._id, user._id) };
  const options = { returnDocument: "after", session } as const;
  return storedTeams.read(await TeamModel.findOneAndUpdate(filter, change, options).lean()) ?? fail("no_permission");
}

/** The condition that somebody owns a team. In records from before it is missing where it is the account of the team's id. */
const isOwner = (team: Types.ObjectId, user: Types.ObjectId) =>
  user.equals(team) ? mongoose.trusted({ $in: [user, null] }) : user;

/** What the link of an offer is about. @throws link_expired, transfer_elsewhere, too_many_requests */
export async function readOffer(viewer: Viewer, token: string) {
  const { team, expiresAt } = await getOffer(viewer, token);
  const owner = (await account.findById(String(ownerOf(team)))) ?? fail("link_expired");
  return { name: team.name, ownerEmail: owner.email, people: team.used, expiresAt: expiresAt.toISOString() };
}

const getOffer = ({ id, user }: Viewer, token: string) =>
  limitFailures({ [`team-offers:failures:${id}`]: FAILURES_PER_ACCOUNT }, async () => {
    const team = storedTeams.read(await TeamModel.findOne({ "transfer.hash": hashOf(token) }).lean());
    if (!team?.transfer || team.transfer.expiresAt <= new Date()) return fail("link_expired");
    if (await isBound(team)) fail("link_expired");
    if (!team.transfer.to.equals(user._id)) fail("transfer_elsewhere");
    return { team, ...team.transfer };
  });

/** What else is done when a team is handed over, or neither. */
export type AlsoDone = (team: Types.ObjectId, session: ClientSession) => Promise<unknown>;

export type Handover = { teams: { items: TeamInShort[] }; team: Types.ObjectId; before: Types.ObjectId };

/**
 * Makes the viewer the owner of the team that they are offered, and its owner one of its admins. All in one transaction, whose first
 * write names owner, offer and end: of an acceptance, a withdrawal and a removal at once one is first, and the others find it done.
 * @throws link_expired (also when it was withdrawn, has become an agency, or the viewer has left the team meanwhile), transfer_elsewhere,
 * account_leaving, too_many_requests
 */
export async function accept(viewer: Viewer, token: string, alsoDone: AlsoDone): Promise<Handover> {
  const { team: offered, hash } = await getOffer(viewer, token);
  const { user } = viewer;
  const from = ownerOf(offered);
  const team = await transaction(async (session) => {
    const filter = {
      _id: offered._id,
      owner: isOwner(offered._id, from),
      "transfer.hash": hash,
      "transfer.to": user._id,
      "transfer.expiresAt": mongoose.trusted({ $gt: new Date() }),
      ...STANDS_ALONE,
    } as QueryFilter<TeamRecord>;
    const change = { $set: { owner: user._id, transfer: null } };
    const options = { returnDocument: "after", session } as const;
    const after = storedTeams.read(await TeamModel.findOneAndUpdate(filter, change, options).lean());
    if (!after || (await hasCompanies(after._id, session))) return fail("link_expired");
    await account.mustStay(user._id, session);
    // The owner has no row. Who has just been taken out of the team is offered nothing any more.
    const theirs = { team: after._id, user: user._id, active: true };
    const left = await MemberModel.findOneAndUpdate(theirs, { $set: { active: false, invite: null } }, { session });
    if (!left) return fail("link_expired");
    await closeFor([left._id], session);
    const before = (await account.findById(String(from))) ?? fail("internal");
    await makeAdmin(after._id, before, session);
    // Who ran an agency that has ended runs none any more.
    await tellHandedOver({ ...after, owner: from }, session);
    await account.actFor(user._id, after._id, session);
    await alsoDone(after._id, session);
    await tellBoth(user, before, session);
    return after;
  });
  return { teams: await listOwn({ ...viewer, team, member: null }), team: team._id, before: from };
}

async function tellBoth(owner: account.UserRecord, before: account.UserRecord, session: ClientSession): Promise<void> {
  const url = settings().PUBLIC_URL + pathTo("members-list");
  for (const [to, other] of [
    [owner, before],
    [before, owner],
  ] as const) {
    const props = {
      name: oneLine(to.name),
      isOwner: to === owner,
      otherName: oneLine(other.name),
      otherEmail: other.email,
      url,
    };
    await mail.send("teamHandedOver", to.email, props, { session });
  }
}
