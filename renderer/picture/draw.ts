import type { OverlayOptions } from "sharp";
import { Failure } from "#shared/errors/catalogue.ts";
import { decode, loadSharp, open } from "../images/decoder.ts";
import { at96Dpi } from "../images/density.ts";
import { type Painting, paint, type Spot, type View } from "./paint.ts";
import { type Ground, layOut, type Scene } from "./scene.ts";

/** The bytes behind an address that stands in the HTML; null for what is not there or not ours. */
export type FindPicture = (src: string) => Promise<Buffer | null> | Buffer | null;

export type Drawn = { png: Buffer; widthPx: number; heightPx: number /** letters without a font */; missing: string[] };

export type DrawOptions = {
  pictures: FindPicture;
  /** room that the signature has, in CSS pixels; a wider one is drawn smaller */
  maxWidthPx: number;
  density: number;
  ground: Ground;
};

/** What mail programs put behind a mail. */
const GROUNDS: Readonly<Record<Ground, string>> = { light: "#ffffff", dark: "#1b1f23" };
/** Endless text must not become an endless picture. */
const MAX_HEIGHT_PX = 2000;

/**
 * A picture of a signature's HTML, cut to its edges. `widthPx` and `heightPx` are CSS pixels.
 */
export async function drawSignature(
  html: string,
  { pictures, maxWidthPx, density, ground }: DrawOptions,
): Promise<Drawn> {
  const scene = layOut(html, maxWidthPx, ground);
  const fit = Math.min(1, maxWidthPx / Math.max(1, scene.widthPx));
  const widthPx = Math.max(1, Math.ceil(scene.widthPx * fit));
  const heightPx = Math.min(MAX_HEIGHT_PX, Math.max(1, Math.ceil(scene.heightPx * fit)));
  const sheet = { width: Math.round(widthPx * density), height: Math.round(heightPx * density) };
  const painting = await paint(scene, { x: 0, y: 0, scale: fit * density });
  const ground_ = `<rect width="100%" height="100%" fill="${GROUNDS[ground]}"/>`;
  const png = await print({ ...sheet, svg: ground_ + painting.svg, spots: painting.spots, pictures });
  return { png, widthPx, heightPx, missing: painting.missing };
}

/** A scene put on a larger sheet: as large as fits into a box, in its middle. */
export async function paintInto(
  scene: Scene,
  box: { x: number; y: number; width: number; height: number },
  maxScale: number,
): Promise<Painting & { view: View }> {
  const scale = Math.min(maxScale, box.width / Math.max(1, scene.widthPx), box.height / Math.max(1, scene.heightPx));
  const view = {
    x: box.x + (box.width - scene.widthPx * scale) / 2,
    y: box.y + (box.height - scene.heightPx * scale) / 2,
    scale,
  };
  return { ...(await paint(scene, view)), view };
}

type Sheet = { width: number; height: number; svg: string; spots: readonly Spot[]; pictures: FindPicture };

/** Turns a drawing and the pictures on it into a PNG at 96 dpi. */
export async function print({ width, height, svg, spots, pictures }: Sheet): Promise<Buffer> {
  const sharp = await loadSharp();
  const overlays: OverlayOptions[] = [];
  const blanks: string[] = [];
  for (const spot of spots) {
    const overlay = await overlayOf(spot, { width, height }, pictures);
    if (overlay) overlays.push(overlay);
    else blanks.push(blank(spot));
  }
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}${blanks.join("")}</svg>`;
  const image = sharp(Buffer.from(drawing)).composite(overlays);
  return at96Dpi(await image.removeAlpha().png({ compressionLevel: 9 }).toBuffer());
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
    const { image } = await open(bytes);
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
