import { CONTACT_LABELS, type ContactName } from "#shared/catalog/contacts.ts";
import { iconName, MARK_SHAPES, MAX_ICON_PX, MIN_ICON_PX, SOCIAL_SHAPES } from "#shared/images/icon.ts";
import { contrast } from "#shared/lib/color.ts";
import { RIGHT_TO_LEFT } from "#shared/lib/rightToLeft.ts";
import { anchor } from "../primitives/anchor.ts";
import { html, join, joined, type Markup, type Piece, trusted } from "../primitives/html.ts";
import { GLYPHS, glyph } from "../primitives/image.ts";
import { EMPTY_CELL, emptyCell, finishCell, line, row, table, wrapping } from "../primitives/table.ts";
import { remembered } from "../remembered.ts";
import { type ContactLine, LEADING, px, type Sheet } from "../sheet.ts";
import { contactLines } from "./contactLines.ts";
import { directed, IN_BOLD, inkWidth, pen, setting, styled, textCell, textRow, textWidth, wholeness } from "./text.ts";

/** What stands in front of a contact: its icon, a letter, the whole word, or nothing. */
type Label = Exclude<keyof typeof CONTACT_LABELS, "layout">;

export type ContactsLook = {
  /** where the person chose nothing else */
  labels?: Label;
  align?: "left" | "center" | "right" | null;
  limitPx?: number;
  /** room under each line */
  gapPx?: number;
};

/** Rows: one line each, labels and values in columns of their own. */
export function contactRows(sheet: Sheet, look: ContactsLook = {}): Markup | null {
  const { labels = "letter", align } = look;
  const label = chosen(sheet, labels);
  const lines = contactLines(sheet);
  // Centred lines have no column in common, and of words behind a value nobody knows what they name.
  const hasColumns = align ? align !== "center" && label === "icon" : label !== "none";
  if (!hasColumns || !lines.some((entry) => hasHead(entry, label))) return lineRows(sheet, lines, label, look);
  const grid = gridOf(sheet, lines, label, look);
  return grid && line(grid, { align });
}

/** Rows: all contacts one after the other with marks between them, as many to a line as fit. */
export function contactFlow(
  sheet: Sheet,
  { align, limitPx = 420, separator = "|" }: ContactsLook & { separator?: string } = {},
): Markup | null {
  const { basePx, color } = sheet;
  const label = chosen(sheet, "none");
  const turn = sheet.dir ? RIGHT_TO_LEFT_MARK : "";
  // In the colour of the words: on white nothing lighter, and on a dark ground nothing brighter, stands between them.
  const mark = html`${turn} &nbsp;${separator}&nbsp; ${turn}`;
  const more = setting(sheet, "contacts");
  const look = { align, limitPx: limitPx * 1.2, more, leading: leadingFor(sheet, 2) };
  const own = pen(sheet, basePx, color.text, look);
  const icons = label === "icon" ? iconsOf(sheet, INLINE_EMS) : null;
  const markPx = textWidth(`${separator}  `, basePx) + (icons ? icons.sizePx : 0);
  const rows: (Markup | null)[] = [];
  let pieces: Piece[] = [];
  let seen = "";
  let widthPx = 0;
  for (const entry of contactLines(sheet)) {
    const title = titleOf(entry, label);
    const text = plain(entry, title);
    const entryPx = textWidth(text, basePx) + markPx;
    if (pieces.length && widthPx + entryPx > limitPx) {
      rows.push(textRow(own, join(pieces, mark), seen));
      pieces = [];
      seen = "";
      widthPx = 0;
    }
    pieces.push(marked(sheet, icons, entry, title));
    seen += text;
    widthPx += entryPx;
  }
  if (pieces.length) rows.push(textRow(own, join(pieces, mark), seen));
  return joined(rows);
}

/** Row: two columns of contacts, the first half of them on the near side; below each other where a screen is narrow. */
export function contactGrid(sheet: Sheet, { limitPx = 230, gapPx = 2 }: ContactsLook = {}): Markup | null {
  const lines = contactLines(sheet);
  const label = chosen(sheet, "none");
  const half = Math.ceil(lines.length / 2);
  const column = (entries: readonly ContactLine[], roomPx: number) => {
    const look = { limitPx, gapPx, roomPx };
    const hasColumns = entries.some((entry) => hasHead(entry, label));
    return hasColumns ? gridOf(sheet, entries, label, look) : table([lineRows(sheet, entries, label, look)]);
  };
  const near = column(lines.slice(0, half), 24);
  const far = column(lines.slice(half), 0);
  return line(far ? wrapping([near, far]) : near);
}

