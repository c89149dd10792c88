import type { Sharp } from "sharp";
import { MAX_STORED_SIDE_PX } from "#shared/images/constants.ts";
import type { Crop } from "#shared/images/crop.ts";
import { decode, loadSharp, open } from "./decoder.ts";

export type StoredCopy = { bytes: Buffer; widthPx: number; heightPx: number; extension: "jpg" | "png" };

/** High enough that the shaped copies, compressed once more, show no trace of it. */
const JPEG_QUALITY = 90;

/**
 * The copy we keep of an upload: upright, cropped, at most `MAX_STORED_SIDE_PX` a side, in sRGB, drawn anew so that
 * nothing but pixels is left of the file. JPEG, or PNG where something shows through.
 * @throws not_an_image, file_too_big
 */
export async function drawSource(
  upload: Buffer,
  crop: Crop = { x: 0, y: 0, width: 1, height: 1 },
): Promise<StoredCopy> {
  const { image, widthPx, heightPx, hasAlpha } = await open(upload);
  const kept = { widthPx: crop.width * widthPx, heightPx: crop.height * heightPx };
  const scale = Math.min(1, MAX_STORED_SIDE_PX / Math.max(kept.widthPx, kept.heightPx));

  // Shrinking before cutting lets the decoder skip most of the work: it cannot skip any of a cut-out.
  const scaled = { width: atLeastOne(widthPx * scale), height: atLeastOne(heightPx * scale) };
  const part = {
    left: Math.min(Math.round(crop.x * scaled.width), scaled.width - 1),
    top: Math.min(Math.round(crop.y * scaled.height), scaled.height - 1),
    width: atLeastOne(crop.width * scaled.width),
    height: atLeastOne(crop.height * scaled.height),
  };
  part.width = Math.min(part.width, scaled.width - part.left);
  part.height = Math.min(part.height, scaled.height - part.top);

  const cut = image
    .resize({ ...scaled, fit: "fill" })
    .extract(part)
    .toColourspace("srgb");
  const { bytes, extension } = hasAlpha ? await encodeByOpacity(cut, part) : await encodeJpeg(cut);
  return { bytes, widthPx: part.width, heightPx: part.height, extension };
}

/** Many opaque pictures carry an alpha channel; only the pixels tell whether it is used. */
async function encodeByOpacity(cut: Sharp, { width, height }: { width: number; height: number }) {
  const sharp = await loadSharp();
  const pixels = await decode(cut.ensureAlpha().raw().toBuffer());
  const copy = sharp(pixels, { raw: { width, height, channels: 4 } });
  if (isOpaque(pixels)) return encodeJpeg(copy.removeAlpha());
  return { bytes: await copy.png({ compressionLevel: 9 }).toBuffer(), extension: "png" as const };
}

function isOpaque(rgba: Buffer): boolean {
  for (let i = 3; i < rgba.length; i += 4) if (rgba[i] !== 255) return false;
  return true;
}

async function encodeJpeg(cut: Sharp) {
  const bytes = await decode(cut.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: "4:4:4" }).toBuffer());
  return { bytes, extension: "jpg" as const };
}

const atLeastOne = (px: number) => Math.max(1, Math.round(px));
