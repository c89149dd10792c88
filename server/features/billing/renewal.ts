/** What the next period is, and what it costs: for the charge, and for whoever looks before. */
import { periodAt, periodEnd } from "#shared/billing/periods.ts";
import type { Sum } from "#shared/billing/quote.ts";
import { offeredBy } from "#shared/plans/offers.ts";
import { MONTHS, totalOf } from "#shared/plans/plans.ts";
import { offers } from "../plans/service.ts";
import type { BoughtPlan, SubscriptionRecord } from "./model.ts";
import { type Both, isPaused } from "./subscriptions.ts";
import { hasPlaces, sumNow } from "./sums.ts";

export type Renewal = { plan: BoughtPlan; sum: Sum; startsAt: Date; endsAt: Date; anchorAt: Date };

/**
 * The period that follows the one that runs or has run, at the price of this moment; a size that is no longer sold is had on at the
 * last one, and a smaller one is not had while more places are taken. Null: nothing follows.
 * @param percentOff of a coupon
 */
export function renewalOf({ team, subscription }: Both, now: Date, percentOff = 0): Renewal | null {
  const { plan: before, next, price: lastPrice, paid, credit } = subscription;
  if (!before) return null;
  const wanted = next && priceNow(next) !== null && hasPlaces(team, next) ? next : before;
  const price = priceNow(wanted) ?? (lastPrice || paid);
  return { plan: wanted, sum: sumNow({ price, credit, percentOff }), ...periodOf(subscription, wanted, now) };
}

function priceNow({ vendorId }: BoughtPlan): number | null {
  const offered = offeredBy(offers(), vendorId);
  return offered?.kind === "plan" ? totalOf(offered.size, offered.period) : null;
}

function periodOf(subscription: SubscriptionRecord, { period }: BoughtPlan, now: Date) {
  const { plan, anchorAt, endsAt, pausedUntil } = subscription;
  const months = MONTHS[period];
  // A pause ends with a period of its own: it began when the last one was over.
  if (isPaused(subscription) || !endsAt) {
    const startsAt = pausedUntil && pausedUntil > now ? pausedUntil : now;
    return { startsAt, endsAt: periodEnd(startsAt, months, 1), anchorAt: startsAt };
  }
  const anchor = anchorAt && plan?.period === period ? anchorAt : endsAt;
  const following = periodAt(anchor, months, endsAt);
  // Nothing was running here for longer than a period: nobody pays for what they did not have.
  const { startsAt, endsAt: ends } = following.endsAt <= now ? periodAt(anchor, months, now) : following;
  return { startsAt, endsAt: ends, anchorAt: anchor };
}