const LABELS = Object.keys(CONTACT_LABELS) as (keyof typeof CONTACT_LABELS)[];

/** The person's choice, or the layout's. */
function chosen({ design }: Sheet, own: Label): Label {
  const label = LABELS[design.contactLabels];
  return !label || label === "layout" ? own : label;
}

/** `roomPx`: behind the values, where another column stands. */
type RowsLook = Omit<ContactsLook, "labels"> & { roomPx?: number };

/** The widest that a line of rows runs, unless the layout says otherwise. */
const LIMIT_PX = 340;

/** Rows without columns: each line in a cell, with its label in front of it. */
function lineRows(
  sheet: Sheet,
  lines: readonly ContactLine[],
  label: Label,
  { align, limitPx = LIMIT_PX, gapPx = 1, roomPx = 0 }: RowsLook,
): Markup | null {
  const padding = roomPx ? roomBehind(sheet, roomPx) : undefined;
  const look = { more: setting(sheet, "contacts"), leading: leadingFor(sheet, gapPx), limitPx, align, padding };
  const own = pen(sheet, sheet.basePx, sheet.color.text, look, true);
  const icons = label === "icon" ? iconsOf(sheet, INLINE_EMS) : null;
  return joined(
    lines.map((entry) => {
      const title = titleOf(entry, label);
      return textRow(own, marked(sheet, icons, entry, title), plain(entry, title));
    }),
  );
}

/** A table of two columns: what stands in front, and the values; at the far side of lines that end there, behind them. */
function gridOf(
  sheet: Sheet,
  lines: readonly ContactLine[],
  label: Label,
  { align, limitPx = LIMIT_PX, gapPx = 1, roomPx = 0 }: RowsLook,
): Markup | null {
  const leading = leadingFor(sheet, gapPx);
  const look = { more: setting(sheet, "contacts"), leading, limitPx, align };
  const own = pen(sheet, sheet.basePx, sheet.color.text, look, true);
  const headOf = label === "icon" ? iconHeads(sheet, leading) : wordHeads(sheet, label, leading, limitPx);
  const rows = lines.map((entry, at) => {
    const isNamed = label !== "icon" && hasHead(entry, label);
    const title = isNamed ? "" : titleOf(entry, label);
    const head = headOf(entry) ?? EMPTY_CELL;
    const content = titled(sheet, entry, title);
    if (align) return row(textCell(own, [content, NBSP], plain(entry, title)), head);
    // In the first row, for the whole column: a padding in each would cost a hundred characters.
    const room = roomPx && at === 0 ? emptyCell(roomPx) : null;
    return row(head, textCell(own, content, plain(entry, title)), room);
  });
  return table(rows, label === "icon" ? GLYPHS : undefined);
}

/** Room behind what a cell holds, on the side where its text ends. */
const roomBehind = ({ dir }: Sheet, px: number) => (dir ? `0 0 0 ${px}px` : `0 ${px}px 0 0`);

/** Draws a line's cell in the column of labels; null where it has nothing there. */
type DrawHead = (entry: ContactLine) => Markup | null;

function wordHeads(sheet: Sheet, label: Label, leading: number, limitPx: number): DrawHead {
  const look = { more: IN_BOLD, leading, limitPx: limitPx / 2, padding: roomBehind(sheet, 8) };
  const { basePx, color } = sheet;
  const own = pen(sheet, basePx, color.accent, look, true);
  // Beside a value that breaks on narrow screens.
  const top = pen(sheet, basePx, color.accent, { ...look, valign: "top" });
  return (entry) => {
    const text = headText(entry, label);
    return textCell(entry.isWhole ? own : top, directed(sheet, text), text);
  };
}

/** As high as a line, so that they stand beside the first one. The first tells how wide the column is. */
function iconHeads(sheet: Sheet, leading: number): DrawHead {
  const icons = iconsOf(sheet, leading);
  let width = ` width="${icons.sizePx + ICON_ROOM_PX}"`;
  return ({ kind, isWhole }) => {
    if (!kind) return null;
    const start = `<td${width}${isWhole ? "" : ' valign="top"'}>`;
    width = "";
    return finishCell(start, icons.draw(kind, false));
  };
}

/** What a line has in the column of labels. A title with nothing behind it is itself what there is to read. */
const headText = ({ label, short, text }: ContactLine, kind: Label) =>
  kind === "letter" ? short : kind === "word" && text ? label : "";

