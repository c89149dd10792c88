/** Cancelling, pausing, going on, and trying: what somebody decides about their plan without paying at once. */
import { PAUSE_MONTHS } from "#shared/billing/constants.ts";
import { daysAfter, endOf, GRACE_PERIOD_DAYS, NOTICE_DAYS, REMINDER_DAYS } from "#shared/billing/due.ts";
import { mayHappen } from "#shared/billing/machine.ts";
import { periodEnd } from "#shared/billing/periods.ts";
import type { Leaving, Subscription } from "#shared/billing/schema.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { offeredBy } from "#shared/plans/offers.ts";
import { limit } from "../../db/cache/limit.ts";
import { transaction } from "../../db/transactions.ts";
import type { Viewer } from "../auth/viewer.ts";
import { offers } from "../plans/service.ts";
import { type Happening, happen } from "./happen.ts";
import { noteLeaving } from "./leavings.ts";
import { tellCancelled, tellPauses, tellResumed } from "./mails.ts";
import { reached } from "./orders/pay.ts";
import { asRefused } from "./orders/place.ts";
import { isCancellable, possibleOf, presentSubscription } from "./present.ts";
import { renewalOf } from "./renewal.ts";
import { chargeFor } from "./renewals.ts";
import { type Both, findBoth, isPaused, subscriptionOf } from "./subscriptions.ts";
import { hasPlaces } from "./sums.ts";

/** Far more than anybody changes their mind. */
const CHANGES_PER_TEAM = { limit: 60, windowMs: 3_600_000 };

/** How the viewer's subscription is. */
export async function show({ team: { _id } }: Viewer, now: Date): Promise<Subscription> {
  const both = (await findBoth(_id)) ?? fail("internal");
  return presentSubscription(both.subscription, both.team, now);
}

/**
 * Cancels: everything stays until the end of what was paid for. Never refused; where nothing runs there is nothing to cancel, and
 * twice is once.
 */
export async function cancel(viewer: Viewer, leaving: Leaving, now: Date): Promise<Subscription> {
  await transaction(async (session) => {
    const { team } = viewer;
    const before = await subscriptionOf(team, session);
    if (!isCancellable(before)) return;
    const key = `cancel:${team._id}:${now.toISOString()}`;
    const { subscription } = await happen({ team: team._id, event: "cancel", key, change: left(now) }, now, session);
    await noteLeaving(team._id, leaving, "cancel", now, session);
    const endsAt = subscription?.status === "cancelled" ? endOf(subscription) : null;
    await tellCancelled(team._id, { plan: before.plan, cancelledAt: now, endsAt }, session);
  });
  return show(viewer, now);
}

/** The grace after a failed payment goes on, and nobody tries to charge any more. */
export const left =
  (now: Date): NonNullable<Happening["change"]> =>
  ({ endsAt, graceEndsAt }) => {
    // Of what somebody has made so by hand nobody knows until when: nothing ends without having been announced.
    const end = graceEndsAt ?? endsAt ?? daysAfter(now, GRACE_PERIOD_DAYS);
    const noticed = NOTICE_DAYS.filter((day) => daysAfter(end, -day) <= now);
    return { noticed, isPausing: false, pausedUntil: null, endsAt: endsAt ?? end };
  };

/** What was cancelled goes on; where a payment has failed before, so does its grace. */
const goneOn =
  (now: Date): NonNullable<Happening["change"]> =>
  ({ endsAt, plan, failedAt }) => ({
    noticed: failedAt ? REMINDER_DAYS.filter((day) => daysAfter(failedAt, day) <= now) : [],
    // An end that only the cancellation had.
    endsAt: plan ? endsAt : null,
  });

/**
 * Takes a cancellation or a pause back, or ends one that has begun: that is paid for with the kept method. What goes on anyway is
 * answered as it is.
 * @throws change_refused, payment_declined, payments_unreachable, too_many_requests
 */
export async function resume(viewer: Viewer, now: Date): Promise<Subscription> {
  const { team } = viewer;
  await limit(`subscriptions:team:${team._id}`, CHANGES_PER_TEAM);
  const subscription = await subscriptionOf(team);
  const { status, isPausing } = subscription;
  if (status === "active" && !isPausing) return show(viewer, now);
  if (!possibleOf(subscription, now).resume) fail("change_refused");
  if (isPaused(subscription)) await endPause({ team, subscription }, now);
  else await takeBack(viewer, now);
  return show(viewer, now);
}

