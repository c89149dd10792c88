import { turns } from "../turns.ts";
import { type Box, type Coverage, STEPS, sheetOf } from "./ink.ts";
import type { Dab } from "./pen.ts";

/** Long lines are painted piece by piece, so that the work follows the ink and not the boxes around it. */
const PIECE_PX = 12;

/**
 * Paints dabs and the lines between them. By hand, because renderers of outlines take minutes for what thousands of
 * overlapping ones cover; and in turns, because the most ink that is taken keeps a processor busy for a quarter of a second.
 */
export async function paint(strokes: readonly (readonly Dab[])[], box: Box): Promise<Coverage> {
  const sheet = sheetOf(box);
  const pixels = new Uint8Array(sheet.widthPx * sheet.heightPx);
  const rest = turns();
  for (const dabs of strokes)
    for (const [i, dab] of dabs.entries()) {
      const from = dabs[i - 1] ?? dab;
      const count = Math.max(1, Math.ceil(Math.hypot(dab.x - from.x, dab.y - from.y) / PIECE_PX));
      for (let part = 0; part < count; part += 1)
        paintPiece(pixels, sheet, between(from, dab, part / count), between(from, dab, (part + 1) / count));
      await rest();
    }
  return { pixels, widthPx: sheet.widthPx, heightPx: sheet.heightPx };
}

const between = (a: Dab, b: Dab, part: number): Dab => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
  radius: a.radius + (b.radius - a.radius) * part,
});

/** A line whose width runs evenly from one dab's to the other's; a pixel at its edge is inked in part. */
function paintPiece(pixels: Uint8Array, sheet: ReturnType<typeof sheetOf>, a: Dab, b: Dab) {
  const reach = Math.max(a.radius, b.radius) + 1;
  const left = Math.max(0, Math.floor(Math.min(a.x, b.x) - reach - sheet.x));
  const right = Math.min(sheet.widthPx - 1, Math.ceil(Math.max(a.x, b.x) + reach - sheet.x));
  const top = Math.max(0, Math.floor(Math.min(a.y, b.y) - reach - sheet.y));
  const bottom = Math.min(sheet.heightPx - 1, Math.ceil(Math.max(a.y, b.y) + reach - sheet.y));
  const [alongX, alongY] = [b.x - a.x, b.y - a.y];
  const squared = alongX * alongX + alongY * alongY;
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) {
      const x = column + 0.5 + sheet.x - a.x;
      const y = row + 0.5 + sheet.y - a.y;
      const part = squared === 0 ? 0 : Math.min(1, Math.max(0, (x * alongX + y * alongY) / squared));
      const asideX = x - part * alongX;
      const asideY = y - part * alongY;
      // Math.hypot takes ten times as long, and this is done for each pixel.
      const distance = Math.sqrt(asideX * asideX + asideY * asideY);
      const ink = a.radius + (b.radius - a.radius) * part - distance + 0.5;
      if (ink <= 0) continue;
      const at = row * sheet.widthPx + column;
      pixels[at] = Math.max(pixels[at] as number, Math.round(Math.min(1, ink) * STEPS));
    }
}
