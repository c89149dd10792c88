import type { FontName } from "#shared/catalog/fonts.ts";
import { FIRST_TEMPLATE_VERSION } from "#shared/catalog/templates.ts";
import { RIGHT_TO_LEFT } from "#shared/lib/rightToLeft.ts";
import type { TEXT_FIELDS } from "#shared/signatures/schema.ts";
import { FIRST_MARK, LAST_MARK } from "../marks.ts";
import { flat, html, type Markup, type Piece, trusted, write } from "../primitives/html.ts";
import { leastWidth } from "../primitives/image.ts";
import { type CellLook, cellStart } from "../primitives/table.ts";
import { remembered } from "../remembered.ts";
import type { Sheet } from "../sheet.ts";

export type TextField = (typeof TEXT_FIELDS)[number];

/** How a text is set, as further declarations: `;font-weight:bold`. */
export type Setting = string;

export const IN_BOLD = ";font-weight:bold";

const BOLD = 1;
const ITALIC = 2;
const UNDERLINE = 4;
const UPPERCASE = 8;

/** All sixteen settings there are. */
const SETTINGS: readonly Setting[] = Array.from(
  { length: 16 },
  (_, bits) =>
    (bits & BOLD ? IN_BOLD : "") +
    (bits & ITALIC ? ";font-style:italic" : "") +
    (bits & UNDERLINE ? ";text-decoration:underline" : "") +
    (bits & UPPERCASE ? ";text-transform:uppercase" : ""),
);

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

/** Keeps a text on one line. */
export const WHOLE = ";white-space:nowrap";

/** The room a phone leaves beside a picture, unless the layout says otherwise: what is wider may break, or it would stick out. */
const MAX_WHOLE_PX = 190;
const BREAKABLE = /[\s\-/?\u2010-\u2014]/;

/**
 * Declarations that keep a name, a number or an address in one piece; none where it has no place to break or no room.
 * @param more further declarations that the text is set in
 * @param roomPx beside a picture of usual width
 */
export const wholeness = (sheet: Sheet, text: string, sizePx: number, more = "", roomPx = MAX_WHOLE_PX): string =>
  BREAKABLE.test(text) && seenWidth(sheet, text, sizePx, more) <= roomBeside(sheet, roomPx) ? WHOLE : "";

/** What a picture is wider than usual takes from the room that a layout has more than others. */
function roomBeside({ design: { logoWidth, logo2Width }, media }: Sheet, roomPx: number): number {
  if (roomPx <= MAX_WHOLE_PX) return roomPx;
  const photoPx = media.photo ? leastWidth(logoWidth) : 0;
  const logoPx = media.photo2 ? leastWidth(logo2Width) : 0;
  return Math.max(MAX_WHOLE_PX, roomPx - Math.max(0, Math.max(photoPx, logoPx) - USUAL_PHOTO_PX));
}
const USUAL_PHOTO_PX = 96;

/** Nearly the width of a text in what it is set in: capitals, bold letters, room between them. */
const seenWidth = (sheet: Sheet, text: string, sizePx: number, more: string) =>
  inkWidth(sheet, asSeen(text, more), sizePx * (more.includes(IN_BOLD) ? BOLD_WIDTH : 1)) + spacing(text, more);
const BOLD_WIDTH = 1.06;

/** A text in the capitals that its declarations make of it. */
const asSeen = (text: string, more: string) => (more.includes("uppercase") ? text.toUpperCase() : text);

/** What the room between letters adds to a text, in pixels. */
function spacing(text: string, more: string): number {
  const at = more.indexOf(SPACING);
  return at < 0 ? 0 : Number.parseInt(more.slice(at + SPACING.length), 10) * text.length;
}
const SPACING = "letter-spacing:";

/** How much wider or narrower than Arial a font runs, where it is a tenth or more. */
const FONT_WIDTHS: Partial<Record<FontName, number>> = {
  "Arial Black": 1.25,
  "Courier New": 1.1,
  "Lucida Sans Unicode": 1.08,
  "Brush Script MT": 0.8,
  Impact: 0.88,
};
const fontWidth = (font: FontName) => FONT_WIDTHS[font] ?? 1;

/** Letters so large that two columns of them do not fit a phone side by side; the first drawings leave them there. */
export const isLarge = ({ basePx, design: { fontFamily, templateVersion } }: Sheet, fromPx = LARGE_PX) =>
  basePx * fontWidth(fontFamily) >= fromPx && templateVersion !== FIRST_TEMPLATE_VERSION;
