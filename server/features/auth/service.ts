import mongoose from "mongoose";
import { ACCESS_TOKEN_TTL_S, signAccessToken } from "#program/token.ts";
import { type Arrival, firstTouchOf } from "#shared/auth/arrival.ts";
import { COOKIES, MAX_REFRESH_TOKEN_LENGTH } from "#shared/auth/constants.ts";
import type {
  Credentials,
  ForgotPassword,
  InvitedRegistration,
  PasswordChange,
  PasswordReset,
  Registration,
  TokenPair,
} from "#shared/auth/schema.ts";
import { fail, refuse } from "#shared/errors/catalogue.ts";
import { msg } from "#shared/languages/translate.ts";
import { oneLine } from "#shared/lib/text.ts";
import { pathTo } from "#shared/routes.ts";
import { addressKeys } from "../../db/cache/address.ts";
import { byAddress, limit, limitAddress, limitFailures, mayTake, type Windows } from "../../db/cache/limit.ts";
import { transaction } from "../../db/transactions.ts";
import { settings } from "../../settings.ts";
import * as account from "../account/service.ts";
import * as friends from "../friends/service.ts";
import * as invitations from "../invitations/service.ts";
import * as mail from "../mail/service.ts";
import { giveDeal, noteSeenOf } from "../members/service.ts";
import { agentOf } from "./agents.ts";
import { isBreached } from "./breached.ts";
import { findCaller, readCaller } from "./callers.ts";
import * as devices from "./devices.ts";
import * as emailChange from "./emailChange.ts";
import { mayAct } from "./impersonation/open.ts";
import { emailChangeTokens, resetTokens } from "./mailedTokens.ts";
import { dropFactorsSince } from "./newFactors.ts";
import type { Browser, Origin } from "./origin.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { provePassword, refuseKnown } from "./recentProof.ts";
import { endFamiliesOf, endOtherFamiliesOf, familyOf, rotate, sessionOf, startFamily } from "./refreshTokens.ts";
import { endSession, isOpen } from "./sessions.ts";
import { claimsOf } from "./tokens.ts";
import * as twoFactor from "./twoFactor/service.ts";
import * as verification from "./verification.ts";
import type { ReadToken, Viewer } from "./viewer.ts";

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
/** Mails to one person about devices that log in. */
const DEVICE_MAILS = { limit: 5, windowMs: 24 * 60 * MINUTE_MS };
const REFRESHES_PER_ADDRESS = { limit: 600, windowMs: 15 * MINUTE_MS };
/** Far more than the tabs of one browser need. */
const REFRESHES_PER_SESSION = { limit: 100, windowMs: 15 * MINUTE_MS };

export type { Browser, Origin };
export { agentOf, provePassword };

/** `expiresAt`: end of the access token, in milliseconds since 1970. `device`: the new value of the device cookie, after a login. */
export type Session = TokenPair & { user: account.UserRecord; expiresAt: number; device?: string };

/** What somebody gets who has proved one factor. */
export type Entry = { session: Session } | { secondStep: string };

/**
 * Makes an account and signs it in. The link that confirms its address is on its way.
 * @throws email_taken, invalid_input (breached password), too_many_requests
 */
export async function register(
  { name, email, password }: Registration,
  arrival: Arrival,
  origin: Origin,
): Promise<Session> {
  await limitAddress("register", origin.ip, REGISTRATIONS_PER_ADDRESS);
  await refuseBreached(password, email);
  const values = { name, email, passwordHash: await hashPassword(password), ...(await broughtBy(arrival)) };
  const also = (_made: account.UserRecord, session: mongoose.ClientSession) => refuseReserved(email, session);
  const user = (await account.create(values, also)) ?? failTaken();
  await friends.joined(user);
  await verification.ask(user);
  return open(user, origin);
}

/** How a new account came to us, for `account.create`; `friends.joined` tells whoever invited it. */
export const broughtBy = async ({ friend, ...campaign }: Arrival) => ({
  firstTouch: firstTouchOf(campaign),
  invitedBy: friend ? await friends.inviterOf(friend) : null,
});

/**
 * Makes the account of a lifetime deal for the address of its invitation, and signs it in. The invitation is used up with
 * it or not at all.
 * @throws link_expired, email_taken, invalid_input (breached password), too_many_requests
 */
export async function registerLifetime(
  token: string,
  { name, password }: InvitedRegistration,
  origin: Origin,
): Promise<Session> {
  await limitAddress("register", origin.ip, REGISTRATIONS_PER_ADDRESS);
  const { email } = await invitations.get(token, ["lifetime"], origin.ip);
  await refuseBreached(password, email);
  const passwordHash = await hashPassword(password);
  const also = async ({ _id }: account.UserRecord, session: mongoose.ClientSession) => {
    await refuseReserved(email, session);
    const { tier, seats } = await invitations.spend(token, ["lifetime"], session);
    if (tier === null || seats === null) fail("link_expired");
    await giveDeal(_id, { tier, seats }, session);
  };
  const user = (await account.create({ name, email, passwordHash }, also)) ?? failTaken();
  await verification.ask(user);
  return open(user, origin);
}

