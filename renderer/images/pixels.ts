import type { Sharp } from "sharp";
import { ROUNDED_RADIUS_PCT } from "#shared/images/constants.ts";
import { SHAPES, type Shape } from "#shared/images/variant.ts";
import { decode, loadSharp } from "./decoder.ts";

/** Decoded pixels, red, green, blue and alpha; frames of an animation lie one below the other. */
export type Pixels = { data: Buffer; width: number; height: number; frames: number };

/** @throws not_an_image when the picture turns out to be damaged */
export async function pixelsOf(image: Sharp, frames = 1): Promise<Pixels> {
  const { data, info } = await decode(image.ensureAlpha().raw().toBuffer({ resolveWithObject: true }));
  return { data, width: info.width, height: info.height / frames, frames };
}

/** The same pixels as a picture that can be worked on. */
export async function imageOf({ data, width, height, frames }: Pixels): Promise<Sharp> {
  const sharp = await loadSharp();
  const size = { width, height: height * frames, channels: 4 as const };
  return sharp(data, { raw: frames > 1 ? { ...size, pageHeight: height } : size });
}

/**
 * Makes transparent what lies outside the shape, in place. By arithmetic, as a mask drawn as SVG costs more than all
 * the rest of a small picture. A hard edge is for GIFs, where a pixel shows or does not.
 */
export function cutTo(shape: Shape, { data, width, height, frames }: Pixels, edge: "smooth" | "hard" = "smooth") {
  if (shape === SHAPES.square) return;
  const shorter = Math.min(width, height);
  const radius = shape === SHAPES.circle ? shorter / 2 : (shorter * ROUNDED_RADIUS_PCT) / 100;
  const reach = Math.ceil(radius);
  for (let y = 0; y < reach; y += 1)
    for (let x = 0; x < reach; x += 1) {
      const shown = Math.min(1, Math.max(0, radius - Math.hypot(radius - x - 0.5, radius - y - 0.5) + 0.5));
      // From here to the middle of the row all is shown.
      if (shown === 1) break;
      const kept = edge === "hard" ? Math.round(shown) : shown;
      for (const row of mirrored(y, height))
        for (const column of mirrored(x, width))
          for (let frame = 0; frame < frames; frame += 1) {
            const at = ((frame * height + row) * width + column) * 4 + 3;
            data[at] = Math.round((data[at] as number) * kept);
          }
    }
}

/** The place and the one opposite; the middle of an odd length is its own. */
const mirrored = (at: number, length: number) => (at === length - 1 - at ? [at] : [at, length - 1 - at]);
