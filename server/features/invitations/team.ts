/** Invitations to a team: they stand at the row of whoever was invited, so that accepting one is one write. */
import type { ClientSession, Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import type { Invitation, Joined } from "#shared/invitations/schema.ts";
import { entitlements } from "#shared/members/rules.ts";
import { looksOf } from "#shared/reseller/brand/looks.ts";
import { isDuplicate } from "../../db/mongo.ts";
import * as account from "../account/service.ts";
import {
  brandOfCompany,
  findLinked,
  findTeam,
  isOpenLink,
  join,
  type MemberRecord,
  noteOpened,
  ownerOf,
  type TeamRecord,
} from "../members/service.ts";
import { givenTo } from "../signatures/service.ts";
import { hashOf } from "./tokens.ts";

/** Whoever joins: their account. */
type Person = Pick<account.UserRecord, "_id" | "email" | "name">;
type Found = { member: MemberRecord; team: TeamRecord };

/** The row that a token leads to, of an invitation that was answered too. @throws link_expired */
export async function findInvited(token: string): Promise<Found> {
  const member = (await findLinked(hashOf(token))) ?? fail("link_expired");
  return { member, team: (await findTeam(member.team)) ?? fail("link_expired") };
}

/** The same of one that works. @throws link_expired, invitation_used */
export async function findOpen(token: string): Promise<Found> {
  const found = await findInvited(token);
  if (found.member.status === "registered") fail("invitation_used");
  return isOpenLink(found.member) ? found : fail("link_expired");
}

/**
 * What the invitation says to whoever has its link.
 * @param isOpened by a person, who is shown it: those who manage the team see so
 * @throws link_expired, invitation_used
 */
export async function readTeam(token: string, isOpened: boolean): Promise<Invitation> {
  const { member, team } = await findOpen(token);
  const { email, invite } = member;
  if (isOpened && member.status === "invited") await noteOpened(member);
  const [owner, known, given, brand] = await Promise.all([
    account.findById(String(ownerOf(team))),
    account.findByEmail(email),
    givenTo(team._id, [email]),
    brandOfCompany(team),
  ]);
  return {
    kind: "team",
    email,
    tier: null,
    team: {
      name: team.name,
      ownerEmail: owner?.email ?? null,
      hasSignature: given.has(email),
      hasAccount: known !== null,
    },
    brand: brand && looksOf(brand),
    expiresAt: (invite?.expiresAt ?? fail("link_expired")).toISOString(),
  };
}

/** A plan that has ended or shrunk throws nobody out, and takes nobody in. @throws company_archived, account_expired, team_full */
export function mayJoin({ team }: Found): void {
  if (team.archivedAt) fail("company_archived");
  if (team.isTerminated) fail("account_expired");
  if (!entitlements(team).canInvite || team.used > team.seats) fail("team_full");
}

/**
 * Joins the team with an account, which acts for it from now on; its own team stays. Again by the same person: the same.
 * @throws link_expired, invitation_used, invited_elsewhere, own_address, member_exists, company_archived, account_expired, team_full
 */
export async function accept(user: Person, token: string): Promise<Joined & { team: Types.ObjectId }> {
  const found = await findInvited(token);
  const { member, team } = found;
  if (!member.user?.equals(user._id)) {
    if (ownerOf(team).equals(user._id)) fail("own_address");
    if (member.email !== user.email) fail("invited_elsewhere");
    const joined = await joinOnce(found, token, user);
    // A moment ago, by another click of theirs: else the link was over.
    if (!joined && !(await findInvited(token)).member.user?.equals(user._id)) fail("link_expired");
  }
  await account.actFor(user._id, team._id);
  return { team: team._id, ...(await signatureOf(member)) };
}

/** @throws link_expired, invitation_used, company_archived, account_expired, team_full, member_exists */
async function joinOnce(found: Found, token: string, user: Person): Promise<MemberRecord | null> {
  if (found.member.status === "registered") fail("invitation_used");
  if (!isOpenLink(found.member)) fail("link_expired");
  mayJoin(found);
  try {
    return await join(found.member, hashOf(token), user);
  } catch (error) {
    if (isDuplicate(error)) fail("member_exists");
    throw error;
  }
}

/** Joins with an account that is made in the same transaction. @throws link_expired */
export async function joinNew({ member, team }: Found, token: string, user: Person, session: ClientSession) {
  if (!(await join(member, hashOf(token), user, session))) fail("link_expired");
  await account.actFor(user._id, team._id, session);
}

/** The signature that waits for a member. */
export async function signatureOf({ team, email }: MemberRecord): Promise<Joined> {
  return { signature: (await givenTo(team, [email])).get(email)?.hash ?? null };
}
