/** What becomes of plans and invoices when an account is deleted: billing ends first. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { dueAt } from "#shared/billing/due.ts";
import type { Leaving } from "#shared/billing/schema.ts";
import type { SubscriptionStatus } from "#shared/billing/statuses.ts";
import { changeAll, type Erased, eraseAll, oneOf } from "../../db/erasing.ts";
import { transaction } from "../../db/transactions.ts";
import { payments } from "../../ports/payments/payments.ts";
import { BuyerModel } from "./buyers.ts";
import { CouponModel } from "./coupons.ts";
import { happen, write } from "./happen.ts";
import { left } from "./leaving.ts";
import { forgetLeavings, LeavingModel, noteLeaving } from "./leavings.ts";
import {
  HappenedModel,
  InvoiceModel,
  SubscriptionModel,
  type SubscriptionRecord,
  storedSubscriptions,
} from "./model.ts";
import { KeyModel } from "./once.ts";
import { OrderModel } from "./orders/model.ts";

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
  if (RUNNING.includes(known.status)) {
    const change = (before: SubscriptionRecord) => ({ ...left(now)(before), next: null });
    await happen({ team, event: "cancel", key, change }, now, session);
  } else if (known.pausedUntil !== null) {
    const after = { ...known, pausedUntil: null };
    await write([{ before: known, after: { ...after, dueAt: dueAt(after) } }], session);
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

/** Whether a payment of one of some teams is under way, or goes back. */
export async function isPaying(teams: readonly Types.ObjectId[], session: ClientSession): Promise<boolean> {
  const waits = [{ status: "open" as const }, { askAt: mongoose.trusted({ $ne: null }) }];
  const filter = { team: mongoose.trusted({ $in: [...teams] }), $or: waits };
  return (await OrderModel.exists(filter).session(session)) !== null;
}

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
  await eraseAll(KeyModel, { account: user }, signal);
  await eraseAll(HappenedModel, theirs, signal);
  const own = { _id: oneOf(teams) };
  await eraseAll(SubscriptionModel, own, signal);
  await eraseAll(BuyerModel, own, signal);
  await eraseAll(CouponModel, own, signal);
  for (const team of [user, ...teams]) await transaction((session) => forgetLeavings(team, session));
}

/** Has whoever takes the money forget the person and their cards, while it is known what they are called there. */
async function forgetBuyers(teams: Erased["teams"], signal: AbortSignal): Promise<void> {
  const kept = { _id: oneOf(teams), method: mongoose.trusted({ $ne: null }) };
  for (const { provider, method } of storedSubscriptions.readAll(await SubscriptionModel.find(kept).lean())) {
    signal.throwIfAborted();
    // Of a provider that this installation has no more nobody can be asked.
    if (method && provider === payments().name) await payments().forget(method.customer);
  }
}
