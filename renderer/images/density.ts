import { crc32 } from "node:zlib";

/** 96 dots per inch, in dots per metre as PNG wants it. */
const DOTS_PER_METRE = 3780;
const DPI = 96;

const JFIF = Buffer.from([
  0xff,
  0xe0,
  0,
  16,
  ..."JFIF\0".split("").map((c) => c.charCodeAt(0)),
  1,
  1,
  1,
  0,
  DPI,
  0,
  DPI,
  0,
  0,
]);

/**
 * Says 96 dpi in a PNG or JPEG we drew: classic Outlook takes the density for a size, and at 96 a pixel is a pixel.
 * Written by hand because sharp adds a whole EXIF block for it, a sixth of an icon's weight.
 */
export function at96Dpi(bytes: Buffer): Buffer {
  return bytes[0] === 0xff ? markJpeg(bytes) : markPng(bytes);
}

/** sharp writes no JFIF header, so ours goes right behind the start mark. */
const markJpeg = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 2), JFIF, bytes.subarray(2)]);

/** Writes over the `pHYs` chunk that sharp always sets: pixels a unit in both directions, the unit, a checksum. */
function markPng(bytes: Buffer): Buffer {
  const start = bytes.indexOf("pHYs", 0, "latin1");
  if (start < 0) return bytes;
  bytes.writeUInt32BE(DOTS_PER_METRE, start + 4);
  bytes.writeUInt32BE(DOTS_PER_METRE, start + 8);
  bytes[start + 12] = 1;
  bytes.writeUInt32BE(crc32(bytes.subarray(start, start + 13)), start + 13);
  return bytes;
}