async function endPause({ team, subscription }: Both, now: Date): Promise<void> {
  // It is over now, and the period begins now.
  const over = { ...subscription, pausedUntil: now };
  const order = await reached(() => chargeFor({ team, subscription: over }, now, isPaused).catch(asRefused));
  if (order?.status === "paid") return;
  fail(order?.status === "declined" ? "payment_declined" : "change_refused");
}

const takeBack = ({ team: { _id } }: Viewer, now: Date): Promise<void> =>
  transaction(async (session) => {
    const both = (await findBoth(_id, session)) ?? fail("internal");
    const { status, isPausing, failedAt } = both.subscription;
    // Another tab was faster.
    if (status === "active" && !isPausing) return;
    if (!possibleOf(both.subscription, now).resume) fail("change_refused");
    const key = `resume:${_id}:${now.toISOString()}`;
    const change = status === "active" ? () => ({ isPausing: false, noticed: [] }) : goneOn(now);
    const { subscription } = await happen({ team: _id, event: "resume", key, change }, now, session);
    if (!subscription) return;
    if (failedAt) await happen({ team: _id, event: "payment_failed", key: `${key}:failed` }, now, session);
    const renewal = renewalOf({ team: both.team, subscription }, now);
    const next = renewal && { cents: renewal.sum.due, currency: offers().currency };
    await tellResumed(_id, { plan: subscription.plan, renewsAt: subscription.endsAt, next }, session);
  });

/**
 * From the end of what was paid for nothing is charged for three months, and the team is as on the free plan. Twice is once.
 * @throws change_refused, too_many_requests
 */
export async function pause(viewer: Viewer, leaving: Leaving, now: Date): Promise<Subscription> {
  const { _id } = viewer.team;
  await limit(`subscriptions:team:${_id}`, CHANGES_PER_TEAM);
  await transaction(async (session) => {
    const both = (await findBoth(_id, session)) ?? fail("internal");
    const { status, isPausing, endsAt, plan } = both.subscription;
    if (status === "active" && isPausing) return;
    if (!possibleOf(both.subscription, now).pause || !mayHappen(status, "pause") || !endsAt)
      return fail("change_refused");
    const key = `pause:${_id}:${now.toISOString()}`;
    const change = () => ({ isPausing: true, noticed: NOTICE_DAYS.filter((day) => daysAfter(endsAt, -day) <= now) });
    await happen({ team: _id, event: "change", key, change }, now, session);
    await noteLeaving(_id, leaving, "pause", now, session);
    const resumesAt = periodEnd(endsAt, PAUSE_MONTHS, 1);
    const renewal = renewalOf(both, now);
    const next = renewal && { cents: renewal.sum.due, currency: offers().currency };
    await tellPauses(_id, { plan, pausesAt: endsAt, resumesAt, next }, session);
  });
  return show(viewer, now);
}

/**
 * Gives a plan for some days without a payment, once; none of an agency.
 * @throws plan_unknown, plan_too_small, trial_used, change_refused, too_many_requests
 */
export async function startTrial(viewer: Viewer, planId: string, now: Date): Promise<Subscription> {
  const { _id } = viewer.team;
  await limit(`subscriptions:team:${_id}`, CHANGES_PER_TEAM);
  const { trialDays } = offers();
  const offered = offeredBy(offers(), planId);
  if (offered?.kind !== "plan") return fail("plan_unknown");
  const { plan, size, period } = offered;
  // Its companies would have what nobody has paid for, and so would each that leaves it.
  if (plan.name === "agency-hub") fail("change_refused");
  await transaction(async (session) => {
    const { team, subscription } = (await findBoth(_id, session)) ?? fail("internal");
    if (subscription.triedAt) fail("trial_used");
    if (!possibleOf(subscription, now).trial) fail("change_refused");
    if (!hasPlaces(team, { ...size, name: plan.name })) fail("plan_too_small");
    const endsAt = daysAfter(now, trialDays);
    const change = () => ({
      plan: { name: plan.name, count: size.count, period, vendorId: size.vendorId },
      anchorAt: now,
      startsAt: now,
      endsAt,
      // Nothing was paid for it: a plan of before is over.
      next: null,
      paid: 0,
      price: 0,
      triedAt: now,
      noticed: NOTICE_DAYS.filter((day) => daysAfter(endsAt, -day) <= now),
    });
    await happen({ team: _id, event: "trial_start", key: `trial:${_id}`, change }, now, session);
  });
  return show(viewer, now);
}
