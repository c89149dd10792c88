import { DRAWING_DENSITY, MAX_INK_PX, MAX_PAD_PX } from "#shared/drawings/constants.ts";
import type { DrawingType, Strokes } from "#shared/drawings/schema.ts";
import { refuse } from "#shared/errors/catalogue.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { paint } from "./brush.ts";
import type { Drawing } from "./drawing.ts";
import { type Box, encodeInk, sheetOf } from "./ink.ts";
import { type Dab, dabsOf, lengthOf } from "./pen.ts";

/**
 * Strokes of a pen as smooth ink whose width follows the pressure, or the speed where none was measured. As SVG it is
 * the same ink in the same box.
 * @throws invalid_input for more ink than a sign has
 */
export async function drawStrokes({ strokes, color, widthPx }: Strokes, type: DrawingType): Promise<Drawing> {
  const points = boxOf(strokes.flat().map(({ x, y }) => ({ x, y, radius: 0 })));
  if (points.right - points.left > MAX_PAD_PX || points.bottom - points.top > MAX_PAD_PX)
    refuse("strokes", t("Stay within {count} pixels.", { count: MAX_PAD_PX }));
  if (strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) > MAX_INK_PX)
    refuse("strokes", msg("This is too much ink."));

  const dabs = dabsOf(strokes, { scale: DRAWING_DENSITY, widthPx });
  const box = boxOf(dabs.flat());
  const drawn = type === "image/svg+xml" ? asSvg(dabs, box, color) : await encodeInk(await paint(dabs, box), color);
  return { ...drawn, missing: [] };
}

function boxOf(dabs: readonly Dab[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y, radius } of dabs) {
    box.left = Math.min(box.left, x - radius);
    box.top = Math.min(box.top, y - radius);
    box.right = Math.max(box.right, x + radius);
    box.bottom = Math.max(box.bottom, y + radius);
  }
  return box;
}

function asSvg(strokes: readonly (readonly Dab[])[], box: Box, color: string): Omit<Drawing, "missing"> {
  const { x, y, widthPx, heightPx } = sheetOf(box);
  const shown = `width="${widthPx / DRAWING_DENSITY}" height="${heightPx / DRAWING_DENSITY}"`;
  const d = strokes.map(outline).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${shown} viewBox="${x} ${y} ${widthPx} ${heightPx}"><path fill="${color}" d="${d}"/></svg>`;
  return { bytes: Buffer.from(svg), type: "image/svg+xml", widthPx, heightPx };
}

/** Round dabs and what lies between two of them; all turn the same way, so that overlaps stay filled. */
function outline(dabs: readonly Dab[]): string {
  return dabs.map((dab, i) => disc(dab) + bridge(dabs[i - 1] ?? dab, dab)).join("");
}

function disc({ x, y, radius }: Dab): string {
  const [r, d] = [short(radius), short(radius * 2)];
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 1 ${d} 0a${r} ${r} 0 1 1-${d} 0z`;
}

function bridge(a: Dab, b: Dab): string {
  const length = lengthOf([a, b]);
  if (length === 0) return "";
  const across = { x: (a.y - b.y) / length, y: (b.x - a.x) / length };
  const corners = [
    [a.x - across.x * a.radius, a.y - across.y * a.radius],
    [b.x - across.x * b.radius, b.y - across.y * b.radius],
    [b.x + across.x * b.radius, b.y + across.y * b.radius],
    [a.x + across.x * a.radius, a.y + across.y * a.radius],
  ] as const;
  return `M${corners.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}z`;
}

const short = (value: number) => Math.round(value * 10) / 10;
