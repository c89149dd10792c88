/** What becomes of a payment: given for, or paid back. Whoever learns of one comes here, however often and in whatever order. */
import mongoose, { type ClientSession } from "mongoose";
import { daysAfter, EDITABLE_DAYS, GRACE_PERIOD_DAYS, REMINDER_DAYS } from "#shared/billing/due.ts";
import { moved } from "#shared/billing/machine.ts";
import { prorated } from "#shared/billing/money.ts";
import { periodEnd } from "#shared/billing/periods.ts";
import type { ProviderName } from "#shared/billing/providers.ts";
import { creditOf } from "#shared/billing/quote.ts";
import { MONTHS } from "#shared/plans/plans.ts";
import { transaction } from "../../../db/transactions.ts";
import { type Method, type Payment, payments } from "../../../ports/payments/payments.ts";
import * as members from "../../members/service.ts";
import { freeCoupon, spendCoupon } from "../coupons.ts";
import { type Happening, happen } from "../happen.ts";
import { billOrder, creditNote } from "../invoices.ts";
import { tellProblem, tellReceipt, tellRefunded } from "../mails.ts";
import { InvoiceModel, SubscriptionModel, type SubscriptionRecord, storedInvoices } from "../model.ts";
import { isSecondAgency } from "../second.ts";
import { type Both, findBoth, isPaused, isRunning, stateOf } from "../subscriptions.ts";
import { hasPlaces } from "../sums.ts";
import { OrderModel, type OrderRecord, storedOrders } from "./model.ts";

/** `settled`: nothing more will come of it; `open`: ask again later; `unknown`: no order of ours has it. */
export type Settled = "settled" | "open" | "unknown";

/** An order that waits is asked about again after so long, and whatever is owed. */
const ASK_AGAIN_MS = 10 * 60_000;

/**
 * Asks the provider what became of a payment, and does what follows from it: whatever told us of it, however often and in which
 * order. @throws PaymentsUnreachable
 */
export async function settleByRef(provider: ProviderName, ref: string, now: Date): Promise<Settled> {
  if (provider !== payments().name) return "unknown";
  const payment = await payments().find(ref);
  if (!payment) return "unknown";
  const known = storedOrders.read(await OrderModel.findOne({ provider, ref: payment.ref }).lean());
  const order = known ?? (await findOrder(payment.order));
  if (!order) return "unknown";
  return outcomeOf(await settle(order, payment, now));
}

/** Nothing of it is real money. */
const isPlayed = ({ provider }: Pick<OrderRecord, "provider">) => provider === "sandbox";

const findOrder = async (id: string): Promise<OrderRecord | null> =>
  mongoose.isObjectIdOrHexString(id) ? storedOrders.read(await OrderModel.findById(id).lean()) : null;

export const outcomeOf = ({ status, owed, refunded }: OrderRecord): Settled =>
  status === "open" || owed > refunded ? "open" : "settled";

/** Does what follows from a payment as it is now. @returns the order as it is then. @throws PaymentsUnreachable */
export async function settle(order: OrderRecord, payment: Payment, now: Date): Promise<OrderRecord> {
  const named = order.ref === payment.ref ? order : await change(order, { ref: payment.ref });
  const moved = await moveOn(named, payment, now);
  const followed = await follow(moved, payment, now);
  return payBack(followed, now);
}

async function change({ _id }: OrderRecord, values: Partial<OrderRecord>): Promise<OrderRecord> {
  const changed = await OrderModel.findOneAndUpdate({ _id }, { $set: values }, { returnDocument: "after" }).lean();
  return read(changed);
}

function read(stored: unknown): OrderRecord {
  const order = storedOrders.read(stored);
  if (!order) throw new Error("An order cannot be read that was written a moment ago.");
  return order;
}

