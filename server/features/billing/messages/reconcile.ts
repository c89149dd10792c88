/** Reconciliation: what providers have told and never arrived, and orders of which nobody has told anything. */
import mongoose from "mongoose";
import * as z from "zod/mini";
import { daysAfter } from "#shared/billing/due.ts";
import { Failure, fail } from "#shared/errors/catalogue.ts";
import { type Handler, handler } from "../../../jobs/handler.ts";
import { kind } from "../../../jobs/kind.ts";
import { schedule, type Upkeep } from "../../../jobs/schedule.ts";
import { PaymentsUnreachable, payments } from "../../../ports/payments/payments.ts";
import { OrderModel, type OrderRecord, storedOrders } from "../orders/model.ts";
import { askForOrder } from "./ask.ts";
import { note, unknownOf } from "./take.ts";

/** What was told longer ago is left to the orders themselves. Providers try for three days. */
const LOOK_BACK_DAYS = 7;
/** Orders that are asked about in one run, the longest due first; the next run takes the rest. */
const MAX_ORDERS = 500;
/** Of so many one after the other it did not answer for: it is away, and not asked about the rest. */
const MAX_UNANSWERED = 3;
/** An order that could not be asked about comes after all others that are due by then. */
const BACK_OF_QUEUE_MS = 10 * 60_000;

const RECONCILE = kind({
  name: "billing.reconcile",
  data: z.object({}),
  keptMs: 0,
  deadlineMs: 10 * 60_000,
  maxTries: 3,
});

/** Every quarter of an hour. */
export const messageUpkeep = (): readonly Upkeep[] => [
  schedule("billing.reconcile", { calendar: "*/15 * * * *", kind: RECONCILE, data: {} }),
];

/** @throws payments_unreachable, or whatever was the first problem with an order, after the others were asked about */
export async function reconcile(now: Date, signal?: AbortSignal): Promise<{ messages: number; orders: number }> {
  const messages = await catchUp(now, signal);
  const due = { provider: payments().name, askAt: mongoose.trusted({ $lte: now }) };
  const orders = storedOrders.readAll(await OrderModel.find(due).sort({ askAt: 1 }).limit(MAX_ORDERS).lean());
  const problems: unknown[] = [];
  let unanswered = 0;
  for (const order of orders) {
    signal?.throwIfAborted();
    try {
      await askForOrder(order, now);
      unanswered = 0;
    } catch (error) {
      problems.push(error);
      await toTheBack(order, now);
      unanswered = error instanceof Failure && error.code === "payments_unreachable" ? unanswered + 1 : 0;
      if (unanswered === MAX_UNANSWERED) break;
    }
  }
  if (problems.length > 0) throw problems[0];
  return { messages, orders: orders.length };
}

/** One that can never be settled does not hold up the others (head-of-line blocking): each of the next runs begins with those. */
const toTheBack = ({ _id, askAt }: OrderRecord, now: Date) =>
  OrderModel.updateOne({ _id, askAt }, { $set: { askAt: new Date(now.getTime() + BACK_OF_QUEUE_MS) } });

/** Takes what was told and never arrived, as if it had. @returns how many */
async function catchUp(now: Date, signal?: AbortSignal): Promise<number> {
  const told = await payments()
    .recent(daysAfter(now, -LOOK_BACK_DAYS))
    .catch((error: unknown) => {
      if (error instanceof PaymentsUnreachable) return fail("payments_unreachable", { cause: error });
      throw error;
    });
  let count = 0;
  for (const message of await unknownOf(told)) {
    signal?.throwIfAborted();
    if (await note(message, now)) count += 1;
  }
  return count;
}

export const reconcileHandler: Handler = handler(RECONCILE, async (_data, { signal, note: say }) => {
  say(await reconcile(new Date(), signal));
});
