/** Reconciliation: what providers have told and never arrived, and orders of which nobody has told anything. */
import mongoose from "mongoose";
import * as z from "zod/mini";
import { daysAfter } from "#shared/billing/due.ts";
import { Failure, fail } from "#shared/errors/catalogue.ts";
import { type Handler, handler } from "../../../jobs/handler.ts";
import { kind } from "../../../jobs/kind.ts";
import { schedule, type Upkeep } from "../../../jobs/schedule.ts";
import { PaymentsUnreachable, payments } from "../../../ports/payments/payments.ts";
import { OrderModel, storedOrders } from "../orders/model.ts";
import { askForOrder } from "./ask.ts";
import { note, unknownOf } from "./take.ts";

/** What was told longer ago is left to the orders themselves. Providers try for three days. */
const LOOK_BACK_DAYS = 7;
/** Orders that are asked about in one run, the longest due first; the next run takes the rest. */
const MAX_ORDERS = 500;

/** So many in a row without an answer, and the provider is away. */
const AWAY_AFTER = 5;
const ASK_AGAIN_MS = 10 * 60_000;
const later = (now: Date) => new Date(now.getTime() + ASK_AGAIN_MS);

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

/** @throws payments_unreachable, and the first problem with an order, after all others were asked about */
export async function reconcile(now: Date, signal?: AbortSignal): Promise<{ messages: number; orders: number }> {
  const messages = await catchUp(now, signal);
  const due = { provider: payments().name, askAt: mongoose.trusted({ $lte: now }) };
  const orders = storedOrders.readAll(await OrderModel.find(due).sort({ askAt: 1 }).limit(MAX_ORDERS).lean());
  const problems: unknown[] = [];
  let unanswered = 0;
  for (const order of orders) {
    signal?.throwIfAborted();
    // Whatever comes of it: others are first next time.
    await OrderModel.updateOne({ _id: order._id, askAt: order.askAt }, { $set: { askAt: later(now) } });
    try {
      await askForOrder(order, now);
      unanswered = 0;
    } catch (error) {
      // One that cannot be settled does not hold up the others; a provider that is away does not answer for those either.
      const isAway = error instanceof Failure && error.code === "payments_unreachable";
      unanswered = isAway ? unanswered + 1 : 0;
      if (unanswered === AWAY_AFTER) throw error;
      problems.push(error);
    }
  }
  if (problems.length > 0) throw problems[0];
  return { messages, orders: orders.length };
}

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
