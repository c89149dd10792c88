import { anchor } from "../primitives/anchor.ts";
import { html, join, joined, type Markup, type Piece, trusted } from "../primitives/html.ts";
import { line, row, table } from "../primitives/table.ts";
import { type ContactLine, LEADING, type Sheet } from "../sheet.ts";
import { contactLines } from "./contactLines.ts";
import { directed, pen, setting, styled, type TextLook, textCell, textRow, textWidth } from "./text.ts";

export type ContactsLook = {
  /** in front of each line: a letter, the whole word, or nothing */
  labels?: "letter" | "word" | "none";
  align?: "left" | "center" | "right" | null;
  limitPx?: number;
  /** room under each line */
  gapPx?: number;
};

/** Rows: one line each, labels and values in columns of their own. */
export function contactRows(
  sheet: Sheet,
  { labels = "letter", align, limitPx = 340, gapPx = 1 }: ContactsLook = {},
): Markup | null {
  const lines = contactLines(sheet);
  const { font, more } = setting(sheet, "contacts");
  const leading = leadingFor(sheet, gapPx);
  const look = { font, more, leading, limitPx };
  if (labels === "none") {
    const own = pen(sheet, sheet.basePx, sheet.color.text, { ...look, align }, true);
    return joined(lines.map((entry) => textRow(own, titled(sheet, entry), plain(entry))));
  }
  const valuePen = pen(sheet, sheet.basePx, sheet.color.text, look, true);
  const fullPen = pen(sheet, sheet.basePx, sheet.color.text, { ...look, columns: 2 });
  const labelLook: TextLook = {
    font: "bold ",
    leading,
    limitPx: limitPx / 2,
    // Values break in narrow windows.
    valign: "top",
    padding: sheet.dir ? "0 0 0 8px" : "0 8px 0 0",
  };
  const labelPen = pen(sheet, sheet.basePx, sheet.color.accent, labelLook, true);
  const rows = lines.map((entry) => {
    // A title in the column of letters would push all values to the right.
    const label = labels === "word" ? entry.label : entry.isCustom ? "" : entry.short;
    if (!label || !entry.text) return textRow(fullPen, titled(sheet, entry), plain(entry));
    return row(textCell(labelPen, directed(sheet, label), label), textCell(valuePen, linked(sheet, entry), entry.text));
  });
  const grid = table(rows);
  return grid && line(grid, { align });
}

/** Rows: all contacts one after the other with marks between them, as many to a line as fit. */
export function contactFlow(
  sheet: Sheet,
  { align, limitPx = 420, separator = "|" }: ContactsLook & { separator?: string } = {},
): Markup | null {
  const { basePx, color } = sheet;
  const mark = html` <span style="color:${trusted(color.line)}">&nbsp;${separator}&nbsp;</span> `;
  const { font, more } = setting(sheet, "contacts");
  const look = { align, limitPx: limitPx * 1.2, font, more, leading: leadingFor(sheet, 2) };
  const own = pen(sheet, basePx, color.text, look);
  const markPx = textWidth(`${separator}  `, basePx);
  const rows: (Markup | null)[] = [];
  let pieces: Piece[] = [];
  let seen = "";
  let widthPx = 0;
  for (const entry of contactLines(sheet)) {
    const text = plain(entry);
    const entryPx = textWidth(text, basePx) + markPx;
    if (pieces.length && widthPx + entryPx > limitPx) {
      rows.push(textRow(own, join(pieces, mark), seen));
      pieces = [];
      seen = "";
      widthPx = 0;
    }
    pieces.push(titled(sheet, entry));
    seen += text;
    widthPx += entryPx;
  }
  if (pieces.length) rows.push(textRow(own, join(pieces, mark), seen));
  return joined(rows);
}

/** Rows: two lines of contact side by side, the first half of them on the near side. */
export function contactGrid(sheet: Sheet, { limitPx = 230, gapPx = 2 }: ContactsLook = {}): Markup | null {
  const lines = contactLines(sheet);
  const { font, more } = setting(sheet, "contacts");
  const look = { limitPx, font, more, leading: leadingFor(sheet, gapPx), valign: "top" as const };
  const padding = sheet.dir ? "0 0 0 24px" : "0 24px 0 0";
  const near = pen(sheet, sheet.basePx, sheet.color.text, { ...look, padding }, true);
  const far = pen(sheet, sheet.basePx, sheet.color.text, look, true);
  const half = Math.ceil(lines.length / 2);
  const rows = lines.slice(0, half).map((entry, i) => {
    const other = lines[half + i];
    const second = other ? textCell(far, titled(sheet, other), plain(other)) : null;
    return row(textCell(near, titled(sheet, entry), plain(entry)), second);
  });
  const grid = table(rows);
  return grid && line(grid);
}

/** Room between lines as a line height: a padding on each cell would cost twenty characters a line. */
function leadingFor({ look, basePx }: Sheet, gapPx: number): number {
  return Math.round(((look.leading ?? LEADING) + gapPx / basePx) * 10) / 10;
}

const plain = ({ isCustom, label, text }: ContactLine) => (isCustom ? `${label} ${text}` : text);

/** Custom fields carry their title even where contacts show no label. */
function titled(sheet: Sheet, entry: ContactLine): Piece {
  if (!entry.isCustom || !entry.label) return linked(sheet, entry);
  const label = styled(directed(sheet, entry.label), `;color:${sheet.color.accent};font-weight:bold`);
  return entry.text ? [label, " ", linked(sheet, entry)] : label;
}

function linked(sheet: Sheet, { text, href, isCustom, label }: ContactLine): Piece {
  // Between left-to-right marks a number keeps its order inside right-to-left text.
  const content = sheet.dir && href?.startsWith("tel:") ? `\u200e${text}\u200e` : directed(sheet, text);
  // An address can be told by its looks, words that lead somewhere only by their colour.
  const color = isCustom && !label ? sheet.color.accent : sheet.color.text;
  return anchor(href, content, color, sheet.design.textFormatting.contacts?.underline);
}
