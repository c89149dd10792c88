import mongoose, { type ClientSession, type Types } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { INVITATION_DAYS } from "#shared/invitations/constants.ts";
import { INVITATION_KINDS, type Invitation, type InvitationKind } from "#shared/invitations/schema.ts";
import { byAddress, limitFailures } from "../../db/cache/limit.ts";
import type { Viewer } from "../auth/viewer.ts";
import { InvitationModel, type InvitationRecord, storedInvitations } from "./model.ts";
import { accept as acceptAs, findOpen, joinNew, mayJoin, readTeam, signatureOf } from "./team.ts";
import { hashOf, newToken } from "./tokens.ts";

export type { InvitationRecord };
export { hashOf, joinNew, mayJoin, newToken, signatureOf };

/** Invitations to administrate an agency stand at the rows of whoever was invited; the feature of that name knows them. */
type AdminInvitations = {
  /** @throws link_expired, invitation_used; null: the token leads to none */
  read(token: string): Promise<Invitation | null>;
  findOpen(token: string): Promise<{ email: string; username: string } | null>;
  /** @throws link_expired, invitation_used, hub_inactive */
  join(token: string, user: { _id: Types.ObjectId; email: string }, session: ClientSession): Promise<void>;
};
let admins: AdminInvitations | null = null;
/** Who knows of these; told at the start. */
export function knowAdmins(known: AdminInvitations): void {
  admins = known;
}

const DAY_MS = 86_400_000;
const FAILURES_PER_ADDRESS = { limit: 60, windowMs: 3_600_000 };

const valid = (token: string, kinds: readonly InvitationKind[]) => ({
  _id: hashOf(token),
  kind: mongoose.trusted({ $in: [...kinds] }),
  expiresAt: mongoose.trusted({ $gt: new Date() }),
});

type NewInvitation = Pick<InvitationRecord, "kind" | "email"> &
  Partial<Pick<InvitationRecord, "team" | "invitedBy" | "tier" | "seats">>;

/** Makes an invitation: 256 random bits, of which only the hash is stored. @returns the token for its link */
export async function make(values: NewInvitation, session?: ClientSession) {
  const { token, hash } = newToken();
  const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY_MS);
  await InvitationModel.create([{ ...values, _id: hash, expiresAt }], { session: session ?? null });
  return { token, expiresAt };
}

/**
 * What an invitation of one of the kinds is for. It stays valid: mail programs open links too.
 * @throws link_expired for one that is unknown, of another kind, old or used; invitation_used; too_many_requests after many of these
 */
export const read = (token: string, kinds: readonly InvitationKind[], ip: string): Promise<Invitation> =>
  tried(ip, async () => {
    const known = await find(token, kinds);
    const shown = known ? present(known) : kinds.includes("admin") ? await admins?.read(token) : null;
    return shown ?? fail("link_expired");
  });

/**
 * The same of an invitation of any kind.
 * @param isOpened as `readTeam` has it
 * @throws as `read`, and invitation_used for one to a team
 */
export const readAny = (token: string, ip: string, isOpened: boolean): Promise<Invitation> =>
  tried(ip, async () => {
    const known = await find(token, INVITATION_KINDS);
    if (known) return present(known);
    return (await admins?.read(token)) ?? readTeam(token, isOpened);
  });

const present = ({ kind, email, tier, expiresAt }: InvitationRecord): Invitation => ({
  kind,
  email,
  tier,
  team: null,
  expiresAt: expiresAt.toISOString(),
});

/** The same as it is stored. @throws as `read` */
export const get = (token: string, kinds: readonly InvitationKind[], ip: string): Promise<InvitationRecord> =>
  tried(ip, async () => (await find(token, kinds)) ?? fail("link_expired"));

const find = async (token: string, kinds: readonly InvitationKind[]): Promise<InvitationRecord | null> =>
  storedInvitations.read(await InvitationModel.findOne(valid(token, kinds)).lean());

/** Counts what is no invitation by address: nobody tries tokens out. @throws too_many_requests */
export const tried = <T>(ip: string, reading: () => Promise<T>): Promise<T> =>
  limitFailures(byAddress("invitations", ip, FAILURES_PER_ADDRESS), reading);

/** To whom an invitation to administrate is that works, for who has no account yet; null: it is none. @throws link_expired, invitation_used, too_many_requests */
export const findAdmin = (token: string, ip: string) => tried(ip, async () => (await admins?.findOpen(token)) ?? null);

/** Accepts it with an account that is made in the same transaction. @throws link_expired, hub_inactive */
export const joinAsAdmin = async (
  token: string,
  user: { _id: Types.ObjectId; email: string },
  session: ClientSession,
): Promise<void> => {
  await admins?.join(token, user, session);
};

/** An invitation to a team that works, for who has no account yet. @throws link_expired, invitation_used, too_many_requests */
export const getInvited = (token: string, ip: string) => tried(ip, () => findOpen(token));

/** Joins a team. @throws as `team.ts` says, and too_many_requests */
export const accept = ({ user }: Viewer, token: string, ip: string) => tried(ip, () => acceptAs(user, token));

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
