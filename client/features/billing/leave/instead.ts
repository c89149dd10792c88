import { smallerThan } from "#client/features/plans/choice.ts";
import type { LeavingReason } from "#shared/billing/constants.ts";
import type { Discount, Subscription } from "#shared/billing/schema.ts";
import type { Pricing } from "#shared/plans/schema.ts";

/** What there is instead of leaving. */
export type Instead = "discount" | "pause" | "smaller";

/** The one that answers a reason: to the others there is a word with us. */
const BY_REASON: Readonly<Partial<Record<LeavingReason, Instead>>> = {
  too_expensive: "discount",
  not_used: "pause",
};

/** What can be offered to somebody, by why they leave. `first`: what answers the reason; `rest`: all the others */
export function instead(
  plans: Pick<Pricing, "plans" | "oneTime"> & { subscription: Subscription },
  coupon: Discount,
  reason: LeavingReason | "",
): { first: Instead | null; rest: Instead[] } {
  const { subscription } = plans;
  const there: Instead[] = [];
  if (coupon.state === "offered" || coupon.state === "running") there.push("discount");
  if (subscription.possible.pause) there.push("pause");
  if (subscription.possible.change && smallerThan(plans, subscription)) there.push("smaller");
  const wanted = reason === "" ? undefined : BY_REASON[reason];
  // Too expensive without a discount: a smaller plan is cheaper too.
  const first =
    there.find((kind) => kind === wanted) ?? (wanted === "discount" ? there.find((kind) => kind === "smaller") : null);
  // A discount is the answer to its price alone.
  return { first: first ?? null, rest: there.filter((kind) => kind !== first && kind !== "discount") };
}