async function moveOn(order: OrderRecord, payment: Payment, now: Date): Promise<OrderRecord> {
  switch (payment.status) {
    case "paid":
      // One that was given up and paid after all is given as well, if that still fits.
      return order.status === "paid" || order.status === "refunded" ? order : give(order, payment, now);
    case "declined":
      // On a page somebody can try another card.
      return order.isCharge || payment.url === null ? close(order, "declined", now) : keepOpen(order, payment, now);
    case "expired":
      return close(order, "expired", now);
    default:
      // Nobody is there who could confirm it, or there is no page for that: they are asked for another payment.
      if (payment.status === "action" && (order.kind === "renewal" || (order.isCharge && payment.url === null)))
        return endUnconfirmed(order, payment, now);
      return keepOpen(order, payment, now);
  }
}

async function endUnconfirmed(order: OrderRecord, { ref }: Payment, now: Date): Promise<OrderRecord> {
  const payment = await payments().expire(ref);
  return payment.status === "paid" ? give(order, payment, now) : close(order, "declined", now);
}

async function keepOpen(order: OrderRecord, { url }: Payment, now: Date): Promise<OrderRecord> {
  if (order.status !== "open") return order;
  return change(order, { url, askAt: new Date(now.getTime() + ASK_AGAIN_MS) });
}

/** Nothing was paid. Done once: who finds it closed has nothing to do. */
export const close = (order: OrderRecord, status: "declined" | "expired", now: Date): Promise<OrderRecord> =>
  transaction(async (session) => {
    const values = { status, url: null, askAt: null, settledAt: now };
    const filter = { _id: order._id, status: "open" as const };
    const { modifiedCount } = await OrderModel.updateOne(filter, { $set: values }, { session });
    if (modifiedCount === 1 && order.kind === "renewal")
      await failed(order, `order:${order._id}:declined`, now, session);
    return read(await OrderModel.findById(order._id).session(session).lean());
  });

/** An order of which nobody was asked anything is as if it had never been. */
export const drop = (_id: OrderRecord["_id"]) => OrderModel.deleteOne({ _id, status: "open", ref: null });

/** The next period was not paid for: features stay for the grace, and its owner is asked for another method. */
export async function failed(
  { team, plan, sum, currency, provider }: Pick<OrderRecord, "team" | "plan" | "sum" | "currency" | "provider">,
  key: string,
  now: Date,
  session: ClientSession,
): Promise<void> {
  const { kind, subscription } = await happen(
    { team, event: "payment_failed", key, change: asFailed(now) },
    now,
    session,
  );
  if (kind !== "done" || !subscription) return;
  const { status, failedAt, graceEndsAt, noticed } = subscription;
  // Cancelled meanwhile: nobody is asked for anything.
  if (status !== "payment_failed" && status !== "not_active") return;
  const next = failedAt && REMINDER_DAYS.find((day) => !noticed.includes(day));
  const nextTryAt = status === "payment_failed" && failedAt && next ? daysAfter(failedAt, next) : null;
  const problem = {
    plan,
    cents: sum.due,
    currency,
    isSandbox: isPlayed({ provider }),
    nextTryAt,
    endsAt: graceEndsAt ?? now,
  };
  await tellProblem(team, problem, session);
}

const asFailed =
  (now: Date): NonNullable<Happening["change"]> =>
  (before) => {
    // A pause that nobody pays for at its end is over: the team stays as on the free plan.
    if (isPaused(before)) return { pausedUntil: null, noticed: [] };
    if (before.status !== "active") return {};
    return { failedAt: now, graceEndsAt: daysAfter(now, GRACE_PERIOD_DAYS), noticed: [0] };
  };

/**
 * Gives what was paid for, or decides that all of it goes back: in one transaction, so that of any number of those who learn of it
 * one does it, and a process that dies has done all of it or nothing.
 * @param payment null: nothing was due
 */
