import type { ClientSession, Types } from "mongoose";
import { INVITE_PARAM } from "#shared/invitations/constants.ts";
import { oneLine } from "#shared/lib/text.ts";
import { MEMBER_INVITATION_HOURS } from "#shared/members/constants.ts";
import { pathTo } from "#shared/routes.ts";
import { giveBack, limitAll, mayTake, type Windows } from "../../../db/cache/limit.ts";
import { settings } from "../../../settings.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { newToken } from "../../invitations/service.ts";
import * as mail from "../../mail/service.ts";
import type { MemberInvite } from "../model.ts";

const HOUR_MS = 3_600_000;
/** Invitations of a small team in an hour, also when people are taken out and others invited. */
const MAILS_PER_TEAM = 20;

/** Somebody who is to be mailed, and what else is counted for each mail of theirs. */
type Recipient = { email: string; windows?: Windows };

/**
 * Counts invitations, first and further ones: a team may have all of its places filled at once, and mailed again within the
 * hour, but cannot be used to write to strangers. One mailbox that has had enough holds up nobody else.
 * @returns the addresses that have had so many mails that they get none; nothing is counted for them
 * @throws too_many_requests: the team has invited too many, and nobody is counted
 */
export async function countInvitations({ team }: Viewer, recipients: readonly Recipient[]): Promise<Set<string>> {
  const perTeam = Math.max(MAILS_PER_TEAM, 2 * team.seats);
  const ofTeam = (cost: number) => ({
    [`invitations:team:${team._id}`]: { limit: perTeam, windowMs: HOUR_MS, cost },
  });
  await limitAll(ofTeam(recipients.length));
  const spared = new Set<string>();
  for (const { email, windows } of recipients)
    if (!(await mayTake({ ...windows, ...mail.recipientWindow(email) }))) spared.add(email);
  if (spared.size > 0) await giveBack(ofTeam(spared.size));
  return spared;
}

/** An invitation as its row keeps it, and the token for its link: 256 random bits, of which only the hash is stored. */
export function newInvite(by: Types.ObjectId, sends = 1, sentAt = new Date()): { token: string; invite: MemberInvite } {
  const { token, hash } = newToken();
  const expiresAt = new Date(sentAt.getTime() + MEMBER_INVITATION_HOURS * HOUR_MS);
  return { token, invite: { hash, expiresAt, sentAt, sends, by } };
}

/** Somebody who was invited, with the token of their link and what else their mail says. */
export type Invited = { email: string; token: string; invite: MemberInvite; hasSignature: boolean };

/** Hands over the mail of one invitation. */
export const mailInvitation = (viewer: Viewer, invited: Invited, session?: ClientSession) =>
  mail.send("invitation", invited.email, propsOf(viewer, invited), {
    ...sendingOf(viewer, invited),
    ...(session && { session }),
  });

/** Hands over those of many that were made together: all of them, or none. */
export async function mailInvitations(viewer: Viewer, invited: readonly Invited[]): Promise<void> {
  const [first] = invited;
  if (!first) return;
  const mails = invited.map((one) => ({ to: one.email, props: propsOf(viewer, one) }));
  await mail.sendAll("invitation", mails, sendingOf(viewer, first));
}

const sendingOf = ({ user }: Viewer, { invite }: Invited) => ({ replyTo: user.email, until: invite.expiresAt });

const propsOf = ({ user, team }: Viewer, { token, invite, hasSignature }: Invited) => ({
  ownerName: oneLine(user.name),
  ownerEmail: user.email,
  teamName: oneLine(team.name),
  hasSignature,
  url: `${settings().PUBLIC_URL}${pathTo("invitation")}?${INVITE_PARAM}=${token}`,
  endsAt: invite.expiresAt.toISOString(),
});