const LARGE_PX = 15;
/** Letters of which not even one column fits a phone beside a picture. */
export const HUGE_PX = 19;

/** The start of a cell with text, with a width of its own where its text is wide. */
function startTag(
  sheet: Sheet,
  sizePx: number,
  color: string,
  look: TextLook,
  widthPx?: number,
  isTorn = widthPx !== undefined,
): string {
  const { leading, more = "", valign, padding, columns, background } = look;
  // Some clients take `dir` off tables (caniemail.com, html-dir).
  const align = look.align ?? (sheet.dir ? "right" : null);
  const own = isTorn ? `${more};word-break:break-word` : more;
  const style = sheet.type(sizePx, color, own, leading);
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
  const limitPx = roomFor(sheet, look, plain);
  const isWide = plain.length * sizePx > limitPx && isWider(plain, limitPx / sizePx);
  if (!isWide && isEndless(sheet, plain, sizePx)) return startTag(sheet, sizePx, color, look, undefined, true);
  return isWide ? startTag(sheet, sizePx, color, look, Math.max(limitPx, widestWord(plain, sizePx, look.more))) : start;
}

/** Whether a text has a word that is wider than a phone, or of huge letters than what a phone leaves beside a label. */
function isEndless(sheet: Sheet, plain: string, sizePx: number): boolean {
  const limitPx = isLarge(sheet, HUGE_PX) && sizePx === sheet.basePx ? ENDLESS_PX * HUGE_SHARE : ENDLESS_PX;
  return plain.length * sizePx > limitPx && longestWord(plain).length * sizePx > limitPx;
}
/** A letter is half as wide as it is high. */
const ENDLESS_PX = 600;
const HUGE_SHARE = 0.65;

const longestWord = remembered((text) => text.split(" ").reduce((a, b) => (b.length > a.length ? b : a), ""));

/** The width that the longest word of a text needs, in pixels; 0 for one that is to break. */
function widestWord(plain: string, sizePx: number, more = ""): number {
  const word = longestWord(plain);
  const widthPx = Math.ceil(textWidth(asSeen(word, more), sizePx) + spacing(word, more));
  return widthPx <= MAX_WHOLE_PX ? widthPx : 0;
}

/** The width from which a text has to break: more in larger letters, and for an address, which is one word. */
function roomFor({ basePx }: Sheet, { limitPx = MAX_TEXT_PX }: TextLook, plain: string): number {
  const roomPx = basePx > USUAL_PX ? Math.round((limitPx * basePx) / USUAL_PX) : limitPx;
  return roomPx >= MAX_TEXT_PX || plain.includes(" ") ? roomPx : MAX_TEXT_PX;
}

/** The size of text that limits are given for. */
const USUAL_PX = 12;

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
  if (code >= WIDE) return code >= FIRST_MARK && code <= LAST_MARK ? 0 : 1;
  if (code === SPACE) return 0.3;
  return code >= UPPER_A && code <= UPPER_Z ? 0.7 : 0.56;
}
const WIDE = 0x2e80;
const SPACE = 32;
const UPPER_A = 65;
const UPPER_Z = 90;

/** Nearly the width of a text, in pixels: narrow letters count as such. */
export function inkWidth({ design }: Sheet, text: string, sizePx: number): number {
  let ems = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    ems += INK_WIDTHS[code] ?? letterWidth(code);
  }
  return ems * sizePx * fontWidth(design.fontFamily);
}
const INK_WIDTHS = Float32Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  if ("ijlI.,:;'|!/ ()-ftr".includes(letter)) return 0.3;
  if ("mwMW@%".includes(letter)) return 0.88;
  return code >= UPPER_A && code <= UPPER_Z ? 0.68 : 0.55;
});

/** Text in a style of its own inside a cell; declarations as `setting` gives them. */
export function styled(text: Piece, own: string): Piece {
  return own ? html`<span style="${trusted(own.slice(1))}">${text}</span>` : text;
}

const ARABIC = /[\u0600-\u06ff]/;

export const COMMA = ", ";
/** Between parts of a text; Arabic has a comma of its own. */
export const comma = ({ dir }: Sheet, text: string) => (dir && ARABIC.test(text) ? "\u060c " : COMMA);

/** A right-to-left text in a signature that runs the other way: its full stops and brackets stay at its own end. */
export function directed(sheet: Sheet, text: string, content: Piece = text): Piece {
  return sheet.isMixed && RIGHT_TO_LEFT.test(text) ? html`<span dir="rtl">${content}</span>` : content;
}
