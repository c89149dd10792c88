/** Makes orders: written before the provider is asked, one of a team on its way at a time. */
import mongoose from "mongoose";
import { Failure, fail } from "#shared/errors/catalogue.ts";
import { unlessDuplicate } from "../../../db/mongo.ts";
import { payments } from "../../../ports/payments/payments.ts";
import { offers } from "../../plans/service.ts";
import type { SubscriptionRecord } from "../model.ts";
import { findBoth, stateOf } from "../subscriptions.ts";
import { OrderModel, type OrderRecord, storedOrders } from "./model.ts";
import { clear, findOpen, pageEnd, pay } from "./pay.ts";
import { drop } from "./settle.ts";

const MINUTE_MS = 60_000;
/** Others ask for the same, or for something else, at the same moment. */
const MOST_TRIES = 4;
/** A page that is about to close is no help any more. */
const WORTH_MS = 10 * MINUTE_MS;

export type NewOrder = Pick<
  OrderRecord,
  | "team"
  | "user"
  | "kind"
  | "plan"
  | "isCharge"
  | "sum"
  | "coupon"
  | "percentOff"
  | "basis"
  | "state"
  | "startsAt"
  | "endsAt"
  | "back"
>;

/**
 * Makes an order and has it paid. Of many that are the same at once one is made, and the others go on with it.
 * @param stillFits asked once it is made: what was settled a moment before is seen then
 * @throws payment_open, price_changed, PaymentsUnreachable
 */
export async function place(
  order: NewOrder,
  now: Date,
  stillFits: (subscription: SubscriptionRecord) => boolean = (subscription) => stateOf(subscription) === order.state,
): Promise<OrderRecord> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const open = await findOpen(order.team);
    const same = open && isSame(open, order, now) ? open : null;
    if (open && !same) await clear(open, now);
    const made = same ?? (await unlessDuplicate(OrderModel.create(recordOf(order, now))));
    if (!made) continue;
    const both = await findBoth(order.team);
    if (both && stillFits(both.subscription)) {
      const found = same ?? storedOrders.read((made as InstanceType<typeof OrderModel>).toObject()) ?? fail("internal");
      return pay(await broughtBack(found, order), now);
    }
    if (!same) await drop(made._id);
    return fail("price_changed");
  }
  return fail("payment_open");
}

function recordOf(order: NewOrder, now: Date) {
  return {
    ...order,
    _id: new mongoose.Types.ObjectId(),
    status: "open" as const,
    oneTime: order.kind === "onetime",
    currency: offers().currency,
    provider: payments().name,
    askAt: new Date(now.getTime() + 2 * MINUTE_MS),
    createdAt: now,
  };
}

/** The same thing at the same price for the same person, and a page that stays open for a while: a page knows whose cards it offers. */
const isSame = (open: OrderRecord, order: NewOrder, now: Date): boolean =>
  open.kind === order.kind &&
  String(open.user) === String(order.user) &&
  open.isCharge === order.isCharge &&
  open.plan?.vendorId === order.plan?.vendorId &&
  open.state === order.state &&
  open.coupon === order.coupon &&
  Object.entries(order.sum).every(([part, cents]) => open.sum[part as keyof typeof open.sum] === cents) &&
  open.provider === payments().name &&
  (open.isCharge || pageEnd(open).getTime() - now.getTime() > WORTH_MS);

/** From the same page to where they have come from now. */
async function broughtBack(open: OrderRecord, { back }: NewOrder): Promise<OrderRecord> {
  if (back === open.back) return open;
  await OrderModel.updateOne({ _id: open._id, status: "open" }, { $set: { back } });
  return { ...open, back };
}

/** Whether `place` has refused because something else was first: another payment, or what its price followed from is another now. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof Failure && (error.code === "payment_open" || error.code === "price_changed");

/** For calls that show no price and no payment: there these are no answers, and the page says the same. @throws change_refused */
export function asRefused(error: unknown): never {
  if (isOvertaken(error)) return fail("change_refused", { cause: error });
  throw error;
}
