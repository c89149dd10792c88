import type { OverlayOptions } from "sharp";
import { Failure } from "#shared/errors/catalogue.ts";
import { MAX_IMAGE_PIXELS } from "#shared/images/constants.ts";
import { WHITE } from "#shared/lib/color.ts";
import { decode, loadSharp, open } from "../images/decoder.ts";
import { at96Dpi } from "../images/density.ts";
import { turns } from "../images/turns.ts";
import { type Budget, budgetOf, type Limits } from "./budget.ts";
import { paint, type Spot } from "./paint.ts";
import { type Ground, layOutInTurns } from "./scene.ts";

/** The bytes behind an address that stands in the HTML; null for what is not there or not ours. */
export type FindPicture = (src: string) => Promise<Buffer | null> | Buffer | null;

export type Drawn = { png: Buffer; widthPx: number; heightPx: number /** letters without a font */; missing: string[] };

/** What every picture of a signature is drawn with. */
export type Terms = {
  pictures: FindPicture;
  /** of the work, where it is not the usual one */
  limits?: Limits;
  /** of whoever asked; a drawing that nobody waits for ends at its next turn */
  signal?: AbortSignal;
};

export type DrawOptions = Terms & {
  /** room that the signature has, in CSS pixels; a wider one is drawn smaller */
  maxWidthPx: number;
  /** how wide the picture is shown at most, where that is less: the signature is laid out first and then drawn smaller */
  shownPx?: number;
  density: number;
  ground: Ground;
};

/** What mail programs put behind a mail. */
const GROUNDS: Readonly<Record<Ground, string>> = { light: WHITE, dark: "#1b1f23" };
/** Handwriting swings out beyond its place. */
const MARGIN_PX = 4;
/** Endless text must not become an endless picture. */
const MAX_HEIGHT_PX = 2000;

/**
 * A picture of a signature's HTML, cut to its edges with a little room for letters that lean over them. `widthPx` and
 * `heightPx` are CSS pixels. A text that is beyond the budget ends where that is used up.
 * @throws the signal's reason
 */
export async function drawSignature(
  html: string,
  { pictures, maxWidthPx, shownPx = maxWidthPx, density, ground, limits, signal }: DrawOptions,
): Promise<Drawn> {
  const roomPx = maxWidthPx - 2 * MARGIN_PX;
  const course = courseOf(limits, signal);
  const scene = await layOutInTurns(html, { roomPx, ground, ...course });
  const fit = Math.min(1, (Math.min(shownPx, maxWidthPx) - 2 * MARGIN_PX) / Math.max(1, scene.widthPx));
  const widthPx = Math.ceil(scene.widthPx * fit) + 2 * MARGIN_PX;
  const heightPx = Math.min(MAX_HEIGHT_PX, Math.ceil(scene.heightPx * fit)) + 2 * MARGIN_PX;
  const sheet = { width: Math.round(widthPx * density), height: Math.round(heightPx * density) };
  const edge = Math.round(MARGIN_PX * density);
  const view = { x: edge, y: edge, scale: fit * density, height: sheet.height };
  const { svg, spots, missing } = await paint(scene, view, course);
  const background = `<rect width="100%" height="100%" fill="${GROUNDS[ground]}"/>`;
  const png = await print({ ...sheet, svg: background + svg, spots, pictures, ...course });
  return { png, widthPx, heightPx, missing };
}

/** The budget of a drawing that begins now, and what it asks between two steps. */
export function courseOf(limits?: Limits, signal?: AbortSignal) {
  const budget = budgetOf(limits);
  budget.resume();
  return { budget, rest: turns({ clock: budget, signal }), signal };
}

type Sheet = {
  width: number;
  height: number;
  svg: string;
  spots: readonly Spot[];
  pictures: FindPicture;
  /** elements that lie over the pictures */
  more?: string;
  budget: Budget;
  signal?: AbortSignal | undefined;
};

/**
 * Turns a drawing and the pictures on it into a PNG at 96 dpi, packed loosely: nobody gets it as it is. Pictures beyond
 * the budget are blanks.
 */
export async function print(sheet: Sheet): Promise<Buffer> {
  const { width, height, svg, spots, pictures, more = "", budget, signal } = sheet;
  budget.pause();
  const sharp = await loadSharp();
  const overlays: OverlayOptions[] = [];
  const blanks: string[] = [];
  for (const spot of spots) {
    const overlay = budget.picture() ? await overlayOf(spot, sheet, pictures) : null;
    signal?.throwIfAborted();
    if (overlay) overlays.push(overlay);
    else blanks.push(blank(spot));
  }
  const drawing = (elements: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${elements}</svg>`);
  if (more) overlays.push({ input: drawing(more), left: 0, top: 0 });
  const image = sharp(drawing(svg + blanks.join(""))).composite(overlays);
  return at96Dpi(await image.removeAlpha().png({ compressionLevel: 2 }).toBuffer());
}

/** A picture in the size it has on the sheet; null when there is none to show. */
async function overlayOf(
  { src, left, top, width, height }: Spot,
  sheet: { width: number; height: number },
  pictures: FindPicture,
): Promise<OverlayOptions | null> {
  const seen = { width: Math.min(width, sheet.width - left), height: Math.min(height, sheet.height - top) };
  if (seen.width <= 0 || seen.height <= 0 || left < 0 || top < 0) return null;
  const bytes = await pictures(src);
  if (!bytes) return null;
  try {
    await open(bytes);
    const sharp = await loadSharp();
    // Of one that moves, the first frame.
    const image = sharp(bytes, { pages: 1, limitInputPixels: MAX_IMAGE_PIXELS, failOn: "error" });
    const sized = image.resize({ width, height, fit: "fill" }).toColourspace("srgb").ensureAlpha();
    const input = await decode(
      sized
        .extract({ left: 0, top: 0, ...seen })
        .raw()
        .toBuffer(),
    );
    return { input, raw: { ...seen, channels: 4 }, left, top };
  } catch (error) {
    // A picture that cannot be read leaves a blank, as it does in a mail program.
    if (error instanceof Failure) return null;
    throw error;
  }
}

/** A quiet field where a picture is missing. */
const blank = ({ left, top, width, height }: Spot) =>
  `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${Math.min(8, width / 6, height / 6)}" fill="#8fa0a6" fill-opacity="0.25"/>`;
