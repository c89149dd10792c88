/** Asks what became of the payment that a message is about, or that an order waits for. */
import type { Types } from "mongoose";
import { isObjectIdOrHexString } from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { type Message, PaymentsUnreachable, payments } from "../../../ports/payments/payments.ts";
import { OrderModel, type OrderRecord, storedOrders } from "../orders/model.ts";
import { type Settled, settleByRef } from "../orders/settle.ts";

/**
 * @returns `unknown`: it is of no order of ours
 * @throws payments_unreachable: to be asked again
 */
export const ask = (about: Pick<Message, "payment" | "order">, now: Date): Promise<Settled> =>
  whileThere(async () => {
    const ref = await refOf(about);
    return ref === null ? "unknown" : settleByRef(payments().name, ref, now);
  });

/** The same of an order that waits. `unknown`: its provider has never heard of it. @throws payments_unreachable */
export const askForOrder = (order: Pick<OrderRecord, "_id" | "ref">, now: Date): Promise<Settled> =>
  whileThere(async () => {
    const ref = order.ref ?? (await learnRef(order._id));
    return ref === null ? "unknown" : settleByRef(payments().name, ref, now);
  });

/** What the order's payment is called that a message is about: it may name the order, the payment, or something within that. */
async function refOf({ payment, order }: Pick<Message, "payment" | "order">): Promise<string | null> {
  const { name: provider } = payments();
  const own = order === null ? null : await refOfOrder(order);
  if (own !== null || payment === null) return own;
  if (await OrderModel.exists({ provider, ref: payment })) return payment;
  const found = await payments().find(payment);
  return found && refOfOrder(found.order);
}

async function refOfOrder(id: string): Promise<string | null> {
  if (!isObjectIdOrHexString(id)) return null;
  const order = storedOrders.read(await OrderModel.findOne({ _id: id, provider: payments().name }).lean());
  return order && (order.ref ?? learnRef(order._id));
}

/** The answer was lost that would have told what it is called. */
async function learnRef(id: Types.ObjectId): Promise<string | null> {
  const payment = await payments().findByOrder(String(id));
  if (!payment) return null;
  await OrderModel.updateOne({ _id: id, ref: null }, { $set: { ref: payment.ref, url: payment.url } });
  return payment.ref;
}

async function whileThere<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (error instanceof PaymentsUnreachable) return fail("payments_unreachable", { cause: error });
    throw error;
  });
}
