import { MESSAGES } from "#shared/errors/messages.ts";
import {
  IMAGE_FORMATS,
  MAX_IMAGE_MB,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_SIDE_PX,
  MAX_STORED_SIDE_PX,
} from "#shared/images/constants.ts";
import { type ImageFormat, sniff } from "#shared/images/format.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_CUSTOM_ICON_MB } from "#shared/signatures/constants.ts";
import { paper } from "./paper.ts";

/** Pixels of the file, upright: the browser turns camera pictures by itself. */
type Size = { widthPx: number; heightPx: number };

/**
 * A chosen picture that may be uploaded, drawn anew where it could not as it was. `url` is a blob address that its holder
 * revokes. `isStill`: of an animation only the first picture is left.
 */
export type ChosenPicture = Size & { file: File; url: string; isStill: boolean };

/** What the server takes in one place; anything else that a browser can open is drawn anew. */
export type PictureLimits = { formats: readonly ImageFormat[]; maxMb: number };

export const ANY_PICTURE: PictureLimits = { formats: IMAGE_FORMATS, maxMb: MAX_IMAGE_MB };
export const PNG_OR_JPEG: PictureLimits = { formats: ["png", "jpeg"], maxMb: MAX_IMAGE_MB };
export const ICON_PICTURE: PictureLimits = { ...PNG_OR_JPEG, maxMb: MAX_CUSTOM_ICON_MB };

/** A picture of more is no photo; decoding it would take the tab's memory. */
const MAX_CHOSEN_MB = 100;
/** Longest side of what is uploaded: twice what the server keeps, so that a crop of half of it is still sharp. */
const MAX_SENT_SIDE_PX = 2 * MAX_STORED_SIDE_PX;
/** How much smaller it is drawn each time while its file is too large; of noise 400 pixels weigh 600 kB. */
const NEXT_SIZE = 0.7;
const JPEG_QUALITY = 0.9;
const MB = 1024 * 1024;

/**
 * Reads a file somebody dropped or picked, of any format that the browser decodes and of any size that a photo has, and
 * brings it into one that the server takes.
 * @returns the picture, or the sentence that says why not
 */
export async function readPicture(file: File, limits: PictureLimits): Promise<ChosenPicture | string> {
  if (file.size > MAX_CHOSEN_MB * MB) return MESSAGES.fileSize(MAX_CHOSEN_MB);
  // Names and declared types say nothing.
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const url = URL.createObjectURL(file);
  try {
    const image = await decoded(url);
    if (!image)
      return isHeic(start)
        ? t("This browser cannot open HEIC photos. Save it as JPEG and choose that.")
        : t(MESSAGES.imageFile);
    const format = sniff(start);
    const size = { widthPx: image.naturalWidth, heightPx: image.naturalHeight };
    if (isSentAsItIs(file, format, size, limits))
      return { file, url: URL.createObjectURL(file), ...size, isStill: false };
    const drawn = await redrawn(image, format, limits);
    return drawn
      ? { ...drawn, url: URL.createObjectURL(drawn.file), isStill: format === "gif" }
      : t(MESSAGES.imageFile);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** True for a file that the server takes and that is not larger than needed. Only as it is does an animation move. */
export function isSentAsItIs(
  { size }: Pick<File, "size">,
  format: ImageFormat | null,
  { widthPx, heightPx }: Size,
  { formats, maxMb }: PictureLimits,
): boolean {
  if (!format || !formats.includes(format) || size > maxMb * MB) return false;
  const longest = Math.max(widthPx, heightPx);
  if (format !== "gif") return longest <= MAX_SENT_SIDE_PX;
  return longest <= MAX_IMAGE_SIDE_PX && widthPx * heightPx <= MAX_IMAGE_PIXELS;
}

/** The kinds of file that iPhones and newer cameras write, by the brand in the first box (ISO 23008-12). */
export const isHeic = (start: Uint8Array): boolean =>
  /^....ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/s.test(String.fromCharCode(...start));

async function decoded(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    // A drawing may have no size of its own.
    return image.naturalWidth > 0 && image.naturalHeight > 0 ? image : null;
  } catch {
    return null;
  }
}

/** The picture as PNG where something shines through, else as JPEG, small enough to be sent; null where it cannot be drawn. */
async function redrawn(image: HTMLImageElement, format: ImageFormat | null, { maxMb }: PictureLimits) {
  const longest = Math.max(image.naturalWidth, image.naturalHeight);
  try {
    for (let side = Math.min(longest, MAX_SENT_SIDE_PX); side >= 1; side *= NEXT_SIZE) {
      const scale = side / longest;
      const { canvas, pen } = paper(image.naturalWidth * scale, image.naturalHeight * scale);
      pen.drawImage(image, 0, 0, canvas.width, canvas.height);
      const kind = format === "jpeg" || isOpaque(pen) ? "jpeg" : "png";
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, `image/${kind}`, JPEG_QUALITY));
      if (blob === null) return null;
      if (blob.size > maxMb * MB) continue;
      const file = new File([blob], `picture.${kind}`, { type: blob.type });
      return { file, widthPx: canvas.width, heightPx: canvas.height };
    }
  } catch {
    // No memory for a canvas, or a drawing that the browser does not let out of one.
  }
  return null;
}

function isOpaque(pen: CanvasRenderingContext2D): boolean {
  const { data } = pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return false;
  return true;
}
