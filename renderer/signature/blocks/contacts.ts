import { anchor } from "../primitives/anchor.ts";
import { html, join, type Markup, type Piece, trusted } from "../primitives/html.ts";
import { cell, line, row, table } from "../primitives/table.ts";
import type { Sheet } from "../sheet.ts";
import { type ContactLine, contactLines } from "./contactLines.ts";
import { format, separated, styled, textLook, textWidth } from "./text.ts";

export type ContactsLook = {
  /** in front of each line: a letter, the whole word, or nothing */
  labels?: "letter" | "word" | "none";
  align?: "center" | "right" | null;
  limitPx?: number;
  /** room under each line */
  gapPx?: number;
};

/** Rows: one line each, labels and values in columns of their own. */
export function contactRows(sheet: Sheet, look: ContactsLook = {}): Markup | null {
  const { labels = "letter", align = null, limitPx = 340, gapPx = 1 } = look;
  const lines = contactLines(sheet);
  if (labels === "none") {
    const rows = lines.map((entry) =>
      line(titled(sheet, entry), {
        ...textLook(sheet, entry.text, sheet.basePx, sheet.color.text, { align, limitPx, more: weight(sheet) }),
        padding: `0 0 ${gapPx}px`,
      }),
    );
    return rows.length ? join(rows) : null;
  }
  const rows = lines.map((entry) => labelled(sheet, entry, labels, { limitPx, gapPx }));
  const grid = table(rows);
  return grid && line(grid, { align });
}

function labelled(
  sheet: Sheet,
  entry: ContactLine,
  labels: "letter" | "word",
  { limitPx, gapPx }: { limitPx: number; gapPx: number },
): Markup | null {
  const padding = `0 0 ${gapPx}px`;
  if (entry.isCustom && labels === "letter") {
    // A title in the column of letters would push all values to the right.
    const look = textLook(sheet, `${entry.label} ${entry.text}`, sheet.basePx, sheet.color.text, { limitPx });
    return row(cell(titled(sheet, entry), { ...look, padding, columns: 2 }));
  }
  const label = labels === "letter" ? entry.short : entry.label;
  const value = entry.text
    ? cell(linked(sheet, entry), {
        ...textLook(sheet, entry.text, sheet.basePx, sheet.color.text, { limitPx, more: weight(sheet) }),
        padding,
        columns: label ? 1 : 2,
      })
    : null;
  if (!label) return row(value);
  const labelLook = textLook(sheet, label, sheet.basePx, sheet.color.accent, {
    limitPx: value ? limitPx / 2 : limitPx,
    more: ";font-weight:bold",
    valign: "top",
    columns: value ? 1 : 2,
    padding: value ? (sheet.dir ? `0 0 ${gapPx}px 8px` : `0 8px ${gapPx}px 0`) : padding,
  });
  return row(cell(label, labelLook), value);
}

/** Rows: all contacts one after the other with marks between them, as many to a line as fit. */
export function contactFlow(
  sheet: Sheet,
  { align = null, limitPx = 420, separator = "|" }: ContactsLook & { separator?: string } = {},
): Markup | null {
  const lines: ContactLine[][] = [];
  let widthPx = Number.POSITIVE_INFINITY;
  for (const entry of contactLines(sheet)) {
    const entryPx = textWidth(`${entry.isCustom ? `${entry.label} ` : ""}${entry.text} ${separator}  `, sheet.basePx);
    if (widthPx + entryPx > limitPx) {
      lines.push([]);
      widthPx = 0;
    }
    lines.at(-1)?.push(entry);
    widthPx += entryPx;
  }
  const mark = html` <span style="color:${trusted(sheet.color.line)}">&nbsp;${separator}&nbsp;</span> `;
  const rows = lines.map((entries) =>
    line(
      separated(
        entries.map((entry) => titled(sheet, entry)),
        mark,
      ),
      {
        ...textLook(sheet, entries.map(({ text }) => text).join(separator), sheet.basePx, sheet.color.text, {
          limitPx: limitPx * 1.2,
          more: weight(sheet),
        }),
        align,
        padding: "0 0 2px",
      },
    ),
  );
  return rows.length ? join(rows) : null;
}

/** Custom fields carry their title even where contacts show no label. */
function titled(sheet: Sheet, entry: ContactLine): Piece {
  if (!entry.isCustom || !entry.label) return linked(sheet, entry);
  const label = styled(entry.label, `;color:${sheet.color.accent};font-weight:bold`);
  return entry.text ? [label, " ", linked(sheet, entry)] : label;
}

function linked(sheet: Sheet, { text, href }: ContactLine): Piece {
  // Between left-to-right marks a number keeps its order inside right-to-left text.
  const content = sheet.dir && href?.startsWith("tel:") ? `\u200e${text}\u200e` : text;
  return anchor(href, content, sheet.color.text, sheet.design.textFormatting.contacts?.underline);
}

const weight = (sheet: Sheet) => format(sheet, "contacts");
