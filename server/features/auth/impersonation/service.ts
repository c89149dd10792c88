import { randomBytes } from "node:crypto";
import { signAccessToken } from "#program/token.ts";
import { IMPERSONATION_MINUTES } from "#shared/auth/impersonation/constants.ts";
import type { Impersonation } from "#shared/auth/impersonation/schema.ts";
import { Failure, fail } from "#shared/errors/catalogue.ts";
import { limit } from "../../../db/cache/limit.ts";
import { settings } from "../../../settings.ts";
import * as account from "../../account/service.ts";
import { RefreshFamilyModel, storedFamilies } from "../model.ts";
import { familyOf } from "../refreshTokens.ts";
import { type Origin, refresh, type Session } from "../service.ts";
import type { Viewer } from "../viewer.ts";
import { ImpersonationModel } from "./model.ts";

/** Far more than any day of support. */
const BEGUN_PER_ADMIN = { limit: 60, windowMs: 3_600_000 };

/**
 * Lets a super administrator act as somebody else: not as an administrator, nor as themselves, nor from within another's
 * name.
 * @throws not_admin, person_not_found, cannot_act_as, account_disabled, too_many_requests
 */
export async function begin(viewer: Viewer, { email }: Impersonation, now = new Date()) {
  const { user: admin, session: adminSession } = viewer;
  if (!adminSession) fail("not_admin");
  await limit(`impersonation:admin:${admin._id}`, BEGUN_PER_ADMIN);
  const subject = (await account.findByEmail(email)) ?? fail("person_not_found");
  if (subject._id.equals(admin._id) || account.isSuperAdmin(subject)) fail("cannot_act_as");
  if (!subject.isEnabled) fail("account_disabled");

  const id = randomBytes(16).toString("base64url");
  const seconds = IMPERSONATION_MINUTES * 60;
  const endsAt = new Date(now.getTime() + seconds * 1000);
  const record = { _id: id, admin: admin._id, adminEpoch: admin.epoch, adminSession, subject: subject._id, endsAt };
  await ImpersonationModel.create(record);
  const { roles, epoch } = subject;
  const claims = { sub: String(subject._id), roles, epoch, session: id, actor: String(admin._id) };
  return { token: await signAccessToken(settings().tokenSecrets, claims, seconds), endsAt, seconds, subject };
}

/** Ends it, at once and everywhere. @throws not_admin for who acts in no other name */
export async function end({ session, actor }: Viewer): Promise<void> {
  if (!session || !actor) fail("not_admin");
  await ImpersonationModel.deleteOne({ _id: session });
}

/**
 * The administrator's own session, from the refresh token that was set aside.
 * @param admin whose it has to be; null: any super administrator's
 * @returns null when it has ended, or is somebody else's
 */
export async function ownSession(
  saved: string | undefined,
  admin: string | null,
  origin: Origin,
): Promise<Session | null> {
  if (!saved) return null;
  try {
    // Looked at first: a refresh would use up what is somebody else's.
    const family = storedFamilies.read(await RefreshFamilyModel.findById(familyOf(saved)).lean());
    if (!family || (admin !== null && String(family.user) !== admin)) return null;
    const session = await refresh(saved, origin);
    return account.isSuperAdmin(session.user) ? session : null;
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "refresh_rejected") throw error;
    return null;
  }
}

/** What of the browser's own tokens is the asking administrator's: another's is not set aside. */
export const belongsTo = ({ session }: Viewer, refreshToken: string | undefined): refreshToken is string =>
  refreshToken !== undefined && session !== undefined && familyOf(refreshToken) === session;
