import { existsSync, mkdirSync, readFileSync } from "node:fs";
import pixelmatch from "pixelmatch";
import sharp from "sharp";
import type { Shot } from "./lightTable.ts";

/** How far two colours may be apart before a pixel counts as another one, 0 to 1. @see pixelmatch */
const THRESHOLD = 0.06;

/** Pixels in which two photographs differ, smoothed edges apart; the smaller one is taken as empty where it ends. */
export function difference(one: Shot, other: Shot): { pixels: number; drawing: Shot } {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const data = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(onSheet(one, width, height), onSheet(other, width, height), data, width, height, {
    threshold: THRESHOLD,
  });
  return { pixels, drawing: { width, height, data } };
}

function onSheet({ width, height, data }: Shot, sheetWidth: number, sheetHeight: number): Buffer {
  if (width === sheetWidth && height === sheetHeight) return data;
  const sheet = Buffer.alloc(sheetWidth * sheetHeight * 4);
  for (let y = 0; y < height; y++) data.copy(sheet, y * sheetWidth * 4, y * width * 4, (y + 1) * width * 4);
  return sheet;
}

export async function read(file: URL): Promise<Shot | null> {
  if (!existsSync(file)) return null;
  const { data, info } = await sharp(readFileSync(file)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** A few kilobytes each: the drawings have few colours, and what is lost stays far below the threshold. */
export async function write(file: URL, { width, height, data }: Shot): Promise<void> {
  mkdirSync(new URL(".", file), { recursive: true });
  await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: 128, dither: 0, effort: 10, compressionLevel: 9 })
    .toFile(file.pathname);
}