/**
 * Makes the account of somebody who was invited to a team, joins it and signs them in: all of it or nothing. Whoever has the
 * link reads the mails of the address, so it is confirmed.
 * @returns the session, and the signature that waits for them
 * @throws link_expired, invitation_used, account_there, email_taken, account_expired, team_full, invalid_input (breached
 * password), too_many_requests
 */
export async function registerMember(
  token: string,
  { name: given, password }: InvitedRegistration,
  origin: Origin,
): Promise<{ session: Session; signature: string | null }> {
  await limitAddress("register", origin.ip, REGISTRATIONS_PER_ADDRESS);
  const admin = await invitations.findAdmin(token, origin.ip);
  if (admin) {
    const joins: Joins = (made, session) => invitations.joinAsAdmin(token, made, session);
    const user = await makeInvited({ name: given || admin.username, email: admin.email, password }, joins);
    const session = await open(user, origin);
    origin.noted = { subject: user._id };
    return { session, signature: null };
  }
  const found = await invitations.getInvited(token, origin.ip);
  const { member } = found;
  const mayJoin = () => invitations.mayJoin(found);
  const joins: Joins = (made, session) => invitations.joinNew(found, token, made, session);
  const person = { name: given || member.facts.name, email: member.email, password };
  const user = await makeInvited(person, joins, mayJoin);
  const session = await open(user, origin);
  origin.noted = { subject: user._id, team: member.team };
  return { session, ...(await invitations.signatureOf(member)) };
}

type Joins = (made: account.UserRecord, session: mongoose.ClientSession) => Promise<unknown>;

/** Makes the account of an address that a mailed link has proved, and what it was invited to: both or neither. */
async function makeInvited(
  { name, email, password }: { name: string; email: string; password: string },
  joins: Joins,
  mayJoin?: () => void,
): Promise<account.UserRecord> {
  if (await account.findByEmail(email)) fail("account_there");
  mayJoin?.();
  await refuseBreached(password, email);
  const passwordHash = await hashPassword(password);
  const also = async (made: account.UserRecord, session: mongoose.ClientSession) => {
    await refuseReserved(email, session);
    await joins(made, session);
    await verification.welcome(made, session);
    await friends.confirmed(made, session);
  };
  const values = { name, email, passwordHash, emailVerifiedAt: new Date() };
  return (await account.create(values, also)) ?? fail("account_there");
}

/** An address that may still be taken back by the account that had it counts as taken, until the very moment in which it is. */
async function refuseReserved(email: string, session: mongoose.ClientSession): Promise<void> {
  if (await emailChange.isReserved(email, null, session)) failTaken();
}

const failTaken = (): never =>
  fail("email_taken", {
    errors: [{ path: "email", message: msg("An account with this email address exists already.") }],
  });

/**
 * Whoever has the right password is told that their account is switched off; a wrong one is answered as anybody's.
 * @throws wrong_credentials (for unknown addresses alike, in the same time), account_disabled, too_many_requests
 */
export async function login({ email, password }: Credentials, origin: Origin): Promise<Entry> {
  const user = await limitFailures(await guessWindows(email, origin), async () => {
    const user = await account.findByEmail(email);
    const isRight = await isPassword(user?.passwordHash, password);
    return user && isRight ? user : fail("wrong_credentials");
  });
  if (!user.isEnabled) fail("account_disabled");
  return enter(user, origin);
}

/** Starts a session, and tells the person of it where the account does not know the browser. */
export async function arrive(user: account.UserRecord, browser: Browser): Promise<Session> {
  const isKnown = (await devices.find(browser.cookies[COOKIES.device], user)) !== null;
  const session = await open(user, browser);
  if (!isKnown) await tellOfDevice(user, browser);
  return session;
}

/** Tells a person of a login with a browser that the account does not know. Nothing goes where nobody has confirmed. */
async function tellOfDevice(user: account.UserRecord, { headers }: Browser): Promise<void> {
  if (!account.isEmailVerified(user)) return;
  // A program that logs in every minute is told of a few times; its owner knows.
  if (!(await mayTake({ [`new-device:account:${user._id}`]: DEVICE_MAILS }))) return;
  const url = settings().PUBLIC_URL + pathTo("account-security");
  const props = { name: oneLine(user.name), ...agentOf(headers["user-agent"]), loggedInAt: now(), url };
  await mail.send("newDevice", user.email, props);
}

const now = () => new Date().toISOString();

