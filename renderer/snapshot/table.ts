import type { Cell, Flow, Grid } from "./boxes.ts";
import { type Column, distribute, extentOf, widen } from "./columns.ts";
import { moved, type Placed } from "./placed.ts";
import type { Style } from "./style.ts";

/** How what stands in a cell is measured and placed: handed in, as tables and flows hold one another. */
export type Inside = {
  measure(flow: Flow): { minPx: number; maxPx: number };
  place(flow: Flow, availablePx: number): { heightPx: number; items: Placed[] };
};

/** The narrowest and the widest a table can be, borders included. */
export function measureGrid(grid: Grid, inside: Inside): { minPx: number; maxPx: number } {
  const { minPx, maxPx } = extentOf(columnsOf(grid, inside));
  const around = spacings(grid) + edges(grid);
  const ownPx = grid.width.px ?? 0;
  const least = Math.max(minPx + around, ownPx);
  return { minPx: least, maxPx: grid.width.px === null ? maxPx + around : least };
}

/** Lays a table out in a room of a width. Its own place in that room is the caller's business. */
export function placeGrid(
  grid: Grid,
  availablePx: number,
  inside: Inside,
): { widthPx: number; heightPx: number; items: Placed[] } {
  const columns = columnsOf(grid, inside);
  const extent = extentOf(columns);
  const around = spacings(grid) + edges(grid);
  const widthPx = Math.max(extent.minPx + around, wantedPx(grid, availablePx, extent.maxPx + around));
  const widths = distribute(columns, widthPx - around);
  const starts = startsOf(grid, widths);
  const { borders } = grid.skin;
  const rows = grid.rows.map((cells) => cells.map((cell) => placeCell(cell, widths, grid.spacingPx, inside)));
  const heights = heightsOf(rows, grid.spacingPx);
  const items: Placed[] = [];
  const tops: number[] = [];
  let y = borders.top.widthPx + grid.spacingPx;
  for (const [i, height] of heights.entries()) {
    tops[i] = y;
    y += height + grid.spacingPx;
  }
  const heightPx = y + borders.bottom.widthPx;
  items.push({ kind: "box", role: "table", x: 0, y: 0, widthPx, heightPx, skin: grid.skin });
  for (const [i, row] of rows.entries()) {
    for (const placed of row) {
      const { cell } = placed;
      const height = spanned(heights, i, cell.rows, grid.spacingPx);
      const start = starts[cell.column] as number;
      const x = grid.style.dir === "rtl" ? widthPx - start - placed.widthPx : start;
      items.push(...moved(finished(placed, height), x, tops[i] as number));
    }
  }
  return { widthPx, heightPx, items };
}

function wantedPx({ width }: Grid, availablePx: number, maxPx: number): number {
  if (width.px !== null) return width.px;
  if (width.percent !== null) return (availablePx * width.percent) / 100;
  return Math.min(availablePx, maxPx);
}

const spacings = ({ columnCount, spacingPx }: Grid) => (columnCount + 1) * spacingPx;
const edges = ({ skin: { borders } }: Grid) => borders.left.widthPx + borders.right.widthPx;

const known = new WeakMap<Grid, Column[]>();

function columnsOf(grid: Grid, inside: Inside): Column[] {
  const found = known.get(grid);
  if (found) return found;
  const columns = Array.from({ length: grid.columnCount }, (): Column => {
    return { minPx: 0, maxPx: 0, percent: null, isFixed: false };
  });
  const cells = grid.rows.flat().sort((a, b) => a.columns - b.columns);
  for (const cell of cells) {
    const own = wishesOf(cell, inside);
    if (cell.columns === 1) join(columns[cell.column] as Column, own);
    else {
      const between = (cell.columns - 1) * grid.spacingPx;
      const under = columns.slice(cell.column, cell.column + cell.columns);
      widen(under, { minPx: Math.max(0, own.minPx - between), maxPx: Math.max(0, own.maxPx - between) });
    }
  }
  known.set(grid, columns);
  return columns;
}

