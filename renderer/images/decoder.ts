import type { Sharp, SharpOptions } from "sharp";
import { fail } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import {
  MAX_ANIMATION_PIXELS,
  MAX_IMAGE_FRAMES,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_SIDE_PX,
} from "#shared/images/constants.ts";
import { type ImageFormat, sniff } from "#shared/images/format.ts";
import { isCutShort } from "./gif.ts";
import { tooBig } from "./tooBig.ts";

type SharpModule = typeof import("sharp").default;

/** Longest a single picture may take, and an animation. */
const TIMEOUT_S = 5;
const MOTION_TIMEOUT_S = 10;

/** `failOn` refuses what is cut short or damaged. */
const STRICT: SharpOptions = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "error", autoOrient: true };

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

export type Picture = {
  image: Sharp;
  format: ImageFormat;
  /** of the upright picture, or of one frame */
  widthPx: number;
  heightPx: number;
  hasAlpha: boolean;
  /** null for a picture that stands still */
  motion: Motion | null;
};

/** Frames lie one below the other in `image`. */
export type Motion = { frames: number; delay: number[] | undefined; loop: number };

/**
 * Opens bytes of unknown origin and checks what their header claims before a pixel is decoded. Only GIFs move; of other
 * animations the first frame is read.
 * @throws not_an_image, file_too_big (too many pixels, too long a side, too many frames)
 */
export async function open(bytes: Buffer): Promise<Picture> {
  const format = sniff(bytes) ?? notAnImage();
  const sharp = await loadSharp();
  const header = await sharp(bytes, { ...STRICT, pages: 1, limitInputPixels: false })
    .metadata()
    .catch(notAnImage);
  if (header.format !== format || (format === "gif" && isCutShort(bytes))) notAnImage();
  const { width: widthPx, height: heightPx } = header.autoOrient;
  const { pages: frames = 1, hasAlpha } = header;
  mayBeDecoded({ widthPx, heightPx, frames });
  const moves = format === "gif" && frames > 1;
  if (moves && widthPx * heightPx * frames > MAX_ANIMATION_PIXELS)
    tooBig(
      `Please choose a shorter or smaller animation: its frames have ${MAX_ANIMATION_PIXELS / 1e6} megapixels to share.`,
    );
  const image = sharp(bytes, { ...STRICT, pages: moves ? -1 : 1 }).timeout({
    seconds: moves ? MOTION_TIMEOUT_S : TIMEOUT_S,
  });
  const motion = moves ? { frames, delay: header.delay, loop: header.loop ?? 0 } : null;
  return { image, format, widthPx, heightPx, hasAlpha, motion };
}

function mayBeDecoded({ widthPx, heightPx, frames }: { widthPx: number; heightPx: number; frames: number }) {
  if (widthPx * heightPx > MAX_IMAGE_PIXELS || Math.max(widthPx, heightPx) > MAX_IMAGE_SIDE_PX)
    tooBig(
      `Please choose a picture of up to ${MAX_IMAGE_PIXELS / 1e6} megapixels and ${MAX_IMAGE_SIDE_PX} pixels a side.`,
    );
  if (frames > MAX_IMAGE_FRAMES) tooBig(`Please choose an animation of up to ${MAX_IMAGE_FRAMES} frames.`);
}

/** Pixels that turn out to be damaged, or to take too long, are the file's fault, not ours. */
export async function decode<T>(work: Promise<T>): Promise<T> {
  return work.catch(notAnImage);
}

function notAnImage(cause?: unknown): never {
  fail("not_an_image", { errors: [{ path: "image", message: MESSAGES.imageFile }], cause });
}
