/** What becomes of plans and invoices when an account is deleted: billing ends first. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { dueAt } from "#shared/billing/due.ts";
import type { Leaving } from "#shared/billing/schema.ts";
import type { SubscriptionStatus } from "#shared/billing/statuses.ts";
import { payments } from "../../ports/payments/payments.ts";
import { changeAll, type Erased, eraseAll, oneOf } from "../../db/erasing.ts";
import { transaction } from "../../db/transactions.ts";
import { BuyerModel } from "./buyers.ts";
import { CouponModel } from "./coupons.ts";
import { happen, write } from "./happen.ts";
import { forgetLeavings, LeavingModel, noteLeaving } from "./leavings.ts";
import { HappenedModel, InvoiceModel, SubscriptionModel, storedSubscriptions } from "./model.ts";
import { OrderModel, storedOrders } from "./orders/model.ts";

/** Of these somebody would be charged again, or asked to pay. */
const RUNNING: readonly SubscriptionStatus[] = ["active", "payment_failed", "trial", "unknown"];

/**
 * Has a plan end with what was paid for; one that is paused does not begin again. Nothing else is ended by it.
 * @param key once
 */
export async function cancelForDeletion(
  team: Types.ObjectId,
  key: string,
  now: Date,
  session: ClientSession,
): Promise<void> {
  const known = storedSubscriptions.read(await SubscriptionModel.findById(team).session(session).lean());
  if (!known) return;
  if (RUNNING.includes(known.status))
    await happen({ team, event: "cancel", key, change: () => ({ next: null, pausedUntil: null }) }, now, session);
  else if (known.pausedUntil !== null) {
    const after = { ...known, pausedUntil: null };
    await write([{ ...after, dueAt: dueAt(after) }], session);
  }
}

/** Until when one of some teams has paid; null: nothing runs that was paid for. */
export async function paidUntil(teams: readonly Types.ObjectId[]): Promise<Date | null> {
  const these = { _id: mongoose.trusted({ $in: [...teams] }) };
  const rows = storedSubscriptions.readAll(await SubscriptionModel.find(these).lean());
  const ends = rows.flatMap(({ status, endsAt }) =>
    endsAt && (status === "active" || status === "cancelled" || status === "payment_failed") ? [endsAt] : [],
  );
  return ends.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

/** Whether a payment of one of some teams is under way. */
export const isPaying = async (teams: readonly Types.ObjectId[], session: ClientSession): Promise<boolean> =>
  (await OrderModel.exists({ team: mongoose.trusted({ $in: [...teams] }), status: "open" }).session(session)) !== null;

/** Notes why somebody deletes their account, with the reasons of those who cancel; under the id that the account's own team has. */
export const noteDeletion = (user: Types.ObjectId, leaving: Leaving, at: Date, session: ClientSession) =>
  noteLeaving(user, leaving, "delete", at, session);

/** Somebody who has not left has no reason. */
export const unnoteDeletion = (team: Types.ObjectId, session: ClientSession) =>
  LeavingModel.deleteMany({ team, event: "delete" as const }, { session });

/** Invoices have to be kept (GDPR, article 17(3)(b)), and name no account any more; the rest goes. */
export async function eraseBilling({ user, teams, alias }: Erased, signal: AbortSignal): Promise<void> {
  const theirs = { team: oneOf(teams) };
  await changeAll(InvoiceModel, theirs, { $set: { team: alias } }, signal);
  await forgetBuyers(teams, signal);
  await eraseAll(OrderModel, theirs, signal);
  await eraseAll(HappenedModel, theirs, signal);
  const own = { _id: oneOf(teams) };
  await eraseAll(SubscriptionModel, own, signal);
  await eraseAll(BuyerModel, own, signal);
  await eraseAll(CouponModel, own, signal);
  for (const team of [user, ...teams]) await transaction((session) => forgetLeavings(team, session));
}

/** Has whoever takes the money forget the person and their card: what they are called there is asked of their payments. */
async function forgetBuyers(teams: Erased["teams"], signal: AbortSignal): Promise<void> {
  const paid = { team: oneOf(teams), ref: mongoose.trusted({ $ne: null }) };
  const forgotten = new Set<string>();
  for await (const stored of OrderModel.find(paid).lean().cursor()) {
    signal.throwIfAborted();
    const order = storedOrders.read(stored);
    // Of a provider that this installation has no more nobody can be asked.
    if (!order?.ref || order.provider !== payments().name) continue;
    const customer = (await payments().find(order.ref))?.method?.customer;
    if (customer === undefined || forgotten.has(customer)) continue;
    await payments().forget(customer);
    forgotten.add(customer);
  }
}
