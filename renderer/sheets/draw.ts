/** Draws a sheet as a PDF on A4. Its fonts are embedded: what a machine has of its own has no letters beyond Latin ones. */
import PDFDocument from "pdfkit";
import type { Sheet } from "#shared/billing/sheet.ts";
import { bytesOf, type Doc, heightOf, penOf } from "./pen.ts";
import { type Type, widthOf, wrapped } from "./text.ts";

const [WIDTH, HEIGHT] = [595.28, 841.89];
const MARGIN = 48;
const RIGHT = WIDTH - MARGIN;
const INNER = WIDTH - 2 * MARGIN;
/** Below it stands the footer. */
const BOTTOM = HEIGHT - 72;

const INK = "#0b1f24";
const MUTED = "#4b5a60";
const LINE = "#d5dde0";
const SIGNAL = "#00cfd6";
const WARNING = "#8a5200";
const WARNING_GROUND = "#fdf1dc";

const SMALL: Type = { sizePt: 8 };
const TEXT: Type = { sizePt: 9.5 };
const STRONG: Type = { sizePt: 9.5, isBold: true };
const SUM: Type = { sizePt: 12, isBold: true };
const TITLE: Type = { sizePt: 20, isBold: true };

/** The column of the texts begins at the margin; where the others end. */
const COLUMNS = { textPt: 250, quantity: 360, price: 448, amount: RIGHT } as const;
const TOTALS_AT = 300;
const AMOUNT_PT = 110;

/** @returns the bytes of the file: of the same sheet the same ones */
export async function drawSheet(sheet: Sheet): Promise<Buffer> {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    lang: sheet.language,
    // Otherwise it opens a font of the machine's at once.
    font: null as never,
    info: {
      Title: `${sheet.title} ${sheet.number}`,
      Author: sheet.seller.name,
      CreationDate: new Date(sheet.madeAt),
    },
  });
  return bytesOf(doc, () => {
    const pen = sheetPen(doc);
    drawBody(doc, pen, sheet);
    const { count } = doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      doc.switchToPage(page);
      drawFooter(pen, sheet, page + 1, count);
    }
  });
}

type Pen = ReturnType<typeof sheetPen>;

const sheetPen = (doc: Doc) => ({
  ...penOf(doc),
  rule(y: number, color: string, thickness = 0.75, x = MARGIN, to = RIGHT) {
    doc.moveTo(x, y).lineTo(to, y).lineWidth(thickness).strokeColor(color).stroke();
  },
  band(y: number, height: number, color: string) {
    doc.rect(MARGIN, y, INNER, height).fill(color);
  },
});

function drawBody(doc: Doc, pen: Pen, sheet: Sheet): void {
  let y = drawTop(pen, sheet);
  y = drawHead(pen, sheet, y);
  y = drawRows(doc, pen, sheet, sheet, y);
  y = drawEnd(doc, pen, sheet, y);
  if (sheet.table) drawTable(doc, pen, sheet, sheet.table, y);
}

/** What every page begins with. @returns where the next thing may begin */
function drawTop(pen: Pen, { warning }: Sheet): number {
  if (!warning) return MARGIN;
  const lines = wrapped(warning, INNER - 24, STRONG);
  const height = lines.length * heightOf(STRONG) + 14;
  pen.band(MARGIN - 16, height, WARNING_GROUND);
  pen.lines(lines, STRONG, { x: MARGIN + 12, y: MARGIN - 10, color: WARNING }, INNER - 24);
  return MARGIN - 16 + height + 20;
}

function drawHead(pen: Pen, { title, number, seller, buyer, facts }: Sheet, top: number): number {
  const half = INNER / 2 - 16;
  const right = MARGIN + INNER / 2 + 16;
  let left = pen.lines([title], TITLE, { x: MARGIN, y: top }, half);
  pen.rule(left + 2, SIGNAL, 2, MARGIN, MARGIN + Math.min(half, widthOf(title, TITLE)));
  left = pen.lines([number], STRONG, { x: MARGIN, y: left + 10, color: MUTED }, half);
  let other = pen.lines([seller.name], STRONG, { x: right, y: top + 4 }, half);
  other = pen.lines(seller.lines, TEXT, { x: right, y: other, color: MUTED }, half);

  const y = Math.max(left, other) + 28;
  pen.line(buyer.label, SMALL, { x: MARGIN, y, color: MUTED });
  left = y + heightOf(SMALL) + 2;
  const [first = "", ...rest] = buyer.lines;
  if (first) left = pen.lines([first], STRONG, { x: MARGIN, y: left }, half);
  left = pen.lines(rest, TEXT, { x: MARGIN, y: left }, half);
  other = y;
  for (const { label, value } of facts) {
    const below = pen.lines([label], TEXT, { x: right, y: other, color: MUTED }, half * 0.45);
    other = Math.max(below, pen.lines([value], TEXT, { x: right + half * 0.48, y: other }, half * 0.52)) + 2;
  }
  return Math.max(left, other) + 28;
}

