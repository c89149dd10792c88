import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
/** 96 dots per inch, in dots per metre, as `at96Dpi` writes it. */
const DOTS_PER_METRE = 3780;
const compress = promisify(deflate);

export type Indexed = {
  widthPx: number;
  heightPx: number;
  /** up to 256 colours: red, green, blue, alpha */
  palette: readonly (readonly [number, number, number, number])[];
  /** one palette index a pixel, row by row */
  pixels: Uint8Array;
};

/**
 * A PNG of few colours, each exactly as it was asked for: quantisers, which choose the colours themselves, come close
 * to them and take longer than the drawing.
 */
export async function encodeIndexed({ widthPx, heightPx, palette, pixels }: Indexed): Promise<Buffer> {
  const bits = [1, 2, 4].find((few) => palette.length <= 2 ** few) ?? 8;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header[8] = bits;
  header[9] = 3;
  const density = Buffer.alloc(9);
  density.writeUInt32BE(DOTS_PER_METRE, 0);
  density.writeUInt32BE(DOTS_PER_METRE, 4);
  density[8] = 1;
  const isOpaque = palette.every(([, , , alpha]) => alpha === 255);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("pHYs", density),
    chunk("PLTE", Buffer.from(palette.flatMap((color) => color.slice(0, 3)))),
    ...(isOpaque ? [] : [chunk("tRNS", Buffer.from(palette.map(([, , , alpha]) => alpha)))]),
    chunk("IDAT", await compress(pack(pixels, widthPx, heightPx, bits), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Several pixels a byte, the first in the highest bits; each row begins with its filter, which is none. */
function pack(pixels: Uint8Array, width: number, height: number, bits: number): Buffer {
  const rowBytes = 1 + Math.ceil((width * bits) / 8);
  const packed = Buffer.alloc(rowBytes * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = x * bits;
      const index = y * rowBytes + 1 + (at >> 3);
      packed[index] = (packed[index] as number) | ((pixels[y * width + x] as number) << (8 - bits - (at & 7)));
    }
  return packed;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
