import encodeQR from "qr";
import { DRAWING_DENSITY, MIN_QR_CONTRAST } from "#shared/drawings/constants.ts";
import type { Qr } from "#shared/drawings/schema.ts";
import { refuse } from "#shared/errors/catalogue.ts";
import { msg } from "#shared/languages/translate.ts";
import { channelsOf, contrast, luminance } from "#shared/lib/color.ts";
import type { Drawing } from "./drawing.ts";
import { encodeIndexed } from "./indexed.ts";

/** Modules of empty ground on each side, as the standard asks (ISO/IEC 18004, 6.3.8). */
const QUIET_MODULES = 4;
/** Of which the encoder adds at least one by itself. */
const ENCODED_BORDER = 1;
/** A module of less is not seen by a phone's camera at the distance of a screen. */
const MIN_MODULE_PX = 2;

/**
 * A QR code whose modules are whole pixels, in the middle of a picture of exactly the size asked for, so that it is not
 * scaled where it is shown.
 * @throws invalid_input: colours that cannot be scanned, more text than the size can hold
 */
export async function drawQr({ text, color, background, sizePx }: Qr): Promise<Drawing> {
  if (luminance(color) >= luminance(background) || contrast(color, background) < MIN_QR_CONTRAST)
    refuse("color", msg("Choose a darker colour or a lighter background: phones could not read this code."));
  const modules = encodeQR(text, "raw", { ecc: "medium", border: ENCODED_BORDER });
  const sidePx = sizePx * DRAWING_DENSITY;
  const modulePx = Math.floor(sidePx / (modules.length + 2 * (QUIET_MODULES - ENCODED_BORDER)));
  if (modulePx < MIN_MODULE_PX)
    refuse("text", msg("This is too much for a code of this size. Shorten it or choose a larger size."));

  const marginPx = Math.floor((sidePx - modules.length * modulePx) / 2);
  const pixels = new Uint8Array(sidePx * sidePx);
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (!isDark) return;
      for (let line = 0; line < modulePx; line += 1) {
        const start = (marginPx + y * modulePx + line) * sidePx + marginPx + x * modulePx;
        pixels.fill(1, start, start + modulePx);
      }
    });
  });
  const palette = [background, color].map((hex) => [...channelsOf(hex), 255] as const);
  const bytes = await encodeIndexed({ widthPx: sidePx, heightPx: sidePx, palette, pixels });
  return { bytes, type: "image/png", widthPx: sidePx, heightPx: sidePx, missing: [] };
}
