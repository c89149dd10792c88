import type { Block, Flow, Row } from "./boxes.ts";
import { measureLines, placeLines } from "./lines.ts";
import { moved, type Placed } from "./placed.ts";
import type { Style } from "./style.ts";
import { downBy, type Inside, measureGrid, placeGrid } from "./table.ts";

type Extent = { minPx: number; maxPx: number };

const extents = new WeakMap<Flow, Extent>();

/** The narrowest and the widest that blocks can be. */
function measureFlow(flow: Flow): Extent {
  const known = extents.get(flow);
  if (known) return known;
  const extent = { minPx: 0, maxPx: 0 };
  for (const child of flow.children) {
    const { minPx, maxPx } = measureBlock(child);
    extent.minPx = Math.max(extent.minPx, minPx);
    extent.maxPx = Math.max(extent.maxPx, maxPx);
  }
  extents.set(flow, extent);
  return extent;
}

function measureBlock(block: Block): Extent {
  if (block.kind === "lines") return measureLines(block);
  if (block.kind === "picture") return { minPx: block.widthPx, maxPx: block.widthPx };
  if (block.kind === "row") return measureRow(block);
  return block.kind === "grid" ? measureGrid(block, INSIDE) : measureFlow(block);
}

function measureRow({ children }: Row): Extent {
  const all = children.map(measureFlow);
  const maxPx = all.reduce((sum, own) => sum + own.maxPx, 0);
  return { minPx: Math.max(0, ...all.map(({ minPx }) => minPx)), maxPx };
}

type PlacedFlow = { heightPx: number; items: Placed[] };

/** Lays blocks out below one another. Margins between neighbours are as high as the larger of the two. */
export function placeFlow(flow: Flow, availablePx: number): PlacedFlow {
  const { heightPx, above, below, items } = placeBlocks(flow, availablePx);
  return { heightPx: above + heightPx + below, items: moved(items, 0, above) };
}

function placeBlocks(flow: Flow, availablePx: number): PlacedFlow & { above: number; below: number } {
  const items: Placed[] = [];
  let y = 0;
  let above = 0;
  let below = 0;
  for (const child of flow.children) {
    const placed = placeBlock(child, availablePx);
    if (placed.heightPx === 0 && child.kind === "lines") continue;
    const room = Math.max(below, placed.above);
    if (items.length === 0) above = placed.above;
    else y += room;
    items.push(...moved(placed.items, 0, y));
    y += placed.heightPx;
    below = placed.below;
  }
  return { heightPx: y, items, above, below };
}

function placeBlock(block: Block, availablePx: number): PlacedFlow & { above: number; below: number } {
  const none = { above: 0, below: 0 };
  if (block.kind === "lines") return { ...placeLines(block, availablePx), ...none };
  if (block.kind === "row") return { ...placeRow(block, availablePx), ...none };
  if (block.kind === "picture") {
    const { widthPx, heightPx, src, style } = block;
    const x = sideways(style, availablePx - widthPx);
    return { heightPx, items: [{ kind: "picture", x, y: 0, widthPx, heightPx, src }], ...none };
  }
  if (block.kind === "grid") {
    const { widthPx, heightPx, items } = placeGrid(block, availablePx, INSIDE);
    const room = availablePx - widthPx;
    const x = block.isCentered
      ? Math.max(0, room / 2)
      : block.isRight
        ? Math.max(0, room)
        : sideways(block.around, room);
    return { heightPx, items: moved(items, x, 0), ...none };
  }
  const inner = placeBlocks(block, availablePx);
  const { heightPx } = inner;
  const box: Placed = { kind: "box", role: "block", x: 0, y: 0, widthPx: availablePx, heightPx, skin: block.skin };
  // Nothing parts a block's margins from those of its first and its last child.
  const above = Math.max(block.margin.top, inner.above);
  const below = Math.max(block.margin.bottom, inner.below);
  return { heightPx, items: [box, ...inner.items], above, below };
}

/** Sub-pixel differences are none. */
const EPSILON_PX = 0.02;

/** Each as wide as it likes and as high in its line as its style says; one that does not fit begins the next. */
function placeRow({ children, style }: Row, availablePx: number): PlacedFlow {
  const lines: { heightPx: number; blocks: { x: number; style: Style; placed: PlacedFlow }[] }[] = [];
  let x = Number.POSITIVE_INFINITY;
  for (const child of children) {
    const { minPx, maxPx } = measureFlow(child);
    const widthPx = Math.max(minPx, Math.min(maxPx, availablePx));
    if (x + widthPx > availablePx + EPSILON_PX) {
      lines.push({ heightPx: 0, blocks: [] });
      x = 0;
    }
    const line = lines.at(-1) as (typeof lines)[number];
    const placed = placeFlow(child, widthPx);
    line.heightPx = Math.max(line.heightPx, placed.heightPx);
    line.blocks.push({ x: style.dir === "rtl" ? availablePx - x - widthPx : x, style: child.style, placed });
    x += widthPx;
  }
  const items: Placed[] = [];
  let top = 0;
  for (const { heightPx, blocks } of lines) {
    for (const { x, style, placed } of blocks)
      items.push(...moved(placed.items, x, top + downBy(style.valign, heightPx - placed.heightPx)));
    top += heightPx;
  }
  return { heightPx: top, items };
}

const INSIDE: Inside = { measure: measureFlow, place: placeFlow };

/** Where a block that is narrower than its room stands in it. */
function sideways({ align, movesBlocks, dir }: Style, roomPx: number): number {
  const start = dir === "rtl" ? roomPx : 0;
  if (!movesBlocks || align === "start") return start;
  if (roomPx < 0) return start;
  if (align === "center") return roomPx / 2;
  return align === "right" ? roomPx : 0;
}
