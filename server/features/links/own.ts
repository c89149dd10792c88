/** Who follows links of their own team while they are signed in to it in the same browser: no visitor. */
import { LRUCache } from "lru-cache";
import mongoose from "mongoose";
import { verifyAccessToken } from "#program/token.ts";
import { COOKIES } from "#shared/auth/constants.ts";
import { ownText } from "../../http/ownText.ts";
import { settings } from "../../settings.ts";
import { isIn } from "../members/service.ts";

/** Somebody whose request came with an access token; `ownTeams`: of those whose links they followed, the ones that they are in. */
type SignedIn = { token: string; ownTeams: ReadonlySet<string> | null };

const NAME = `${COOKIES.token}=`;
const MAX_TOKEN = 2_000;
/** So long somebody who has left a team, or has joined it, counts as before. */
const FRESH_MS = 60_000;

const membership = new LRUCache<string, boolean>({ max: 10_000, ttl: FRESH_MS });

/** The access token among the cookies of a request; empty: there is none. A plain search: this runs in every redirect. */
export function tokenIn(cookies: string | undefined): string {
  if (cookies === undefined) return "";
  for (let at = cookies.indexOf(NAME); at >= 0; at = cookies.indexOf(NAME, at + 1)) {
    if (at > 0 && cookies[at - 1] !== " " && cookies[at - 1] !== ";") continue;
    const end = cookies.indexOf(";", at);
    const token = cookies.slice(at + NAME.length, end < 0 ? undefined : end);
    return token.length > MAX_TOKEN ? "" : ownText(token);
  }
  return "";
}

/** Notes of visitors which teams they are in, of those whose links they have followed. @throws unavailable */
export async function learnOwn(clicks: readonly { visitor: SignedIn; team: string }[]): Promise<void> {
  for (const { visitor, team } of clicks) {
    if (visitor.ownTeams?.has(team)) continue;
    const claims = await verifyAccessToken(settings().tokenSecrets, visitor.token).catch(() => null);
    if (!claims || !mongoose.isObjectIdOrHexString(claims.sub)) continue;
    const key = `${claims.sub} ${team}`;
    let isOwn = membership.get(key);
    if (isOwn === undefined) {
      isOwn = await isIn(new mongoose.Types.ObjectId(team), new mongoose.Types.ObjectId(claims.sub));
      membership.set(key, isOwn);
    }
    if (isOwn) visitor.ownTeams = new Set([...(visitor.ownTeams ?? []), team]);
  }
}
