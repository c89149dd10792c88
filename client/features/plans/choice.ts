import type { Subscription } from "#shared/billing/schema.ts";
import { PERIODS, type Period, type PlanName, pickSize } from "#shared/plans/plans.ts";
import type { Pricing } from "#shared/plans/schema.ts";

/** What somebody is about to buy: a plan for so many, or one signature once. */
export type Choice = { kind: "plan"; name: PlanName; people: number; period: Period } | { kind: "once" };

type Sold = Pick<Pricing, "plans" | "oneTime">;

/** The choice that an id such as `teams-yearly-10` stands for; null: nothing that is sold. */
export function choiceOf({ plans, oneTime }: Sold, planId: string | null): Choice | null {
  if (oneTime && oneTime.vendorId === planId) return { kind: "once" };
  for (const plan of plans)
    for (const period of PERIODS) {
      const size = plan[period].find(({ vendorId }) => vendorId === planId);
      if (size) return { kind: "plan", name: plan.name, people: size.count, period };
    }
  return null;
}

/** Where somebody begins who has chosen nothing yet: with what they have, otherwise with the smallest plan that is enough. */
export function firstChoice(sold: Sold, { plan, used }: Pick<Subscription, "plan" | "used">): Choice {
  return choiceOf(sold, plan?.planId ?? null) ?? fitting(sold, used) ?? { kind: "once" };
}

/** The smallest plan with places for so many: Agency Hub is a plan of another kind, which nobody is led to. */
export function fitting({ plans }: Pick<Sold, "plans">, people: number): (Choice & { kind: "plan" }) | null {
  const needed = Math.max(1, people);
  const own = plans.filter(({ name, yearly }) => name !== "agency-hub" && yearly.length > 0);
  const plan = own.find(({ yearly }) => (yearly.at(-1)?.count ?? 0) >= needed) ?? own.at(-1);
  return plan ? { kind: "plan", name: plan.name, people: needed, period: "yearly" } : null;
}

/** The size of a choice, as it is sold; null: for so many there is only a price of their own. */
export function sizeOf({ plans }: Pick<Sold, "plans">, { name, people, period }: Choice & { kind: "plan" }) {
  const sizes = plans.find((plan) => plan.name === name)?.[period] ?? [];
  if (people > (sizes.at(-1)?.count ?? 0)) return null;
  return pickSize(sizes, people);
}

/** The id of a choice; null where there is none. */
export const planIdOf = (sold: Sold, choice: Choice): string | null =>
  choice.kind === "once" ? (sold.oneTime?.vendorId ?? null) : (sizeOf(sold, choice)?.vendorId ?? null);

/** The smallest size that still has room for everybody, in the same period; null where the plan is that already. */
export function smallerThan(sold: Sold, { plan, used }: Pick<Subscription, "plan" | "used">) {
  const now = plan && choiceOf(sold, plan.planId);
  if (!plan || now?.kind !== "plan" || now.name === "agency-hub") return null;
  const sizes = sold.plans
    .filter(({ name }) => name !== "agency-hub")
    .flatMap(({ label, ...sizes }) => sizes[now.period].map((size) => ({ ...size, label, period: now.period })))
    .filter(({ count }) => count >= Math.max(1, used) && count < plan.count)
    .toSorted((a, b) => a.count - b.count);
  return sizes[0] ?? null;
}
