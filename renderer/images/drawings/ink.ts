import { channelsOf } from "#shared/lib/color.ts";
import { loadSharp } from "../decoder.ts";
import type { Drawing } from "./drawing.ts";
import { encodeIndexed } from "./indexed.ts";

/** What an outline covers, in pixels of the file; may be a little too large. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Between paper and ink: more steps are not seen and weigh more. */
export const STEPS = 15;
/** Four pixels for each CSS pixel of the widest sign. */
const MAX_WIDTH_PX = 1600;
/** Air around the ink in the finished picture. */
const MARGIN_PX = 1;

/** The sheet that holds a box of ink and some air, in whole pixels. */
export function sheetOf({ left, top, right, bottom }: Box) {
  const x = Math.floor(left) - MARGIN_PX;
  const y = Math.floor(top) - MARGIN_PX;
  return { x, y, widthPx: Math.ceil(right) + MARGIN_PX - x, heightPx: Math.ceil(bottom) + MARGIN_PX - y };
}

/** How much ink is on each pixel of a sheet, 0 to STEPS, row by row. */
export type Coverage = { pixels: Uint8Array; widthPx: number; heightPx: number };

/** Ink of one colour on transparent ground, as PNG, trimmed to the pixels that are inked and one of air around them. */
export async function encodeInk(coverage: Coverage, color: string): Promise<Omit<Drawing, "missing">> {
  const { pixels, widthPx, heightPx } = trim(coverage);
  const channels = channelsOf(color);
  const palette = Array.from(
    { length: STEPS + 1 },
    (_, step) => [...channels, Math.round((step * 255) / STEPS)] as const,
  );
  return { bytes: await encodeIndexed({ widthPx, heightPx, palette, pixels }), type: "image/png", widthPx, heightPx };
}

/** The filled inside of an outline, the data of an SVG path; made smaller where it is longer than any sign is shown. */
export async function fillOutline(d: string, { left, top, right, bottom }: Box): Promise<Coverage> {
  const scale = Math.min(1, MAX_WIDTH_PX / (right - left));
  const { x, y, widthPx, heightPx } = sheetOf({
    left: left * scale,
    top: top * scale,
    right: right * scale,
    bottom: bottom * scale,
  });
  const sharp = await loadSharp();
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" ` +
    `viewBox="${x} ${y} ${widthPx} ${heightPx}"><path transform="scale(${scale})" d="${d}"/></svg>`;
  const pixels = await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer();
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = Math.round(((pixels[i] as number) * STEPS) / 255);
  return { pixels, widthPx, heightPx };
}

/** Boxes of curves reach to their control points, so only the pixels tell where the ink ends. */
function trim({ pixels, widthPx, heightPx }: Coverage): Coverage {
  let [left, top, right, bottom] = [widthPx, heightPx, 0, 0];
  for (let y = 0; y < heightPx; y += 1) {
    const row = pixels.subarray(y * widthPx, (y + 1) * widthPx);
    const first = row.findIndex(Boolean);
    if (first < 0) continue;
    left = Math.min(left, first);
    right = Math.max(right, row.findLastIndex(Boolean) + 1);
    top = Math.min(top, y);
    bottom = y + 1;
  }
  // Ink so thin that no pixel shows it.
  if (right === 0) return { pixels: new Uint8Array(1), widthPx: 1, heightPx: 1 };
  const width = right - left + 2 * MARGIN_PX;
  const height = bottom - top + 2 * MARGIN_PX;
  const cut = new Uint8Array(width * height);
  for (let y = top; y < bottom; y += 1)
    cut.set(pixels.subarray(y * widthPx + left, y * widthPx + right), (y - top + MARGIN_PX) * width + MARGIN_PX);
  return { pixels: cut, widthPx: width, heightPx: height };
}
