import { DRAWING_DENSITY } from "#shared/drawings/constants.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { type BannerInput, paintBanner } from "../banners/paint.ts";
import { loadSharp } from "../decoder.ts";
import { at96Dpi } from "../density.ts";
import type { Drawing } from "./drawing.ts";

/** Flat colours and their smooth edges: more would not be seen, and fewer show in soft shapes. */
const COLOURS = 96;

/**
 * A banner of the gallery with other words and colours. What is not said is the design's own; an empty text is left
 * out, a long one gets smaller, breaks, and at last ends in an ellipsis.
 * @throws invalid_input naming the field: an unknown design, a text or colour it does not have, a text too long for it
 */
export async function drawBanner(input: BannerInput): Promise<Drawing> {
  const painted =
    paintBanner(input) ??
    fail("invalid_input", { errors: [{ path: "designId", message: "There is no such banner." }] });
  const [widthPx, heightPx] = [painted.widthPx * DRAWING_DENSITY, painted.heightPx * DRAWING_DENSITY];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" ` +
    `viewBox="0 0 ${painted.widthPx} ${painted.heightPx}">${painted.svg}</svg>`;
  const sharp = await loadSharp();
  const bytes = await sharp(Buffer.from(svg))
    .flatten()
    .png({ palette: true, colours: COLOURS, effort: 4, dither: 0, compressionLevel: 9 })
    .toBuffer();
  return { bytes: at96Dpi(bytes), type: "image/png", widthPx, heightPx, missing: painted.missing };
}
