import type { FastifyReply, FastifyRequest } from "fastify";
import { COOKIES } from "#shared/auth/constants.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import type { Session } from "#shared/lib/ssr.ts";
import { entitlements } from "#shared/members/rules.ts";
import * as account from "../account/service.ts";
import { type Membership, membershipOf, noteSeen } from "../members/service.ts";
import { clearTokenCookies, setTokenCookies } from "./cookies.ts";
import * as impersonation from "./impersonation/service.ts";
import * as auth from "./service.ts";

/**
 * Who opens a page: the access token of the cookie, or a new one when it has run out and the refresh token still works.
 * This is all that a cookie authorises.
 */
export async function pageSession(request: FastifyRequest, reply: FastifyReply): Promise<Session | null> {
  const token = request.cookies[COOKIES.token];
  const read = token ? await auth.readToken(token, true) : null;
  if (token && read) {
    // Somebody in their name is not them.
    if (!read.actor) await noteSeen(read.member);
    return sessionOf(read, token, read.exp * 1000);
  }

  const refreshToken = request.cookies[COOKIES.refreshToken];
  if (!refreshToken) return sessionBefore(request, reply);
  try {
    return await begin(reply, await auth.refresh(refreshToken, request));
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "refresh_rejected") throw error;
    clearTokenCookies(reply);
    return null;
  }
}

/** Whoever acted in somebody's name for as long as that lasts, or may not any more, is themselves again. */
async function sessionBefore(request: FastifyRequest, reply: FastifyReply): Promise<Session | null> {
  const saved = request.cookies[COOKIES.superAdminRefreshToken];
  if (!saved) return null;
  const session = await impersonation.ownSession(saved, null, request);
  clearTokenCookies(reply);
  return session && begin(reply, session);
}

async function begin(reply: FastifyReply, session: auth.Session): Promise<Session> {
  setTokenCookies(reply, session);
  const { user, token, expiresAt } = session;
  return sessionOf({ user, ...(await membershipOf(user)) }, token, expiresAt);
}

async function sessionOf(
  who: Membership & { user: account.UserRecord },
  token: string,
  expiresAt: number,
): Promise<Session> {
  return { user: await account.show(who), entitlements: entitlements(who.team), token, expiresAt };
}
