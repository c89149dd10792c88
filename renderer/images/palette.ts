import { TARGET_BYTES } from "#shared/images/constants.ts";
import { loadSharp } from "./decoder.ts";
import { imageOf, type Pixels, pixelsOf } from "./pixels.ts";

/** Up to 200 by 200 pixels, 100 CSS pixels at density 2, the target holds as it is; larger pictures weigh more. */
const TARGET_AREA = 200 * 200;

/** Much faster than the utmost, and hardly larger: what is grainy takes six times as long at level 9. */
const FAST = { palette: true, effort: 1, compressionLevel: 7 } as const;

/**
 * PNG of few colours: of 16 where nobody sees it, otherwise of as many as its weight allows. `quality` is libvips' word
 * for how near the palette has to come.
 */
export async function encodePng(pixels: Pixels, { isPhoto }: { isPhoto: boolean }): Promise<Buffer> {
  // Sixteen colours are never enough for a photo, so trying would be wasted time.
  if (!isPhoto) {
    // Drawings have flat areas, in which dithering would show as a pattern.
    const few = await (await imageOf(pixels)).png({ ...FAST, colours: 16, dither: 0 }).toBuffer();
    if (await looksAlike(pixels, few)) return few;
  }
  const area = pixels.width * pixels.height;
  const target = TARGET_BYTES * Math.max(1, area / TARGET_AREA);
  const first = area <= SMALL_AREA ? FINEST : MIDDLE;
  return finestWithin(target, first, async (rung) =>
    (await imageOf(pixels)).png({ ...FAST, quality: LADDER[rung]?.quality }).toBuffer(),
  );
}

/**
 * Qualities in falling order and what a photo weighs at each, as a share of the one in the middle: it only says which
 * to try next.
 */
const LADDER = [
  { quality: 80, share: 1.7 },
  { quality: 20, share: 1.27 },
  { quality: 8, share: 1 },
  { quality: 6, share: 0.96 },
  { quality: 5, share: 0.92 },
  { quality: 4, share: 0.86 },
  { quality: 3, share: 0.82 },
  { quality: 2, share: 0.74 },
  { quality: 1, share: 0.55 },
];
const FINEST = 0;
const MIDDLE = 2;
const COARSEST = LADDER.length - 1;
/** Below this even the finest stays within the target. */
const SMALL_AREA = 120 * 120;

/** The finest that is not too heavy, mostly at the second attempt; the coarsest where all are. */
async function finestWithin(target: number, first: number, attempt: (rung: number) => Promise<Buffer>) {
  let rung = first;
  let png = await attempt(rung);
  if (png.length <= target) {
    const finer = rungFor(target, png.length, rung);
    if (finer === rung) return png;
    const better = await attempt(finer);
    return better.length <= target ? better : png;
  }
  while (png.length > target && rung < COARSEST) {
    rung = Math.max(rung + 1, rungFor(target, png.length, rung));
    png = await attempt(rung);
  }
  return png;
}

function rungFor(target: number, bytes: number, rung: number): number {
  const unit = bytes / (LADDER[rung]?.share ?? 1);
  const found = LADDER.findIndex(({ share }) => share * unit <= target);
  return found < 0 ? COARSEST : found;
}

/** How far colours may be off, root mean square of 0 to 255: pixel by pixel, and where the eye has blurred them. */
const MAX_NOISE = 4;
const MAX_BANDING = 1;
/** Side of the blocks whose means are compared: dithering evens out in them, banding does not. */
const BLOCK_PX = 4;

/** Looks at every pixel and every block of the original, transparent ones apart. */
async function looksAlike(original: Pixels, png: Buffer): Promise<boolean> {
  const sharp = await loadSharp();
  const copy = await pixelsOf(sharp(png));
  if (distance(original, copy) > MAX_NOISE) return false;
  const [coarse, coarseCopy] = await Promise.all([blurred(original), blurred(copy)]);
  return distance(coarse, coarseCopy) <= MAX_BANDING;
}

async function blurred(pixels: Pixels): Promise<Pixels> {
  const width = Math.max(1, Math.round(pixels.width / BLOCK_PX));
  const height = Math.max(1, Math.round(pixels.height / BLOCK_PX));
  return pixelsOf((await imageOf(pixels)).resize({ width, height, fit: "fill", kernel: "linear" }));
}

/** Root mean square difference of the colours, weighed by how much of them shows, and of the opacity. */
function distance({ data: a }: Pixels, { data: b }: Pixels): number {
  let sum = 0;
  let weight = 0;
  for (let i = 0; i < a.length; i += 4) {
    const shown = (a[i + 3] as number) / 255;
    weight += 3 * shown + 1;
    for (let c = 0; c < 3; c += 1) sum += shown * ((a[i + c] as number) - (b[i + c] as number)) ** 2;
    sum += ((a[i + 3] as number) - (b[i + 3] as number)) ** 2;
  }
  return Math.sqrt(sum / weight);
}
