/** What stands on a printed sheet, such as an invoice: the words are chosen, and only their places are not. */
import * as z from "zod/mini";
import { LANGUAGES } from "../languages/constants.ts";

const line = z.string().check(z.maxLength(600));
const lines = (most: number) => z.array(line).check(z.maxLength(most));

/** More lines than any invoice has. */
export const MAX_SHEET_ROWS = 200;

export const Sheet = z.strictObject({
  language: z.enum(LANGUAGES),
  /** `Invoice`, and beside it `S-000042` */
  title: line,
  number: line,
  /** stands on every page where it is no real one; null: it is */
  warning: z.nullable(line),
  /** of the document's properties: the same sheet is the same bytes */
  madeAt: z.iso.datetime(),
  seller: z.strictObject({ name: line, lines: lines(12) }),
  buyer: z.strictObject({ label: line, lines: lines(12) }),
  facts: z.array(z.strictObject({ label: line, value: line })).check(z.maxLength(12)),
  /** of the text, the quantity, the price of one, and the amount */
  columns: z.tuple([line, line, line, line]),
  rows: z
    .array(z.strictObject({ text: line, note: line, quantity: line, price: line, amount: line }))
    .check(z.maxLength(MAX_SHEET_ROWS)),
  /** what else belongs to it, below the sums; left out: nothing */
  table: z.optional(
    z.strictObject({
      title: line,
      columns: z.tuple([line, line, line, line]),
      rows: z
        .array(z.strictObject({ text: line, note: line, quantity: line, price: line, amount: line }))
        .check(z.maxLength(MAX_SHEET_ROWS)),
    }),
  ),
  totals: z.array(z.strictObject({ label: line, amount: line, isSum: z.boolean() })).check(z.maxLength(12)),
  notes: lines(8),
  footer: line,
  /** with `{page}` and `{pages}` */
  pages: line,
});
export type Sheet = z.output<typeof Sheet>;
