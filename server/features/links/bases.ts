/** Under which address the short links of a team's signatures and pages are. */
import type { Types } from "mongoose";
import type * as z from "zod/mini";
import { type Entitlements, entitlements, type TeamPlan } from "#shared/members/rules.ts";
import type { ShortLinkPair } from "#shared/signatures/schema.ts";
import { settings } from "../../settings.ts";
import { domainsBeside } from "./own/beside.ts";

type Pair = z.output<typeof ShortLinkPair>;
/** Who has links, as far as their address goes. */
export type Based = { team: Types.ObjectId; shortHost: string | null } & Pick<Entitlements, "canUseOwnDomain">;

export const basedOf = (team: TeamPlan & { _id: Types.ObjectId; shortHost: string | null }): Based => ({
  team: team._id,
  shortHost: team.shortHost,
  canUseOwnDomain: entitlements(team).canUseOwnDomain,
});

/** What stands in front of a code under our own address. */
export const shortBase = () => `${settings().shortLinkBase}/`;

/**
 * What stands in front of a code: a domain that the team has chosen, as long as it is theirs and leads here, else our own address.
 */
export async function baseOf({ team, shortHost, canUseOwnDomain }: Based): Promise<string> {
  const isOwn = shortHost !== null && canUseOwnDomain && (await domainsBeside().leadsHere(team, shortHost));
  return isOwn ? `https://${shortHost}/l/` : shortBase();
}

/** Short links under another address, by the same codes; null where they are under it already. */
export function underBase(pairs: readonly Pair[], base: string): Pair[] | null {
  const moved = pairs.map((pair) => ({ ...pair, shortUrl: base + codeIn(pair.shortUrl) }));
  return moved.every(({ shortUrl }, at) => shortUrl === pairs[at]?.shortUrl) ? null : moved;
}

const codeIn = (shortUrl: string): string => shortUrl.slice(shortUrl.lastIndexOf("/") + 1);
