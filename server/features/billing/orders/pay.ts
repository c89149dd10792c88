/** Asks the provider for a payment, and about one: each order is asked for under its own id, so that it is paid once. */
import { CHECKOUT_MINUTES } from "#shared/billing/constants.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { languageNow, t } from "#shared/languages/translate.ts";
import { pathTo } from "#shared/routes.ts";
import { type Payment, PaymentsUnreachable, payments } from "../../../ports/payments/payments.ts";
import { settings } from "../../../settings.ts";
import * as account from "../../account/service.ts";
import * as members from "../../members/service.ts";
import { planInWords } from "../mails.ts";
import { findBoth } from "../subscriptions.ts";
import { OrderModel, type OrderRecord, storedOrders } from "./model.ts";
import { close, give, settle } from "./settle.ts";

const MINUTE_MS = 60_000;
/** A call to the provider has ended by then: what it does not know of an order, it was never asked. */
const IN_FLIGHT_MS = MINUTE_MS;

/** Has an order paid, or goes on with that. @returns the order as it is then. @throws PaymentsUnreachable */
export async function pay(order: OrderRecord, now: Date): Promise<OrderRecord> {
  if (order.sum.due === 0 && order.kind !== "card") return give(order, null, now);
  const payment = order.isCharge ? await charge(order) : await openPage(order);
  // Gone, or without a method of payment: nothing was asked for.
  return payment ? settle(order, payment, now) : close(order, "declined", now);
}

async function charge({ _id, team, sum, currency, plan }: OrderRecord): Promise<Payment | null> {
  const method = (await findBoth(team))?.subscription.method;
  if (!method) return null;
  const { customer, ref } = method;
  const order = String(_id);
  return payments().charge({ order, cents: sum.due, currency, text: planInWords(plan), method: { customer, ref } });
}

async function openPage(order: OrderRecord): Promise<Payment | null> {
  const { _id, team: id, sum, currency, kind, plan, oneTime, back, createdAt } = order;
  const both = await findBoth(id);
  const owner = both && (await account.findById(String(members.ownerOf(both.team))));
  if (!owner) return null;
  const { PUBLIC_URL } = settings();
  const ours = PUBLIC_URL + pathTo("account-upgrade");
  return payments().checkout({
    order: String(_id),
    cents: sum.due,
    currency,
    text: plan || oneTime ? planInWords(plan) : t("Method of payment"),
    email: owner.email,
    customer: both.subscription.method?.customer ?? null,
    keepsMethod: kind !== "onetime",
    returnUrl: `${ours}?order=${_id}`,
    cancelUrl: back === null ? ours : PUBLIC_URL + back,
    expiresAt: pageEnd({ createdAt }),
    language: languageNow(),
  });
}

/** When a page of payment closes. */
export const pageEnd = ({ createdAt }: Pick<OrderRecord, "createdAt">): Date =>
  new Date(createdAt.getTime() + CHECKOUT_MINUTES * MINUTE_MS);

/**
 * Asks what became of an order that waits, or that something is owed for. One that its provider has never heard of was never asked
 * for: a renewal is, then, and the others have come to nothing.
 * @throws PaymentsUnreachable
 */
export async function ask(order: OrderRecord, now: Date): Promise<OrderRecord> {
  if (order.provider !== payments().name) return order;
  const payment =
    order.ref === null ? await payments().findByOrder(String(order._id)) : await payments().find(order.ref);
  if (payment) return settle(order, payment, now);
  if (order.status !== "open" || now.getTime() - order.createdAt.getTime() < IN_FLIGHT_MS) return order;
  return order.kind === "renewal" ? pay(order, now) : close(order, "expired", now);
}

/** The payment of a team that is on its way, if there is one. */
export const findOpen = async (team: OrderRecord["team"]): Promise<OrderRecord | null> =>
  storedOrders.read(await OrderModel.findOne({ team, status: "open" }).lean());

/**
 * Makes way for another payment: closes the page, at the provider first. What turns out to be paid is settled.
 * @throws payment_open (it was, or nobody knows yet), PaymentsUnreachable
 */
export async function clear(order: OrderRecord, now: Date): Promise<void> {
  const { ref, createdAt, provider } = order;
  if (provider !== payments().name) {
    // Of before another provider was chosen: there is nobody to ask.
    await close(order, "expired", now);
    return;
  }
  if (ref === null && now.getTime() - createdAt.getTime() < IN_FLIGHT_MS) fail("payment_open");
  const found = ref ?? (await payments().findByOrder(String(order._id)))?.ref ?? null;
  const after =
    found === null ? await close(order, "expired", now) : await settle(order, await payments().expire(found), now);
  if (after.status === "open" || after.status === "paid" || after.status === "refunded") fail("payment_open");
}

/** A call of ours whose provider does not answer says so. @throws payments_unreachable, and what `work` throws */
export async function reached<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (error instanceof PaymentsUnreachable) return fail("payments_unreachable", { cause: error });
    throw error;
  });
}
