import type { FastifyReply, FastifyRequest } from "fastify";
import { entitlements } from "#shared/account/rules.ts";
import { COOKIES } from "#shared/auth/constants.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import type { Session } from "#shared/lib/ssr.ts";
import { presentUser } from "../account/present.ts";
import { clearTokenCookies, setTokenCookies } from "./cookies.ts";
import type { AuthService } from "./service.ts";

type Options = { auth: AuthService; isSecure: boolean };

/**
 * Who opens a page: the access token of the cookie, or a new one when it has run out and the refresh token still works.
 * This is all that a cookie authorises.
 */
export async function pageSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { auth, isSecure }: Options,
): Promise<Session | null> {
  const token = request.cookies[COOKIES.token];
  const read = token ? await auth.readToken(token) : null;
  if (token && read) return sessionOf(read.user, token, read.exp * 1000);

  const refreshToken = request.cookies[COOKIES.refreshToken];
  if (!refreshToken) return null;
  try {
    const session = await auth.refresh(refreshToken, request);
    setTokenCookies(reply, session, isSecure);
    return sessionOf(session.user, session.token, session.expiresAt);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "refresh_rejected") throw error;
    clearTokenCookies(reply);
    return null;
  }
}

const sessionOf = (user: Parameters<typeof presentUser>[0], token: string, expiresAt: number): Session => ({
  user: presentUser(user),
  entitlements: entitlements(user),
  token,
  expiresAt,
});
