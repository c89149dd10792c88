import type { Sharp, SharpOptions } from "sharp";
import { fail } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { MAX_IMAGE_FRAMES, MAX_IMAGE_MB, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE_PX } from "#shared/images/constants.ts";
import { sniff } from "#shared/images/format.ts";

type SharpModule = typeof import("sharp").default;

/** Longest a single picture may take. */
const TIMEOUT_S = 5;

/** `failOn` refuses what is cut short or damaged; `pages` reads the first frame only. */
const STRICT: SharpOptions = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "error", pages: 1, autoOrient: true };

let loading: Promise<SharpModule> | undefined;

/**
 * libvips with every loader switched off but those of the four formats, and SVG for our own drawings: strangers' bytes
 * pass `sniff` first. Loaded at the first picture, as it is the larger half of the process's memory.
 */
export function loadSharp(): Promise<SharpModule> {
  loading ??= import("sharp").then(({ default: sharp }) => {
    sharp.block({ operation: ["VipsForeignLoad"] });
    const loaders = ["Png", "Jpeg", "Webp", "Nsgif", "Svg"].map((name) => `VipsForeignLoad${name}Buffer`);
    sharp.unblock({ operation: loaders });
    // Every picture is another one: libvips' cache would only hold memory.
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}

export type Picture = { image: Sharp; widthPx: number; heightPx: number; hasAlpha: boolean };

/**
 * Opens bytes of unknown origin and checks what their header claims before a pixel is decoded. Sizes are those of the
 * upright picture.
 * @throws not_an_image, file_too_big (too many pixels, too long a side, too many frames)
 */
export async function open(bytes: Buffer): Promise<Picture> {
  const format = sniff(bytes) ?? notAnImage();
  const sharp = await loadSharp();
  const header = sharp(bytes, { ...STRICT, limitInputPixels: false });
  const { format: decoded, autoOrient, pages = 1, hasAlpha } = await header.metadata().catch(notAnImage);
  if (decoded !== format) notAnImage();
  const { width: widthPx, height: heightPx } = autoOrient;
  if (widthPx * heightPx > MAX_IMAGE_PIXELS || Math.max(widthPx, heightPx) > MAX_IMAGE_SIDE_PX)
    tooBig(
      `Please choose a picture of up to ${MAX_IMAGE_PIXELS / 1e6} megapixels and ${MAX_IMAGE_SIDE_PX} pixels a side.`,
    );
  if (pages > MAX_IMAGE_FRAMES) tooBig(`Please choose an animation of up to ${MAX_IMAGE_FRAMES} frames.`);
  const image = sharp(bytes, STRICT).timeout({ seconds: TIMEOUT_S });
  return { image, widthPx, heightPx, hasAlpha };
}

/** Pixels that turn out to be damaged, or to take too long, are the file's fault, not ours. */
export async function decode<T>(work: Promise<T>): Promise<T> {
  return work.catch(notAnImage);
}

function notAnImage(cause?: unknown): never {
  fail("not_an_image", { errors: [{ path: "image", message: MESSAGES.imageFile }], cause });
}

export function tooBig(message: string = MESSAGES.fileSize(MAX_IMAGE_MB)): never {
  fail("file_too_big", { errors: [{ path: "image", message }] });
}
