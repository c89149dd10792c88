import sharp from "sharp";
import { afterEach, expect, it, vi } from "vitest";
import { lighten } from "./lighten.ts";

const { prototype } = sharp as unknown as { prototype: { jpeg: () => unknown } };
const encoded = vi.spyOn(prototype, "jpeg");
afterEach(() => encoded.mockClear());

/** As heavy as a sheet can be: every pixel has a colour of its own. */
function noise(width: number, height: number): Promise<Buffer> {
  let state = 7;
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, () => {
      state = (state * 1664525 + 1013904223) % 4294967296;
      return state >>> 24;
    }),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

it("tries no quality that a sheet is far too heavy for, and makes it smaller at once", async () => {
  const png = await noise(400, 400);
  const { bytes, type } = await lighten(png, 6_000);
  expect(type).toBe("image/jpeg");
  expect(bytes.length).toBeLessThanOrEqual(6_000);
  // The best quality, which tells how heavy it is, and the sizes around the right one: not all qualities and six sizes.
  expect(encoded.mock.calls.length).toBeLessThanOrEqual(4);
});

it("takes the best quality that fits, in the sheet's own size", async () => {
  const png = await noise(200, 200);
  const sizes: number[] = [];
  for (const quality of [72, 58, 42])
    sizes.push((await sharp(png).jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer()).length);
  for (const size of sizes) {
    const { bytes } = await lighten(png, size + 100);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 200 });
    expect(Math.abs(bytes.length - size)).toBeLessThan(100);
  }
});
