import { join, joined, type Markup, type Piece, trusted, write } from "./html.ts";

/**
 * Layout tables. Every client-specific habit of layout is here: spacing by padding on cells (Word ignores it elsewhere),
 * widths as attribute and style (attributes do not scale at 120 dpi, styles are ignored on images), colours of cells as
 * `bgcolor` and style (Outlook paints one, phones the other). Sources: caniemail.com, css-padding and html-width.
 */
export type TableLook = {
  widthPx?: number;
  /** takes the whole width of the cell around it */
  isFull?: boolean;
  align?: "center" | "right";
  dir?: "rtl" | null;
  background?: string | null;
  /** further declarations, trusted */
  style?: string;
};

const TABLE = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Rows in a table; null when there are none. */
export function table(rows: readonly (Markup | null)[], look?: TableLook): Markup | null {
  let body = "";
  for (const row of rows) if (row) body += row.html;
  if (!body) return null;
  if (!look) return trusted(`${TABLE}><tbody>${body}</tbody></table>`);
  let attributes = "";
  let style = "";
  if (look.dir) attributes += ` dir="${look.dir}"`;
  if (look.align) attributes += ` align="${look.align}"`;
  if (look.widthPx || look.isFull) {
    attributes += ` width="${look.widthPx ?? "100%"}"`;
    style += `width:${look.widthPx ? `${look.widthPx}px` : "100%"};`;
  }
  if (look.background) {
    attributes += ` bgcolor="${look.background}"`;
    style += `background-color:${look.background};`;
  }
  return trusted(`${TABLE}${attributes}${styleAttribute(style, look.style)}><tbody>${body}</tbody></table>`);
}

/** The same table, as wide as the cell around it. */
export const stretched = ({ html }: Markup): Markup => trusted(html.replace(TABLE, `${TABLE} width="100%"`));

export type CellLook = {
  /** trusted declarations: the text style of the cell */
  style?: string;
  /** CSS shorthand, `0 0 4px` */
  padding?: string;
  widthPx?: number;
  heightPx?: number;
  align?: "left" | "center" | "right" | null;
  valign?: "top" | "bottom" | null;
  background?: string | null;
  columns?: number;
};

/**
 * Tables side by side, as many to a line as there is room for: each in a block that moves below the other where a screen
 * is narrow. Word, which knows no such blocks, always draws them so.
 */
export const wrapping = (
  tables: readonly (Markup | null)[],
  valign: "top" | "middle" | "bottom" = "top",
): Markup | null =>
  joined(tables.map((table) => table && trusted(`<div style="${BESIDE}:${valign}">${table.html}</div>`)));
const BESIDE = "display:inline-block;vertical-align";

/** One cell; null content gives null, so that an empty field leaves no trace. */
export function cell(content: Piece, look?: CellLook): Markup | null {
  if (content === null || content === "") return null;
  return finishCell(look ? cellStart(look) : "<td>", content);
}

export const finishCell = (start: string, content: Piece) => trusted(`${start}${write(content)}</td>`);

/** The start tag of a cell, for blocks that draw many of one look. */
export function cellStart(look: CellLook): string {
  let attributes = "<td";
  let style = "";
  if (look.columns && look.columns > 1) attributes += ` colspan="${look.columns}"`;
  if (look.align) attributes += ` align="${look.align}"`;
  if (look.valign) attributes += ` valign="${look.valign}"`;
  if (look.widthPx) {
    attributes += ` width="${look.widthPx}"`;
    style += `width:${look.widthPx}px;`;
  }
  if (look.heightPx) {
    attributes += ` height="${look.heightPx}"`;
    style += `height:${look.heightPx}px;`;
  }
  if (look.background) {
    attributes += ` bgcolor="${look.background}"`;
    style += `background-color:${look.background};`;
  }
  if (look.padding) style += `padding:${look.padding};`;
  return `${attributes}${styleAttribute(style, look.style)}>`;
}

/** Cells in a row; null when all of them are empty. */
export function row(...cells: (Markup | null)[]): Markup | null {
  let out = "";
  for (const part of cells) if (part) out += part.html;
  return out ? trusted(`<tr>${out}</tr>`) : null;
}

/** A row with one cell. */
export const line = (content: Piece, look?: CellLook) => row(cell(content, look));

/** `font-size:0` and a space: cells without text collapse, and Word draws a hairline under them otherwise. */
const BLANK = "font-size:0;line-height:0";
const NBSP = trusted("&nbsp;");

/** A cell with nothing in it, where the others of its column have something. */
export const EMPTY_CELL = trusted("<td></td>");
/** The same, which keeps its column at a width in pixels. */
export const emptyCell = (widthPx: number) => trusted(`<td width="${widthPx}"></td>`);

/** An empty row of a height, in pixels. */
export function gap(heightPx: number, columns = 1): Markup {
  const known = columns === 1 ? GAPS[heightPx] : undefined;
  if (known) return known;
  // The attribute alone: of a style, Yahoo makes the least height (caniemail.com, css-height).
  const span = columns > 1 ? ` colspan="${columns}"` : "";
  const made = trusted(`<tr><td${span} height="${heightPx}" style="${BLANK}">&nbsp;</td></tr>`);
  if (columns === 1 && heightPx <= MAX_KEPT_GAP) GAPS[heightPx] = made;
  return made;
}
const GAPS: Markup[] = [];
const MAX_KEPT_GAP = 40;

/** An empty cell of a width, in pixels, in a colour if given. */
export const strip = (widthPx: number, background: string | null = null) =>
  cell(NBSP, { widthPx, background, style: BLANK }) as Markup;

/** A row with a bar of colour, in pixels; as wide as the column, or shorter. */
export function bar(color: string, heightPx: number, widthPx?: number): Markup {
  const inside = table(
    [line(NBSP, { heightPx, widthPx, background: color, style: BLANK })],
    widthPx ? undefined : { isFull: true },
  );
  return line(inside) as Markup;
}

/** A horizontal line over the whole width, with room above and below; null when it has no thickness. */
export function rule(color: string, thicknessPx: number, roomPx: number, columns = 1): Markup | null {
  if (!thicknessPx) return null;
  const border = `border-bottom:${thicknessPx}px solid ${color};${BLANK}`;
  return join([line(NBSP, { heightPx: roomPx, columns, style: border }), gap(roomPx, columns)]);
}

/** Declarations that end in a semicolon, and those that do not; read from the end only where there are no others. */
const styleAttribute = (ended: string, open = "") =>
  open ? ` style="${ended}${open}"` : ended ? ` style="${ended.slice(0, -1)}"` : "";
