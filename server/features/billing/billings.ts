/** Invoices as their team sees them. */
import mongoose from "mongoose";
import type { billings } from "#shared/billing/endpoints.ts";
import { invoicePdf } from "#shared/billing/endpoints.ts";
import type { Invoice } from "#shared/billing/schema.ts";
import { fail } from "#shared/errors/catalogue.ts";
import type { CallOutput } from "#shared/lib/endpoint.ts";
import { endpointPath } from "#shared/lib/endpoint.ts";
import { PAGE_SIZE } from "#shared/lib/paging.ts";
import { renderer } from "../../ports/renderer/renderer.ts";
import type { Viewer } from "../auth/viewer.ts";
import { buyerOf } from "./buyers.ts";
import { printedNumber } from "./invoiceNumbers.ts";
import { InvoiceModel, type InvoiceRecord, storedInvoices } from "./model.ts";
import { hasRows, sheetOf, textOf } from "./sheet.ts";

/** Invoices and credit notes of the viewer's team, the newest first. */
export async function list({ team }: Viewer, page: number): Promise<CallOutput<typeof billings>> {
  const find = InvoiceModel.find({ team: team._id }, { "companies.rows": { $slice: 1 } }).sort({ _id: -1 });
  const [rows, buyer] = await Promise.all([
    find
      .skip((page - 1) * PAGE_SIZE)
      .limit(PAGE_SIZE + 1)
      .lean(),
    buyerOf(team._id),
  ]);
  const items = storedInvoices.readAll(rows.slice(0, PAGE_SIZE)).map(present);
  return { items, page, hasMore: rows.length > PAGE_SIZE, buyer };
}

function present(invoice: InvoiceRecord): Invoice {
  const { _id, status, total, currency, issuedAt, lines, refunded, credits } = invoice;
  const [first] = lines;
  return {
    id: String(_id),
    number: printedNumber(invoice),
    status,
    amount: total,
    currency,
    date: issuedAt.toISOString(),
    text: first ? textOf(first, credits !== null) : "",
    refunded,
    isCreditNote: credits !== null,
    hasCompanies: hasRows(invoice),
    url: `/api${endpointPath(invoicePdf, { id: String(_id) })}`,
  };
}

/** An invoice of the viewer's team as a file, in the language of the call. @throws not_found, busy, unavailable */
export async function pdf({ team, id: viewer }: Viewer, id: string): Promise<{ name: string; bytes: Buffer }> {
  const filter = { _id: new mongoose.Types.ObjectId(id), team: team._id };
  const invoice = storedInvoices.read(await InvoiceModel.findOne(filter).lean()) ?? fail("not_found");
  const bytes = await renderer().sheet(sheetOf(invoice), { owner: viewer });
  return { name: `${printedNumber(invoice)}.pdf`, bytes };
}
