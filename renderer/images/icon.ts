import type { Icon } from "#shared/images/icon.ts";
import { hasPlate, iconSvg } from "#shared/images/iconSvg.ts";
import { channelsOf } from "#shared/lib/color.ts";
import { loadSharp } from "./decoder.ts";
import { encodeIndexed } from "./drawings/indexed.ts";
import { inkedMark } from "./inkedMarks.ts";

/** An icon as PNG; null for a network or a kind of contact that there is not. */
export async function drawIcon(icon: Icon): Promise<Buffer | null> {
  const { shape, fill, glyph, sizePx, density } = icon;
  const mark = await inkedMark(icon);
  if (!mark) return null;
  const sharp = await loadSharp();
  const sidePx = sizePx * density;
  const drawing = iconSvg(icon, mark, sidePx);
  const pixels = await sharp(Buffer.from(drawing)).ensureAlpha().raw().toBuffer();
  const { indices, palette } = inTwoColours(pixels, hasPlate(shape) ? fill : glyph, glyph);
  return encodeIndexed({ widthPx: sidePx, heightPx: sidePx, palette, pixels: indices });
}

/** Between paper and ink, and between two inks: more steps of an edge are not seen and weigh more. */
const STEPS = 15;

/**
 * Colour quantisation for what is made of two colours: each pixel is so much of the plate's, so much of the mark's and so
 * much of nothing. Finding a palette without knowing that takes longer than drawing.
 */
function inTwoColours(pixels: Buffer, plate: string, mark: string) {
  const [from, to] = [channelsOf(plate), channelsOf(mark)];
  const way = from.map((channel, i) => (to[i] as number) - channel);
  const length = way.reduce((sum, part) => sum + part * part, 0);
  const indices = new Uint8Array(pixels.length / 4);
  const palette: [number, number, number, number][] = [];
  const known = new Map<number, number>();
  for (let i = 0; i < indices.length; i += 1) {
    const opacity = Math.round(((pixels[i * 4 + 3] as number) * STEPS) / 255);
    let along = 0;
    for (let c = 0; c < 3; c += 1) along += ((pixels[i * 4 + c] as number) - (from[c] as number)) * (way[c] as number);
    const part = opacity === 0 || length === 0 ? 0 : Math.min(1, Math.max(0, along / length));
    const step = Math.round(part * STEPS);
    const key = opacity * (STEPS + 1) + step;
    let index = known.get(key);
    if (index === undefined) {
      const [red, green, blue] = from.map((channel, c) => Math.round(channel + ((way[c] as number) * step) / STEPS));
      index = palette.push([red as number, green as number, blue as number, Math.round((opacity * 255) / STEPS)]) - 1;
      known.set(key, index);
    }
    indices[i] = index;
  }
  return { indices, palette };
}
