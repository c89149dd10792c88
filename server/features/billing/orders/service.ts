/** What people order: plans, changes of them, what is bought once, and other methods of payment. */
import mongoose, { type Types } from "mongoose";
import type { Order, OrderInput, Quote } from "#shared/billing/schema.ts";
import { Failure, fail } from "#shared/errors/catalogue.ts";
import { offeredBy } from "#shared/plans/offers.ts";
import { limit, mayTake } from "../../../db/cache/limit.ts";
import { transaction } from "../../../db/transactions.ts";
import { payments } from "../../../ports/payments/payments.ts";
import type { Viewer } from "../../auth/viewer.ts";
import { offers } from "../../plans/service.ts";
import { runningCoupon } from "../coupons.ts";
import { happen } from "../happen.ts";
import { possibleOf, presentOrder } from "../present.ts";
import { renewalOf } from "../renewal.ts";
import { isSecondAgency, withoutSecond } from "../second.ts";
import { stateOf, subscriptionOf } from "../subscriptions.ts";
import { sumNow } from "../sums.ts";
import { OrderModel, type OrderRecord, storedOrders } from "./model.ts";
import { ask, reached } from "./pay.ts";
import { asRefused, type NewOrder, place } from "./place.ts";
import { type Buying, isCharged, type Price, quote as quoteOf, shownPrice } from "./price.ts";

const MINUTE_MS = 60_000;
/** Far more than anybody buys. */
const ORDERS_PER_TEAM = { limit: 300, windowMs: 60 * MINUTE_MS };
/** Screens ask every few seconds. */
const ASKED_PER_ORDER = { limit: 30, windowMs: MINUTE_MS };
/** Whoever asks again for what was declined a moment ago does not have it tried again. */
const DECLINED_MS = MINUTE_MS;

/** @throws change_refused: it would be a second agency */
async function buyingOf({ team }: Viewer, planId: string, now: Date): Promise<Buying> {
  const offered = offeredBy(offers(), planId);
  if (offered?.kind === "plan" && (await isSecondAgency(team, offered.plan))) fail("change_refused");
  const [subscription, coupon] = await Promise.all([subscriptionOf(team), runningCoupon(team._id, now)]);
  return { team, subscription, coupon: coupon && { id: String(coupon._id), percent: coupon.percent } };
}

/** @throws plan_unknown, quote_needed, plan_too_small, plan_same, change_refused */
export const quote = async (viewer: Viewer, planId: string, now: Date): Promise<Quote> =>
  quoteOf(await buyingOf(viewer, planId, now), planId, now);

/**
 * Orders what was shown.
 * @param isPaidOnPage also where a method was kept
 * @throws as `quote`, price_changed, payment_open, payment_declined, payments_unreachable, too_many_requests
 */
export async function order(
  viewer: Viewer,
  planId: string,
  input: OrderInput,
  { isPaidOnPage, now }: { isPaidOnPage: boolean; now: Date },
): Promise<Order> {
  const { team } = viewer;
  await limit(`orders:team:${team._id}`, ORDERS_PER_TEAM);
  const done = await findDone(team._id, planId, input, now);
  if (done) return presentDone(done);
  try {
    const buying = await buyingOf(viewer, planId, now);
    const price = await shownPrice(buying, planId, input.basis, now);
    if (price.at === "period_end") return presentOrder(await scheduleNext(viewer, price, input, now));
    const isCharge = !isPaidOnPage && isCharged(price, buying.subscription);
    return presentDone(await reached(() => place(newOrder(viewer, price, input, isCharge), now)));
  } catch (error) {
    // Another one with the same price was first: it is done.
    const same = error instanceof Failure ? await findDone(team._id, planId, input, now) : null;
    if (!same) throw error;
    return presentDone(same);
  }
}

/** What was ordered before for the price that was shown, and is settled. */
async function findDone(team: Types.ObjectId, planId: string, { basis }: OrderInput, now: Date) {
  // Renewals and cards have none.
  if (basis === "") return null;
  const settled = mongoose.trusted({ $in: ["paid", "scheduled", "refunded", "declined"] as const });
  const rows = await OrderModel.find({ team, basis, status: settled }).sort({ createdAt: -1 }).limit(5).lean();
  const orders = storedOrders.readAll(rows).filter(({ plan, oneTime }) => oneTime || plan?.vendorId === planId);
  return (
    orders.find(({ status }) => status !== "declined") ??
    orders.find(({ settledAt }) => settledAt !== null && now.getTime() - settledAt.getTime() < DECLINED_MS) ??
    null
  );
}

