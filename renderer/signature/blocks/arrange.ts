import { templateBlocks } from "#shared/catalog/templates.ts";
import type { Content } from "#shared/signatures/schema.ts";
import { joined, type Markup } from "../primitives/html.ts";
import { type CellLook, cell, gap, line, row, rule, table, wrapping } from "../primitives/table.ts";
import type { Sheet } from "../sheet.ts";
import { alt } from "./photo.ts";
import { HUGE_PX, isLarge } from "./text.ts";

export type PartName = "photo" | "name" | "contacts" | "socialIcons";
export type Part = { name: PartName; hasBorder: boolean };

/** The order of each layout, computed once: it does not depend on the content. */
const OWN_ORDER = new Map<number, Part[]>();

/** The parts in the person's order, or the layout's; a part left out of the person's order comes last. */
export function parts({ design }: Pick<Content, "design">): Part[] {
  let own = OWN_ORDER.get(design.templateId);
  if (!own) {
    own = flat(templateBlocks(design.templateId));
    OWN_ORDER.set(design.templateId, own);
  }
  if (!design.blocksConfig.length) return own;
  const chosen = flat(design.blocksConfig);
  const rest = own.filter(({ name }) => !chosen.some((part) => part.name === name));
  const all = [...chosen, ...rest.map(({ name }) => ({ name, hasBorder: false }))];
  return all.filter(({ name }, i) => all.findIndex((part) => part.name === name) === i);
}

/** A line after `general` is a line after the last of its items. */
function flat(blocks: Content["design"]["blocksConfig"]): Part[] {
  return blocks.flatMap((block): Part[] => {
    if (block.name !== "general") return [block];
    const last = block.items.length - 1;
    return block.items.map(({ name, hasBorder }, i) => ({
      name,
      hasBorder: hasBorder || (i === last && block.hasBorder),
    }));
  });
}

export type Drawn = Partial<Record<PartName, Markup | null>>;

/** Rows of the given parts in order, with a line or a gap between two that have something to show. */
export function stack(sheet: Sheet, drawn: Drawn, gapPx = 10): Markup | null {
  const rows: Markup[] = [];
  let isBordered = false;
  for (const { name, hasBorder } of parts(sheet)) {
    const part = drawn[name];
    if (!part) continue;
    if (rows.length) rows.push((isBordered && rule(sheet.color.line, sheet.linePx, gapPx - 2)) || gap(gapPx));
    rows.push(part);
    isBordered = hasBorder;
  }
  return joined(rows);
}

/** True when the first part stands before the second. */
export function isBefore(sheet: Sheet, first: PartName, second: PartName): boolean {
  for (const { name } of parts(sheet)) {
    if (name === first) return true;
    if (name === second) return false;
  }
  return false;
}

export const hasBorder = (sheet: Sheet, name: PartName) =>
  parts(sheet).some((part) => part.name === name && part.hasBorder);

export type BesideLook = { gapPx?: number; valign?: "top" | null; isBordered?: boolean };

/**
 * A side piece and the rows beside it, in the order of the part that the side stands for, a line between them if that
 * part has one. Either alone stands alone.
 */
export function beside(
  sheet: Sheet,
  name: PartName,
  side: Markup | null,
  sideLook: CellLook,
  rows: Markup | null,
  look: BesideLook = {},
): Markup | null {
  const { gapPx = 16, valign = "top", isBordered = hasBorder(sheet, name) } = look;
  const body = table([rows]);
  const frame = sheet.dir ? { dir: sheet.dir } : undefined;
  if (!side || !body) return side ? table([row(cell(side, sideLook))], frame) : table([rows], frame);
  if (isLarge(sheet, HUGE_PX))
    return wrappingColumns(sheet, { [name]: table([row(cell(side, sideLook))]), name: body }, gapPx);
  const isFirst = parts(sheet)[0]?.name === name;
  const isRuled = isBordered && sheet.linePx > 0;
  const edge = sheet.dir ? "right" : "left";
  const border = isRuled ? `border-${edge}:${sheet.linePx}px solid ${sheet.color.line}` : "";
  // The line belongs to the cell behind it, so that it is as high as the row.
  const before = sheet.dir ? `0 0 0 ${gapPx}px` : `0 ${gapPx}px 0 0`;
  const after = isRuled ? (sheet.dir ? `0 ${gapPx}px 0 0` : `0 0 0 ${gapPx}px`) : undefined;
  const { style, align } = sideLook;
  if (isFirst) {
    const first = cell(side, { style, align, padding: before, valign });
    return table([row(first, cell(body, { padding: after, style: border, valign }))], frame);
  }
  const ruled = style && border ? `${style};${border}` : style || border;
  return table(
    [row(cell(body, { padding: before, valign }), cell(side, { style: ruled, align, valign, padding: after }))],
    frame,
  );
}