/** One more cell of a column. A width in pixels counts for more than what the text of other cells would like. */
function join(column: Column, own: Column): void {
  column.minPx = Math.max(column.minPx, own.minPx);
  if (own.isFixed && !column.isFixed) column.maxPx = own.maxPx;
  else if (own.isFixed || !column.isFixed) column.maxPx = Math.max(column.maxPx, own.maxPx);
  column.maxPx = Math.max(column.maxPx, column.minPx);
  column.isFixed ||= own.isFixed;
  if (own.percent !== null) column.percent = Math.max(column.percent ?? 0, own.percent);
}

function wishesOf(cell: Cell, inside: Inside): Column {
  const { minPx, maxPx } = inside.measure(cell.content);
  const around = sidesOf(cell);
  const { px, percent } = cell.width;
  const least = minPx + around;
  return {
    minPx: least,
    maxPx: Math.max(least, (px ?? maxPx) + around),
    percent,
    isFixed: px !== null,
  };
}

const sidesOf = ({ padding, skin: { borders } }: Cell) =>
  padding.left + padding.right + borders.left.widthPx + borders.right.widthPx;

function startsOf({ spacingPx, skin: { borders }, style }: Grid, widths: readonly number[]): number[] {
  let x = spacingPx + (style.dir === "rtl" ? borders.right : borders.left).widthPx;
  return widths.map((width) => {
    const start = x;
    x += width + spacingPx;
    return start;
  });
}

type PlacedCell = { cell: Cell; widthPx: number; heightPx: number; contentPx: number; items: Placed[] };

function placeCell(cell: Cell, widths: readonly number[], spacingPx: number, inside: Inside): PlacedCell {
  const widthPx = spanned(widths, cell.column, cell.columns, spacingPx);
  const { padding, skin } = cell;
  const content = inside.place(cell.content, Math.max(0, widthPx - sidesOf(cell)));
  const around = padding.top + padding.bottom + skin.borders.top.widthPx + skin.borders.bottom.widthPx;
  const heightPx = Math.max(content.heightPx, cell.heightPx) + around;
  return { cell, widthPx, heightPx, contentPx: content.heightPx, items: content.items };
}

/** Rows as high as their highest cell; a cell over several rows stretches all of them. */
function heightsOf(rows: readonly PlacedCell[][], spacingPx: number): number[] {
  const heights = rows.map((cells) =>
    Math.max(0, ...cells.map(({ cell, heightPx }) => (cell.rows === 1 ? heightPx : 0))),
  );
  for (const [i, cells] of rows.entries()) {
    for (const { cell, heightPx } of cells) {
      const own = heights.slice(i, i + cell.rows);
      const missing = heightPx - spanned(heights, i, cell.rows, spacingPx);
      const total = own.reduce((sum, height) => sum + height, 0);
      if (missing > 0)
        for (const [k, height] of own.entries())
          heights[i + k] = height + missing * (total > 0 ? height / total : 1 / own.length);
    }
  }
  return heights;
}

const spanned = (sizes: readonly number[], start: number, count: number, spacingPx: number) =>
  sizes.slice(start, start + count).reduce((total, size) => total + size, 0) + (count - 1) * spacingPx;

/** How far down something stands that has room to spare, in pixels. */
export const downBy = (valign: Style["valign"], roomPx: number) =>
  valign === "top" ? 0 : valign === "bottom" ? roomPx : roomPx / 2;

/** A cell with its final height, its content at the top, in the middle or at the bottom. */
function finished({ cell, widthPx, contentPx, items }: PlacedCell, heightPx: number): Placed[] {
  const { padding, skin } = cell;
  const top = padding.top + skin.borders.top.widthPx;
  const room = heightPx - top - padding.bottom - skin.borders.bottom.widthPx - contentPx;
  const downPx = downBy(cell.content.style.valign, room);
  const box: Placed = { kind: "box", role: "cell", x: 0, y: 0, widthPx, heightPx, skin };
  return [box, ...moved(items, padding.left + skin.borders.left.widthPx, top + downPx)];
}
