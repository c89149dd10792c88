import type { FastifyBaseLogger } from "fastify";
import type { Credentials, ForgotPassword, PasswordReset, Registration, TokenPair } from "#shared/auth/schema.ts";
import { signAccessToken } from "#shared/auth/token.ts";
import { fail, refuse } from "#shared/errors/catalogue.ts";
import { oneLine } from "#shared/lib/text.ts";
import { pathTo } from "#shared/routes.ts";
import { limit, limitFailures } from "../../http/limit.ts";
import type { UserRecord } from "../account/model.ts";
import * as account from "../account/service.ts";
import type { MailService } from "../mail/service.ts";
import { isBreached } from "./breached.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { endFamiliesOf, endFamily, familyOf, rotate, startFamily } from "./refreshTokens.ts";
import { makeResetToken, readResetToken, spendResetToken } from "./resetTokens.ts";

const MINUTE_MS = 60_000;
const PER_ACCOUNT = { limit: 10, windowMs: 15 * MINUTE_MS };
const PER_ADDRESS = { limit: 60, windowMs: 15 * MINUTE_MS };
/** An office behind one address signs up together. */
const REGISTRATIONS_PER_ADDRESS = { limit: 60, windowMs: 60 * MINUTE_MS };
/** Mails to one address that strangers can ask for. */
const RESETS_PER_ACCOUNT = { limit: 5, windowMs: 60 * MINUTE_MS };
const RESETS_PER_ADDRESS = { limit: 30, windowMs: 60 * MINUTE_MS };
const REFRESHES_PER_ADDRESS = { limit: 600, windowMs: 15 * MINUTE_MS };
/** Far more than the tabs of one browser need. */
const REFRESHES_PER_SESSION = { limit: 100, windowMs: 15 * MINUTE_MS };

/** What the service needs to know of a request. */
export type Origin = { ip: string; log: FastifyBaseLogger };

export type Session = TokenPair & { user: UserRecord };

export type AuthService = ReturnType<typeof authService>;

type Options = { tokenSecret: string; publicUrl: string; mail: MailService };

/** Sessions of this installation, signed with its secret. */
export function authService({ tokenSecret, publicUrl, mail }: Options) {
  return { register, login, forgotPassword, resetPassword, refresh, logout, accessToken };

  /**
   * Makes an account and signs it in.
   * @throws email_taken, invalid_input (breached password), too_many_requests
   */
  async function register({ name, email, password }: Registration, { ip }: Origin): Promise<Session> {
    await limit(`register:ip:${ip}`, REGISTRATIONS_PER_ADDRESS);
    await refuseBreached(password, email);
    const user =
      (await account.create({ name, email, passwordHash: await hashPassword(password) })) ??
      fail("email_taken", {
        errors: [{ path: "email", message: "An account with this email address exists already." }],
      });
    await mail.send("welcome", email, { name }, { key: `welcome:${user._id}` });
    return open(user);
  }

  /** @throws wrong_credentials (for unknown addresses alike, in the same time), too_many_requests */
  async function login({ email, password }: Credentials, { ip }: Origin): Promise<Session> {
    const windows = { [`login:ip:${ip}`]: PER_ADDRESS, [`login:account:${email}`]: PER_ACCOUNT };
    return limitFailures(windows, async () => {
      const user = await account.findByEmail(email);
      const isRight = await isPassword(user?.passwordHash, password);
      return open(user && isRight && user.isEnabled ? user : fail("wrong_credentials"));
    });
  }

  /**
   * Mails a link to choose a new password. Says nothing about whether there is an account.
   * @throws too_many_requests
   */
  async function forgotPassword({ email }: ForgotPassword, { ip }: Origin): Promise<void> {
    await limit(`forgot:ip:${ip}`, RESETS_PER_ADDRESS);
    await limit(`forgot:account:${email}`, RESETS_PER_ACCOUNT);
    const user = await account.findByEmail(email);
    if (!user?.isEnabled) return;
    const { token, endsAt } = await makeResetToken(user._id);
    const url = publicUrl + pathTo("forgot-password-change", { token });
    const props = { name: oneLine(user.name), url, endsAt: endsAt.toISOString() };
    await mail.send("passwordReset", email, props, { until: endsAt });
  }

  /**
   * Sets a new password and ends every session.
   * @throws link_expired, invalid_input (breached password), too_many_requests
   */
  async function resetPassword({ token, password }: PasswordReset, { ip }: Origin): Promise<void> {
    await limit(`reset:ip:${ip}`, RESETS_PER_ADDRESS);
    const id = (await readResetToken(token)) ?? fail("link_expired");
    const user = await account.findById(String(id));
    if (!user?.isEnabled) fail("link_expired");
    // Before the token is spent: whoever has to choose again still can.
    await refuseBreached(password, user.email);
    const passwordHash = await hashPassword(password);
    if (!(await spendResetToken(token))) fail("link_expired");
    await account.setPassword(id, passwordHash);
    await endFamiliesOf(id);
  }

  /** Trades a refresh token for a new pair. @throws refresh_rejected, too_many_requests */
  async function refresh(refreshToken: string, { ip, log }: Origin): Promise<Session> {
    return limitFailures({ [`refresh:ip:${ip}`]: REFRESHES_PER_ADDRESS }, async () => {
      await limit(`refresh:session:${familyOf(refreshToken)}`, REFRESHES_PER_SESSION);
      const rotation = await rotate(tokenSecret, refreshToken);
      if (rotation.outcome === "refused") {
        if (rotation.isReuse)
          log.warn({ operation: "auth.refresh" }, "a spent refresh token came back: session revoked");
        fail("refresh_rejected");
      }
      const user = await account.findById(String(rotation.user));
      if (!user?.isEnabled) fail("refresh_rejected");
      return { user, token: await accessToken(user), refresh_token: rotation.refreshToken };
    });
  }

  /** Ends the session of a refresh token. */
  async function logout(refreshToken: string | undefined) {
    if (refreshToken) await endFamily(tokenSecret, refreshToken);
  }

  async function open(user: UserRecord): Promise<Session> {
    return { user, token: await accessToken(user), refresh_token: await startFamily(tokenSecret, user._id) };
  }

  function accessToken(user: UserRecord) {
    return signAccessToken(tokenSecret, { sub: String(user._id), roles: user.roles, epoch: user.epoch });
  }
}

/** @throws invalid_input */
async function refuseBreached(password: string, email: string): Promise<void> {
  if (await isBreached(password, email))
    refuse("password", "This password is known from data leaks. Please choose another one.");
}
