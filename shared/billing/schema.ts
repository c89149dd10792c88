import * as z from "zod/mini";
import { MESSAGES } from "../errors/messages.ts";
import { isOneLine } from "../lib/text.ts";
import { PLAN_ID } from "../plans/planId.ts";
import { PERIODS, PLAN_NAMES } from "../plans/plans.ts";
import { LEAVING_REASONS, MAX_REASON_LENGTH } from "./constants.ts";
import { InvoiceStatus, SubscriptionStatus } from "./statuses.ts";

const cents = z.int();
const moment = z.iso.datetime();
/** Lines of the address of whoever buys. */
const MAX_ADDRESS_LINES = 6;
/** As forms send them. */
const withPlainBreaks = (text: string) => text.replace(/\r\n?/g, "\n");
/** Characters of a line of whoever buys. */
export const MAX_BUYER_LINE = 200;
const line = (max: number) => z.string().check(z.trim(), z.maxLength(max), z.refine(isOneLine, MESSAGES.oneLine));
const isFewLines = (text: string) => {
  const lines = text.split("\n");
  return lines.length <= MAX_ADDRESS_LINES && lines.every(isOneLine);
};

export const PlanId = z.string().check(z.regex(PLAN_ID));

/** A plan as it is bought: so many people, paid so often. `price`: cents of a whole period, before tax and discounts */
export const PickedPlan = z.strictObject({
  planId: PlanId,
  /** null: bought once */
  name: z.nullable(z.enum(PLAN_NAMES)),
  label: z.string(),
  count: z.int(),
  period: z.nullable(z.enum(PERIODS)),
  price: cents,
});
export type PickedPlan = z.output<typeof PickedPlan>;

/** A method of payment as its owner recognises it; `endsAt`: `11/2028`, empty where it has no end */
export const CardInShort = z.strictObject({ brand: z.string(), last4: z.string(), endsAt: z.string() });
export type CardInShort = z.output<typeof CardInShort>;

/** What can be done now: the state machine's answer, and what runs. Screens show no button for the rest. */
export const Possible = z.strictObject({
  buy: z.boolean(),
  change: z.boolean(),
  cancel: z.boolean(),
  resume: z.boolean(),
  pause: z.boolean(),
  trial: z.boolean(),
  oneTime: z.boolean(),
  card: z.boolean(),
});

export const Subscription = z.strictObject({
  status: SubscriptionStatus,
  /** null: nothing was bought here */
  plan: z.nullable(PickedPlan),
  /** what it becomes at the end of the period; null: the same again, or nothing */
  next: z.nullable(PickedPlan),
  startsAt: z.nullable(moment),
  /** when the next payment is due, or what was paid for ends */
  endsAt: z.nullable(moment),
  /** cents of the next payment, tax included; null: none is due */
  renewal: z.nullable(cents),
  /** cents that come off the next payments */
  credit: cents,
  failedAt: z.nullable(moment),
  /** features stay until then although a payment has failed */
  graceEndsAt: z.nullable(moment),
  pausedUntil: z.nullable(moment),
  /** of a signature that was bought once */
  editableUntil: z.nullable(moment),
  card: z.nullable(CardInShort),
  possible: Possible,
  /** places of the plan that are taken: members, invitations and signatures, whichever are more */
  used: z.int(),
});
export type Subscription = z.output<typeof Subscription>;

/** Who buys, on invoices. Everything may be empty. */
export const Buyer = z.strictObject({
  name: line(MAX_BUYER_LINE),
  /** lines, one below the other */
  address: z
    .string()
    .check(z.trim(), z.overwrite(withPlainBreaks), z.maxLength(500), z.refine(isFewLines, MESSAGES.fewLines)),
  country: line(60),
  taxId: line(40),
});
export type Buyer = z.output<typeof Buyer>;

export const Invoice = z.strictObject({
  id: z.string(),
  /** as it is printed: `S-000042` */
  number: z.string(),
  status: InvoiceStatus,
  /** cents; negative: a credit note */
  amount: cents,
  currency: z.string(),
  date: moment,
  /** what it is for, in short */
  text: z.string(),
  /** cents that went back */
  refunded: cents,
  isCreditNote: z.boolean(),
  /** of an agency's package, which companies had a part of */
  hasCompanies: z.boolean(),
  /** path of the PDF */
  url: z.string(),
});
export type Invoice = z.output<typeof Invoice>;

/** Where a coupon stands for an account, by the server's clock. */
export const Discount = z.strictObject({
  percent: z.int(),
  hours: z.int(),
  /** `none`: not offered (nothing is sold, or no coupon is); `offered`: it can be taken; `running`: until `endsAt` */
  state: z.enum(["none", "offered", "running", "used", "expired"]),
  endsAt: z.nullable(moment),
});
export type Discount = z.output<typeof Discount>;

/** One line of what is paid; `text` in the language that was asked for. */
export const QuoteLine = z.strictObject({
  kind: z.enum(["plan", "discount", "credit", "tax"]),
  text: z.string(),
  cents,
});

/** What a plan costs on this day, to the cent: the same figures that are charged. */
export const Quote = z.strictObject({
  plan: PickedPlan,
  currency: z.string(),
  /** `now`: paid and had at once; `period_end`: it begins when what was paid for is over, and nothing is paid today */
  at: z.enum(["now", "period_end"]),
  lines: z.array(QuoteLine),
  /** cents to pay today */
  due: cents,
  /** of what was paid before, kept for the next payments */
  left: cents,
  startsAt: moment,
  /** null: bought once */
  endsAt: z.nullable(moment),
  /** cents of each payment after this one, tax included; null: bought once */
  renewal: z.nullable(cents),
  /** the kept method pays, and no page of payment is needed */
  paysWith: z.nullable(CardInShort),
  percentOff: z.int(),
  editableDays: z.nullable(z.int()),
  /** what it was reckoned from: sent back with the order, which is refused with `price_changed` if it is another by then */
  basis: z.string(),
});
export type Quote = z.output<typeof Quote>;

/** A path of ours to come back to after paying. */
export const BackPath = z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\s\\]*$/));

export const OrderInput = z.strictObject({
  /** of the quote that was shown */
  basis: z.string().check(z.maxLength(200)),
  back: z.optional(BackPath),
});
export type OrderInput = z.output<typeof OrderInput>;

/** What became of an order. `url`: the page of payment, while it is open */
export const Order = z.strictObject({
  id: z.string(),
  /** `scheduled`: it begins at the end of the period; `refunded`: paid, and could not be given, so it went back */
  status: z.enum(["open", "pending", "paid", "scheduled", "declined", "expired", "refunded"]),
  plan: z.nullable(PickedPlan),
  /** what of the payment was asked for */
  kind: z.enum(["plan", "change", "renewal", "onetime", "card"]),
  due: cents,
  currency: z.string(),
  url: z.nullable(z.string()),
  back: z.nullable(z.string()),
});
export type Order = z.output<typeof Order>;

export const Leaving = z.strictObject({
  reason: z.optional(z.enum(LEAVING_REASONS)),
  comment: z.optional(z.string().check(z.trim(), z.maxLength(MAX_REASON_LENGTH))),
});
export type Leaving = z.output<typeof Leaving>;
