import { attribute, type Element, property, type Text } from "../signature/lint/document.ts";
import { type Style, styleOf } from "./style.ts";
import { type Border, borderOf, boxOf, colorOf, lengthOf, NO_BORDER, percentOf, SIDES, type Sides } from "./values.ts";

/** Blocks one below the other: a cell's content, a paragraph, the whole signature. */
export type Flow = {
  kind: "flow";
  style: Style;
  children: Block[];
  /** room above and below, which meets that of the neighbours */
  margin: { top: number; bottom: number };
  skin: Skin;
};
/** Text and small pictures that run in lines. */
export type Lines = { kind: "lines"; style: Style; pieces: Piece[] };
/** Blocks side by side, as many to a line as there is room for. */
export type Row = { kind: "row"; style: Style; children: Flow[] };
/** A picture that stands on a line of its own. */
export type Picture = { kind: "picture"; style: Style; src: string; widthPx: number; heightPx: number };
export type Grid = {
  kind: "grid";
  style: Style;
  /** of the flow it stands in, which decides where */
  around: Style;
  rows: Cell[][];
  columnCount: number;
  width: Width;
  spacingPx: number;
  isCentered: boolean;
  isRight: boolean;
  skin: Skin;
};
export type Cell = {
  content: Flow;
  row: number;
  column: number;
  columns: number;
  rows: number;
  padding: Sides<number>;
  width: Width;
  heightPx: number;
  skin: Skin;
};
export type Block = Flow | Lines | Row | Picture | Grid;
export type Piece =
  | { kind: "text"; style: Style; text: string }
  | { kind: "break"; style: Style }
  | { kind: "picture"; style: Style; src: string; widthPx: number; heightPx: number };

/** As written: pixels, a share of what is around, or as the content needs. */
export type Width = { px: number | null; percent: number | null };
/** What is painted behind and around a box. */
export type Skin = { background: string | null; borders: Sides<Border>; radiusPx: number };

const BLOCKS = /^(?:p|div|table|h[1-6])$/;

/** The boxes of a document's elements, without those that the reader does not see. */
export function flowOf(nodes: readonly (Element | Text)[], style: Style): Flow {
  const flow: Flow = { kind: "flow", style, children: [], margin: { top: 0, bottom: 0 }, skin: NO_SKIN };
  fill(flow, nodes, style);
  return flow;
}

const NO_BORDERS: Sides<Border> = { top: NO_BORDER, right: NO_BORDER, bottom: NO_BORDER, left: NO_BORDER };
const NO_SKIN: Skin = { background: null, borders: NO_BORDERS, radiusPx: 0 };

/** Puts nodes into a flow: blocks as they are, what stands between two of them into lines. */
function fill(flow: Flow, nodes: readonly (Element | Text)[], style: Style): void {
  for (const node of nodes) {
    if ("text" in node) linesAt(flow).pieces.push({ kind: "text", style, text: node.text });
    else fillElement(flow, node, style);
  }
}

function fillElement(flow: Flow, element: Element, around: Style): void {
  const { name, children } = element;
  const style = styleOf(element, around);
  if (name === "br") linesAt(flow).pieces.push({ kind: "break", style });
  else if (name === "img") addPicture(flow, element, style);
  else if (name === "table") flow.children.push(gridOf(element, style, around));
  else if (BLOCKS.test(name)) {
    const [top, bottom] = marginOf(element, style);
    const inner: Flow = { kind: "flow", style, children: [], margin: { top, bottom }, skin: skinOf(element, style) };
    fill(inner, children, style);
    if (property(element, "display") === "inline-block") rowAt(flow).children.push(inner);
    else flow.children.push(inner);
  } else fill(flow, children, style);
}

/** The lines at the flow's end, begun anew behind a block. */
function linesAt(flow: Flow): Lines {
  const last = flow.children.at(-1);
  if (last?.kind === "lines") return last;
  const lines: Lines = { kind: "lines", style: flow.style, pieces: [] };
  flow.children.push(lines);
  return lines;
}

/** The row at the flow's end, begun anew behind anything else. */
function rowAt(flow: Flow): Row {
  const last = flow.children.at(-1);
  if (last?.kind === "row") return last;
  const row: Row = { kind: "row", style: flow.style, children: [] };
  flow.children.push(row);
  return row;
}

function addPicture(flow: Flow, element: Element, style: Style): void {
  // `height:auto` leaves the attribute's proportions, and on a sheet that is wide enough its size.
  const [widthPx = 0, heightPx = 0] = ["width", "height"].map(
    (side) => lengthOf(property(element, side)) ?? lengthOf(attribute(element, side)) ?? 0,
  );
  const picture = { kind: "picture" as const, style, src: attribute(element, "src") ?? "", widthPx, heightPx };
  if (property(element, "display") === "block") flow.children.push(picture);
  else linesAt(flow).pieces.push(isMiddle(element) ? { ...picture, style: centred(style, heightPx) } : picture);
}