const hasHead = (entry: ContactLine, label: Label) =>
  label === "icon" ? entry.kind !== null : headText(entry, label) !== "";

/** The label that stands in one cell with the value: a person's own words always, others where nothing else says it. */
function titleOf({ label, short, isOwn, isMistakable }: ContactLine, kind: Label): string {
  if (kind === "word") return label;
  if (kind === "letter") return short || label;
  return isOwn || (isMistakable && kind === "none") ? label : "";
}

const plain = ({ text }: ContactLine, title: string) => (title ? `${title} ${text}` : text);

function titled(sheet: Sheet, entry: ContactLine, title: string): Piece {
  if (!title) return linked(sheet, entry);
  const { accent, text } = sheet.color;
  const label = styled(directed(sheet, title), accent === text ? IN_BOLD : `;color:${accent}${IN_BOLD}`);
  return entry.text ? [label, " ", linked(sheet, entry)] : label;
}

/** A line with its icon in front of it, where its kind has one. */
function marked(sheet: Sheet, icons: Icons | null, entry: ContactLine, title: string): Piece {
  const content = titled(sheet, entry, title);
  if (!icons || !entry.kind) return content;
  // Between Latin words a picture would be on their side, whichever way the line runs.
  return [icons.draw(entry.kind, true), NBSP, sheet.dir ? RIGHT_TO_LEFT_MARK : "", content];
}
const NBSP = trusted("&nbsp;");
const RIGHT_TO_LEFT_MARK = "\u200f";

type Icons = { sizePx: number; draw(kind: ContactName, isInline: boolean): Markup };

/** Between an icon and a value, beside the room that the icon has on its own square. */
const ICON_ROOM_PX = 5;
/** Inside a line of text: makes the sign as high as a capital and a bit, and its square as high as the line. */
const INLINE_EMS = 1.5;

/** A ground that mail programs put under a signature, or make of a pale plate. No program recolours pictures. */
const DARK = "#1f1f1f";
const isLostInTheDark = remembered((color) => contrast(color, DARK) < 2);

/** The colour that labels have, but of a layout's own the one that is seen by day and by night. */
const iconColor = ({ color: { accent }, look }: Sheet) =>
  accent === look.accent && look.pageAccent && isLostInTheDark(accent) ? look.pageAccent : accent;

/** Icons in the layout's style, on a square of so many ems. */
function iconsOf(sheet: Sheet, ems: number): Icons {
  const { basePx, look, options, words, hosted } = sheet;
  const color = iconColor(sheet);
  const sizePx = px(basePx * ems, MIN_ICON_PX, MAX_ICON_PX);
  const shape = look.socialShape === SOCIAL_SHAPES.bare ? MARK_SHAPES.stroke : MARK_SHAPES.solid;
  const density = options.density ?? 2;
  const ending = iconName({ network: "", shape, fill: color, glyph: color, sizePx, density });
  const draw = (kind: ContactName, isInline: boolean) =>
    glyph(
      { src: hosted(`icons/${kind}${ending}`), widthPx: sizePx, heightPx: sizePx, alt: words.labels[kind] },
      isInline,
    );
  return { sizePx, draw };
}

/** Room between lines as a line height: a padding on each cell would cost twenty characters a line. */
function leadingFor({ look, basePx }: Sheet, gapPx: number): number {
  return Math.round(((look.leading ?? LEADING) + gapPx / basePx) * 10) / 10;
}

/** The width of the widest address or number, in pixels. */
export const widestAddress = (sheet: Sheet): number =>
  Math.max(0, ...contactLines(sheet).map(({ isWhole, text }) => (isWhole ? inkWidth(sheet, text, sheet.basePx) : 0)));

function linked(sheet: Sheet, { text, href, isWhole, label }: ContactLine): Piece {
  // Between left-to-right marks a number keeps its order inside right-to-left text.
  const isTurned = sheet.dir && NUMBER.test(text) && !RIGHT_TO_LEFT.test(text);
  const content = isTurned ? `\u200e${text}\u200e` : directed(sheet, text);
  // An address can be told by its looks, words that lead somewhere only by their colour.
  const color = label ? sheet.color.text : sheet.color.accent;
  const more = isWhole ? wholeness(sheet, text, sheet.basePx, "", sheet.look.wholePx) : "";
  if (!href) return styled(content, more);
  return anchor(href, content, color, sheet.design.textFormatting.contacts?.underline, more);
}

/** Begins with a figure or the sign of one. */
const NUMBER = /^[+(\d]/;
