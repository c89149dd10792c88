/** The payment provider of an installation without one: everything is as with a real one, and nothing is charged. */

import { pathTo } from "#shared/routes.ts";
import { unlessDuplicate } from "../../../db/mongo.ts";
import { type Payments, PaymentsUnreachable } from "../../../ports/payments/payments.ts";
import { settings } from "../../../settings.ts";
import {
  SandboxMethodModel,
  SandboxPaymentModel,
  type SandboxPaymentRecord,
  type Script,
  storedMethods,
  storedPayments,
} from "./model.ts";
import { change, findByRef, messageOf, newRef, newTold, present, refundedOf, send, toldSince } from "./records.ts";
import { open, SEAL_HEADER } from "./seal.ts";

const MAX_RECENT = 1000;

/** What becomes of a charge at once. */
const OUTCOMES = {
  works: { status: "paid", tell: "payment.paid" },
  declines: { status: "declined", tell: "payment.declined" },
  asks: { status: "action", tell: "payment.action" },
} as const satisfies Record<Script, { status: SandboxPaymentRecord["status"]; tell: string }>;

type New = Omit<SandboxPaymentRecord, "_id" | "createdAt" | "updatedAt">;

/** What is the same for a payment of either kind when it begins. */
const BEGUN = { method: null, refunds: [], dispute: "none", told: [], toldAt: null } as const;

export const sandboxPayments: Payments = {
  name: "sandbox",
  isSandbox: true,

  async checkout({ order, cents, currency, text, customer, keepsMethod, returnUrl, cancelUrl, expiresAt }) {
    const { payment } = await begin({
      ...BEGUN,
      refunds: [],
      told: [],
      ref: newRef("pay"),
      order,
      kind: "checkout",
      status: "open",
      amount: cents,
      currency,
      text,
      customer: customer ?? newRef("buyer"),
      keepsMethod: keepsMethod || cents === 0,
      returnUrl,
      cancelUrl,
      expiresAt,
    });
    return present(await upToDate(payment));
  },

  async charge({ order, cents, currency, text, method: { customer, ref } }) {
    const kept = storedMethods.read(await SandboxMethodModel.findOne({ ref, "method.customer": customer }).lean());
    // A card that was forgotten pays nothing.
    const { status, tell } = OUTCOMES[kept?.script ?? "declines"];
    const told = newTold(tell, new Date());
    const { PUBLIC_URL } = settings();
    const { payment, isNew } = await begin({
      ...BEGUN,
      refunds: [],
      ref: newRef("pay"),
      order,
      kind: "charge",
      status,
      amount: cents,
      currency,
      text,
      customer,
      keepsMethod: false,
      method: kept?.method ?? null,
      // Whoever was asked by their bank hears there what became of it.
      returnUrl: `${PUBLIC_URL}${pathTo("account-upgrade")}?order=${order}`,
      cancelUrl: PUBLIC_URL + pathTo("account-billing"),
      expiresAt: null,
      told: [told],
      toldAt: told.at,
    });
    if (isNew) send(messageOf(payment, told));
    return present(payment);
  },

  async find(ref) {
    const payment = await findByRef(ref);
    return payment && present(await upToDate(payment));
  },

  async findByOrder(order) {
    const rows = storedPayments.readAll(await SandboxPaymentModel.find({ order }).lean());
    const [best] = (await Promise.all(rows.map(upToDate))).toSorted((a, b) => rankOf(b) - rankOf(a));
    return best ? present(best) : null;
  },

  async refund({ ref, cents, key }) {
    const payment = await change(ref, (before) => {
      const left = before.amount - refundedOf(before);
      const isPaidBack = before.refunds.some((refund) => refund.key === key);
      if (before.status !== "paid" || isPaidBack || left <= 0) return null;
      const refunds = [...before.refunds, { key, cents: Math.min(cents, left) }];
      return { set: { refunds }, tell: "payment.refunded" };
    });
    return present(payment ?? unknown(ref));
  },

  async expire(ref) {
    const payment = await change(ref, ({ status }) =>
      status === "open" || status === "action" ? { set: { status: "expired" }, tell: "payment.expired" } : null,
    );
    return present(payment ?? unknown(ref));
  },

  async forget(customer) {
    await SandboxMethodModel.deleteMany({ "method.customer": customer });
    await SandboxPaymentModel.updateMany({ customer }, { $set: { method: null } });
  },

  read: (body, headers, now) => open(body, headers[SEAL_HEADER], now),

  recent: (since) => toldSince(since, MAX_RECENT),
};

/** There is one of a kind for an order: whoever asks again, or at once with another, gets that one. */
async function begin(values: New): Promise<{ payment: SandboxPaymentRecord; isNew: boolean }> {
  const { order, kind } = values;
  const known = async () => storedPayments.read(await SandboxPaymentModel.findOne({ order, kind }).lean());
  const before = await known();
  if (before) return { payment: before, isNew: false };
  const created = await unlessDuplicate(SandboxPaymentModel.create(values));
  const payment = created ? storedPayments.read(created.toObject()) : await known();
  return { payment: payment ?? unknown(values.ref), isNew: created !== null };
}

/** A page whose time is over. Nobody watches the clock for it: it is over when somebody looks. */
async function upToDate(payment: SandboxPaymentRecord): Promise<SandboxPaymentRecord> {
  const isOver = ({ kind, status, expiresAt }: SandboxPaymentRecord) =>
    kind === "checkout" && (status === "open" || status === "action") && expiresAt !== null && expiresAt <= new Date();
  if (!isOver(payment)) return payment;
  const after = await change(payment.ref, (now) =>
    isOver(now) ? { set: { status: "expired" }, tell: "payment.expired" } : null,
  );
  return after ?? payment;
}

/** Of several payments for an order the one that counts: what was paid, or else can be. */
const rankOf = ({ status, kind }: SandboxPaymentRecord): number =>
  ["expired", "declined", "action", "open", "paid"].indexOf(status) * 2 + (kind === "checkout" ? 1 : 0);

/** @throws PaymentsUnreachable */
function unknown(ref: string): never {
  throw new PaymentsUnreachable(`The sandbox has no payment ${ref}.`);
}
