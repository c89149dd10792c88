import type { TeamPlan } from "./rules.ts";
import { lifetimeTier } from "./rules.ts";

/** Tiers of lifetime deals, the one that opens most first: `signoff_tier1` … `signoff_tier3`. */
export const DEAL_TIERS = [1, 2, 3] as const;
export type DealTier = (typeof DEAL_TIERS)[number];

/** What an activation code or a lifetime-deal invitation gives. `seats`: places for signatures, bonus left out */
export type Deal = { tier: DealTier; seats: number };

/** Places of a tier where whoever makes the code says nothing else. */
export const SEATS_OF_TIER: Readonly<Record<DealTier, number>> = { 1: 10, 2: 5, 3: 1 };
export const MAX_DEAL_SEATS = 200;

type Bought = Pick<TeamPlan, "isPaid" | "isTerminated" | "plan" | "seats">;

/**
 * What a team has once a deal is added: nothing that it has is taken away, of two lifetime deals it keeps the better tier
 * and the larger number. Null where it would gain nothing, or has a larger plan of another kind.
 */
export function planWith(team: TeamPlan, { tier, seats }: Deal): Bought | null {
  const held = lifetimeTier(team);
  const isRunning = team.isPaid && !team.isTerminated;
  const bought = team.seats - team.bonusSignatures;
  const best = isRunning && held !== null && held < tier ? (held as DealTier) : tier;
  const places = isRunning && held !== null ? Math.max(bought, seats) : seats;
  if (isRunning && (held !== null ? best === held && places === bought : bought > seats)) return null;
  return {
    isPaid: true,
    isTerminated: false,
    seats: places + team.bonusSignatures,
    plan: { ...team.plan, type: "product", data: { product_id: `signoff_tier${best}`, type: null } },
  };
}
