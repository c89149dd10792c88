import { ERRORS } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { IMAGE_FORMATS, MAX_IMAGE_MB, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE_PX } from "#shared/images/constants.ts";
import { type ImageFormat, sniff } from "#shared/images/format.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { MAX_CUSTOM_ICON_MB } from "#shared/signatures/constants.ts";

/** A chosen picture that may be uploaded. `url` is a blob address that its holder revokes. Sizes are upright. */
export type ChosenPicture = { file: File; url: string; widthPx: number; heightPx: number };

/** What may be chosen in one place, and how that is said. */
export type PictureLimits = { formats: readonly ImageFormat[]; names: string; maxMb: number };

export const ANY_PICTURE: PictureLimits = {
  formats: IMAGE_FORMATS,
  names: msg("PNG, JPEG, WebP or GIF"),
  maxMb: MAX_IMAGE_MB,
};
export const PNG_OR_JPEG: PictureLimits = { formats: ["png", "jpeg"], names: msg("PNG or JPEG"), maxMb: MAX_IMAGE_MB };
export const ICON_PICTURE: PictureLimits = { ...PNG_OR_JPEG, maxMb: MAX_CUSTOM_ICON_MB };

/**
 * Reads a file somebody dropped or picked. The server checks the same again; here it saves an upload.
 * @returns the picture, or the sentence that says why not
 */
export async function readPicture(file: File, { formats, maxMb }: PictureLimits): Promise<ChosenPicture | string> {
  // Names and declared types say nothing.
  const format = sniff(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (!format || !formats.includes(format)) return t(MESSAGES.imageFile);
  if (file.size > maxMb * 1024 * 1024) return MESSAGES.fileSize(maxMb);
  const url = URL.createObjectURL(file);
  const size = await measure(url);
  const problem = size === null ? t(MESSAGES.imageFile) : tooLarge(size);
  if (problem === null && size) return { file, url, ...size };
  URL.revokeObjectURL(url);
  return problem ?? t(MESSAGES.imageFile);
}

/** The sentence for a picture with more pixels than the server decodes; null when it is fine. */
export function tooLarge({ widthPx, heightPx }: { widthPx: number; heightPx: number }): string | null {
  const isTooLarge = widthPx * heightPx > MAX_IMAGE_PIXELS || Math.max(widthPx, heightPx) > MAX_IMAGE_SIDE_PX;
  return isTooLarge ? t(ERRORS.file_too_big.message) : null;
}

/** The browser turns camera pictures upright by itself, so these are the sides a person sees. */
async function measure(url: string): Promise<{ widthPx: number; heightPx: number } | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return { widthPx: image.naturalWidth, heightPx: image.naturalHeight };
  } catch {
    return null;
  }
}
