import { createHash, randomBytes } from "node:crypto";
import mongoose, { type ClientSession } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { INVITATION_DAYS } from "#shared/invitations/constants.ts";
import type { Invitation, InvitationKind } from "#shared/invitations/schema.ts";
import { byAddress, limitFailures } from "../../db/cache/limit.ts";
import { InvitationModel, type InvitationRecord, storedInvitations } from "./model.ts";

export type { InvitationRecord };

const DAY_MS = 86_400_000;
const FAILURES_PER_ADDRESS = { limit: 60, windowMs: 3_600_000 };

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
const valid = (token: string, kinds: readonly InvitationKind[]) => ({
  _id: hashOf(token),
  kind: mongoose.trusted({ $in: [...kinds] }),
  expiresAt: mongoose.trusted({ $gt: new Date() }),
});

type NewInvitation = Pick<InvitationRecord, "kind" | "email"> &
  Partial<Pick<InvitationRecord, "team" | "invitedBy" | "tier" | "seats">>;

/** Makes an invitation: 256 random bits, of which only the hash is stored. @returns the token for its link */
export async function make(values: NewInvitation, session?: ClientSession) {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY_MS);
  await InvitationModel.create([{ ...values, _id: hashOf(token), expiresAt }], { session: session ?? null });
  return { token, expiresAt };
}

/**
 * What an invitation of one of the kinds is for. It stays valid: mail programs open links too.
 * @throws link_expired for one that is unknown, of another kind, old or used; too_many_requests after many of these
 */
export async function read(token: string, kinds: readonly InvitationKind[], ip: string): Promise<Invitation> {
  const { kind, email, tier, expiresAt } = await get(token, kinds, ip);
  return { kind, email, tier, expiresAt: expiresAt.toISOString() };
}

/** The same as it is stored. @throws as `read` */
export const get = (token: string, kinds: readonly InvitationKind[], ip: string): Promise<InvitationRecord> =>
  limitFailures(
    byAddress("invitations", ip, FAILURES_PER_ADDRESS),
    async () =>
      storedInvitations.read(await InvitationModel.findOne(valid(token, kinds)).lean()) ?? fail("link_expired"),
  );

/**
 * Uses an invitation up, by one atomic write.
 * @param session the transaction of what it is good for: should that fail, the link goes on working
 * @throws link_expired when somebody was faster, or it is not valid any more
 */
export async function spend(
  token: string,
  kinds: readonly InvitationKind[],
  session: ClientSession,
): Promise<InvitationRecord> {
  const spent = await InvitationModel.findOneAndDelete(valid(token, kinds), { session }).lean();
  return storedInvitations.read(spent) ?? fail("link_expired");
}
