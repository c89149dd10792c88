import type { FastifyRequest } from "fastify";
import mongoose from "mongoose";
import { COOKIES, MAX_REFRESH_TOKEN_LENGTH } from "#shared/auth/constants.ts";
import type { Credentials, ForgotPassword, PasswordReset, Registration, TokenPair } from "#shared/auth/schema.ts";
import { ACCESS_TOKEN_TTL_S, signAccessToken, verifyAccessToken } from "#shared/auth/token.ts";
import { fail, refuse } from "#shared/errors/catalogue.ts";
import { msg } from "#shared/languages/translate.ts";
import { oneLine } from "#shared/lib/text.ts";
import { pathTo } from "#shared/routes.ts";
import { addressKeys } from "../../db/cache/address.ts";
import { byAddress, limit, limitAddress, limitFailures, mayTake, type Windows } from "../../db/cache/limit.ts";
import { transaction } from "../../db/transactions.ts";
import { settings } from "../../settings.ts";
import * as account from "../account/service.ts";
import * as mail from "../mail/service.ts";
import { membershipOf } from "../members/service.ts";
import { isBreached } from "./breached.ts";
import * as devices from "./devices.ts";
import { resetTokens } from "./mailedTokens.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { endFamiliesOf, familyOf, rotate, sessionOf, startFamily } from "./refreshTokens.ts";
import { endSession, isOpen } from "./sessions.ts";
import * as verification from "./verification.ts";
import type { ReadToken } from "./viewer.ts";

const MINUTE_MS = 60_000;
/** Wrong passwords of one address prefix at one account, and of one browser that the account knows. */
const GUESSES = { limit: 10, windowMs: 15 * MINUTE_MS };
/** Wrong passwords at one account from everywhere: then only browsers that it knows may try. */
const GUESSES_PER_ACCOUNT = { limit: 100, windowMs: 60 * MINUTE_MS };
const GUESSES_PER_ADDRESS = { limit: 60, windowMs: 15 * MINUTE_MS };
/** An office behind one address signs up together. */
const REGISTRATIONS_PER_ADDRESS = { limit: 60, windowMs: 60 * MINUTE_MS };
/** Mails to one person that one address prefix, or a browser that the account knows, can ask for … */
const RESETS = { limit: 3, windowMs: 24 * 60 * MINUTE_MS };
/** … and that all strangers together can. */
const RESETS_PER_ACCOUNT = { limit: 6, windowMs: 24 * 60 * MINUTE_MS };
const RESETS_PER_ADDRESS = { limit: 30, windowMs: 60 * MINUTE_MS };
const REFRESHES_PER_ADDRESS = { limit: 600, windowMs: 15 * MINUTE_MS };
/** Far more than the tabs of one browser need. */
const REFRESHES_PER_SESSION = { limit: 100, windowMs: 15 * MINUTE_MS };

/** What the service needs to know of a request. */
export type Origin = Pick<FastifyRequest, "ip" | "log" | "cookies">;

/** `expiresAt`: end of the access token, in milliseconds since 1970. `device`: the new value of the device cookie, after a login. */
export type Session = TokenPair & { user: account.UserRecord; expiresAt: number; device?: string };

/**
 * Makes an account and signs it in. The link that confirms its address is on its way.
 * @throws email_taken, invalid_input (breached password), too_many_requests
 */
export async function register({ name, email, password }: Registration, origin: Origin): Promise<Session> {
  await limitAddress("register", origin.ip, REGISTRATIONS_PER_ADDRESS);
  await refuseBreached(password, email);
  const user =
    (await account.create({ name, email, passwordHash: await hashPassword(password) })) ??
    fail("email_taken", {
      errors: [{ path: "email", message: msg("An account with this email address exists already.") }],
    });
  await verification.ask(user);
  return open(user, origin);
}

/** @throws wrong_credentials (for unknown addresses alike, in the same time), too_many_requests */
export async function login({ email, password }: Credentials, origin: Origin): Promise<Session> {
  return limitFailures(await guessWindows(email, origin), async () => {
    const user = await account.findByEmail(email);
    const isRight = await isPassword(user?.passwordHash, password);
    return open(user && isRight && user.isEnabled ? user : fail("wrong_credentials"), origin);
  });
}

/** What wrong passwords are counted by: a browser that the account knows by itself, whatever strangers have used up. */
async function guessWindows(email: string, { ip, cookies }: Origin): Promise<Windows> {
  const known = await knownDevice(email, cookies);
  if (known) return { [`login:device:${known}`]: GUESSES };
  return {
    ...byAddress("login", ip, GUESSES_PER_ADDRESS),
    [`login:pair:${email} ${addressKeys(ip).prefix}`]: GUESSES,
    [`login:account:${email}`]: GUESSES_PER_ACCOUNT,
  };
}

/** The nonce under which this browser is known to the account; null for strangers. */
async function knownDevice(email: string, cookies: Origin["cookies"]): Promise<string | null> {
  const cookie = cookies[COOKIES.device];
  const user = cookie ? await account.findByEmail(email) : null;
  return user && devices.find(cookie, user);
}

/**
 * Mails a link to choose a new password. Says nothing about whether there is an account, by its time either (timing
 * attack): for an address that nobody has the same is written, and leads nowhere. Nor does it say whether the owner has
 * had enough of these mails: what strangers ask for must neither annoy a person nor use up what they need themselves.
 * @throws too_many_requests by address
 */