export type ColumnsLook = { gapPx?: number; valign?: "top" | "bottom" | null; isFull?: boolean };

/** Pieces side by side in the order of the parts they stand for, a line after each part that has one. */
export function columns(sheet: Sheet, drawn: Drawn, look: ColumnsLook = {}): Markup | null {
  const { gapPx = 18, valign = "top", isFull } = look;
  if (isLarge(sheet, HUGE_PX)) return wrappingColumns(sheet, drawn, gapPx, valign ?? undefined);
  const cells: Markup[] = [];
  const pieces = parts(sheet).filter(({ name }) => drawn[name]);
  const far = sheet.dir ? "left" : "right";
  let border = "";
  for (let i = 0; i < pieces.length; i++) {
    const { name, hasBorder } = pieces[i] as Part;
    const piece = drawn[name] as Markup;
    // Pictures in a table of their own have cells that carry the style of their alternative text.
    const isBare = name === "photo" && !piece.html.startsWith("<table");
    const style = (isBare && alt(sheet).style) || "";
    const isLast = i === pieces.length - 1;
    // The line belongs to the cell behind it, so that it is as high as the row.
    const near = border ? `${gapPx}px` : "0";
    const after = isLast ? "0" : `${gapPx}px`;
    const padding = border || !isLast ? `0 ${sheet.dir ? near : after} 0 ${sheet.dir ? after : near}` : undefined;
    cells.push(
      cell(piece, {
        padding,
        style: style && border ? `${style};${border}` : style + border,
        valign,
        align: isFull && isLast && i ? far : null,
      }) as Markup,
    );
    border =
      hasBorder && sheet.linePx
        ? `border-${sheet.dir ? "right" : "left"}:${sheet.linePx}px solid ${sheet.color.line}`
        : "";
  }
  return table([row(...cells)], { dir: sheet.dir, isFull });
}

/** Room above a piece that moved below another. */
const BELOW_PX = 8;

/**
 * The same for pieces that move below one another where the screen is too narrow: lines are as high as the piece behind
 * them.
 */
export function wrappingColumns(sheet: Sheet, drawn: Drawn, gapPx: number, valign?: "top" | "bottom"): Markup | null {
  const pieces = parts(sheet).filter(({ name }) => drawn[name]);
  const edge = sheet.dir ? "right" : "left";
  const tables = pieces.map(({ name }, i) => {
    const isRuled = i > 0 && pieces[i - 1]?.hasBorder && sheet.linePx > 0;
    const near = isRuled ? gapPx : 0;
    const [after, below] = i < pieces.length - 1 ? [gapPx, BELOW_PX] : [0, 0];
    const [right, left] = sheet.dir ? [near, after] : [after, near];
    const padding = right || left ? `0 ${px(right)} ${px(below)} ${px(left)}` : undefined;
    const style = isRuled ? `border-${edge}:${sheet.linePx}px solid ${sheet.color.line}` : undefined;
    const piece = drawn[name] as Markup;
    return !padding && piece.html.startsWith("<table") ? piece : table([line(piece, { padding, style })]);
  });
  return table([line(tables.length > 1 ? wrapping(tables, valign) : (tables[0] ?? null))], { dir: sheet.dir });
}

/** Columns that stay beside each other, unless their letters are too large for that on a phone. */
export const columnsOrWrapped = (sheet: Sheet, drawn: Drawn, look: ColumnsLook & { gapPx: number }): Markup | null =>
  isLarge(sheet) ? wrappingColumns(sheet, drawn, look.gapPx) : columns(sheet, drawn, look);

const px = (length: number) => (length ? `${length}px` : "0");
