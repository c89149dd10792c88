/** Subscriptions and orders as people see them. */

import { PAUSE_MONTHS } from "#shared/billing/constants.ts";
import { endOf } from "#shared/billing/due.ts";
import { moved } from "#shared/billing/machine.ts";
import { periodEnd } from "#shared/billing/periods.ts";
import type { CardInShort, Order, PickedPlan, Subscription } from "#shared/billing/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { offeredBy, offeredPlan } from "#shared/plans/offers.ts";
import { totalOf } from "#shared/plans/plans.ts";
import type { TeamRecord } from "../members/service.ts";
import { offers } from "../plans/service.ts";
import type { BoughtPlan, SubscriptionRecord } from "./model.ts";
import type { OrderRecord } from "./orders/model.ts";
import { renewalOf } from "./renewal.ts";
import { isPaused, isRunning, isTrialLeft } from "./subscriptions.ts";
import { usedOf } from "./sums.ts";

export const presentPlan = ({ planId, name, label, count, period, price }: PickedPlan): PickedPlan => ({
  planId,
  name,
  label,
  count,
  period,
  price,
});

/** A plan that was bought, at today's price; where it is no longer sold, at the last one. */
export function pickedOf({ name, count, period, vendorId }: BoughtPlan, lastPrice: number): PickedPlan {
  const offered = offeredBy(offers(), vendorId);
  const price = offered?.kind === "plan" ? totalOf(offered.size, offered.period) : lastPrice;
  return { planId: vendorId, name, label: t(offeredPlan(offers(), name)?.label ?? name), count, period, price };
}

export const presentMethod = (method: SubscriptionRecord["method"]): CardInShort | null =>
  method && {
    brand: method.brand,
    last4: method.last4,
    endsAt: method.endsAt ? `${String(method.endsAt.month).padStart(2, "0")}/${method.endsAt.year}` : "",
  };

export function presentSubscription(subscription: SubscriptionRecord, team: TeamRecord, now: Date): Subscription {
  const { status, plan, next, price, startsAt, endsAt, credit, failedAt, graceEndsAt, isPausing } = subscription;
  const willPause = status === "active" && isPausing && endsAt !== null;
  const isPaidAgain = (status === "active" && !willPause) || status === "payment_failed" || isPaused(subscription);
  const isFailing = status === "payment_failed";
  return {
    status,
    plan: plan && pickedOf(plan, price),
    next: next && pickedOf(next, price),
    startsAt: iso(startsAt),
    endsAt: iso(isPaused(subscription) ? endsAt : endOf(subscription)),
    renewal: isPaidAgain ? (renewalOf({ team, subscription }, now)?.sum.due ?? null) : null,
    credit,
    failedAt: isFailing ? iso(failedAt) : null,
    graceEndsAt: isFailing ? iso(graceEndsAt) : null,
    pausedUntil: iso(willPause ? periodEnd(endsAt, PAUSE_MONTHS, 1) : subscription.pausedUntil),
    editableUntil: status === "onetime" ? iso(subscription.editableUntil) : null,
    card: presentMethod(subscription.method),
    possible: possibleOf(subscription, now),
    used: usedOf(team),
  };
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** What can be done now; a call refuses the rest. */
export function possibleOf(subscription: SubscriptionRecord, now: Date): Subscription["possible"] {
  const { status, plan, endsAt, isPausing, triedAt, method } = subscription;
  const runs = isRunning(subscription, now);
  const paused = isPaused(subscription);
  const isTrial = isTrialLeft(subscription);
  const isLeft = status === "cancelled" && !isTrial && (endOf(subscription) ?? now) > now;
  const isPaying = (plan !== null && (runs || status === "active" || isLeft || status === "payment_failed")) || paused;
  return {
    buy: isTrial || (!runs && moved(status, "paid") === "active" && status !== "active"),
    change: runs,
    cancel: isCancellable(subscription),
    resume: isLeft || (status === "active" && isPausing) || (paused && method !== null),
    // Its companies' people would lose what they have from one day to the next, for months.
    pause: status === "active" && runs && !isPausing && plan?.name !== "agency-hub",
    trial: status === "not_active" && !paused && triedAt === null && offers().trialDays > 0,
    oneTime: offers().oneTime !== null && moved(status, "onetime_paid") === "onetime",
    card: isPaying && (status !== "payment_failed" || endsAt !== null),
  };
}

/** Something runs, or would go on by itself, that can come to an end. */
export const isCancellable = (subscription: SubscriptionRecord): boolean =>
  moved(subscription.status, "cancel") !== subscription.status &&
  (subscription.status !== "not_active" || isPaused(subscription));

/** `pending`: nobody knows yet, and there is no page to go on with. */
export const presentOrder = (order: OrderRecord): Order => ({
  id: String(order._id),
  status: order.status === "open" && order.url === null ? "pending" : order.status,
  plan: order.plan && pickedOf(order.plan, order.sum.price),
  kind: order.kind,
  due: order.sum.due,
  currency: order.currency,
  url: order.status === "open" ? order.url : null,
  back: order.back,
});