type Rows = Pick<Sheet, "columns" | "rows">;

/** Lines, whose headings stand on every page that they go on to. */
function drawRows(doc: Doc, pen: Pen, sheet: Sheet, table: Rows, top: number): number {
  let y = drawColumns(pen, table, top);
  for (const row of table.rows) {
    const texts = wrapped(row.text, COLUMNS.textPt, TEXT);
    const notes = row.note ? wrapped(row.note, COLUMNS.textPt, SMALL) : [];
    const height = texts.length * heightOf(TEXT) + notes.length * heightOf(SMALL) + 14;
    if (y + height > BOTTOM) y = drawColumns(pen, table, nextPage(doc, pen, sheet));
    const at = { y: y + 6 };
    const below = pen.lines(texts, TEXT, { x: MARGIN, ...at }, COLUMNS.textPt);
    pen.lines(notes, SMALL, { x: MARGIN, y: below, color: MUTED }, COLUMNS.textPt);
    pen.line(row.quantity, TEXT, { x: COLUMNS.quantity, align: "right", ...at });
    pen.line(row.price, TEXT, { x: COLUMNS.price, align: "right", ...at });
    pen.line(row.amount, TEXT, { x: COLUMNS.amount, align: "right", ...at });
    y += height;
    pen.rule(y, LINE);
  }
  return y + 12;
}

function drawColumns(pen: Pen, { columns: [text, quantity, price, amount] }: Rows, y: number): number {
  const at = { y, color: MUTED };
  pen.line(text, SMALL, { x: MARGIN, ...at });
  pen.line(quantity, SMALL, { x: COLUMNS.quantity, align: "right", ...at });
  pen.line(price, SMALL, { x: COLUMNS.price, align: "right", ...at });
  pen.line(amount, SMALL, { x: COLUMNS.amount, align: "right", ...at });
  const below = y + heightOf(SMALL) + 5;
  pen.rule(below, INK, 1);
  return below;
}

function nextPage(doc: Doc, pen: Pen, sheet: Sheet): number {
  doc.addPage();
  return drawTop(pen, sheet);
}

/** What belongs to it: its heading stands with its first line. */
function drawTable(doc: Doc, pen: Pen, sheet: Sheet, table: NonNullable<Sheet["table"]>, top: number): void {
  const needed = heightOf(STRONG) + heightOf(SMALL) + heightOf(TEXT) + 60;
  const y = top + needed > BOTTOM ? nextPage(doc, pen, sheet) : top + 20;
  pen.line(table.title, STRONG, { x: MARGIN, y });
  drawRows(doc, pen, sheet, table, y + heightOf(STRONG) + 10);
}

/** The sums, which stay together, and what is said below them. @returns where the next thing may begin */
function drawEnd(doc: Doc, pen: Pen, sheet: Sheet, top: number): number {
  const typeOf = (isSum: boolean) => (isSum ? SUM : TEXT);
  const labelPt = RIGHT - TOTALS_AT - AMOUNT_PT;
  const heights = sheet.totals.map(
    ({ label, isSum }) => wrapped(label, labelPt, typeOf(isSum)).length * heightOf(typeOf(isSum)) + (isSum ? 12 : 4),
  );
  let y = top + heights.reduce((sum, height) => sum + height, 0) > BOTTOM ? nextPage(doc, pen, sheet) : top;
  for (const [i, { label, amount, isSum }] of sheet.totals.entries()) {
    if (isSum) pen.rule(y + 2, INK, 1, TOTALS_AT);
    const at = { y: y + (isSum ? 8 : 0) };
    pen.lines([label], typeOf(isSum), { x: TOTALS_AT, ...at }, labelPt);
    pen.line(amount, typeOf(isSum), { x: RIGHT, align: "right", ...at });
    y += heights[i] ?? 0;
  }
  y += 16;
  for (const text of sheet.notes.flatMap((note) => wrapped(note, INNER, TEXT))) {
    if (y + heightOf(TEXT) > BOTTOM) y = nextPage(doc, pen, sheet);
    pen.line(text, TEXT, { x: MARGIN, y, color: MUTED });
    y += heightOf(TEXT);
  }
  return y;
}

function drawFooter(pen: Pen, { footer, pages }: Sheet, page: number, count: number): void {
  const y = HEIGHT - 48;
  pen.rule(y - 8, LINE);
  const [first = ""] = wrapped(footer, INNER - 90, SMALL);
  pen.line(first, SMALL, { x: MARGIN, y, color: MUTED });
  const where = pages.replace("{page}", String(page)).replace("{pages}", String(count));
  pen.line(where, SMALL, { x: RIGHT, y, align: "right", color: MUTED });
}