/** @throws payment_declined */
const presentDone = (order: OrderRecord): Order =>
  order.status === "declined" ? fail("payment_declined") : presentOrder(order);

const newOrder = (
  { team, user }: Viewer,
  { kind, plan, sum, coupon, percentOff, state, startsAt, endsAt }: Price,
  { basis, back }: OrderInput,
  isCharge: boolean,
): NewOrder => ({
  team: team._id,
  user: user._id,
  kind,
  plan,
  isCharge,
  sum,
  coupon,
  percentOff,
  basis,
  state,
  startsAt,
  endsAt,
  back: back ?? null,
});

/** Nothing is paid: it begins when what was paid for is over. Whoever has cancelled goes on with it. */
const scheduleNext = (viewer: Viewer, price: Price, input: OrderInput, now: Date): Promise<OrderRecord> =>
  transaction(async (session) => {
    const { team } = viewer;
    const before = await subscriptionOf(team, session);
    if (stateOf(before) !== price.state) fail("price_changed");
    const order = { ...newOrder(viewer, price, input, false), _id: new mongoose.Types.ObjectId() };
    const key = `order:${order._id}`;
    if (before.status === "cancelled")
      await happen({ team: team._id, event: "resume", key: `${key}:resumed`, change: goesOn }, now, session);
    const next = before.plan?.vendorId === price.plan?.vendorId ? null : price.plan;
    const { kind } = await happen({ team: team._id, event: "change", key, change: () => ({ next }) }, now, session);
    if (kind !== "done") fail("change_refused");
    const values = { ...order, status: "scheduled" as const, currency: offers().currency, provider: payments().name };
    const [made] = await OrderModel.create([{ ...values, createdAt: now, settledAt: now }], { session });
    return storedOrders.read(made?.toObject()) ?? fail("internal");
  });

const goesOn = () => ({ noticed: [], failedAt: null, graceEndsAt: null });

/** What became of an order; its provider is asked if nobody knows yet. @throws not_found */
export async function readOrder({ team }: Viewer, id: string, now: Date): Promise<Order> {
  const order = storedOrders.read(await OrderModel.findOne({ _id: id, team: team._id }).lean()) ?? fail("not_found");
  const isAsked = order.status === "open" && (await mayTake({ [`orders:asked:${id}`]: ASKED_PER_ORDER }));
  if (!isAsked) return presentOrder(order);
  return presentOrder(await reached(() => ask(order, now)).catch(orAsKnown(order)));
}

/** Whoever is back from paying sees what is known, however their provider is. */
const orAsKnown = (order: OrderRecord) => (error: unknown) => {
  if (error instanceof Failure && error.code === "payments_unreachable") return order;
  throw error;
};

/**
 * Opens a page on which a method of payment is kept; what a failed payment owes is paid there.
 * @throws change_refused, payments_unreachable, too_many_requests
 */
export async function changeCard(viewer: Viewer, back: string | null, now: Date): Promise<Order> {
  const { team, user } = viewer;
  await limit(`orders:team:${team._id}`, ORDERS_PER_TEAM);
  const subscription = await subscriptionOf(team);
  if (!possibleOf(subscription, now).card) fail("change_refused");
  const owed =
    subscription.status === "payment_failed" ? renewalOf(await withoutSecond({ team, subscription }), now) : null;
  const made = place(
    {
      team: team._id,
      user: user._id,
      kind: "card",
      plan: owed?.plan ?? null,
      isCharge: false,
      sum: owed?.sum ?? sumNow({ price: 0 }),
      coupon: null,
      percentOff: 0,
      basis: "",
      state: stateOf(subscription),
      startsAt: owed?.startsAt ?? now,
      endsAt: owed?.endsAt ?? null,
      back,
    },
    now,
  );
  return presentOrder(await reached(() => made.catch(asRefused)));
}