export const give = (order: OrderRecord, payment: Payment | null, now: Date): Promise<OrderRecord> =>
  transaction(async (session) => {
    const fresh = read(await OrderModel.findById(order._id).session(session).lean());
    if (fresh.status === "paid" || fresh.status === "refunded") return fresh;
    const both = await findBoth(fresh.team, session);
    const isGiven = both && fits(fresh, both, payment) && !(await isSecondAgency(both.team, fresh.plan, session));
    if (!isGiven) return refuse(fresh, payment, now, session);
    const method = methodAfter(fresh, payment, both);
    if (fresh.kind === "card" && !fresh.plan) return keepCard(fresh, method, now, session);
    const { coupon } = fresh;
    const isTaken = coupon !== null && !(await spendCoupon(coupon, now, session, String(fresh._id)));
    if (isTaken) return refuse(fresh, payment, now, session);
    for (const happening of happeningsOf(fresh, both.subscription, { payment, method }, now)) {
      const { kind } = await happen(happening, now, session);
      if (kind === "refused" || kind === "gone") return refuse(fresh, payment, now, session);
    }
    return settlePaid(fresh, payment, now, session);
  });

/** Whether it can still be given: nothing has changed that its price follows from. */
function fits(order: OrderRecord, { team, subscription }: Both, payment: Payment | null): boolean {
  const { kind, sum, currency, state, plan } = order;
  if (payment && (payment.amount !== sum.due || payment.currency.toUpperCase() !== currency)) return false;
  if (kind === "card" && !plan) return true;
  if (state !== stateOf(subscription)) return false;
  const { status } = subscription;
  // More people have come since it was shown.
  const isOther = plan !== null && plan.vendorId !== subscription.plan?.vendorId;
  if ((kind === "plan" || kind === "change" || isOther) && !hasPlaces(team, plan)) return false;
  if (kind === "onetime") return moved(status, "onetime_paid") === "onetime";
  // Whoever has cancelled meanwhile does not go on; who changes the plan goes on with that.
  if (kind === "renewal" || kind === "card")
    return status === "active" || status === "payment_failed" || isPaused(subscription);
  return status === "cancelled" || moved(status, "paid") === "active";
}

/**
 * What later payments are made with: whoever has handed the team over meanwhile pays this one, and none of those.
 * A charge brings no other method than the one that it was made with, as long as that is kept.
 */
function methodAfter(
  { isCharge, user }: OrderRecord,
  payment: Payment | null,
  { team, subscription: { method } }: Both,
): Method | null {
  const brought = payment?.method;
  if (!brought) return method;
  const isKept = isCharge ? brought.ref === method?.ref : user?.equals(members.ownerOf(team));
  return isKept ? brought : method;
}

type Paid = { payment: Payment | null; method: Method | null };

function happeningsOf(order: OrderRecord, { status }: SubscriptionRecord, paid: Paid, now: Date): Happening[] {
  const { _id, team, kind } = order;
  const key = `order:${_id}`;
  const given = (before: SubscriptionRecord) => givenBy(order, before, paid, now);
  if (kind === "onetime") return [{ team, event: "onetime_paid", key, change: given }];
  const bought: Happening = { team, event: kind === "change" ? "change" : "paid", key, change: given };
  return status === "cancelled" ? [{ team, event: "resume", key: `${key}:resumed` }, bought] : [bought];
}

/** What a subscription becomes by an order that is paid. */
function givenBy(
  order: OrderRecord,
  before: SubscriptionRecord,
  { payment, method }: Paid,
  now: Date,
): Partial<SubscriptionRecord> {
  const { plan, sum, provider } = order;
  const common = {
    next: null,
    provider,
    // Where nothing was due, the period is paid by what was paid before.
    ref: payment?.ref ?? before.ref,
    method,
    credit: sum.left,
    failedAt: null,
    graceEndsAt: null,
    isPausing: false,
    pausedUntil: null,
    noticed: [],
  };
  const editableUntil = order.kind === "onetime" ? daysAfter(now, EDITABLE_DAYS) : null;
  const { startsAt, endsAt, anchorAt } = periodOf(order, before, now);
  const paid = sum.price - sum.discount;
  return {
    ...common,
    plan,
    price: plan ? sum.price : 0,
    paid: plan ? paid : 0,
    anchorAt,
    startsAt,
    endsAt,
    editableUntil,
  };
}

