import { ERRORS } from "#shared/errors/catalogue.ts";
import { MESSAGES } from "#shared/errors/messages.ts";
import { MAX_IMAGE_BYTES, MAX_IMAGE_MB, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE_PX } from "#shared/images/constants.ts";

/** A chosen picture that may be uploaded. `url` is a blob address that its holder revokes. Sizes are upright. */
export type ChosenPicture = { file: File; url: string; widthPx: number; heightPx: number };

/**
 * Reads a file somebody dropped or picked. The server checks the same again; here it saves an upload.
 * @returns the picture, or the sentence that says why not
 */
export async function readPicture(file: File): Promise<ChosenPicture | string> {
  if (!isPicture(new Uint8Array(await file.slice(0, 12).arrayBuffer()))) return MESSAGES.imageFile;
  if (file.size > MAX_IMAGE_BYTES) return MESSAGES.fileSize(MAX_IMAGE_MB);
  const url = URL.createObjectURL(file);
  const size = await measure(url);
  const problem = size === null ? MESSAGES.imageFile : tooLarge(size);
  if (problem === null && size) return { file, url, ...size };
  URL.revokeObjectURL(url);
  return problem ?? MESSAGES.imageFile;
}

/** True for PNG, JPEG, GIF and WebP, told by the first bytes: names and declared types say nothing. */
export function isPicture(head: Uint8Array): boolean {
  const starts = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte);
  const text = (from: number, to: number) => String.fromCharCode(...head.slice(from, to));
  return (
    starts(0x89, 0x50, 0x4e, 0x47) ||
    starts(0xff, 0xd8, 0xff) ||
    text(0, 4) === "GIF8" ||
    (text(0, 4) === "RIFF" && text(8, 12) === "WEBP")
  );
}

/** The sentence for a picture with more pixels than the server decodes; null when it is fine. */
export function tooLarge({ widthPx, heightPx }: { widthPx: number; heightPx: number }): string | null {
  const isTooLarge = widthPx * heightPx > MAX_IMAGE_PIXELS || Math.max(widthPx, heightPx) > MAX_IMAGE_SIDE_PX;
  return isTooLarge ? ERRORS.file_too_big.message : null;
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
