import type { TEXT_FIELDS } from "#shared/signatures/schema.ts";
import { flat, html, type Markup, type Piece, trusted } from "../primitives/html.ts";
import { type CellLook, cellStart, finishCell } from "../primitives/table.ts";
import { RIGHT_TO_LEFT, type Sheet } from "../sheet.ts";

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
export type Pen = { sizePx: number; limitPx: number; start: string; wideStart(): string };

export function pen(sheet: Sheet, sizePx: number, color: string, look: TextLook = {}, isReused = false): Pen {
  const { font, leading, more = "", limitPx = 400, valign, padding, columns, background } = look;
  // Some clients take `dir` off tables (caniemail.com, html-dir).
  const align = look.align ?? (sheet.dir ? "right" : null);
  const start = (own: string, widthPx?: number) =>
    cellStart({
      style: sheet.type(sizePx, color, own, font, leading),
      widthPx,
      align,
      valign,
      padding,
      columns,
      background,
    });
  return {
    sizePx,
    limitPx,
    start: isReused ? flat(start(more)) : start(more),
    wideStart: () => start(`${more};word-break:break-word`, limitPx),
  };
}

/**
 * A cell with text; null without content. `plain` is what is seen of it: text that would run wider than its column gets
 * the column's width and may break inside words, all other cells stay as narrow as their text.
 */
export function textCell({ sizePx, limitPx, start, wideStart }: Pen, content: Piece, plain: string): Markup | null {
  if (content === null || content === "") return null;
  const isWide = plain.length * sizePx > limitPx && isWider(plain, limitPx / sizePx);
  return finishCell(isWide ? wideStart() : start, content);
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
