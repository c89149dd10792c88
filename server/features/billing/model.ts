import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { SUBSCRIPTION_EVENTS, type SubscriptionEvent } from "#shared/billing/machine.ts";
import { Buyer } from "#shared/billing/schema.ts";
import { InvoiceStatus, SubscriptionStatus } from "#shared/billing/statuses.ts";
import { PERIODS, type Period, PLAN_NAMES, type PlanName } from "#shared/plans/plans.ts";
import { storedReader } from "../../db/stored.ts";
import type { Method } from "../../ports/payments/payments.ts";
import { REAL } from "./invoiceNumbers.ts";

/** What somebody has bought, or is about to: a plan for so many people, paid in advance. */
export type BoughtPlan = { name: PlanName; count: number; period: Period; vendorId: string };

/** The same as it is stored. */
export const StoredPlan = z.object({
  name: z.enum(PLAN_NAMES),
  count: z.int(),
  period: z.enum(PERIODS),
  vendorId: z.string(),
});

/** The subscription of a team: `_id` is the team's. Of a team without one its plan says what it is (`statusOf`). */
export type SubscriptionRecord = {
  _id: Types.ObjectId;
  status: SubscriptionStatus;
  /** null: nothing was bought here, as with lifetime deals */
  plan: BoughtPlan | null;
  /** what it becomes at the end of the period that runs; null: the same again */
  next: BoughtPlan | null;
  /** who takes the money, and what the payment is called there that the period was paid with; null: nobody, none */
  provider: string | null;
  ref: string | null;
  /** the beginning that periods are counted from, and the one that runs; null: none does */
  anchorAt: Date | null;
  startsAt: Date | null;
  endsAt: Date | null;
  /** cents that were paid for the whole of the period that runs, before tax, and what is left of earlier ones */
  paid: number;
  credit: number;
  /** cents of a period of the plan, before anything comes off: what it costs on when it is no longer sold. 0: not known */
  price: number;
  /** what later payments are made with; null: nothing was kept */
  method: Method | null;
  /** since when a payment has failed, and how long features stay in spite of it; null: none has */
  failedAt: Date | null;
  graceEndsAt: Date | null;
  /** at the end of the period that runs it is paused instead of being paid for */
  isPausing: boolean;
  /** when a pause is over; null: none */
  pausedUntil: Date | null;
  /** when its trial began; null: it never had one */
  triedAt: Date | null;
  /** how long a signature that was bought once can be edited; null: not bought so */
  editableUntil: Date | null;
  /** notices of this end that were sent: days before it */
  noticed: number[];
  /** when the clock has something to do next; null: nothing */
  dueAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

const Kept = z.object({
  customer: z.string(),
  ref: z.string(),
  brand: z.string(),
  last4: z.string(),
  endsAt: z.nullable(z.object({ month: z.int(), year: z.int() })),
});

const cents = { type: Number, default: 0, shape: z.int() };
const moment = { type: Date, default: null };
const plan = { type: Schema.Types.Mixed, default: null, shape: z.nullable(StoredPlan) };
const fields = {
  status: { type: String, required: true, shape: SubscriptionStatus, whenMissing: "unknown" },
  plan,
  next: plan,
  provider: { type: String, default: null },
  ref: { type: String, default: null },
  anchorAt: moment,
  startsAt: moment,
  endsAt: moment,
  paid: cents,
  credit: cents,
  price: cents,
  method: { type: Schema.Types.Mixed, default: null, shape: z.nullable(Kept) },
  failedAt: moment,
  graceEndsAt: moment,
  isPausing: { type: Boolean, default: false },
  pausedUntil: moment,
  triedAt: moment,
  editableUntil: moment,
  noticed: { type: [Number], default: [] },
  dueAt: moment,
} satisfies Record<Exclude<keyof SubscriptionRecord, "_id" | "createdAt" | "updatedAt">, object>;

const schema = new Schema<SubscriptionRecord>(
  { _id: { type: Schema.Types.ObjectId, required: true }, ...fields } as never,
  {
    timestamps: true,
    minimize: false,
  },
);
schema.index({ dueAt: 1 }); // what the clock has to do
schema.index({ provider: 1, ref: 1 }, { unique: true, partialFilterExpression: { ref: { $type: "string" } } }); // which one a payment has paid for

export const SubscriptionModel = mongoose.model<SubscriptionRecord>("Subscription", schema);
/** Subscriptions as they are meant, of whatever age. */
export const storedSubscriptions = storedReader<SubscriptionRecord>(SubscriptionModel);

/** Something that happened to a subscription: only ever added to. */
export type HappenedRecord = {
  _id: Types.ObjectId;
  team: Types.ObjectId;
  /** once a key: what is told twice happens once */
  key: string;
  event: SubscriptionEvent;
  from: SubscriptionStatus;
  to: SubscriptionStatus;
  isRefused: boolean;
  at: Date;
};

const happenedFields = {
  team: { type: Schema.Types.ObjectId, required: true },
  key: { type: String, required: true },
  event: { type: String, required: true, shape: z.enum(SUBSCRIPTION_EVENTS) },
  from: { type: String, required: true, shape: SubscriptionStatus },
  to: { type: String, required: true, shape: SubscriptionStatus },
  isRefused: { type: Boolean, default: false },
  at: { type: Date, required: true },
} satisfies Record<Exclude<keyof HappenedRecord, "_id">, object>;

const happenedSchema = new Schema<HappenedRecord>(happenedFields);
happenedSchema.index({ key: 1 }, { unique: true }); // once
happenedSchema.index({ team: 1, _id: -1 }); // what happened to a team's, the newest first

export const HappenedModel = mongoose.model<HappenedRecord>("SubscriptionEvent", happenedSchema);
export const storedHappened = storedReader<HappenedRecord>(HappenedModel);

/** `plan` and `onetime`: what is bought; `credit`: what was paid before and is used up, or goes back */
export const LINE_KINDS = ["plan", "onetime", "credit"] as const;

export type LineRecord = {
  kind: (typeof LINE_KINDS)[number];
  /** what the plan is called, in English; people read it in their language */
  text: string;
  /** null: bought once, or no plan */
  period: Period | null;
  /** people */
  quantity: number;
  cents: number;
  from: Date | null;
  until: Date | null;
};

/** Who sells, as it stood on the day of the invoice. */
export type SellerRecord = { name: string; address: string[]; taxId: string | null };

/** Companies of one invoice: as many as the largest package that can be sold has signatures. */
export const MAX_BILLED_COMPANIES = 10_000;
type Billed = { signatures: number; used: number /** of the invoice before tax */; cents: number };
/** What companies of an agency had, and what was left for itself, on the day of an invoice of its package. */
export type BilledCompanies = {
  own: Billed;
  rows: (Billed & { group: string; name: string; isArchived: boolean })[];
};

/** An invoice, or with negative amounts a credit note. It is never changed in what it says, only in whether it is paid. */
export type InvoiceRecord = {
  _id: Types.ObjectId;
  team: Types.ObjectId;
  /** the row that its number is of */
  series: string;
  /** without a gap: counted up in the transaction that writes it */
  number: number;
  status: InvoiceStatus;
  currency: string;
  lines: LineRecord[];
  /** cents: the lines together, what a coupon takes off, the tax, and what is to be paid */
  subtotal: number;
  discount: number;
  tax: number;
  total: number;
  /** per cent of the discount and of the tax, and what the tax is called; 0 and empty: none */
  percentOff: number;
  taxPercent: number;
  taxLabel: string;
  /** cents that have come in for it, and that went back */
  paid: number;
  refunded: number;
  /** what the payment is called at the provider; null: none */
  payment: string | null;
  /** how it was paid, as its owner recognises it; empty: not told */
  paidBy: string;
  /** none of it was real money */
  isSandbox: boolean;
  /** null: written before there were any; it is shown with today's seller, and with no buyer */
  seller: SellerRecord | null;
  buyer: Buyer | null;
  /** null: of no agency's package, and in records from before */
  companies: BilledCompanies | null;
  /** the number of the invoice that a credit note takes back; null: it is an invoice */
  credits: number | null;
  issuedAt: Date;
  paidAt: Date | null;
};

const Line = z.object({
  kind: z._default(z.enum(LINE_KINDS), "plan"),
  text: z.string(),
  period: z._default(z.nullable(z.enum(PERIODS)), null),
  quantity: z.int(),
  cents: z.int(),
  from: z.nullable(z.date()),
  until: z.nullable(z.date()),
});
const Seller = z.object({ name: z.string(), address: z.array(z.string()), taxId: z.nullable(z.string()) });
const billed = { signatures: z.int(), used: z.int(), cents: z.int() };
const Companies = z.object({
  own: z.object(billed),
  rows: z
    .array(z.object({ ...billed, group: z.string(), name: z.string(), isArchived: z.boolean() }))
    .check(z.maxLength(MAX_BILLED_COMPANIES)),
});
const invoiceFields = {
  team: { type: Schema.Types.ObjectId, required: true },
  series: { type: String, default: REAL },
  number: { type: Number, required: true, shape: z.int() },
  status: { type: String, required: true, shape: InvoiceStatus, whenMissing: "failed" },
  currency: { type: String, required: true },
  lines: { type: Schema.Types.Mixed, default: [], shape: z.array(Line) },
  subtotal: cents,
  discount: cents,
  tax: cents,
  total: cents,
  percentOff: cents,
  taxPercent: cents,
  taxLabel: { type: String, default: "" },
  paid: cents,
  refunded: cents,
  payment: { type: String, default: null },
  paidBy: { type: String, default: "" },
  isSandbox: { type: Boolean, default: false },
  seller: { type: Schema.Types.Mixed, default: null, shape: z.nullable(Seller) },
  buyer: { type: Schema.Types.Mixed, default: null, shape: z.nullable(Buyer) },
  companies: { type: Schema.Types.Mixed, default: null, shape: z.nullable(Companies), whenWrong: null },
  credits: { type: Number, default: null, shape: z.nullable(z.int()) },
  issuedAt: { type: Date, required: true },
  paidAt: moment,
} satisfies Record<Exclude<keyof InvoiceRecord, "_id">, object>;

const invoiceSchema = new Schema<InvoiceRecord>(invoiceFields, { minimize: false });
invoiceSchema.index({ series: 1, number: 1 }, { unique: true }); // one a number
invoiceSchema.index({ team: 1, _id: -1 }); // those of a team, the newest first
invoiceSchema.index({ payment: 1 }, { unique: true, partialFilterExpression: { payment: { $type: "string" } } }); // a payment is told more than once

export const InvoiceModel = mongoose.model<InvoiceRecord>("Invoice", invoiceSchema);
/** Invoices as they are meant, of whatever age. */
export const storedInvoices = storedReader<InvoiceRecord>(InvoiceModel);

/** The last number that was given out of a row. */
export const InvoiceCounterModel = mongoose.model<{ _id: string; last: number }>(
  "InvoiceCounter",
  new Schema<{ _id: string; last: number }>({
    _id: { type: String, required: true },
    last: { type: Number, default: 0 },
  }),
);
