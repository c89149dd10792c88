import type { Sharp } from "sharp";
import { MAX_STORED_ANIMATION_PIXELS, MAX_STORED_SIDE_PX } from "#shared/images/constants.ts";
import type { Crop } from "#shared/images/crop.ts";
import { MEASURED_PX, measureInk } from "#shared/images/measureInk.ts";
import { type Extension, SHAPES } from "#shared/images/variant.ts";
import { decode, open } from "./decoder.ts";
import { drawMoving } from "./moving.ts";
import { imageOf, type Pixels, pixelsOf } from "./pixels.ts";

/** `ink` is as in `media.photo2Ink` of the signature model; null for what moves. */
export type StoredCopy = {
  bytes: Buffer;
  widthPx: number;
  heightPx: number;
  extension: Extension;
  ink: number[] | null;
};

/** High enough that the shaped copies, compressed once more, show no trace of it. */
const JPEG_QUALITY = 90;

/**
 * The copy we keep of an upload: upright, cropped, at most `MAX_STORED_SIDE_PX` a side, in sRGB, drawn anew so that
 * nothing but pixels is left of the file. JPEG, PNG where something shows through or where it is a drawing, GIF where
 * it moves.
 * @throws not_an_image, file_too_big
 */
export async function drawSource(
  upload: Buffer,
  crop: Crop = { x: 0, y: 0, width: 1, height: 1 },
): Promise<StoredCopy> {
  const { image, format, widthPx, heightPx, hasAlpha, motion } = await open(upload);
  const kept = { widthPx: crop.width * widthPx, heightPx: crop.height * heightPx };
  const room = motion ? MAX_STORED_ANIMATION_PIXELS / motion.frames : Number.POSITIVE_INFINITY;
  const scale = Math.min(
    1,
    MAX_STORED_SIDE_PX / Math.max(kept.widthPx, kept.heightPx),
    Math.sqrt(room / (kept.widthPx * kept.heightPx)),
  );

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
  const size = { widthPx: part.width, heightPx: part.height };
  if (motion) return { ...size, bytes: await drawMoving(cut, motion, SHAPES.square), extension: "gif", ink: null };
  // What was a JPEG is a photo, or has been spoiled like one.
  if (format === "jpeg" && !hasAlpha) return { ...size, bytes: await encodeJpeg(cut), extension: "jpg", ink: [] };
  return { ...size, ...(await encodeByContent(await pixelsOf(cut))) };
}

/** Many opaque pictures carry an alpha channel, and many drawings come without: only the pixels tell. */
async function encodeByContent(pixels: Pixels): Promise<Pick<StoredCopy, "bytes" | "extension" | "ink">> {
  const image = await imageOf(pixels);
  if (!isOpaque(pixels)) {
    const ink = await inkOf(image.clone());
    return { bytes: await encodePng(image), extension: "png", ink };
  }
  const opaque = image.removeAlpha();
  const jpeg = await encodeJpeg(opaque.clone());
  const png = isDrawing(pixels) ? await encodePng(opaque) : null;
  return png && png.length <= jpeg.length
    ? { bytes: png, extension: "png", ink: [] }
    : { bytes: jpeg, extension: "jpg", ink: [] };
}

/**
 * The same of a stored copy.
 * @throws not_an_image when the bytes are no picture
 */
export async function inkOfStored(bytes: Buffer): Promise<StoredCopy["ink"]> {
  return inkOf((await open(bytes)).image);
}

async function inkOf(image: Sharp): Promise<StoredCopy["ink"]> {
  const size = { width: MEASURED_PX, height: MEASURED_PX, fit: "inside", withoutEnlargement: true } as const;
  return measureInk(await pixelsOf(image.resize(size).toColourspace("srgb")));
}

function isOpaque({ data }: Pixels): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return false;
  return true;
}

/** Pixels looked at, and the different colours among them from which on nobody drew them. */
const SAMPLES = 4096;
const MANY_COLOURS = 500;

function isDrawing({ data }: Pixels): boolean {
  const step = 4 * Math.max(1, Math.floor(data.length / 4 / SAMPLES));
  const colours = new Set<number>();
  // Of each channel five bits, so that the noise of a scan is not taken for colours.
  for (let i = 0; i < data.length; i += step)
    colours.add(((data.readUInt8(i) >> 3) << 10) | ((data.readUInt8(i + 1) >> 3) << 5) | (data.readUInt8(i + 2) >> 3));
  return colours.size < MANY_COLOURS;
}

const encodePng = (image: Sharp) => image.png({ compressionLevel: 7 }).toBuffer();

/** Tables of its own would make the file a little smaller, but the whole picture would have to wait in memory. */
const encodeJpeg = (image: Sharp) =>
  decode(image.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: "4:4:4", optimiseCoding: false }).toBuffer());

const atLeastOne = (px: number) => Math.max(1, Math.round(px));
