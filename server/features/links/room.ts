import type { Types } from "mongoose";
import type { Entitlements } from "#shared/members/rules.ts";
import { mayTake } from "../../db/cache/limit.ts";
import { ShortLinkModel } from "./model.ts";

const DAY_MS = 86_400_000;

/** Who has links made, for which team, and how many it may have. */
export type Whose = { owner: Types.ObjectId; team: Types.ObjectId } & Pick<Entitlements, "maxLinks" | "maxLinksPerDay">;

/** Whether a team may have so many more; if it may, they are counted. */
export async function mayMake(count: number, { team, maxLinks, maxLinksPerDay }: Whose): Promise<boolean> {
  if ((await ShortLinkModel.countDocuments({ team })) + count > maxLinks) return false;
  return mayTake({ [`links:team:${team}`]: { limit: maxLinksPerDay, windowMs: DAY_MS, cost: count } });
}
