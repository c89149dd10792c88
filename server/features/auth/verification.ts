/** Proof that the address of an account is its owner's: the link of a mail, used by whoever reads it. */
import type { ClientSession, Types } from "mongoose";
import { CONFIRM_PARAM } from "#shared/auth/constants.ts";
import { fail, refuse } from "#shared/errors/catalogue.ts";
import { msg } from "#shared/languages/translate.ts";
import { oneLine } from "#shared/lib/text.ts";
import { pathTo } from "#shared/routes.ts";
import { byAddress, limit, limitFailures } from "../../db/cache/limit.ts";
import { transaction } from "../../db/transactions.ts";
import { settings } from "../../settings.ts";
import * as account from "../account/service.ts";
import * as friends from "../friends/service.ts";
import * as mail from "../mail/service.ts";
import * as mailedCodes from "./mailedCodes.ts";
import { verificationTokens, wasMadeFor } from "./mailedTokens.ts";
import type { Origin } from "./origin.ts";

const MINUTE_MS = 60_000;
/** A second press is not to use up what a mailbox may get. */
const RESENDS_PER_ACCOUNT = { limit: 1, windowMs: MINUTE_MS };
const FAILURES_PER_ADDRESS = { limit: 30, windowMs: 60 * MINUTE_MS };

/** Of all the codes of one account: a new mail brings new tries. */
const WRONG_CODES = { limit: 20, windowMs: 24 * 60 * MINUTE_MS };

type Person = Pick<account.UserRecord, "_id" | "email" | "emailVerifiedAt">;

/** Mails the link to a new account; nothing when its mailbox has had its share today, as strangers may have asked. */
export async function ask(user: Person): Promise<void> {
  const { allowed } = await mail.takeMail("verification", user.email);
  if (allowed) await sendLink(user);
}

/** Mails the link once more, unless the address is confirmed. @throws too_many_requests, verification_limit */
export async function askAgain(user: Person): Promise<void> {
  if (account.isEmailVerified(user)) return;
  await limit(`verification:account:${user._id}`, RESENDS_PER_ACCOUNT);
  const { allowed, retryAfterMs } = await mail.takeMail("verification", user.email);
  if (!allowed) fail("verification_limit", { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) });
  await sendLink(user);
}

/**
 * Confirms the address that a token was mailed to, and welcomes a new account there.
 * @param owner whose token it has to be; null takes it from whoever has it. Where theirs has done its work already it is well
 * @throws link_expired, too_many_requests
 */
export async function verify(token: string, owner: Person | null, origin: Pick<Origin, "ip" | "noted">): Promise<void> {
  if (owner && account.isEmailVerified(owner) && wasMadeFor(token, owner._id)) return;
  await limitFailures(byAddress("verification", origin.ip, FAILURES_PER_ADDRESS), () =>
    transaction(async (session) => {
      const spent = (await verificationTokens.spend(token, session, owner?._id)) ?? fail("link_expired");
      const before = (await confirmAddress(spent.user, spent.email ?? "", session)) ?? fail("link_expired");
      origin.noted = { subject: spent.user };
      if (before.emailVerifiedAt === null) await welcome(before, session);
    }),
  );
}

/** What it brings that an account has shown for the first time that it reads its mails, at the address that it has now. */
export async function firstProof(user: account.UserRecord, session: ClientSession): Promise<void> {
  await friends.confirmed(user, session);
  if (user.emailVerifiedAt === null) await welcome(user, session);
}

/** Greets a new account whose address is proved. */
export const welcome = (
  { _id, email, name }: Pick<account.UserRecord, "_id" | "email" | "name">,
  session: ClientSession,
) => mail.send("welcome", email, { name: oneLine(name) }, { key: `welcome:${_id}`, session });

/**
 * Confirms the viewer's address by the code that was mailed to it.
 * @throws code_expired, invalid_input (not the code), too_many_requests
 */
export async function verifyByCode(owner: Person, code: string): Promise<void> {
  if (account.isEmailVerified(owner)) return;
  await limitFailures({ [`verification:code:${owner._id}`]: WRONG_CODES }, async () => {
    const tried = await mailedCodes.attempt(owner._id, code);
    if (tried.outcome === "over") fail("code_expired");
    if (tried.outcome === "wrong") return refuse("code", msg("This is not the code that we mailed to you."));
    await transaction(async (session) => {
      if (!(await tried.spend(session))) fail("code_expired");
      const before = (await confirmAddress(owner._id, tried.email, session)) ?? fail("code_expired");
      await verificationTokens.endAll(owner._id, session);
      if (before.emailVerifiedAt === null) await welcome(before, session);
    });
  });
}

/**
 * Notes that a person reads the mails of their address, however they have shown it. The first time brings whoever has
 * invited them what it brings.
 * @returns the account as it was before, null when the address is not the account's any more
 */
export async function confirmAddress(id: Types.ObjectId, email: string, session: ClientSession) {
  const before = await account.verifyEmail(id, email, session);
  if (before && !account.isEmailVerified(before)) await friends.confirmed(before, session);
  return before;
}

async function sendLink(user: Person): Promise<void> {
  const { token, endsAt } = await verificationTokens.make(user);
  const url = `${settings().PUBLIC_URL}${pathTo("sign-up")}?${CONFIRM_PARAM}=${token}`;
  const code = await mailedCodes.make(user);
  await mail.send("emailVerification", user.email, { url, endsAt: endsAt.toISOString(), code }, { until: endsAt });
}
