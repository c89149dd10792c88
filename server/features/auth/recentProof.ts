/**
 * Sudo mode (ASVS 7.5): what cannot be taken back wants a proof that is fresh, as a browser that was left open proves
 * nothing. The proof counts for the session that gave it.
 */
import type { Types } from "mongoose";
import { fail, refuse } from "#shared/errors/catalogue.ts";
import { msg } from "#shared/languages/translate.ts";
import { limitFailures } from "../../db/cache/limit.ts";
import { RefreshFamilyModel, storedFamilies } from "./model.ts";
import { isPassword } from "./passwords.ts";
import { sudoEnd } from "./refreshTokens.ts";
import type { Viewer } from "./viewer.ts";

/** Wrong passwords of one session: whoever has got hold of it must not find out the password with it, nor lock the owner out of theirs. */
const GUESSES = { limit: 10, windowMs: 15 * 60_000 };

/** Opens what needs a proof to a session for a while. */
export async function openSudo(session: string, user: Types.ObjectId, now = new Date()): Promise<void> {
  await RefreshFamilyModel.updateOne({ _id: session, user }, { $set: { sudoUntil: sudoEnd(now) } });
}

/** @throws reauth_required, forbidden (somebody acts in the person's name) */
export async function requireRecentProof(viewer: Viewer, now = new Date()): Promise<void> {
  const family = storedFamilies.read(await RefreshFamilyModel.findById(provingSession(viewer)).lean());
  if (!family || family.sudoUntil <= now) fail("reauth_required");
}

/**
 * Holds a password against the viewer's own.
 * @param field what to name when it is wrong
 * @throws invalid_input, too_many_requests
 */
export async function provePassword({ user, session }: Viewer, password: string, field: string): Promise<void> {
  const { passwordHash } = user;
  if (!passwordHash)
    refuse(
      field,
      msg("Your account has no password yet. Log out and choose one by “Forgot your password?”, then come back."),
    );
  await limitFailures({ [`reauth:session:${session ?? user._id}`]: GUESSES }, async () => {
    if (!(await isPassword(passwordHash, password))) refuseKnown(field);
  });
}

/** Says that a password is not the viewer's. @throws invalid_input */
export const refuseKnown = (field: string): never => refuse(field, msg("This is not your password."));

/** A token without a session has nothing to keep it in. */
export const provingSession = ({ session }: Viewer): string => session ?? fail("forbidden");
