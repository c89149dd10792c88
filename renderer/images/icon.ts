import { type Icon, SOCIAL_SHAPES, type SocialShape } from "#shared/images/icon.ts";
import { channelsOf } from "#shared/lib/color.ts";
import { loadSharp } from "./decoder.ts";
import { encodeIndexed } from "./drawings/indexed.ts";
import { type Ink, inkOf } from "./ink.ts";
import { getMark } from "./marks.ts";

/** A sheet of 100 by 100: what is drawn below the mark, and the most the mark may measure by area and across. */
type Plate = { svg: string; side: number; diagonal: number };
const PLATES: Record<SocialShape, Plate> = {
  [SOCIAL_SHAPES.circle]: { svg: '<circle cx="50" cy="50" r="50"/>', side: 51, diagonal: 71 },
  [SOCIAL_SHAPES.rounded]: { svg: '<rect width="100" height="100" rx="22"/>', side: 56, diagonal: 79 },
  [SOCIAL_SHAPES.square]: { svg: '<rect width="100" height="100"/>', side: 56, diagonal: 79 },
  [SOCIAL_SHAPES.bare]: { svg: "", side: 96, diagonal: 142 },
};

/** A social icon as PNG; null for a network that the catalogue does not have. */
export async function drawIcon({ network, shape, fill, glyph, sizePx, density }: Icon): Promise<Buffer | null> {
  const mark = await getMark(network);
  if (!mark) return null;
  const sharp = await loadSharp();
  const plate = PLATES[shape];
  const placed = place(await inkOf(network, mark), plate);
  const sidePx = sizePx * density;
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sidePx}" height="${sidePx}" viewBox="0 0 100 100">` +
    `<g fill="${fill}">${plate.svg}</g>` +
    `<g transform="${placed}" fill="${glyph}" color="${glyph}">${mark.svg}</g></svg>`;
  const pixels = await sharp(Buffer.from(drawing)).ensureAlpha().raw().toBuffer();
  const { indices, palette } = inTwoColours(pixels, plate.svg ? fill : glyph, glyph);
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

/**
 * Scales the mark so that wide, tall and square ones look equally large and stay clear of the plate's edge, and puts
 * its optical centre, a quarter of the way from the middle of its box to its centre of gravity, in the plate's middle.
 */
function place({ left, top, width, height, centerX, centerY }: Ink, { svg, side, diagonal }: Plate): string {
  const isBare = svg === "";
  const scale = isBare
    ? side / Math.max(width, height)
    : Math.min(side / Math.sqrt(width * height), diagonal / Math.hypot(width, height));
  const pull = isBare ? 0 : 0.25;
  const x = (left + width / 2) * (1 - pull) + centerX * pull;
  const y = (top + height / 2) * (1 - pull) + centerY * pull;
  return `translate(${round(50 - x * scale)} ${round(50 - y * scale)}) scale(${round(scale)})`;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
