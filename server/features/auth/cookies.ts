import type { FastifyReply, FastifyRequest } from "fastify";
import { ACCESS_TOKEN_TTL_S } from "#program/token.ts";
import { COOKIES, DEVICE_DAYS, REFRESH_IDLE_DAYS } from "#shared/auth/constants.ts";
import type { TokenPair } from "#shared/auth/schema.ts";
import { settings } from "../../settings.ts";

/**
 * The token cookies, readable by the server only. They authorise the rendering of pages and the refresh, nothing else. Who
 * has a session acts in nobody's name: what an administrator set aside in this browser goes.
 */
export function setTokenCookies(reply: FastifyReply, { token, refresh_token }: TokenPair) {
  clearSavedCookies(reply);
  setAccessCookie(reply, token);
  reply.setCookie(COOKIES.refreshToken, refresh_token, { ...options(), maxAge: REFRESH_IDLE_DAYS * 86_400 });
}

/** The access token alone, of a session that goes on with the refresh token that it has. */
export function setAccessCookie(reply: FastifyReply, token: string) {
  reply.setCookie(COOKIES.token, token, { ...options(), maxAge: ACCESS_TOKEN_TTL_S });
}

/**
 * The cookies of an administrator who begins to act as somebody else: that token alone, and beside it what brings the
 * administrator's own session back.
 */
export function setActingCookies(
  reply: FastifyReply,
  acting: { token: string; seconds: number },
  own: Partial<TokenPair>,
) {
  reply.setCookie(COOKIES.token, acting.token, { ...options(), maxAge: acting.seconds });
  reply.clearCookie(COOKIES.refreshToken, { path: "/" });
  if (own.token) reply.setCookie(COOKIES.superAdminToken, own.token, { ...options(), maxAge: ACCESS_TOKEN_TTL_S });
  if (own.refresh_token) {
    const kept = { ...options(), maxAge: REFRESH_IDLE_DAYS * 86_400 };
    reply.setCookie(COOKIES.superAdminRefreshToken, own.refresh_token, kept);
  }
}

/** What was set aside is in use again, or of no use any more. */
function clearSavedCookies(reply: FastifyReply) {
  for (const name of [COOKIES.superAdminToken, COOKIES.superAdminRefreshToken])
    if (name in reply.request.cookies) reply.clearCookie(name, { path: "/" });
}

const options = () => ({ path: "/", httpOnly: true, sameSite: "lax", secure: settings().isSecure }) as const;

/** The proof that this browser has logged in before; it authorises nothing and stays after a logout. */
export function setDeviceCookie(reply: FastifyReply, device: string) {
  const options = { path: "/api", httpOnly: true, sameSite: "lax", secure: settings().isSecure } as const;
  reply.setCookie(COOKIES.device, device, { ...options, maxAge: DEVICE_DAYS * 86_400 });
}

/** Nobody is signed in here any more, nor an administrator who acted in somebody's name. */
export function clearTokenCookies(reply: FastifyReply) {
  for (const name of [COOKIES.token, COOKIES.refreshToken]) reply.clearCookie(name, { path: "/" });
  clearSavedCookies(reply);
}

/** True when the browser says that one of our own pages sent this request. */
export function isSameOrigin(request: FastifyRequest): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  return site === "same-origin" || (site === undefined && origin !== undefined && isOwn(origin));
}

/** Where the app is: its own host, and that of Agency Hub. */
function isOwn(origin: string): boolean {
  const { PUBLIC_URL, HUB_HOST } = settings();
  return origin === PUBLIC_URL || origin === HUB_HOST;
}
