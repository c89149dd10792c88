import { loadSharp } from "../decoder.ts";
import type { Drawing } from "./drawing.ts";
import { encodeIndexed } from "./indexed.ts";

/** What an outline covers, in pixels of the file. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Between paper and ink: more steps are not seen and weigh more. */
const STEPS = 15;
/** Air around the ink, so that its smoothed edge is never cut. */
const MARGIN_PX = 1;

/** The sheet that holds a box of ink and its margin, in whole pixels. */
export function sheetOf({ left, top, right, bottom }: Box) {
  const x = Math.floor(left) - MARGIN_PX;
  const y = Math.floor(top) - MARGIN_PX;
  return { x, y, widthPx: Math.ceil(right) + MARGIN_PX - x, heightPx: Math.ceil(bottom) + MARGIN_PX - y };
}

/** An outline filled with one colour on transparent ground, as PNG, trimmed to its ink and one pixel of air. */
export async function drawInk(d: string, ink: Box, color: string): Promise<Omit<Drawing, "missing">> {
  const { x, y, widthPx, heightPx } = sheetOf(ink);
  const sharp = await loadSharp();
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" ` +
    `viewBox="${x} ${y} ${widthPx} ${heightPx}"><path d="${d}"/></svg>`;
  const pixels = await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer();
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = Math.round(((pixels[i] as number) * STEPS) / 255);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const palette = Array.from(
    { length: STEPS + 1 },
    (_, step) => [red, green, blue, Math.round((step * 255) / STEPS)] as const,
  );
  return { bytes: await encodeIndexed({ widthPx, heightPx, palette, pixels }), type: "image/png", widthPx, heightPx };
}
