/** Sheets of business cards to be printed and cut: A4 with eight of 85 × 55 mm, their bleed and their crop marks. */
import PDFDocument from "pdfkit";
import type { PrintedCard } from "#shared/cards/print.ts";
import { bytesOf, type Doc, heightOf, penOf } from "./pen.ts";
import { type Type, wrapped } from "./text.ts";

/** Points of a millimetre. */
const MM = 72 / 25.4;
const WIDTH = 85 * MM;
const HEIGHT = 55 * MM;
/** Colour beyond the edge, as no knife cuts exactly. */
const BLEED = 3 * MM;
const GAP = 6 * MM;
const COLUMNS = 2;
const ROWS = 4;
/** Crop marks begin so far from the edge, and are so long. */
const MARK_AT = 3 * MM;
const MARK = 4 * MM;
const PAGE = { width: 210 * MM, height: 297 * MM };
const LEFT = (PAGE.width - COLUMNS * WIDTH - (COLUMNS - 1) * GAP) / 2;
const TOP = (PAGE.height - ROWS * HEIGHT - (ROWS - 1) * GAP) / 2;
/** No word stands nearer to the edge. */
const INSET = 6 * MM;
const LOGO = { width: 26 * MM, height: 9 * MM };

const HEADER: Type = { sizePt: 8.5, isBold: true };
const TITLE: Type = { sizePt: 14, isBold: true };
const TEXT: Type = { sizePt: 8 };

/** @returns the bytes of the file: of the same card the same ones */
export async function drawCards(card: PrintedCard): Promise<Buffer> {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    // Otherwise it opens a font of the machine's at once.
    font: null as never,
    info: { Title: card.title || card.header, CreationDate: new Date(0) },
  });
  return bytesOf(doc, () => {
    boxes(doc);
    const pen = penOf(doc);
    for (const [x, y] of places())
      doc.rect(x - BLEED, y - BLEED, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED).fill(card.ground);
    for (const [x, y] of places()) drawCard(doc, pen, card, x, y);
    marks(doc);
  });
}

const places = (): (readonly [x: number, y: number])[] =>
  Array.from({ length: COLUMNS * ROWS }, (_, at) => [
    LEFT + (at % COLUMNS) * (WIDTH + GAP),
    TOP + Math.floor(at / COLUMNS) * (HEIGHT + GAP),
  ]);

/** Where printers look for what is cut: the whole of the cards is the trim, their colour beyond it the bleed. */
function boxes(doc: Doc) {
  const box = (around: number) => [LEFT - around, TOP - around, PAGE.width - LEFT + around, PAGE.height - TOP + around];
  const { data } = doc.page.dictionary as unknown as { data: Record<string, number[]> };
  data.TrimBox = box(0);
  data.BleedBox = box(BLEED);
}

function drawCard(doc: Doc, pen: ReturnType<typeof penOf>, card: PrintedCard, x: number, y: number) {
  const { ink: color } = card;
  const codePt = card.codeMm * MM;
  const left = x + INSET;
  const codeX = x + WIDTH - INSET - codePt;
  const codeY = y + (HEIGHT - codePt) / 2;
  const roomPt = codeX - left - 4 * MM;
  let top = y + INSET;
  if (card.logo !== null) {
    doc.image(Buffer.from(card.logo, "base64"), left, top, { fit: [Math.min(LOGO.width, roomPt), LOGO.height] });
    top += LOGO.height + 2 * MM;
  }
  const write = (text: string, type: Type, most: number) => {
    if (text.trim() === "") return;
    const lines = wrapped(text.trim().replace(/\s+/g, " "), roomPt, type).slice(0, most);
    top = pen.lines(lines, type, { x: left, y: top, color }, roomPt);
  };
  write(card.header, HEADER, 1);
  write(card.title, TITLE, 2);
  write(card.subheader, TEXT, 2);
  const below = card.lines.flatMap((one) => wrapped(one.replace(/\s+/g, " "), roomPt, TEXT).slice(0, 2));
  const room = Math.max(0, Math.floor((y + HEIGHT - INSET - top - 2 * MM) / heightOf(TEXT)));
  const shown = below.slice(0, room);
  pen.lines(shown, TEXT, { x: left, y: y + HEIGHT - INSET - shown.length * heightOf(TEXT), color }, roomPt);
  drawCode(doc, card, codeX, codeY);
}

/** As strokes, not as a picture: sharp on any printer. */
function drawCode(doc: Doc, { code, codeMm }: PrintedCard, x: number, y: number) {
  const side = codeMm * MM;
  const module = side / code.length;
  doc.rect(x, y, side, side).fill("#ffffff");
  for (const [row, modules] of code.entries())
    for (const { index, 0: run } of modules.matchAll(/1+/g))
      doc.rect(x + index * module, y + row * module, run.length * module, module);
  doc.fill("#0b1f24");
}

/** Hairlines at the outside of the sheet, where each cut begins and ends. */
function marks(doc: Doc) {
  doc.lineWidth(0.25).strokeColor("#000000");
  const [right, bottom] = [PAGE.width - LEFT, PAGE.height - TOP];
  const line = (from: [number, number], to: [number, number]) => doc.moveTo(...from).lineTo(...to);
  for (let column = 0; column < COLUMNS; column++)
    for (const x of [0, WIDTH].map((side) => LEFT + column * (WIDTH + GAP) + side)) {
      line([x, TOP - MARK_AT - MARK], [x, TOP - MARK_AT]);
      line([x, bottom + MARK_AT], [x, bottom + MARK_AT + MARK]);
    }
  for (let row = 0; row < ROWS; row++)
    for (const y of [0, HEIGHT].map((side) => TOP + row * (HEIGHT + GAP) + side)) {
      line([LEFT - MARK_AT - MARK, y], [LEFT - MARK_AT, y]);
      line([right + MARK_AT, y], [right + MARK_AT + MARK, y]);
    }
  doc.stroke();
}
