import type { FastifyReply, FastifyRequest } from "fastify";
import { entitlements } from "#shared/account/rules.ts";
import { COOKIES } from "#shared/auth/constants.ts";
import { verifyAccessToken } from "#shared/auth/token.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import type { Session } from "#shared/lib/ssr.ts";
import { presentUser } from "../../features/account/present.ts";
import * as account from "../../features/account/service.ts";
import type { AuthService } from "../../features/auth/service.ts";
import { clearTokenCookies, setTokenCookies } from "../cookies.ts";

type Options = { auth: AuthService; tokenSecret: string; isSecure: boolean };

/**
 * Who opens a page: the access token of the cookie, or a new one when it has run out and the refresh token still works.
 * This is all that a cookie authorises.
 */
export async function pageSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { auth, tokenSecret, isSecure }: Options,
): Promise<Session | null> {
  const token = request.cookies[COOKIES.token];
  const claims = token ? await verifyAccessToken(tokenSecret, token) : null;
  const user = claims && (await account.findById(claims.sub));
  if (token && claims && user?.isEnabled && user.epoch === claims.epoch) return sessionOf(user, token, claims.exp);

  const refreshToken = request.cookies[COOKIES.refreshToken];
  if (!refreshToken) return null;
  try {
    const session = await auth.refresh(refreshToken, request);
    setTokenCookies(reply, session, isSecure);
    const fresh = await verifyAccessToken(tokenSecret, session.token);
    return sessionOf(session.user, session.token, fresh?.exp ?? 0);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "refresh_rejected") throw error;
    clearTokenCookies(reply);
    return null;
  }
}

const sessionOf = (user: Parameters<typeof presentUser>[0], token: string, expiresAtSeconds: number): Session => ({
  user: presentUser(user),
  entitlements: entitlements(user),
  token,
  expiresAt: expiresAtSeconds * 1000,
});