/** From when to when. What is bought anew begins when it is paid; what is changed, where the price was reckoned for. */
function periodOf({ kind, plan, startsAt, endsAt }: OrderRecord, before: SubscriptionRecord, now: Date) {
  if (!plan) return { startsAt: now, endsAt: null, anchorAt: null };
  const months = MONTHS[plan.period];
  // After a payment has failed it goes on from where that was due, as it was shown.
  if (kind === "plan" && before.status !== "payment_failed")
    return { startsAt: now, endsAt: periodEnd(now, months, 1), anchorAt: now };
  if (kind === "plan") return { startsAt, endsAt, anchorAt: startsAt };
  if (kind === "change") return { startsAt, endsAt, anchorAt: startsAt };
  const goesOn = before.anchorAt && before.plan?.period === plan.period && before.status !== "not_active";
  return { startsAt, endsAt, anchorAt: goesOn ? before.anchorAt : startsAt };
}

async function settlePaid(
  order: OrderRecord,
  payment: Payment | null,
  now: Date,
  session: ClientSession,
): Promise<OrderRecord> {
  const { team, plan, percentOff } = order;
  const both = await findBoth(team, session);
  const { startsAt, endsAt, method } = both?.subscription ?? { ...order, method: null };
  // The period as it was given.
  const given = { ...order, startsAt: startsAt ?? now, endsAt: plan ? endsAt : null };
  const paidBy = payment && method ? `${method.brand} ${method.last4}`.trim() : "";
  const invoice = await billOrder(given, { paidBy, percentOff }, now, session);
  if (invoice) await tellReceipt(invoice, given, session);
  return settled(order, { status: "paid", startsAt: given.startsAt, endsAt: given.endsAt }, now, session);
}

async function settled(
  { _id }: OrderRecord,
  values: Partial<OrderRecord>,
  now: Date,
  session: ClientSession,
): Promise<OrderRecord> {
  const change = { $set: { url: null, askAt: null, settledAt: now, ...values } };
  return read(await OrderModel.findOneAndUpdate({ _id }, change, { session, returnDocument: "after" }).lean());
}

async function keepCard(
  order: OrderRecord,
  method: Method | null,
  now: Date,
  session: ClientSession,
): Promise<OrderRecord> {
  await SubscriptionModel.updateOne({ _id: order.team }, { $set: { method, provider: order.provider } }, { session });
  return settled(order, { status: "paid" }, now, session);
}

/** It was paid and cannot be given: all of it goes back. That it does is decided here, and done afterwards, until it is. */
async function refuse(
  order: OrderRecord,
  payment: Payment | null,
  now: Date,
  session: ClientSession,
): Promise<OrderRecord> {
  if (order.coupon !== null) await freeCoupon(String(order._id), session);
  if (!payment || payment.amount === 0) return settled(order, { status: "expired" }, now, session);
  const { team, plan, currency } = order;
  const cents = payment.amount;
  const isSandbox = isPlayed(order);
  await tellRefunded(team, { plan, cents, currency, isSandbox, why: "not_given", at: now }, session);
  return settled(order, { status: "refunded", owed: cents, askAt: now }, now, session);
}

