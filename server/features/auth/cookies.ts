import type { FastifyReply, FastifyRequest } from "fastify";
import { COOKIES, DEVICE_DAYS, REFRESH_IDLE_DAYS } from "#shared/auth/constants.ts";
import type { TokenPair } from "#shared/auth/schema.ts";
import { ACCESS_TOKEN_TTL_S } from "#shared/auth/token.ts";
import { settings } from "../../settings.ts";

/** The token cookies, readable by the server only. They authorise the rendering of pages and the refresh, nothing else. */
export function setTokenCookies(reply: FastifyReply, { token, refresh_token }: TokenPair) {
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure: settings().isSecure } as const;
  reply.setCookie(COOKIES.token, token, { ...options, maxAge: ACCESS_TOKEN_TTL_S });
  reply.setCookie(COOKIES.refreshToken, refresh_token, { ...options, maxAge: REFRESH_IDLE_DAYS * 86_400 });
}

/** The proof that this browser has logged in before; it authorises nothing and stays after a logout. */
export function setDeviceCookie(reply: FastifyReply, device: string) {
  const options = { path: "/api", httpOnly: true, sameSite: "lax", secure: settings().isSecure } as const;
  reply.setCookie(COOKIES.device, device, { ...options, maxAge: DEVICE_DAYS * 86_400 });
}

export function clearTokenCookies(reply: FastifyReply) {
  for (const name of [COOKIES.token, COOKIES.refreshToken]) reply.clearCookie(name, { path: "/" });
}

/** True when the browser says that one of our own pages sent this request. */
export function isSameOrigin(request: FastifyRequest): boolean {
  const { origin, "sec-fetch-site": site } = request.headers;
  return site === "same-origin" || (site === undefined && origin === settings().PUBLIC_URL);
}