export async function forgotPassword({ email }: ForgotPassword, origin: Origin): Promise<void> {
  await limitAddress("forgot", origin.ip, RESETS_PER_ADDRESS);
  if (!(await mayMailReset(email, origin))) return;
  const user = await account.findByEmail(email);
  // Whoever opened the account need not be who reads its mails: those get few, and no name that is an advertisement.
  const isVerified = user !== null && account.isEmailVerified(user);
  const isDue = isVerified || (await mail.takeMail("reset", email)).allowed;
  const person = user?.isEnabled && isDue ? user : null;
  const { token, endsAt } = await resetTokens.make(person ?? { _id: new mongoose.Types.ObjectId(), email });
  const url = settings().PUBLIC_URL + pathTo("forgot-password-change", { token });
  const props = { name: isVerified ? oneLine(user.name) : "", url, endsAt: endsAt.toISOString() };
  await mail.send("passwordReset", email, props, { until: endsAt, isDecoy: person === null });
}

async function mayMailReset(email: string, { ip, cookies, log }: Origin): Promise<boolean> {
  const known = await knownDevice(email, cookies);
  const windows: Windows = known
    ? { [`forgot:device:${known}`]: RESETS }
    : { [`forgot:pair:${email} ${addressKeys(ip).prefix}`]: RESETS, [`forgot:account:${email}`]: RESETS_PER_ACCOUNT };
  const isAllowed = await mayTake(windows);
  if (!isAllowed) log.warn({ operation: "auth.forgotPassword" }, "asked for too often: no mail is sent");
  return isAllowed;
}

/**
 * Sets a new password and ends every session. Whoever has the link reads the mails of the address, so it is confirmed.
 * @returns the new value of the device cookie: whoever reads the person's mail is no stranger
 * @throws link_expired, invalid_input (breached password), too_many_requests
 */
export async function resetPassword({ token, password }: PasswordReset, { ip, cookies }: Origin): Promise<string> {
  await limitAddress("reset", ip, RESETS_PER_ADDRESS);
  const id = (await resetTokens.read(token)) ?? fail("link_expired");
  const user = await account.findById(String(id));
  if (!user?.isEnabled) fail("link_expired");
  // Before the token is spent: whoever has to choose again still can.
  await refuseBreached(password, user.email);
  const passwordHash = await hashPassword(password);
  await transaction(async (session) => {
    const { email } = (await resetTokens.spend(token, session)) ?? fail("link_expired");
    await account.setPassword(id, passwordHash, session);
    if (email) await account.verifyEmail(id, email, session);
    await endFamiliesOf(id, session);
  });
  return devices.add(cookies[COOKIES.device], { ...user, epoch: user.epoch + 1 });
}

/** Trades a refresh token for a new pair. @throws refresh_rejected, too_many_requests */
export async function refresh(refreshToken: string, { ip, log }: Origin): Promise<Session> {
  return limitFailures(byAddress("refresh", ip, REFRESHES_PER_ADDRESS), async () => {
    // A cookie may be as long as a request's head, and would become the name of a window.
    if (refreshToken.length > MAX_REFRESH_TOKEN_LENGTH) fail("refresh_rejected");
    await limit(`refresh:session:${familyOf(refreshToken)}`, REFRESHES_PER_SESSION);
    const rotation = await rotate(refreshToken);
    if (rotation.outcome === "refused") {
      if (rotation.isReuse) log.warn({ operation: "auth.refresh" }, "a spent refresh token came back: session revoked");
      fail("refresh_rejected");
    }
    const user = await account.findById(String(rotation.user));
    if (!user?.isEnabled) fail("refresh_rejected");
    return sessionFor(user, rotation.session, rotation.refreshToken);
  });
}

/** Ends the session a call belongs to, and those of the refresh tokens that came with it. */
export async function logout(session: string | undefined, refreshTokens: readonly string[]) {
  const theirs = await Promise.all(refreshTokens.map((token) => sessionOf(token)));
  for (const id of new Set([session, ...theirs])) if (id) await endSession(id);
}

/**
 * Whose access token it is. Null when it is not valid, or not any more: run out, its session ended, the account disabled
 * or its epoch raised.
 */
export async function readToken(token: string): Promise<(ReadToken & { exp: number }) | null> {
  const claims = await verifyAccessToken(settings().tokenSecrets, token);
  if (!claims) return null;
  const [user, isStillOpen] = await Promise.all([
    account.findById(claims.sub),
    claims.session === undefined || isOpen(claims.session),
  ]);
  if (!isStillOpen || !user?.isEnabled || user.epoch !== claims.epoch) return null;
  return { ...claims, user, ...(await membershipOf(user)) };
}

async function open(user: account.UserRecord, { cookies }: Origin): Promise<Session> {
  const { session, refreshToken } = await startFamily(user._id);
  const device = await devices.add(cookies[COOKIES.device], user);
  return { ...(await sessionFor(user, session, refreshToken)), device };
}

async function sessionFor(user: account.UserRecord, session: string, refreshToken: string): Promise<Session> {
  const claims = { sub: String(user._id), roles: user.roles, epoch: user.epoch, session };
  const expiresAt = Date.now() + ACCESS_TOKEN_TTL_S * 1000;
  return {
    user,
    token: await signAccessToken(settings().tokenSecrets, claims),
    refresh_token: refreshToken,
    expiresAt,
  };
}
/** @throws invalid_input */
async function refuseBreached(password: string, email: string): Promise<void> {
  if (await isBreached(password, email))
    refuse("password", msg("This password is known from data leaks. Please choose another one."));
}
