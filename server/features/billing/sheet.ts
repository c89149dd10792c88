/** What stands on an invoice, in the words of whoever asks for it: as it was written, whatever is sold today. */

import type { Buyer } from "#shared/billing/schema.ts";
import { MAX_SHEET_ROWS, type Sheet } from "#shared/billing/sheet.ts";
import { formatMoment, formatMoney, formatNumber, formatUnitPrice } from "#shared/languages/format.ts";
import { languageNow, t } from "#shared/languages/translate.ts";
import { oneLine } from "#shared/lib/text.ts";
import { offers } from "../plans/service.ts";
import { printedNumber } from "./invoiceNumbers.ts";
import type { BilledCompanies, InvoiceRecord, LineRecord } from "./model.ts";

const DATE = { dateStyle: "long", timeZone: "UTC" } as const;
const dateOf = (at: Date) => formatMoment(at, DATE);
const lineOf = (text: string) => oneLine(text).slice(0, 600);

export function sheetOf(invoice: InvoiceRecord): Sheet {
  const { currency, credits, series, lines, issuedAt, paidAt, paidBy, isSandbox, percentOff } = invoice;
  const money = (cents: number) => formatMoney(cents, currency);
  const seller = invoice.seller ?? offers().seller;
  const period = periodOf(lines);
  const isCredit = credits !== null;
  return {
    language: languageNow(),
    title: isCredit ? t("Credit note") : t("Invoice"),
    number: printedNumber(invoice),
    warning: isSandbox ? t("Sandbox: not a real invoice. No money was moved.") : null,
    madeAt: issuedAt.toISOString(),
    seller: {
      name: lineOf(seller.name),
      lines: [...seller.address, ...(seller.taxId ? [t("Tax ID: {id}", { id: seller.taxId })] : [])].map(lineOf),
    },
    buyer: { label: isCredit ? t("Credited to") : t("Billed to"), lines: buyerLines(invoice.buyer) },
    facts: [
      { label: t("Date"), value: dateOf(issuedAt) },
      ...(period
        ? [{ label: t("Supply period"), value: period }]
        : [{ label: t("Date of supply"), value: dateOf(issuedAt) }]),
      ...(isCredit ? [{ label: t("Takes back"), value: printedNumber({ series, number: credits }) }] : []),
    ],
    columns: [t("Description"), invoice.companies ? t("Signatures") : t("People"), t("Unit price"), t("Amount")],
    rows: lines.map((line) => ({
      text: lineOf(textOf(line, isCredit)),
      note: line.from && line.until ? rangeOf(line.from, line.until) : "",
      quantity: line.kind === "credit" ? "" : formatNumber(line.quantity),
      price: line.kind === "credit" ? "" : formatUnitPrice(line.cents, line.quantity || 1, currency),
      amount: money(line.cents),
    })),
    ...(hasRows(invoice) && { table: tableOf(invoice, money) }),
    totals: totalsOf(invoice, money),
    notes: [
      ...(percentOff > 0 && invoice.discount > 0
        ? [t("A discount of {percent}% is taken off.", { percent: percentOff })]
        : []),
      ...(paidAt && paidBy && !isCredit
        ? [t("Paid by {method} on {date}.", { method: lineOf(paidBy), date: dateOf(paidAt) })]
        : []),
      ...(paidAt && paidBy && isCredit
        ? [t("Paid back to {method} on {date}.", { method: lineOf(paidBy), date: dateOf(paidAt) })]
        : []),
      ...(invoice.status === "pending" ? [t("Not paid yet.")] : []),
    ],
    footer: lineOf([seller.name, ...(seller.taxId ? [seller.taxId] : [])].join(" · ")),
    pages: t("Page {page} of {pages}", { page: "{page}", pages: "{pages}" }),
  };
}

/** Whether an invoice says what companies had: an agency without one has a package and no table. */
export const hasRows = ({ companies }: Pick<InvoiceRecord, "companies">): boolean =>
  companies !== null && companies.rows.length > 0;

/** Of more companies than a sheet has lines these are named, with room for those who are not, the agency itself and the sum. */
const MAX_NAMED = MAX_SHEET_ROWS - 3;

function tableOf({ companies, subtotal, discount }: InvoiceRecord, money: (cents: number) => string) {
  const { own, rows } = companies as BilledCompanies;
  const net = money(subtotal - discount);
  type Counted = Pick<BilledCompanies["own"], "signatures" | "used" | "cents">;
  const row = (text: string, { signatures, used, cents }: Counted, note = "") => ({
    text: lineOf(text),
    note,
    quantity: formatNumber(signatures),
    price: formatNumber(used),
    amount: money(cents),
  });
  const together = (list: readonly Counted[]) => ({
    signatures: list.reduce((sum, { signatures }) => sum + signatures, 0),
    used: list.reduce((sum, { used }) => sum + used, 0),
    cents: list.reduce((sum, { cents }) => sum + cents, 0),
  });
  const others = rows.slice(MAX_NAMED);
  return {
    title: t("Companies on the day of this invoice"),
    columns: [t("Company"), t("Signatures"), t("Used"), t("Share of {net}", { net })] as [
      string,
      string,
      string,
      string,
    ],
    rows: [
      ...rows.slice(0, MAX_NAMED).map((one) => row(one.name, one, one.isArchived ? t("Archived") : "")),
      ...(others.length > 0
        ? [
            row(
              t("{count, plural, one {# more company} other {# more companies}}", { count: others.length }),
              together(others),
            ),
          ]
        : []),
      row(t("Your own signatures"), own),
      row(t("Package"), together([own, ...rows])),
    ],
  };
}

function totalsOf(
  { subtotal, discount, tax, total, taxLabel, taxPercent }: InvoiceRecord,
  money: (cents: number) => string,
) {
  const row = (label: string, cents: number, isSum = false) => ({ label, amount: money(cents), isSum });
  const net = subtotal - discount;
  return [
    ...(discount !== 0 || tax !== 0 ? [row(t("Subtotal"), subtotal)] : []),
    ...(discount !== 0 ? [row(t("Discount"), -discount), row(t("Net amount"), net)] : []),
    ...(tax !== 0
      ? [row(t("{tax} {percent}% on {net}", { tax: lineOf(taxLabel), percent: taxPercent, net: money(net) }), tax)]
      : []),
    row(t("Total"), total, true),
  ];
}

function buyerLines(buyer: Buyer | null): string[] {
  if (!buyer) return [];
  const { name, address, country, taxId } = buyer;
  const all = [name, ...address.split("\n"), country, taxId && t("Tax ID: {id}", { id: taxId })];
  return all
    .map(lineOf)
    .filter((line) => line !== "")
    .slice(0, 12);
}

export function textOf({ kind, text, period }: LineRecord, isCredit: boolean): string {
  if (kind === "onetime") return t("PRO signature, bought once");
  if (kind === "credit" && !isCredit) return t("Credit for what was paid before");
  const plan = text ? t(text) : t("PRO signature, bought once");
  if (period === null) return plan;
  return period === "yearly" ? t("{plan}, yearly", { plan }) : t("{plan}, quarterly", { plan });
}

/** The days of a period: the end belongs to the next one. */
const rangeOf = (from: Date, until: Date) =>
  t("{from} to {until}", { from: dateOf(from), until: dateOf(new Date(until.getTime() - 1)) });

function periodOf(lines: readonly LineRecord[]): string | null {
  const [line] = lines.filter(({ from, until }) => from && until);
  return line?.from && line.until ? rangeOf(line.from, line.until) : null;
}
