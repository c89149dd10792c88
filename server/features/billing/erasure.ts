/** What becomes of plans and invoices when an account is deleted: billing ends first. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { dueAt } from "#shared/billing/due.ts";
import type { SubscriptionStatus } from "#shared/billing/statuses.ts";
import { changeAll, type Erased, eraseAll, oneOf } from "../../db/erasing.ts";
import { happen, write } from "./happen.ts";
import { HappenedModel, InvoiceModel, SubscriptionModel, storedSubscriptions } from "./model.ts";
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

/** Invoices have to be kept (GDPR, article 17(3)(b)), and name no account any more; the rest goes. */
export async function eraseBilling({ teams, alias }: Erased, signal: AbortSignal): Promise<void> {
  const theirs = { team: oneOf(teams) };
  await changeAll(InvoiceModel, theirs, { $set: { team: alias } }, signal);
  await eraseAll(OrderModel, theirs, signal);
  await eraseAll(HappenedModel, theirs, signal);
  await eraseAll(SubscriptionModel, { _id: oneOf(teams) }, signal);
}
