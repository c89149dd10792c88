/** Periods that are paid for again: by the clock, and by whoever ends a pause. Charged outside of any transaction, once. */
import type { Types } from "mongoose";
import { transaction } from "../../db/transactions.ts";
import { payments } from "../../ports/payments/payments.ts";
import { offers } from "../plans/service.ts";
import { runningCoupon } from "./coupons.ts";
import type { SubscriptionRecord } from "./model.ts";
import type { OrderRecord } from "./orders/model.ts";
import { ask, clear, findOpen } from "./orders/pay.ts";
import { isOvertaken, place } from "./orders/place.ts";
import { failed } from "./orders/settle.ts";
import { renewalOf } from "./renewal.ts";
import { withoutSecond } from "./second.ts";
import { type Both, findBoth, isPaused, stateOf } from "./subscriptions.ts";

/** Whether the next period is to be paid for at a moment. */
export function isDue(subscription: SubscriptionRecord, now: Date): boolean {
  const { status, plan, endsAt, isPausing, pausedUntil } = subscription;
  if (isPaused(subscription)) return pausedUntil !== null && pausedUntil <= now;
  if (!plan || !endsAt || endsAt > now) return false;
  return status === "payment_failed" || (status === "active" && !isPausing);
}

/**
 * Has the next period of a team paid for, if it is due, or asks what became of that.
 * @throws PaymentsUnreachable, and whatever goes wrong: it is due until it is done
 */
export async function renew(team: Types.ObjectId, now: Date): Promise<void> {
  if (!(await findDue(team, now))) return;
  const open = await findOpen(team);
  if (open?.kind === "renewal" && open.provider === payments().name) {
    await ask(open, now);
    return;
  }
  // What somebody has open for something else is settled, or makes way.
  if (open) await clear(open, now);
  const both = await findDue(team, now);
  if (both) await chargeFor(both, now, (after) => isDue(after, now)).catch(unlessChanged);
}

async function findDue(team: Types.ObjectId, now: Date): Promise<Both | null> {
  const both = await findBoth(team);
  return both && isDue(both.subscription, now) ? both : null;
}

/** Its owner, or another process, has done something about it a moment before: the next look sees what. */
function unlessChanged(error: unknown): void {
  if (!isOvertaken(error)) throw error;
}

/**
 * Charges the next period.
 * @returns the order, or null where nothing can be charged: no method was kept
 * @throws price_changed, payment_open, PaymentsUnreachable
 */
export async function chargeFor(
  both: Both,
  now: Date,
  stillFits: (subscription: SubscriptionRecord) => boolean,
): Promise<OrderRecord | null> {
  const { subscription } = both;
  const { _id: team, method } = subscription;
  const coupon = await runningCoupon(team, now);
  const percentOff = coupon?.percent ?? 0;
  const renewal = renewalOf(await withoutSecond(both), now, percentOff);
  if (!renewal) return null;
  const { plan, sum, startsAt, endsAt } = renewal;
  if (sum.due > 0 && !method) {
    await askForMethod(subscription, { plan, sum }, now);
    return null;
  }
  const state = stateOf(subscription);
  const order = {
    team,
    user: null,
    kind: "renewal" as const,
    plan,
    isCharge: true,
    sum,
    coupon: coupon && String(coupon._id),
    percentOff,
    basis: "",
    state,
    startsAt,
    endsAt,
    back: null,
  };
  return place(order, now, (after) => stateOf(after) === state && stillFits(after));
}

const askForMethod = (
  { _id: team, endsAt, pausedUntil, noticed }: SubscriptionRecord,
  { plan, sum }: Pick<OrderRecord, "plan" | "sum">,
  now: Date,
) =>
  transaction((session) => {
    const end = (pausedUntil ?? endsAt)?.toISOString();
    const order = { team, plan, sum, currency: offers().currency, provider: payments().name };
    return failed(order, `no-method:${team}:${end}:${noticed.join()}`, now, session);
  });
