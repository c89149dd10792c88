/** What a team has by its subscription: the one place that turns a status into places and features. */
import { NO_PLAN } from "../account/schema.ts";
import type { TeamPlan } from "../members/rules.ts";
import { isOneTime, lifetimeTier } from "../members/rules.ts";
import type { PlanName } from "../plans/plans.ts";
import type { SubscriptionStatus } from "./statuses.ts";

/** `hasHub`: it is an agency's plan */
type Bought = Pick<TeamPlan, "isPaid" | "isTerminated" | "seats" | "plan"> & { hasHub: boolean };
type Subscription = {
  status: SubscriptionStatus;
  plan: { name: PlanName; count: number; vendorId: string } | null;
  editableUntil: Date | null;
};

/** Places where nothing is sold: more than any installation has people. */
export const UNSOLD_SEATS = 100_000;

/** What every team has where nothing is sold, whatever was bought or has ended before. */
export const unsold = <T extends TeamPlan>(team: T): T => ({
  ...team,
  isPaid: true,
  isTerminated: false,
  seats: UNSOLD_SEATS + team.bonusSignatures,
  plan: { ...NO_PLAN, type: "subscription" },
});

/** What the provider's list calls a signature that was bought once. */
export const ONE_TIME_ID = "one_time";

/** What a team without a subscription of its own is: of before there were any, or who never bought one. */
export function statusOf(team: TeamPlan): SubscriptionStatus {
  if (isOneTime(team)) return "onetime";
  if (team.isTerminated) return "terminated";
  if (lifetimeTier(team) !== null) return "lifetime";
  // Somebody has made it so by hand: what it has stays.
  return team.isPaid ? "unknown" : "not_active";
}

/**
 * What the team has in that status. Null: what it has, it keeps.
 * @param at the moment that it is asked for
 */
export function boughtBy({ status, plan, editableUntil }: Subscription, team: TeamPlan, at: Date): Bought | null {
  const { bonusSignatures } = team;
  switch (status) {
    case "active":
    case "payment_failed":
    case "cancelled":
    case "trial":
    case "reseller":
      if (!plan) return null;
      return {
        isPaid: true,
        isTerminated: false,
        seats: plan.count + bonusSignatures,
        plan: { ...team.plan, type: "subscription", data: { product_id: plan.vendorId, type: null } },
        hasHub: plan.name === "agency-hub",
      };
    case "onetime":
      return {
        isPaid: true,
        // From then on it can be looked at and used, and not changed.
        isTerminated: editableUntil !== null && editableUntil <= at,
        seats: 1 + bonusSignatures,
        plan: { ...team.plan, type: "product", data: { product_id: ONE_TIME_ID, type: "one_time" } },
        hasHub: false,
      };
    case "not_active":
      return {
        isPaid: false,
        isTerminated: false,
        seats: 1 + bonusSignatures,
        plan: { ...team.plan, type: null, data: { product_id: null, type: null } },
        hasHub: false,
      };
    case "terminated":
    case "expired": {
      const wasProduct = team.plan.type === "product";
      return {
        isPaid: false,
        isTerminated: true,
        // Whoever comes back finds as many people as there were.
        seats: team.seats,
        plan: {
          ...team.plan,
          type: null,
          data: { product_id: null, type: null },
          hasTerminatedProducts: team.plan.hasTerminatedProducts || wasProduct,
          hasTerminatedSubscriptions: team.plan.hasTerminatedSubscriptions || !wasProduct,
        },
        hasHub: false,
      };
    }
    case "lifetime":
    case "unknown":
      return null;
  }
}
