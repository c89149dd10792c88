import type { ClientSession, Types } from "mongoose";
import { INVITE_PARAM } from "#shared/invitations/constants.ts";
import { oneLine } from "#shared/lib/text.ts";
import { HUB_INVITATION_HOURS } from "#shared/reseller/constants.ts";
import { pathTo } from "#shared/routes.ts";
import { settings } from "../../../settings.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { newToken } from "../../invitations/service.ts";
import * as mail from "../../mail/service.ts";
import type { Hub } from "../hub.ts";
import type { HubAdminRecord, HubInvite } from "../model.ts";

const HOUR_MS = 3_600_000;

/** An invitation as its row keeps it, and the token for its link: 256 random bits, of which only the hash is stored. */
export function newInvite(by: Types.ObjectId, sends = 1, sentAt = new Date()): { token: string; invite: HubInvite } {
  const { token, hash } = newToken();
  const expiresAt = new Date(sentAt.getTime() + HUB_INVITATION_HOURS * HOUR_MS);
  return { token, invite: { hash, expiresAt, sentAt, sends, by } };
}

/**
 * Hands over the mail of an invitation.
 * @param company what it is called; null: all of the agency
 */
export async function mailInvite(
  { user }: Viewer,
  { agency }: Hub,
  { email, username }: Pick<HubAdminRecord, "email" | "username">,
  { token, invite, company }: { token: string; invite: HubInvite; company: string | null },
  session: ClientSession | null,
): Promise<void> {
  const props = {
    name: oneLine(username),
    ownerName: oneLine(user.name),
    ownerEmail: user.email,
    hubName: oneLine(agency.name),
    companyName: company === null ? "" : oneLine(company),
    url: `${settings().PUBLIC_URL}${pathTo("invitation")}?${INVITE_PARAM}=${token}`,
    endsAt: invite.expiresAt.toISOString(),
  };
  await mail.send("adminInvitation", email, props, {
    replyTo: user.email,
    until: invite.expiresAt,
    agency: agency._id,
    ...(session && { session }),
  });
}
