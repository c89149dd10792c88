import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A grainy picture that weighs about as much as a photograph of its size. */
export function photo(widthPx: number, heightPx: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 9 } as const;
  return sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: "#808080", noise } })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Smooth colours without any chance in them, as behind a face in a portrait. */
export function gradient(widthPx: number, heightPx: number): Promise<Buffer> {
  const pixels = Buffer.alloc(widthPx * heightPx * 3);
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1)
      pixels.set([(255 * x) / widthPx, (255 * y) / heightPx, 128], (y * widthPx + x) * 3);
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Red above blue, to tell which way is up. */
export function twoHalves(side: number): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * 3);
  for (let i = 0; i < side * side; i += 1) pixels.set(rgb(i < (side * side) / 2 ? "#ff0000" : "#0000ff"), i * 3);
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
}

/** An animation of square frames, each in one of the colours. */
export function animation(side: number, colors: string[]): Promise<Buffer> {
  const frames = colors.map((color, at) => {
    const frame = Buffer.alloc(side * side * 4);
    // A dot of its own keeps the encoder from merging frames.
    for (let i = 0; i < side * side; i += 1) frame.set([...rgb(color), 255], i * 4);
    frame.set([at % 256, (at >> 8) % 256, 77, 255], 0);
    return frame;
  });
  return sharp(Buffer.concat(frames), {
    raw: { width: side, height: side * colors.length, channels: 4, pageHeight: side },
  })
    .gif()
    .toBuffer();
}

/** A GIF of any size and many frames, each of which changes another pixel: twenty bytes a frame. */
export function dottedGif(widthPx: number, heightPx: number, frames: number): Buffer {
  const screen = Buffer.from("GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff", "latin1");
  screen.writeUInt16LE(widthPx, 6);
  screen.writeUInt16LE(heightPx, 8);
  const dots = Array.from({ length: frames }, (_, at) => {
    const dot = Buffer.from("21f90400050000002c00000000010001000002024c0100", "hex");
    dot.writeUInt16LE(at % widthPx, 9);
    return dot;
  });
  return Buffer.concat([screen, ...dots, Buffer.from(";")]);
}

/** A black PNG of one bit a pixel: a few kilobytes that claim to be any size. */
export function hugePng(widthPx: number, heightPx: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header[8] = 1;
  const rows = Buffer.alloc((1 + Math.ceil(widthPx / 8)) * heightPx);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The same PNG with a header that claims another size, its checksum right. */
export function claiming(png: Buffer, widthPx: number, heightPx: number): Buffer {
  const liar = Buffer.from(png);
  liar.writeUInt32BE(widthPx, 16);
  liar.writeUInt32BE(heightPx, 20);
  liar.writeUInt32BE(crc32(liar.subarray(12, 29)), 29);
  return liar;
}

/** Red, green, blue and alpha of one pixel of an encoded picture. */
export async function pixel(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * 4;
  return [...data.subarray(at, at + 4)];
}
