import { type Icon, SOCIAL_SHAPES, type SocialShape } from "#shared/images/icon.ts";
import { loadSharp } from "./decoder.ts";
import { at96Dpi } from "./density.ts";
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
  // Few colours by nature; the palette keeps the smooth edges at about 1 kB.
  return at96Dpi(
    await sharp(Buffer.from(drawing))
      .png({ palette: true, colours: 64, dither: 0, effort: 1, compressionLevel: 9 })
      .toBuffer(),
  );
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