/**
 * Changes the viewer's password and ends every other session.
 * @returns the session that goes on: its new access token, and the new value of the device cookie
 * @throws forbidden (somebody acts in the person's name), invalid_input (wrong or breached password), too_many_requests
 */
export async function changePassword(
  viewer: Viewer,
  { currentPassword, newPassword }: PasswordChange,
  { cookies }: Origin,
): Promise<{ token: string; device: string }> {
  const { user, session: id } = viewer;
  if (!id) fail("forbidden");
  await provePassword(viewer, currentPassword, "currentPassword");
  await refuseBreached(newPassword, user.email, "newPassword");
  const passwordHash = await hashPassword(newPassword);
  const changed = { ...user, epoch: user.epoch + 1 };
  await transaction(async (session) => {
    const isChanged = await account.setPassword(user._id, passwordHash, session, user.passwordHash);
    if (!isChanged) refuseKnown("currentPassword");
    // Whoever knew the old one may have asked for another address.
    for (const tokens of [resetTokens, emailChangeTokens]) await tokens.endAll(user._id, session);
    await endOtherFamiliesOf(user._id, { id, epoch: changed.epoch }, session);
    if (account.isEmailVerified(user)) {
      const url = settings().PUBLIC_URL + pathTo("forgot-password");
      await mail.send("passwordChanged", user.email, { name: oneLine(user.name), changedAt: now(), url }, { session });
    }
  });
  return { token: await accessTokenFor(changed, id), device: await devices.add(cookies[COOKIES.device], changed) };
}

/** The way in for somebody who has proved one factor: a session, or the ticket of the second step that their account asks for. */
export async function enter(user: account.UserRecord, origin: Browser): Promise<Entry> {
  if (await twoFactor.isOn(user._id))
    return { secondStep: await twoFactor.secondSteps.make({ epoch: user.epoch }, user._id) };
  return { session: await arrive(user, origin) };
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
  // Taken for everybody: a window less is time less.
  const { allowed } = await mail.takeMail("reset", email);
  const isDue = isVerified || allowed;
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
export async function resetPassword({ token, password }: PasswordReset, origin: Origin): Promise<string> {
  const { ip, cookies } = origin;
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
    const before = email ? await verification.confirmAddress(id, email, session) : null;
    // Whoever opened the account with an address that is not theirs, and made themselves at home in it, loses every way in.
    if (before && !account.isEmailVerified(before)) await dropFactorsSince(id, new Date(0), session);
    await emailChangeTokens.endAll(id, session);
    await endFamiliesOf(id, session);
  });
  origin.noted = { subject: id };
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
    // Opened with what is not the password any more, while that was being changed.
    if (rotation.epoch !== null && rotation.epoch !== user.epoch) fail("refresh_rejected");
    await noteSeenOf(user);
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
 * or its epoch raised, or whoever acts in the person's name may not any more.
 * @param isLooking it changes nothing: whom a moment ago somebody was read as will do
 */
export async function readToken(token: string, isLooking: boolean): Promise<(ReadToken & { exp: number }) | null> {
  const claims = await claimsOf(token);
  if (!claims) return null;
  const [caller, isStillOpen] = await Promise.all([
    isLooking ? findCaller(claims.sub) : readCaller(claims.sub),
    // Of somebody who acts in another's name it is no session of theirs, and is looked for below.
    claims.session === undefined || claims.actor !== undefined || isOpen(claims.session),
  ]);
  if (!isStillOpen || !caller || caller.user.epoch !== claims.epoch) return null;
  if (claims.actor && !(await mayAct(claims, caller.user))) return null;
  return { ...claims, ...caller };
}

/** Starts a session for somebody who has proved who they are with all that their account asks for. */
export async function open(user: account.UserRecord, browser: Browser): Promise<Session> {
  const { cookies, headers } = browser;
  browser.noted = { subject: user._id };
  const { session, refreshToken } = await startFamily(user, agentOf(headers["user-agent"]));
  const device = await devices.add(cookies[COOKIES.device], user);
  return { ...(await sessionFor(user, session, refreshToken)), device };
}

async function sessionFor(user: account.UserRecord, session: string, refreshToken: string): Promise<Session> {
  const expiresAt = Date.now() + ACCESS_TOKEN_TTL_S * 1000;
  return { user, token: await accessTokenFor(user, session), refresh_token: refreshToken, expiresAt };
}

const accessTokenFor = ({ _id, roles, epoch }: account.UserRecord, session: string): Promise<string> =>
  signAccessToken(settings().tokenSecrets, { sub: String(_id), roles, epoch, session });

/** @param field what to name @throws invalid_input */
async function refuseBreached(password: string, email: string, field = "password"): Promise<void> {
  if (await isBreached(password, email))
    refuse(field, msg("This password is known from data leaks. Please choose another one."));
}