/** What has gone back, whoever sent it: a credit note for as much, and what follows for the subscription that it had paid for. */
async function follow(order: OrderRecord, payment: Payment, now: Date): Promise<OrderRecord> {
  const isLost = payment.dispute === "lost";
  const back = isLost ? payment.amount : payment.refunded;
  if (order.status === "open" || back <= order.refunded) return order;
  return transaction(async (session) => {
    const fresh = read(await OrderModel.findById(order._id).session(session).lean());
    const cents = back - fresh.refunded;
    if (cents <= 0) return fresh;
    const invoice = storedInvoices.read(await InvoiceModel.findOne({ payment: payment.ref }).session(session).lean());
    if (invoice) {
      await creditNote(invoice, cents, now, session);
      const { plan, currency, team } = fresh;
      const isSandbox = isPlayed(fresh);
      await tellRefunded(team, { plan, cents, currency, isSandbox, why: "paid_back", at: now }, session);
      await takeBack(fresh, payment, { cents, isLost }, now, session);
    }
    const values = { refunded: back, askAt: fresh.owed > back ? fresh.askAt : null };
    return settled(fresh, { ...values, status: fresh.status, settledAt: fresh.settledAt }, now, session);
  });
}

/**
 * Only the payments that the present period was paid with take something away: what is over stays as it was. The plan ends with a lost
 * dispute, and where less is left than went back.
 */
async function takeBack(
  order: OrderRecord,
  { amount, refunded }: Payment,
  { cents, isLost }: { cents: number; isLost: boolean },
  now: Date,
  session: ClientSession,
): Promise<void> {
  const { _id, team, sum } = order;
  const both = await findBoth(team, session);
  if (!both || !(await hasPaidFor(order, both.subscription, session))) return;
  // The period's price is before tax.
  const net = cents - prorated(sum.tax, cents, sum.due);
  const paid = Math.max(0, both.subscription.paid - net);
  const isAll = refunded >= amount && paid < sum.due - sum.tax;
  const event = isLost ? "dispute_lost" : isAll ? "refund_full" : null;
  const change = (before: SubscriptionRecord) => ({
    paid: 0,
    credit: before.credit + restOf({ ...before, paid }, now),
  });
  if (event) await happen({ team, event, key: `order:${_id}:${event}`, change }, now, session);
  else await SubscriptionModel.updateOne({ _id: team }, { $set: { paid } }, { session });
}

/** Payments that one period was bought with: each but the first was made with the rest of those before it. */
const MOST_TOGETHER = 100;

/** Whether an order's money is in the period that runs: it has paid for it, or for one whose rest it was bought with. */
async function hasPaidFor({ _id }: OrderRecord, { _id: team, ref }: SubscriptionRecord, session: ClientSession) {
  const latest = { settledAt: -1, _id: -1 } as const;
  const rows = await OrderModel.find({ team, status: "paid" })
    .sort(latest)
    .limit(MOST_TOGETHER)
    .session(session)
    .lean();
  const orders = storedOrders.readAll(rows).filter(({ plan, oneTime }) => plan || oneTime);
  const since = orders.slice(ref === null ? orders.length : orders.findIndex((order) => order.ref === ref));
  const first = since.findIndex(({ sum }) => sum.credit === 0);
  return since.slice(0, first === -1 ? since.length : first + 1).some((order) => order._id.equals(_id));
}

/** What other payments have brought for a period that ends, and was not used up: it comes off the next one. */
function restOf(subscription: SubscriptionRecord, now: Date): number {
  const { paid, startsAt, endsAt } = subscription;
  return isRunning(subscription, now) && startsAt && endsAt ? creditOf({ paid, startsAt, endsAt }, now) : 0;
}

/** Sends back what is owed and has not gone yet: the same again is the same to the provider. @throws PaymentsUnreachable */
async function payBack(order: OrderRecord, now: Date): Promise<OrderRecord> {
  const { _id, owed, refunded, ref } = order;
  if (owed <= refunded || ref === null) return order;
  await change(order, { askAt: new Date(now.getTime() + ASK_AGAIN_MS) });
  const payment = await payments().refund({ ref, cents: owed - refunded, key: `${_id}:${owed}` });
  return follow(order, payment, now);
}
