import { RIGHT_TO_LEFT } from "#shared/lib/rightToLeft.ts";
import type { TEXT_FIELDS } from "#shared/signatures/schema.ts";
import { flat, html, type Markup, type Piece, trusted, write } from "../primitives/html.ts";
import { type CellLook, cellStart } from "../primitives/table.ts";
import type { Sheet } from "../sheet.ts";

export type TextField = (typeof TEXT_FIELDS)[number];

/** How a text is set, ready to be written. */
export type Setting = {
  /** in front of the size in the font shorthand: `italic bold ` */
  font: string;
  /** declarations that the shorthand does not hold */
  more: string;
  /** all of it as declarations, for a text inside a cell that is set in another way */
  own: string;
};

const BOLD = 1;
const ITALIC = 2;
const UNDERLINE = 4;
const UPPERCASE = 8;

/** All sixteen settings there are, so that equal ones are the same. */
const SETTINGS: readonly Setting[] = Array.from({ length: 16 }, (_, bits) => {
  const more =
    (bits & UNDERLINE ? ";text-decoration:underline" : "") + (bits & UPPERCASE ? ";text-transform:uppercase" : "");
  return {
    font: (bits & ITALIC ? "italic " : "") + (bits & BOLD ? "bold " : ""),
    more,
    own: (bits & BOLD ? ";font-weight:bold" : "") + (bits & ITALIC ? ";font-style:italic" : "") + more,
  };
});
export const PLAIN = SETTINGS[0] as Setting;

/** How a kind of text is set: the person's choice over the layout's. */
export function setting(sheet: Sheet, field: TextField, isBold = false, isUppercase = false): Setting {
  const chosen = sheet.design.textFormatting[field];
  const bits =
    ((chosen?.bold ?? isBold) ? BOLD : 0) |
    (chosen?.italic ? ITALIC : 0) |
    (chosen?.underline ? UNDERLINE : 0) |
    ((chosen?.uppercase ?? isUppercase) ? UPPERCASE : 0);
  return SETTINGS[bits] as Setting;
}

export type TextLook = {
  /** in front of the size in the font shorthand: `bold ` */
  font?: string;
  /** line height as a factor, where it is not the layout's */
  leading?: number;
  /** further declarations */
  more?: string;
  /** widest the text may run, in pixels */
  limitPx?: number;
  align?: CellLook["align"];
  valign?: CellLook["valign"];
  padding?: string;
  columns?: number;
  background?: string | null;
};

/** Cells of one look: the start tag is written once and used for each of them (`isReused`: for several). */
export type Pen = { sheet: Sheet; sizePx: number; color: string; look: TextLook; start: string };

export function pen(sheet: Sheet, sizePx: number, color: string, look: TextLook = {}, isReused = false): Pen {
  const start = startTag(sheet, sizePx, color, look);
  return { sheet, sizePx, color, look, start: isReused ? flat(start) : start };
}

const MAX_TEXT_PX = 400;

/** The start of a cell with text, with a width of its own where its text is wide. */
function startTag(sheet: Sheet, sizePx: number, color: string, look: TextLook, widthPx?: number): string {
  const { font, leading, more = "", valign, padding, columns, background } = look;
  // Some clients take `dir` off tables (caniemail.com, html-dir).
  const align = look.align ?? (sheet.dir ? "right" : null);
  const own = widthPx ? `${more};word-break:break-word` : more;
  const style = sheet.type(sizePx, color, own, font, leading);
  return cellStart({ style, widthPx, align, valign, padding, columns, background });
}

/**
 * A cell with text; null without content. `plain` is what is seen of it: text that would run wider than its column gets
 * the column's width and may break inside words, all other cells stay as narrow as their text.
 */
export function textCell(own: Pen, content: Piece, plain: string): Markup | null {
  return content === null || content === "" ? null : trusted(`${startFor(own, plain)}${write(content)}</td>`);
}

/** A row with one cell of text. */
export function textRow(own: Pen, content: Piece, plain: string): Markup | null {
  if (content === null || content === "") return null;
  return trusted(`<tr>${startFor(own, plain)}${write(content)}</td></tr>`);
}

function startFor({ sheet, sizePx, color, look, start }: Pen, plain: string): string {
  const { limitPx = MAX_TEXT_PX } = look;
  const isWide = plain.length * sizePx > limitPx && isWider(plain, limitPx / sizePx);
  return isWide ? startTag(sheet, sizePx, color, look, limitPx) : start;
}

/** Rough width of a text in pixels, on the safe side: wide scripts count a full em, capitals two thirds. */
export function textWidth(text: string, sizePx: number): number {
  let ems = 0;
  for (let i = 0; i < text.length; i++) ems += letterWidth(text.charCodeAt(i));
  return ems * sizePx;
}

/** True for a text of more than so many ems; a paragraph is not read to its end. */
function isWider(text: string, limitEms: number): boolean {
  let ems = 0;
  for (let i = 0; i < text.length; i++) {
    ems += letterWidth(text.charCodeAt(i));
    if (ems > limitEms) return true;
  }
  return false;
}

function letterWidth(code: number): number {
  if (code >= WIDE) return 1;
  if (code === SPACE) return 0.3;
  return code >= UPPER_A && code <= UPPER_Z ? 0.7 : 0.56;
}
const WIDE = 0x2e80;
const SPACE = 32;
const UPPER_A = 65;
const UPPER_Z = 90;

/** Text in a style of its own inside a cell; declarations as `format` gives them. */
export function styled(text: Piece, own: string): Piece {
  return own ? html`<span style="${trusted(own.slice(1))}">${text}</span>` : text;
}

/** A right-to-left text in a signature that runs the other way: its full stops and brackets stay at its own end. */
export function directed(sheet: Sheet, text: string, content: Piece = text): Piece {
  return sheet.isMixed && RIGHT_TO_LEFT.test(text) ? html`<span dir="rtl">${content}</span>` : content;
}
