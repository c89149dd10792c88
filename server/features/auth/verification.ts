/** Proof that the address of an account is its owner's: the link of a mail, used by whoever reads it. */
import type { ClientSession } from "mongoose";
import { CONFIRM_PARAM } from "#shared/auth/constants.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { oneLine } from "#shared/lib/text.ts";
import { pathTo } from "#shared/routes.ts";
import { byAddress, limit, limitFailures } from "../../db/cache/limit.ts";
import { transaction } from "../../db/transactions.ts";
import { settings } from "../../settings.ts";
import * as account from "../account/service.ts";
import * as mail from "../mail/service.ts";
import { verificationTokens, wasMadeFor } from "./mailedTokens.ts";

const MINUTE_MS = 60_000;
/** A second press is not to use up what a mailbox may get. */
const RESENDS_PER_ACCOUNT = { limit: 1, windowMs: MINUTE_MS };
const FAILURES_PER_ADDRESS = { limit: 30, windowMs: 60 * MINUTE_MS };

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
export async function verify(token: string, owner: Person | null, { ip }: { ip: string }): Promise<void> {
  if (owner && account.isEmailVerified(owner) && wasMadeFor(token, owner._id)) return;
  await limitFailures(byAddress("verification", ip, FAILURES_PER_ADDRESS), () =>
    transaction(async (session) => {
      const spent = (await verificationTokens.spend(token, session, owner?._id)) ?? fail("link_expired");
      const before = (await account.verifyEmail(spent.user, spent.email ?? "", session)) ?? fail("link_expired");
      if (before.emailVerifiedAt === null) await welcome(before, session);
    }),
  );
}

const welcome = ({ _id, email, name }: account.UserRecord, session: ClientSession) =>
  mail.send("welcome", email, { name: oneLine(name) }, { key: `welcome:${_id}`, session });

async function sendLink(user: Person): Promise<void> {
  const { token, endsAt } = await verificationTokens.make(user);
  const url = `${settings().PUBLIC_URL}${pathTo("sign-up")}?${CONFIRM_PARAM}=${token}`;
  await mail.send("emailVerification", user.email, { url, endsAt: endsAt.toISOString() }, { until: endsAt });
}
