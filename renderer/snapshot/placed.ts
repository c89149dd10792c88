import type { Skin } from "./boxes.ts";
import type { Style } from "./style.ts";

/** Something at its place, in CSS pixels from the upper left corner of the signature, in the order of painting. */
export type Placed = { x: number; y: number; widthPx: number; heightPx: number } & (
  | { kind: "box"; role: "table" | "cell" | "block"; skin: Skin }
  | { kind: "text"; baselinePx: number; text: string; style: Style }
  | { kind: "picture"; src: string }
);

/** Moves what was placed inside a box to where the box stands. */
export function moved(items: Placed[], x: number, y: number): Placed[] {
  if (x === 0 && y === 0) return items;
  for (const item of items) {
    item.x += x;
    item.y += y;
    if (item.kind === "text") item.baselinePx += y;
  }
  return items;
}
