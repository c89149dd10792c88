/**
 * Another address for an account: asked for with the password, confirmed by who reads its mails, and for a week taken back
 * by who reads those of the address before.
 */
import mongoose from "mongoose";
import type { EmailChange } from "#shared/auth/schema.ts";
import { fail, refuse } from "#shared/errors/catalogue.ts";
import { msg } from "#shared/languages/translate.ts";
import { oneLine } from "#shared/lib/text.ts";
import { EMAIL_UNDO_DAYS } from "#shared/mail/constants.ts";
import { pathTo } from "#shared/routes.ts";
import { byAddress, limit, limitFailures } from "../../db/cache/limit.ts";
import { transaction } from "../../db/transactions.ts";
import { settings } from "../../settings.ts";
import * as account from "../account/service.ts";
import * as mail from "../mail/service.ts";
import { emailChangeTokens, emailUndoTokens, resetTokens, verificationTokens } from "./mailedTokens.ts";
import { EmailUndoModel } from "./model.ts";
import { dropFactorsSince } from "./newFactors.ts";
import type { Origin } from "./origin.ts";
import { provePassword } from "./recentProof.ts";
import { endFamiliesOf } from "./refreshTokens.ts";
import * as verification from "./verification.ts";
import type { Viewer } from "./viewer.ts";

const HOUR_MS = 3_600_000;
const CHANGES_PER_ACCOUNT = { limit: 5, windowMs: 24 * HOUR_MS };
/** Whoever moves somebody else's account makes themselves at home in it first. */
const SUSPECT_MS = 24 * HOUR_MS;
const FAILURES_PER_ADDRESS = { limit: 30, windowMs: HOUR_MS };

/**
 * Mails a link to the new address. Says nothing about whether somebody else has it, by its time either: then the same is
 * written, and leads nowhere.
 * @throws invalid_input, too_many_requests
 */
export async function ask(viewer: Viewer, { email, password }: EmailChange): Promise<void> {
  await provePassword(viewer, password, "password");
  const { user } = viewer;
  if (email === user.email) refuse("email", msg("This is your address already."));
  await limit(`email-change:account:${user._id}`, CHANGES_PER_ACCOUNT);
  // A mailbox gets only so many mails that nobody there has asked for, whoever asks.
  if (!(await mail.takeMail("change", email)).allowed) return;
  // Both are asked whatever the first one says.
  const [known, isTaken] = await Promise.all([account.findByEmail(email), isReserved(email, user)]);
  const isFree = known === null && !isTaken;
  const { token, endsAt } = await emailChangeTokens.make({
    _id: isFree ? user._id : new mongoose.Types.ObjectId(),
    email,
  });
  const url = settings().PUBLIC_URL + pathTo("email-change", { token });
  await mail.send("emailChange", email, { url, endsAt: endsAt.toISOString() }, { until: endsAt, isDecoy: !isFree });
}

/** Whether an address may still be taken back by an account other than this one. */
export async function isReserved(
  email: string,
  by: Pick<account.UserRecord, "_id"> | null,
  session: mongoose.ClientSession | null = null,
): Promise<boolean> {
  const others = by && { user: mongoose.trusted({ $ne: by._id }) };
  const expiresAt = mongoose.trusted({ $gt: new Date() });
  return (await EmailUndoModel.exists({ email, expiresAt, ...others }).session(session)) !== null;
}

/**
 * Makes the address that a token was mailed to the account's, and ends what was mailed to the one before. That one is told,
 * and may take it back if it was known to be the person's: a stranger behind a mistyped address gets no say.
 * @throws link_expired, email_taken, too_many_requests
 */
export async function confirm(token: string, origin: Pick<Origin, "ip" | "noted">): Promise<void> {
  await limitFailures(byAddress("email-change", origin.ip, FAILURES_PER_ADDRESS), () =>
    transaction(async (session) => {
      const { user, email } = (await emailChangeTokens.spend(token, session)) ?? fail("link_expired");
      if (!email) fail("link_expired");
      const before = (await account.setEmail(user, email, session)) ?? fail("link_expired");
      origin.noted = { subject: user };
      await resetTokens.endAll(user, session);
      await verificationTokens.endAll(user, session);
      if (!account.isEmailVerified(before)) return verification.firstProof({ ...before, email }, session);
      if (before.email === email) return;
      const undo = await emailUndoTokens.make(before, new Date(), session);
      const url = settings().PUBLIC_URL + pathTo("email-undo", { token: undo.token });
      const props = { name: oneLine(before.name), email, url, endsAt: undo.endsAt.toISOString() };
      await mail.send("emailChanged", before.email, props, { until: undo.endsAt, session });
    }),
  );
}

/**
 * Gives the account back the address that a token was mailed to. Its sessions and its password may be those of whoever
 * changed it, so they end.
 * @returns the token to choose a new password with
 * @throws link_expired, email_taken, too_many_requests
 */
export async function undo(token: string, origin: Pick<Origin, "ip" | "noted">): Promise<string> {
  return limitFailures(byAddress("email-change", origin.ip, FAILURES_PER_ADDRESS), () =>
    transaction(async (session) => {
      const { user, email, expiresAt } = (await emailUndoTokens.spend(token, session)) ?? fail("link_expired");
      if (!email) fail("link_expired");
      const before = (await account.restoreEmail(user, email, session)) ?? fail("link_expired");
      origin.noted = { subject: user };
      for (const tokens of [emailChangeTokens, resetTokens, verificationTokens]) await tokens.endAll(user, session);
      await endFamiliesOf(user, session);
      const movedAt = expiresAt.getTime() - EMAIL_UNDO_DAYS * 24 * HOUR_MS;
      await dropFactorsSince(user, new Date(movedAt - SUSPECT_MS), session);
      return (await resetTokens.make({ _id: before._id, email }, new Date(), session)).token;
    }),
  );
}
