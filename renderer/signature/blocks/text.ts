import type { TEXT_FIELDS } from "#shared/signatures/schema.ts";
import { html, type Piece, trusted } from "../primitives/html.ts";
import type { CellLook } from "../primitives/table.ts";
import type { Sheet } from "../sheet.ts";

export type TextField = (typeof TEXT_FIELDS)[number];
type Format = { bold?: boolean; italic?: boolean; underline?: boolean; uppercase?: boolean };

/** How a kind of text is set: the person's choice over the layout's. */
export function format(sheet: Sheet, field: TextField, own: Format = {}): string {
  const { bold, italic, underline, uppercase } = { ...own, ...sheet.design.textFormatting[field] };
  return (
    (bold ? ";font-weight:bold" : "") +
    (italic ? ";font-style:italic" : "") +
    (underline ? ";text-decoration:underline" : "") +
    (uppercase ? ";text-transform:uppercase" : "")
  );
}

/**
 * Look of a cell with text. Text that would run wider than its column gets the column's width and may break inside
 * words; all other cells stay as narrow as their text.
 */
export function textLook(
  sheet: Sheet,
  plain: string,
  sizePx: number,
  color: string,
  { more = "", limitPx = 400, ...look }: CellLook & { more?: string; limitPx?: number } = {},
): CellLook {
  const isWide = plain.length * sizePx > limitPx && textWidth(plain, sizePx) > limitPx;
  const style = sheet.type(sizePx, color, isWide ? `${more};word-break:break-word` : more);
  return isWide ? { ...look, style, widthPx: limitPx } : { ...look, style };
}

/** Rough width of a text in pixels, on the safe side: wide scripts count a full em, capitals two thirds. */
export function textWidth(text: string, sizePx: number): number {
  let ems = 0;
  for (const char of text) ems += char > "\u2e7f" ? 1 : char >= "A" && char <= "Z" ? 0.7 : char === " " ? 0.3 : 0.56;
  return ems * sizePx;
}

/** Pieces with a separator between them; nothing when there is none. */
export function separated(pieces: readonly Piece[], separator: Piece): Piece {
  return pieces.length ? pieces.flatMap((piece, i) => (i ? [separator, piece] : [piece])) : null;
}

/** Text in a style of its own inside a cell; declarations as `format` gives them. */
export function styled(text: Piece, declarations: string): Piece {
  return declarations ? html`<span style="${trusted(declarations.slice(1))}">${text}</span>` : text;
}
