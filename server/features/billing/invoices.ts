/** Invoices: numbered without a gap, never changed in what they say; what goes back is a credit note. */
import type { ClientSession, Types } from "mongoose";
import { InvoiceCounterModel, InvoiceModel, type InvoiceRecord, type LineRecord, storedInvoices } from "./model.ts";

const SERIES = "invoices";

export type Billed = {
  team: Types.ObjectId;
  currency: string;
  /** what was paid before and is used up here stands among them, as a negative one: what is left of them is what comes in */
  lines: readonly LineRecord[];
  /** cents off, by a coupon */
  discount: number;
  /** cents of tax on the rest */
  tax: number;
  payment: string | null;
  isPaid: boolean;
};

/** Writes an invoice, in the transaction of what it is for. @returns null where the payment has one already */
export async function bill(billed: Billed, at: Date, session: ClientSession): Promise<InvoiceRecord | null> {
  const { payment, isPaid, lines, discount, tax, ...rest } = billed;
  if (payment !== null && (await InvoiceModel.exists({ payment }).session(session))) return null;
  const subtotal = lines.reduce((sum, { cents }) => sum + cents, 0);
  const total = subtotal - discount + tax;
  return insert(
    {
      ...rest,
      status: isPaid ? "paid" : "pending",
      lines: [...lines],
      subtotal,
      discount,
      tax,
      total,
      paid: isPaid ? total : 0,
      refunded: 0,
      payment,
      credits: null,
      issuedAt: at,
      paidAt: isPaid ? at : null,
    },
    session,
  );
}

/**
 * Takes back a part of what was paid for an invoice, or all of it: a note of its own, and what went back stands in the invoice.
 * @returns null where so much was not paid, or went back already
 */
export async function creditNote(
  { number }: Pick<InvoiceRecord, "number">,
  cents: number,
  at: Date,
  session: ClientSession,
): Promise<InvoiceRecord | null> {
  const invoice = storedInvoices.read(await InvoiceModel.findOne({ number }).session(session).lean());
  if (!invoice || cents <= 0 || invoice.refunded + cents > invoice.paid) return null;
  await InvoiceModel.updateOne({ number }, { $inc: { refunded: cents } }, { session });
  const { team, currency, lines } = invoice;
  const text = lines[0]?.text ?? "";
  return insert(
    {
      team,
      status: "paid",
      currency,
      lines: [{ text, quantity: 1, cents: -cents, from: null, until: null }],
      subtotal: -cents,
      discount: 0,
      tax: 0,
      total: -cents,
      paid: -cents,
      refunded: 0,
      payment: null,
      credits: number,
      issuedAt: at,
      paidAt: at,
    },
    session,
  );
}

/** The number is counted in the same transaction: of two that write one at once the later is done again, and no number is left out. */
async function insert(values: Omit<InvoiceRecord, "_id" | "number">, session: ClientSession): Promise<InvoiceRecord> {
  const options = { upsert: true, returnDocument: "after", session } as const;
  const counter = await InvoiceCounterModel.findOneAndUpdate({ _id: SERIES }, { $inc: { last: 1 } }, options).lean();
  const [record] = await InvoiceModel.create([{ ...values, number: counter?.last ?? 1 }], { session });
  const read = storedInvoices.read(record?.toObject());
  if (!read) throw new Error("An invoice cannot be read that was written a moment ago.");
  return read;
}
