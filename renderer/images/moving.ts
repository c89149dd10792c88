import type { Sharp } from "sharp";
import { SHAPES, type Shape } from "#shared/images/variant.ts";
import { fairQueue } from "#shared/lib/fairQueue.ts";
import { decode, type Motion } from "./decoder.ts";
import { cutTo, imageOf, pixelsOf } from "./pixels.ts";

/** All frames are in memory, so only one animation at a time. */
const inTurn = fairQueue({ running: 1, waiting: 8 });

/** The most that libvips takes, in whole hundredths of a second; a file may ask for ten times that. */
const MAX_PAUSE_MS = 65_530;

/**
 * An animation as GIF, drawn anew frame by frame so that nothing but pixels, pauses and the number of rounds is left of
 * the file. The first frame is a whole picture: classic Outlook shows no other. Cut corners have a hard edge, as a
 * GIF's pixels show or do not.
 */
export function drawMoving(sized: Sharp, { frames, delay, loop }: Motion, shape: Shape): Promise<Buffer> {
  return inTurn(async () => {
    const pauses = delay?.map((ms) => Math.min(ms, MAX_PAUSE_MS));
    const asGif = (image: Sharp) => decode(image.gif({ delay: pauses, loop, effort: 1 }).toBuffer());
    if (shape === SHAPES.square) return asGif(sized);
    const pixels = await pixelsOf(sized, frames);
    cutTo(shape, pixels, "hard");
    return asGif(await imageOf(pixels));
  });
}
