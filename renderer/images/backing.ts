import { BACKINGS, backingPadding, SHAPES, type Variant } from "#shared/images/variant.ts";
import { loadSharp } from "./decoder.ts";
import { cutTo, imageOf, type Pixels, pixelsOf } from "./pixels.ts";

/** Lays a white plate or a light outline behind a picture, so that dark ink is seen on a dark mail. It becomes larger. */
export async function layBehind(pixels: Pixels, variant: Variant): Promise<Pixels> {
  const { shape, widthPx, backing } = variant;
  const padding = backingPadding(variant);
  // File pixels for a CSS pixel; less than the density where the source has no more.
  const scale = Math.max(pixels.width, shape === SHAPES.circle ? pixels.height : 0) / (widthPx - 2 * padding);
  const room = Math.round(padding * scale);
  const canvas = await extended(pixels, room, shape === SHAPES.circle);
  const behind = backing === BACKINGS.plate ? plate(canvas, shape) : await outline(canvas, room);
  return onWhite(canvas, behind);
}

/** The picture in the middle of a transparent sheet. */
async function extended(pixels: Pixels, room: number, isSquare: boolean): Promise<Pixels> {
  const side = Math.max(pixels.width, pixels.height);
  const [x, y] = isSquare ? [side - pixels.width, side - pixels.height] : [0, 0];
  const left = room + Math.floor(x / 2);
  const top = room + Math.floor(y / 2);
  const sheet = (await imageOf(pixels)).extend({
    left,
    top,
    right: x + 2 * room - left,
    bottom: y + 2 * room - top,
    background: { r: 255, g: 255, b: 255, alpha: 0 },
  });
  return pixelsOf(sheet);
}

/** Opacity of the plate at every pixel. Its corners are never sharp: beside a logo they look like a mistake. */
function plate({ width, height }: Pixels, shape: Variant["shape"]): Buffer {
  const full: Pixels = { data: Buffer.alloc(width * height * 4, 255), width, height, frames: 1 };
  cutTo(shape === SHAPES.circle ? SHAPES.circle : SHAPES.rounded, full);
  return alphaOf(full);
}

/** Of an outline the soft edge begins at this share of its reach. */
const SOFTNESS = 0.45;
const GAIN = 8;

/** Opacity of a light edge that follows the ink within `reach` pixels. */
async function outline(pixels: Pixels, reach: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = pixels;
  return sharp(alphaOf(pixels), { raw: { width, height, channels: 1 } })
    .blur(Math.max(0.5, reach * SOFTNESS))
    .linear(GAIN, 0)
    .extractChannel(0)
    .raw()
    .toBuffer();
}

function alphaOf({ data }: Pixels): Buffer {
  const alpha = Buffer.alloc(data.length / 4);
  for (let i = 0; i < alpha.length; i += 1) alpha[i] = data[i * 4 + 3] as number;
  return alpha;
}

/** The picture over white of the given opacity. */
function onWhite(pixels: Pixels, opacity: Buffer): Pixels {
  const { data } = pixels;
  for (let i = 0; i < opacity.length; i += 1) {
    const ink = (data[i * 4 + 3] as number) / 255;
    const white = ((opacity[i] as number) / 255) * (1 - ink);
    const shown = ink + white;
    if (shown === 0) continue;
    for (let c = 0; c < 3; c += 1)
      data[i * 4 + c] = Math.round(((data[i * 4 + c] as number) * ink + 255 * white) / shown);
    data[i * 4 + 3] = Math.round(shown * 255);
  }
  return pixels;
}
