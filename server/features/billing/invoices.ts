/** Invoices: numbered without a gap, never changed in what they say; what goes back is a credit note. */
import type { ClientSession, Types } from "mongoose";
import { prorated } from "#shared/billing/money.ts";
import { type Buyer, MAX_BUYER_LINE } from "#shared/billing/schema.ts";
import { oneLine } from "#shared/lib/text.ts";
import { offeredPlan } from "#shared/plans/offers.ts";
import * as account from "../account/service.ts";
import * as members from "../members/service.ts";
import { offers } from "../plans/service.ts";
import { buyerOf } from "./buyers.ts";
import { billedCompanies } from "./companies.ts";
import { REAL, SANDBOX } from "./invoiceNumbers.ts";
import { InvoiceCounterModel, InvoiceModel, type InvoiceRecord, type LineRecord, storedInvoices } from "./model.ts";
import type { OrderRecord } from "./orders/model.ts";

export type Billed = {
  team: Types.ObjectId;
  currency: string;
  /** what was paid before and is used up here stands among them, as a negative one: what is left of them is what comes in */
  lines: readonly LineRecord[];
  /** cents off, by a coupon of so many per cent */
  discount: number;
  percentOff?: number;
  /** cents of tax on the rest */
  tax: number;
  payment: string | null;
  /** as its owner recognises it: `Visa 4242` */
  paidBy?: string;
  isSandbox?: boolean;
  isPaid: boolean;
  /** of an agency's package: what of it is whose is kept with it */
  isPackage?: boolean;
};

/**
 * Writes an invoice, in the transaction of what it is for. Who sells, who buys and the tax are kept as they are on this day.
 * @returns null where the payment has one already
 */
export async function bill(billed: Billed, at: Date, session: ClientSession): Promise<InvoiceRecord | null> {
  const { team, currency, payment, isPaid, lines, discount, tax } = billed;
  const { percentOff = 0, paidBy = "", isSandbox = false, isPackage = false } = billed;
  if (payment !== null && (await InvoiceModel.exists({ payment }).session(session))) return null;
  const subtotal = lines.reduce((sum, { cents }) => sum + cents, 0);
  const total = subtotal - discount + tax;
  const rate = tax === 0 ? null : offers().tax;
  return insert(
    {
      team,
      series: isSandbox ? SANDBOX : REAL,
      status: isPaid ? "paid" : "pending",
      currency,
      lines: [...lines],
      subtotal,
      discount,
      tax,
      total,
      percentOff,
      taxPercent: rate?.percent ?? 0,
      taxLabel: rate?.label ?? "",
      paid: isPaid ? total : 0,
      refunded: 0,
      payment,
      paidBy,
      isSandbox,
      seller: offers().seller,
      buyer: await buyerNamed(team, session),
      companies: isPackage ? await billedCompanies(team, subtotal - discount, session) : null,
      credits: null,
      issuedAt: at,
      paidAt: isPaid ? at : null,
    },
    session,
  );
}

/** Nobody has to say who buys: then it is whoever owns the team. */
async function buyerNamed(id: Types.ObjectId, session: ClientSession): Promise<Buyer> {
  const buyer = await buyerOf(id, session);
  if (buyer.name !== "") return buyer;
  const team = await members.findTeam(id);
  const owner = team && (await account.findById(String(members.ownerOf(team))));
  return { ...buyer, name: oneLine(owner?.name ?? "").slice(0, MAX_BUYER_LINE) };
}

type Ordered = Pick<
  OrderRecord,
  "team" | "plan" | "oneTime" | "sum" | "currency" | "startsAt" | "endsAt" | "provider" | "ref"
>;

/** The invoice of an order that was paid, as it was reckoned. @returns as `bill` */
export const billOrder = (
  order: Ordered,
  { paidBy = "", percentOff = 0 }: { paidBy?: string; percentOff?: number },
  at: Date,
  session: ClientSession,
): Promise<InvoiceRecord | null> =>
  bill(
    {
      team: order.team,
      currency: order.currency,
      lines: linesOf(order),
      discount: order.sum.discount,
      percentOff,
      tax: order.sum.tax,
      payment: order.ref,
      paidBy,
      isSandbox: order.provider === "sandbox",
      isPaid: true,
      isPackage: order.plan?.name === "agency-hub",
    },
    at,
    session,
  );

function linesOf({ plan, sum, startsAt, endsAt }: Ordered): LineRecord[] {
  const bought: LineRecord = plan
    ? {
        kind: "plan",
        text: offeredPlan(offers(), plan.name)?.label ?? plan.name,
        period: plan.period,
        quantity: plan.count,
        cents: sum.price,
        from: startsAt,
        until: endsAt,
      }
    : { kind: "onetime", text: "", period: null, quantity: 1, cents: sum.price, from: startsAt, until: null };
  if (sum.credit === 0) return [bought];
  const none = { text: "", period: null, quantity: 1, from: null, until: null };
  return [bought, { ...none, kind: "credit", cents: -sum.credit }];
}

/**
 * Takes back a part of what was paid for an invoice, or all of it: a note of its own, and what went back stands in the invoice.
 * @returns null where so much was not paid, or went back already
 */
export async function creditNote(
  { series, number }: Pick<InvoiceRecord, "series" | "number">,
  cents: number,
  at: Date,
  session: ClientSession,
): Promise<InvoiceRecord | null> {
  const filter = { series, number };
  const invoice = storedInvoices.read(await InvoiceModel.findOne(filter).session(session).lean());
  if (!invoice || cents <= 0 || invoice.refunded + cents > invoice.paid) return null;
  await InvoiceModel.updateOne(filter, { $inc: { refunded: cents } }, { session });
  // Of what goes back the same part is tax as of what came in; the last note takes what is left of it by rounding.
  const tax = taxIn(invoice, invoice.refunded + cents) - taxIn(invoice, invoice.refunded);
  const { team, currency, lines, taxPercent, taxLabel, isSandbox, paidBy, seller, buyer } = invoice;
  const { text = "", period = null, quantity = 1 } = lines[0] ?? {};
  return insert(
    {
      team,
      series,
      status: "paid",
      currency,
      lines: [{ kind: "credit", text, period, quantity, cents: tax - cents, from: null, until: null }],
      subtotal: tax - cents,
      discount: 0,
      tax: -tax,
      total: -cents,
      percentOff: 0,
      taxPercent,
      taxLabel,
      paid: -cents,
      refunded: 0,
      payment: null,
      paidBy,
      isSandbox,
      seller,
      buyer,
      companies: null,
      credits: number,
      issuedAt: at,
      paidAt: at,
    },
    session,
  );
}

/** Cents of tax in so much of what is paid for an invoice. */
const taxIn = ({ tax, total }: InvoiceRecord, cents: number) => (total > 0 ? prorated(tax, cents, total) : 0);

/** The number is counted in the same transaction: of two that write one at once the later is done again, and no number is left out. */
async function insert(values: Omit<InvoiceRecord, "_id" | "number">, session: ClientSession): Promise<InvoiceRecord> {
  const options = { upsert: true, returnDocument: "after", session } as const;
  const row = { _id: values.series };
  const counter = await InvoiceCounterModel.findOneAndUpdate(row, { $inc: { last: 1 } }, options).lean();
  const [record] = await InvoiceModel.create([{ ...values, number: counter?.last ?? 1 }], { session });
  const read = storedInvoices.read(record?.toObject());
  if (!read) throw new Error("An invoice cannot be read that was written a moment ago.");
  return read;
}
