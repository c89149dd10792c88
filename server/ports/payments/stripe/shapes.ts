/** What Stripe answers, as far as we read it. Its lists of words grow: one that we do not know is no error. */
import * as z from "zod/mini";
import type { Method, Payment, PaymentStatus } from "../payments.ts";

const text = z.nullish(z.string());
const metadata = z.nullish(z.record(z.string(), z.string()));
/** A thing, or its id where it was not asked for. */
const idOf = z.pipe(
  z.union([z.string(), z.object({ id: z.string() })]),
  z.transform((value) => (typeof value === "string" ? value : value.id)),
);

const PaymentMethod = z.object({
  id: z.string(),
  type: z.string(),
  customer: z.nullish(idOf),
  card: z.nullish(z.object({ brand: text, last4: text, exp_month: z.nullish(z.int()), exp_year: z.nullish(z.int()) })),
});
const Charge = z.object({
  id: z.string(),
  amount_refunded: z.int(),
  disputed: z.nullish(z.boolean()),
});
export const Intent = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  created: z.int(),
  metadata,
  customer: z.nullish(idOf),
  setup_future_usage: text,
  last_payment_error: z.nullish(z.object({ code: text })),
  payment_method: z.nullish(z.union([PaymentMethod, z.string()])),
  latest_charge: z.nullish(z.union([Charge, z.string()])),
});
export type Intent = z.output<typeof Intent>;

export const Session = z.object({
  id: z.string(),
  status: z.nullish(z.string()),
  payment_status: z.string(),
  mode: z.string(),
  amount_total: z.nullish(z.int()),
  currency: text,
  url: text,
  client_reference_id: text,
  metadata,
  customer: z.nullish(idOf),
  payment_intent: z.nullish(z.union([Intent, z.string()])),
  setup_intent: z.nullish(
    z.union([
      z.object({ status: z.string(), payment_method: z.nullish(z.union([PaymentMethod, z.string()])) }),
      z.string(),
    ]),
  ),
});
export type Session = z.output<typeof Session>;

export const Disputes = z.object({ data: z.array(z.object({ status: z.string() })) });
export const Refunds = z.object({ data: z.array(z.object({ status: text, metadata })) });
export const Found = z.object({ data: z.array(Intent) });
export const Sessions = z.object({ data: z.array(Session), has_more: z.boolean() });
/** `payment_intent` and the rest: of whatever the event is about. */
export const Told = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  data: z.object({
    object: z.object({
      id: z.string(),
      object: z.string(),
      metadata,
      client_reference_id: text,
      payment_intent: z.nullish(idOf),
    }),
  }),
});
export const ToldList = z.object({ data: z.array(Told), has_more: z.boolean() });

/** Cards as people know them; a kind that is new stands as Stripe calls it. */
const BRANDS: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
};

function methodOf(method: unknown, customer: string | null | undefined): Method | null {
  const read = z.safeParse(PaymentMethod, method);
  // Without a buyer it was used once, and is not kept.
  if (!read.success || !customer) return null;
  const { id: ref, type, card } = read.data;
  if (type === "paypal") return { customer, ref, brand: "PayPal", last4: "", endsAt: null };
  const endsAt = card?.exp_month && card.exp_year ? { month: card.exp_month, year: card.exp_year } : null;
  const brand = BRANDS[card?.brand ?? ""] ?? card?.brand ?? type;
  return { customer, ref, brand, last4: card?.last4 ?? "", endsAt };
}

const INTENT_STATUS: Readonly<Record<string, PaymentStatus>> = {
  succeeded: "paid",
  processing: "pending",
  requires_action: "action",
  requires_payment_method: "declined",
  canceled: "expired",
};

/** One that somebody has to confirm is declined at first; what is not known is asked for again. */
function statusOf({ status, last_payment_error: problem }: Intent): PaymentStatus {
  if (status === "requires_payment_method" && problem?.code === "authentication_required") return "action";
  return INTENT_STATUS[status] ?? "pending";
}

const orderOf = (metadata: Record<string, string> | null | undefined) => metadata?.order ?? "";
const chargeOf = (intent: Intent | null) => {
  const read = z.safeParse(Charge, intent?.latest_charge);
  return read.success ? read.data : null;
};
export const isDisputed = (intent: Intent | null): boolean => chargeOf(intent)?.disputed === true;

/** A payment by a method that was kept. */
export function ofIntent(intent: Intent, dispute: Payment["dispute"]): Payment {
  const status = statusOf(intent);
  return {
    ref: intent.id,
    order: orderOf(intent.metadata),
    status,
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    refunded: chargeOf(intent)?.amount_refunded ?? 0,
    dispute,
    method: status === "paid" ? methodOf(intent.payment_method, intent.customer) : null,
    // Whoever has to confirm it does so on a page of payment.
    url: null,
  };
}

export const intentOf = ({ payment_intent: intent }: Session): Intent | null =>
  intent && typeof intent !== "string" ? intent : null;

/** A page of payment. After a card was declined it is open still. */
export function ofSession(session: Session, dispute: Payment["dispute"]): Payment {
  const intent = intentOf(session);
  const { setup_intent: setup } = session;
  const status = statusOfSession(session, intent);
  const isKept = session.mode === "setup" || intent?.setup_future_usage === "off_session";
  const method = setup && typeof setup !== "string" ? setup.payment_method : intent?.payment_method;
  return {
    ref: session.id,
    order: session.client_reference_id ?? orderOf(session.metadata),
    status,
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? "").toUpperCase(),
    refunded: chargeOf(intent)?.amount_refunded ?? 0,
    dispute,
    method: status === "paid" && isKept ? methodOf(method, session.customer ?? intent?.customer) : null,
    url: status === "open" ? (session.url ?? null) : null,
  };
}

function statusOfSession({ status, payment_status: paid }: Session, intent: Intent | null): PaymentStatus {
  if (status === "open") return "open";
  if (status === "expired") return "expired";
  if (status !== "complete") return "pending";
  if (paid === "paid" || paid === "no_payment_required") return "paid";
  // With PayPal and banks it may take a while, and fail after all.
  return intent && statusOf(intent) === "declined" ? "declined" : "pending";
}

const DISPUTES: Readonly<Record<string, Payment["dispute"]>> = {
  lost: "lost",
  won: "won",
  prevented: "none",
  warning_closed: "none",
  warning_needs_response: "none",
  warning_under_review: "none",
};
/** Questions of a bank are no disputes; what is not known is an open one. One that is lost outweighs the others. */
export function disputeOf(statuses: readonly string[]): Payment["dispute"] {
  const all = statuses.map((status) => DISPUTES[status] ?? "open");
  return (["lost", "open", "won"] as const).find((one) => all.includes(one)) ?? "none";
}
