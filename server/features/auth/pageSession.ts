import type { FastifyReply, FastifyRequest } from "fastify";
import { COOKIES } from "#shared/auth/constants.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import type { Session } from "#shared/lib/ssr.ts";
import { entitlements } from "#shared/members/rules.ts";
import { COMPANY_PARAM } from "#shared/reseller/constants.ts";
import { pathTo } from "#shared/routes.ts";
import * as account from "../account/service.ts";
import { type Membership, membershipInCompany, membershipOf, noteSeen } from "../members/service.ts";
import { clearTokenCookies, setTokenCookies } from "./cookies.ts";
import * as impersonation from "./impersonation/service.ts";
import * as auth from "./service.ts";

/**
 * Who opens a page: the access token of the cookie, or a new one when it has run out and the refresh token still works.
 * This is all that a cookie authorises.
 */
export async function pageSession(request: FastifyRequest, reply: FastifyReply, url: URL): Promise<Session | null> {
  const company = companyIn(url);
  const token = request.cookies[COOKIES.token];
  const read = token ? await auth.readToken(token, true) : null;
  if (token && read) {
    // Somebody in their name is not them.
    if (!read.actor) await noteSeen(read.member);
    return sessionOf(await inCompany(read, company), token, read.exp * 1000);
  }

  const refreshToken = request.cookies[COOKIES.refreshToken];
  if (!refreshToken) return sessionBefore(request, reply, company);
  try {
    return await begin(reply, await auth.refresh(refreshToken, request), company);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "refresh_rejected") throw error;
    clearTokenCookies(reply);
    return null;
  }
}

/** Whoever acted in somebody's name for as long as that lasts, or may not any more, is themselves again. */
async function sessionBefore(
  request: FastifyRequest,
  reply: FastifyReply,
  company: string | null,
): Promise<Session | null> {
  const saved = request.cookies[COOKIES.superAdminRefreshToken];
  if (!saved) return null;
  const session = await impersonation.ownSession(saved, null, request);
  clearTokenCookies(reply);
  return session && begin(reply, session, company);
}

async function begin(reply: FastifyReply, session: auth.Session, company: string | null): Promise<Session> {
  setTokenCookies(reply, session);
  const { user, token, expiresAt } = session;
  return sessionOf(await inCompany({ user, ...(await membershipOf(user)) }, company), token, expiresAt);
}

/** The company that a page's address names: `/dashboard/company/acme`, `/editor?company=acme`; null: none. */
function companyIn({ pathname, searchParams }: URL): string | null {
  if (!pathname.startsWith(COMPANY_PATH)) return searchParams.get(COMPANY_PARAM);
  return decodeURIComponent(pathname.slice(COMPANY_PATH.length).split("/")[0] ?? "");
}
const COMPANY_PATH = pathTo("dashboard-company", { group: "" });

/**
 * Somebody as they act on a page of a company. Whoever it is not there for, or whose agency is not paid for, is shown that by the page's own
 * rules, as who they are elsewhere.
 */
async function inCompany<W extends Who>(who: W, group: string | null): Promise<W> {
  if (group === null) return who;
  try {
    return { ...who, ...((await membershipInCompany(who.user._id, group)) ?? {}) };
  } catch (error) {
    if (error instanceof Failure && error.code === "hub_inactive") return who;
    throw error;
  }
}

type Who = Membership & { user: account.UserRecord };

async function sessionOf(who: Who, token: string, expiresAt: number): Promise<Session> {
  return { user: await account.show(who), entitlements: entitlements(who.team), token, expiresAt };
}
