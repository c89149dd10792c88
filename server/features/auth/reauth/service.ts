/** How sudo mode is opened: by whatever the account has, so that nobody needs a password who never chose one. */
import * as z from "zod/mini";
import type { Proof, Way } from "#shared/auth/reauth/schema.ts";
import { fail, refuse } from "#shared/errors/catalogue.ts";
import { msg } from "#shared/languages/translate.ts";
import { oneLine } from "#shared/lib/text.ts";
import { CODE_MINUTES, CODE_TRIES } from "#shared/mail/constants.ts";
import { limit, limitFailures } from "../../../db/cache/limit.ts";
import * as account from "../../account/service.ts";
import * as mail from "../../mail/service.ts";
import { hashesOfCode, isSameHash, newCode } from "../mailedCodes.ts";
import * as passkeys from "../passkeys/service.ts";
import { openSudo, provePassword, provingSession } from "../recentProof.ts";
import type { Browser } from "../service.ts";
import { tickets } from "../tickets.ts";
import * as twoFactor from "../twoFactor/service.ts";
import type { Viewer } from "../viewer.ts";

const HOUR_MS = 60 * 60_000;
/** Wrong codes of an app or a mail: whoever has got hold of a session meets one right code among 50,000. */
const WRONG_CODES = { limit: 20, windowMs: HOUR_MS };
const CODES_PER_ACCOUNT = { limit: 5, windowMs: HOUR_MS };

/** A code that was mailed: for one session, in one browser. */
export const mailedProofs = tickets("mailedProof", z.strictObject({ session: z.string(), codeHash: z.string() }));

/** How each factor is checked. @throws invalid_input, passkey_refused, sign_in_expired or code_expired for one that does not fit */
const FACTORS: {
  [By in Way]: (viewer: Viewer, proof: Extract<Proof, { by: By }>, browser: Browser) => Promise<void>;
} = {
  password: (viewer, { password }) => provePassword(viewer, password, "password"),
  passkey: (viewer, { credential }, browser) =>
    limitFailures(windowOf(viewer), () => passkeys.proveOwn(viewer.user._id, credential, browser)),
  app: (viewer, { code }) => limitFailures(windowOf(viewer), () => proveByApp(viewer, code)),
  mail: (viewer, { code }, browser) => limitFailures(windowOf(viewer), () => proveByMail(viewer, code, browser)),
};

const windowOf = ({ user }: Viewer) => ({ [`reauth:account:${user._id}`]: WRONG_CODES });

/** The ways that an account has. */
export async function ways({ user }: Viewer): Promise<Way[]> {
  const [hasPasskey, hasApp] = await Promise.all([passkeys.hasAny(user._id), twoFactor.isOn(user._id)]);
  const has = { password: Boolean(user.passwordHash), passkey: hasPasskey, app: hasApp, mail: mayMail(user) };
  return (Object.keys(has) as Way[]).filter((way) => has[way]);
}

/** Where there is a password, reading somebody's mails is not enough. */
const mayMail = (user: account.UserRecord) => !user.passwordHash && account.isEmailVerified(user);

/** Takes a proof and opens what needs one to this session for a while. @throws forbidden, too_many_requests, and as the factor */
export async function reauthenticate(viewer: Viewer, proof: Proof, browser: Browser): Promise<void> {
  const session = provingSession(viewer);
  await FACTORS[proof.by](viewer, proof as never, browser);
  await openSudo(session, viewer.user._id);
}

async function proveByApp({ user }: Viewer, code: string): Promise<void> {
  // One that is being set up has been confirmed by nobody.
  if (!(await twoFactor.isOn(user._id)) || !(await twoFactor.spend(user._id, code)))
    refuse("code", twoFactor.WRONG_CODE);
}

/** Mails a code. @returns its ticket, for this browser @throws conflict (there is a password meanwhile), forbidden, too_many_requests */
export async function mailCode(viewer: Viewer): Promise<string> {
  const session = provingSession(viewer);
  const { user } = viewer;
  if (!mayMail(user)) fail("conflict");
  await limit(`reauth:mail:${user._id}`, CODES_PER_ACCOUNT);
  const code = newCode();
  const [codeHash = ""] = await hashesOfCode(subjectOf(session), code);
  const ticket = await mailedProofs.make({ session, codeHash }, user._id);
  const until = new Date(Date.now() + CODE_MINUTES * 60_000);
  await mail.send("proofCode", user.email, { name: oneLine(user.name), code }, { until });
  return ticket;
}

async function proveByMail(viewer: Viewer, code: string, browser: Browser): Promise<void> {
  const session = provingSession(viewer);
  if (!mayMail(viewer.user)) fail("conflict");
  const ticket = await mailedProofs.attempt(browser, CODE_TRIES);
  if (ticket?.data.session !== session) return fail("code_expired");
  const { codeHash } = ticket.data;
  if (!(await hashesOfCode(subjectOf(session), code)).some((hash) => isSameHash(hash, codeHash)))
    refuse("code", msg("This is not the code that we mailed to you."));
  if (!(await mailedProofs.take(browser))) fail("code_expired");
}

const subjectOf = (session: string) => `proof ${session}`;
