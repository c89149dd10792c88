import type { Types } from "mongoose";
import { type Entitlements, entitlements, type TeamPlan } from "#shared/members/rules.ts";
import { mayTake } from "../../db/cache/limit.ts";
import { type Based, basedOf } from "./bases.ts";
import { ShortLinkModel } from "./model.ts";

const DAY_MS = 86_400_000;

/** Who has links made, for which team, under which address, and how many it may have. */
export type Whose = { owner: Types.ObjectId } & Based & Pick<Entitlements, "maxLinks" | "maxLinksPerDay">;
type Team = TeamPlan & { _id: Types.ObjectId; shortHost: string | null };

export function whoseOf(owner: Types.ObjectId, team: Team): Whose {
  const { maxLinks, maxLinksPerDay } = entitlements(team);
  return { owner, ...basedOf(team), maxLinks, maxLinksPerDay };
}

/** Whether a team may have so many more; if it may, they are counted. */
export async function mayMake(count: number, { team, maxLinks, maxLinksPerDay }: Whose): Promise<boolean> {
  if ((await ShortLinkModel.countDocuments({ team })) + count > maxLinks) return false;
  return mayTake({ [`links:team:${team}`]: { limit: maxLinksPerDay, windowMs: DAY_MS, cost: count } });
}
