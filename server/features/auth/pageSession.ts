import type { FastifyReply, FastifyRequest } from "fastify";
import { COOKIES } from "#shared/auth/constants.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import type { Session } from "#shared/lib/ssr.ts";
import { entitlements } from "#shared/members/rules.ts";
import * as account from "../account/service.ts";
import { type Membership, membershipOf } from "../members/service.ts";
import { clearTokenCookies, setTokenCookies } from "./cookies.ts";
import * as auth from "./service.ts";

/**
 * Who opens a page: the access token of the cookie, or a new one when it has run out and the refresh token still works.
 * This is all that a cookie authorises.
 */
export async function pageSession(request: FastifyRequest, reply: FastifyReply): Promise<Session | null> {
  const token = request.cookies[COOKIES.token];
  const read = token ? await auth.readToken(token) : null;
  if (token && read) return sessionOf(read, token, read.exp * 1000);

  const refreshToken = request.cookies[COOKIES.refreshToken];
  if (!refreshToken) return null;
  try {
    const session = await auth.refresh(refreshToken, request);
    setTokenCookies(reply, session);
    const { user } = session;
    return await sessionOf({ user, ...(await membershipOf(user)) }, session.token, session.expiresAt);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "refresh_rejected") throw error;
    clearTokenCookies(reply);
    return null;
  }
}

async function sessionOf(
  who: Membership & { user: account.UserRecord },
  token: string,
  expiresAt: number,
): Promise<Session> {
  return { user: await account.show(who), entitlements: entitlements(who.team), token, expiresAt };
}