const isMiddle = (element: Element) => property(element, "vertical-align") === "middle";

/** Half of a small letter's height, in parts of the size: of the fonts of mails, nearly alike in all of them. */
const HALF_X_HEIGHT = 0.26;

/** In the middle of small letters, which is where lines of text have theirs. */
const centred = (style: Style, heightPx: number): Style => ({
  ...style,
  raisedPx: style.sizePx * HALF_X_HEIGHT - heightPx / 2,
});

function marginOf(element: Element, { sizePx }: Style): [top: number, bottom: number] {
  const value = property(element, "margin");
  if (value === null) return element.name === "p" ? [sizePx, sizePx] : [0, 0];
  const { top, bottom } = boxOf(value, sizePx);
  return [top, bottom];
}

function gridOf(element: Element, style: Style, around: Style): Grid {
  const cellPaddingPx = lengthOf(attribute(element, "cellpadding")) ?? 1;
  const grid: Grid = {
    kind: "grid",
    style,
    around,
    rows: [],
    columnCount: 0,
    width: widthOf(element),
    spacingPx: lengthOf(attribute(element, "cellspacing")) ?? 2,
    isCentered: attribute(element, "align") === "center",
    isRight: attribute(element, "align") === "right",
    skin: skinOf(element, style),
  };
  // Columns that a cell of a row above still fills.
  const taken: number[] = [];
  // Where no row says otherwise, cells stand in the middle, whatever is around the table.
  for (const { row, style: rowStyle } of rowsOf(element, { ...style, valign: "middle" })) {
    const cells: Cell[] = [];
    let column = 0;
    for (const child of row.children) {
      if ("text" in child || !/^t[dh]$/.test(child.name)) continue;
      while ((taken[column] ?? 0) > 0) column++;
      const cell = cellOf(child, styleOf(child, rowStyle), cellPaddingPx, { row: grid.rows.length, column });
      for (let i = 0; i < cell.columns; i++) taken[column + i] = cell.rows;
      column += cell.columns;
      cells.push(cell);
    }
    for (const [i, left = 0] of taken.entries()) taken[i] = Math.max(0, left - 1);
    grid.columnCount = Math.max(grid.columnCount, taken.length);
    grid.rows.push(cells);
  }
  for (const cells of grid.rows) for (const cell of cells) cell.rows = Math.min(cell.rows, grid.rows.length - cell.row);
  return grid;
}

/** The rows of a table, whether or not they stand in a body. */
function rowsOf(element: Element, style: Style): { row: Element; style: Style }[] {
  return element.children.flatMap((child) => {
    if ("text" in child) return [];
    const own = styleOf(child, style);
    if (child.name === "tr") return [{ row: child, style: own }];
    return /^t(?:body|head|foot)$/.test(child.name) ? rowsOf(child, own) : [];
  });
}

function cellOf(element: Element, style: Style, paddingPx: number, at: { row: number; column: number }): Cell {
  const content: Flow = { kind: "flow", style, children: [], margin: { top: 0, bottom: 0 }, skin: NO_SKIN };
  fill(content, element.children, style);
  return {
    ...at,
    content,
    columns: countOf(element, "colspan"),
    rows: countOf(element, "rowspan"),
    padding: paddingOf(element, style, paddingPx),
    width: widthOf(element),
    heightPx: lengthOf(property(element, "height") ?? attribute(element, "height")) ?? 0,
    skin: skinOf(element, style),
  };
}

const countOf = (element: Element, name: string) =>
  Math.min(100, Math.max(1, Math.trunc(Number(attribute(element, name) ?? 1)) || 1));

function widthOf(element: Element): Width {
  const value = property(element, "width") ?? attribute(element, "width");
  return { px: lengthOf(value), percent: percentOf(value) };
}

function paddingOf(element: Element, { sizePx }: Style, byDefaultPx: number): Sides<number> {
  let padding: Sides<number> = { top: byDefaultPx, right: byDefaultPx, bottom: byDefaultPx, left: byDefaultPx };
  for (const { name, value } of element.style) {
    if (name === "padding") padding = boxOf(value, sizePx);
    for (const side of SIDES)
      if (name === `padding-${side}`) padding = { ...padding, [side]: Math.max(0, lengthOf(value, sizePx) ?? 0) };
  }
  return padding;
}

function skinOf(element: Element, { color, sizePx }: Style): Skin {
  let borders = NO_BORDERS;
  for (const { name, value } of element.style) {
    if (name === "border") {
      const border = borderOf(value, color);
      borders = { top: border, right: border, bottom: border, left: border };
    }
    for (const side of SIDES) if (name === `border-${side}`) borders = { ...borders, [side]: borderOf(value, color) };
  }
  const background = colorOf(property(element, "background-color")) ?? colorOf(attribute(element, "bgcolor"));
  return { background, borders, radiusPx: lengthOf(property(element, "border-radius"), sizePx) ?? 0 };
}
