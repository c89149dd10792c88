import { DRAWING_DENSITY, MAX_PAD_PX } from "#shared/drawings/constants.ts";
import type { DrawingType, Strokes } from "#shared/drawings/schema.ts";
import { fail } from "#shared/errors/catalogue.ts";
import type { Drawing } from "./drawing.ts";
import { type Box, drawInk, sheetOf } from "./ink.ts";
import { type Dab, dabsOf } from "./pen.ts";

/**
 * Strokes of a pen as smooth ink whose width follows the pressure, or the speed where none was measured. As SVG it is
 * the same outline in the same box.
 * @throws invalid_input when the ink reaches further than a pad
 */
export async function drawStrokes({ strokes, color, widthPx }: Strokes, type: DrawingType): Promise<Drawing> {
  const dabs = dabsOf(strokes, { scale: DRAWING_DENSITY, widthPx });
  const ink = boxOf(dabs.flat());
  const limitPx = (MAX_PAD_PX + 2 * widthPx) * DRAWING_DENSITY;
  if (ink.right - ink.left > limitPx || ink.bottom - ink.top > limitPx)
    fail("invalid_input", { errors: [{ path: "strokes", message: `Stay within ${MAX_PAD_PX} pixels.` }] });
  const d = dabs.map(outline).join("");
  return { ...(type === "image/svg+xml" ? asSvg(d, ink, color) : await drawInk(d, ink, color)), missing: [] };
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

/** Round dabs and what lies between two of them; all turn the same way, so that overlaps stay filled. */
function outline(dabs: readonly Dab[]): string {
  return dabs.map((dab, i) => disc(dab) + (i > 0 ? bridge(dabs[i - 1] as Dab, dab) : "")).join("");
}

function disc({ x, y, radius }: Dab): string {
  const [r, d] = [short(radius), short(radius * 2)];
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 1 ${d} 0a${r} ${r} 0 1 1-${d} 0z`;
}

function bridge(a: Dab, b: Dab): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
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

const short = (value: number) => Math.round(value * 100) / 100;

function asSvg(d: string, ink: Box, color: string): Omit<Drawing, "missing"> {
  const { x, y, widthPx, heightPx } = sheetOf(ink);
  const shown = `width="${widthPx / DRAWING_DENSITY}" height="${heightPx / DRAWING_DENSITY}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${shown} viewBox="${x} ${y} ${widthPx} ${heightPx}"><path fill="${color}" d="${d}"/></svg>`;
  return { bytes: Buffer.from(svg), type: "image/svg+xml", widthPx, heightPx };
}
