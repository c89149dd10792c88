import type { BannerOrder } from "#shared/catalog/banners/order.ts";
import { DRAWING_DENSITY } from "#shared/drawings/constants.ts";
import { paintBanner } from "../banners/paint.ts";
import { loadSharp } from "../decoder.ts";
import { at96Dpi } from "../density.ts";
import type { Drawing } from "./drawing.ts";

/** Of an SVG whose units are CSS pixels: 72 dots an inch are one pixel a unit. */
const SVG_DPI = 72;
/** Flat colours and their smooth edges: more would not be seen, and fewer show in soft shapes. */
const COLOURS = 128;

/**
 * A banner of the gallery with other words and colours. A long text gets smaller, then breaks into lines, and at last
 * ends in an ellipsis; an empty one leaves no gap.
 * @throws invalid_input naming the field: an unknown design, a word or colour it does not have, too long a text
 */
export async function drawBanner(order: BannerOrder): Promise<Drawing> {
  const { svg, widthPx, heightPx, missing } = paintBanner(order);
  const sharp = await loadSharp();
  const bytes = await sharp(Buffer.from(svg), { density: SVG_DPI * DRAWING_DENSITY })
    // Filled to its edges, so that dark mode changes nothing.
    .flatten()
    .png({ palette: true, colours: COLOURS, effort: 4, dither: 0, compressionLevel: 9 })
    .toBuffer();
  return {
    bytes: at96Dpi(bytes),
    type: "image/png",
    widthPx: widthPx * DRAWING_DENSITY,
    heightPx: heightPx * DRAWING_DENSITY,
    missing,
  };
}
