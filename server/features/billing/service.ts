/** What other features ask of billing. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { creditOf } from "#shared/billing/quote.ts";
import type { SiteConfig } from "#shared/lib/ssr.ts";
import { payments } from "../../ports/payments/payments.ts";
import { isSold } from "../../settings.ts";
import { happen } from "./happen.ts";
import { SubscriptionModel, type SubscriptionRecord } from "./model.ts";
import { OrderModel, type OrderRecord, storedOrders } from "./orders/model.ts";
import { findBoth, isRunning } from "./subscriptions.ts";

/** No method pays for a team any more: whoever kept it has gone, and the next payment asks for another one. */
export const dropMethod = (team: Types.ObjectId, session: ClientSession) =>
  SubscriptionModel.updateOne(
    { _id: team, method: mongoose.trusted({ $ne: null }) },
    { $set: { method: null } },
    { session },
  );

/** What goes back of a plan when a lifetime licence takes its place. */
type Rest = { order: OrderRecord; cents: number };

/** Cents that a lifetime licence would bring back: of the period that was paid for what is left, and what was kept of earlier ones. */
export const restOf = async (team: Types.ObjectId, now: Date): Promise<number> =>
  (await findRest(team, now, null))?.cents ?? 0;

/**
 * A team has a lifetime licence from now on: nothing is paid for again, and the rest of what was paid goes back to where it came from.
 * Part of the transaction that gives it; what goes back is sent by the next look at the orders.
 * @returns cents that go back
 */
export async function licensed(team: Types.ObjectId, key: string, now: Date, session: ClientSession): Promise<number> {
  const rest = await findRest(team, now, session);
  const change = () => ({ ...ENDED, credit: 0 });
  await happen({ team, event: "licence_on", key: `licence:${key}`, change }, now, session);
  if (!rest) return 0;
  const { order, cents } = rest;
  const owed = Math.max(order.owed, order.refunded) + cents;
  await OrderModel.updateOne({ _id: order._id }, { $set: { owed, askAt: now } }, { session });
  return cents;
}

const ENDED: Partial<SubscriptionRecord> = {
  plan: null,
  next: null,
  anchorAt: null,
  startsAt: null,
  endsAt: null,
  paid: 0,
  price: 0,
  failedAt: null,
  graceEndsAt: null,
  isPausing: false,
  pausedUntil: null,
  editableUntil: null,
  noticed: [],
};

async function findRest(team: Types.ObjectId, now: Date, session: ClientSession | null): Promise<Rest | null> {
  const both = await findBoth(team, session);
  if (!both) return null;
  const { ref, paid, startsAt, endsAt, credit } = both.subscription;
  if (!ref) return null;
  const filter = { team, ref, status: "paid" as const };
  const order = storedOrders.read(await OrderModel.findOne(filter).session(session).lean());
  if (!order) return null;
  const runs = isRunning(both.subscription, now) && startsAt && endsAt;
  const left = credit + (runs ? creditOf({ paid, startsAt, endsAt }, now) : 0);
  const { tax, due, price, discount, credit: used } = order.sum;
  // With the tax that was paid for it. No more than came in by that payment goes back to it.
  const net = price - discount - used;
  const taxed = net > 0 ? left + Math.round((left * tax) / net) : left;
  const cents = Math.min(taxed, due - Math.max(order.owed, order.refunded));
  return cents > 0 ? { order, cents } : null;
}

/** Whether anything is sold here, and with whose money. */
export const wayOfBilling = (): SiteConfig["billing"] => (!isSold() ? "off" : payments().isSandbox ? "sandbox" : "on");
