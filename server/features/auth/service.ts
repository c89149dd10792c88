import type { FastifyBaseLogger } from "fastify";
import type { Credentials, Registration, TokenPair } from "#shared/auth/schema.ts";
import { signAccessToken } from "#shared/auth/token.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { limit, limitFailures } from "../../http/limit.ts";
import type { UserRecord } from "../account/model.ts";
import * as account from "../account/service.ts";
import { isBreached } from "./breached.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { endFamily, familyOf, rotate, startFamily } from "./refreshTokens.ts";

const MINUTE_MS = 60_000;
const PER_ACCOUNT = { limit: 10, windowMs: 15 * MINUTE_MS };
const PER_ADDRESS = { limit: 60, windowMs: 15 * MINUTE_MS };
/** An office behind one address signs up together. */
const REGISTRATIONS_PER_ADDRESS = { limit: 60, windowMs: 60 * MINUTE_MS };
const REFRESHES_PER_ADDRESS = { limit: 600, windowMs: 15 * MINUTE_MS };
/** Far more than the tabs of one browser need. */
const REFRESHES_PER_SESSION = { limit: 100, windowMs: 15 * MINUTE_MS };

/** What the service needs to know of a request. */
export type Origin = { ip: string; log: FastifyBaseLogger };

export type Session = TokenPair & { user: UserRecord };

export type AuthService = ReturnType<typeof authService>;

/** Sessions of this installation, signed with its secret. */
export function authService({ tokenSecret }: { tokenSecret: string }) {
  return { register, login, refresh, logout, accessToken };

  /**
   * Makes an account and signs it in.
   * @throws email_taken, invalid_input (breached password), too_many_requests
   */
  async function register({ name, email, password }: Registration, { ip }: Origin): Promise<Session> {
    await limit(`register:ip:${ip}`, REGISTRATIONS_PER_ADDRESS);
    if (await isBreached(password, email))
      fail("invalid_input", {
        errors: [{ path: "password", message: "This password is known from data leaks. Please choose another one." }],
      });
    const user = await account.create({ name, email, passwordHash: await hashPassword(password) });
    return open(
      user ??
        fail("email_taken", {
          errors: [{ path: "email", message: "An account with this email address exists already." }],
        }),
    );
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
