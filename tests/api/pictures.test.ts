import { readFile } from "node:fs/promises";
import sharp from "sharp";
import t from "tap";
import { MAX_ANIMATION_PIXELS, MAX_STORED_ANIMATION_PIXELS } from "#shared/images/constants.ts";
import type { Variant } from "#shared/images/variant.ts";
import { animation, dottedGif, photo, pixel, twoHalves } from "#tests/support/pictures.ts";
import { startRenderer } from "#tests/support/startRenderer.ts";

/** A real photograph, by the makers of a tool we test with: a robot in a street, out of focus behind it. */
const ROBOT = "node_modules/autocannon/test/j5.jpeg";

t.test("shaped copies", async (t) => {
  const url = await startRenderer(t);
  const send = (path: string, body: Buffer) =>
    fetch(`${url}/images/${path}`, {
      method: "POST",
      body: new Uint8Array(body),
      headers: { "content-type": "application/octet-stream" },
    });
  const variantOf = async (source: Buffer, variant: Partial<Variant>) => {
    const query = new URLSearchParams(Object.entries(variant).map(([key, value]) => [key, String(value)]));
    const response = await send(`variant?${query}`, source);
    t.equal(response.status, 200);
    return Buffer.from(await response.arrayBuffer());
  };
  const portrait = await sharp(await readFile(ROBOT))
    .extract({ left: 380, top: 20, width: 420, height: 420 })
    .jpeg({ quality: 95 })
    .toBuffer();

  t.test("a round portrait of 96 pixels stays under 15 kB and looks like the photo", async (t) => {
    const round = await variantOf(portrait, { shape: 3, widthPx: 96, density: 2 });
    t.match(await sharp(round).metadata(), { format: "png", width: 192, height: 192 });
    t.ok(round.length < 15_000, `${round.length} bytes`);
    const original = await sharp(portrait).resize(192, 192).removeAlpha().raw().toBuffer();
    const copy = await sharp(round).removeAlpha().raw().toBuffer();
    // Only the middle, which no corner is cut from.
    let sum = 0;
    let count = 0;
    for (let y = 40; y < 152; y += 1)
      for (let x = (y * 192 + 40) * 3; x < (y * 192 + 152) * 3; x += 1, count += 1)
        sum += ((original[x] as number) - (copy[x] as number)) ** 2;
    t.ok(Math.sqrt(sum / count) < 12, `off by ${Math.sqrt(sum / count)} of 255`);
  });

  t.test("a portrait on a known ground is a JPEG with its corners in that colour", async (t) => {
    const onGround = await variantOf(portrait, { shape: 3, widthPx: 96, density: 2, ground: "#1d4a56" });
    t.match(await sharp(onGround).metadata(), { format: "jpeg", width: 192, height: 192, density: 96 });
    t.ok(onGround.length < 12_000, `${onGround.length} bytes`);
    for (const [x, y] of [
      [0, 0],
      [191, 0],
      [3, 188],
    ] as const) {
      const [r = 0, g = 0, b = 0] = await pixel(onGround, x, y);
      t.ok(Math.max(Math.abs(r - 0x1d), Math.abs(g - 0x4a), Math.abs(b - 0x56)) <= 3, `${r},${g},${b}`);
    }
  });

  t.test("one pixel a pixel is as sharp as the picture", async (t) => {
    const stripes = Buffer.alloc(192 * 192 * 3, 255);
    for (let i = 0; i < 192 * 192; i += 1) if (Math.floor((i % 192) / 4) % 2) stripes.fill(0, i * 3, i * 3 + 3);
    const source = await sharp(stripes, { raw: { width: 192, height: 192, channels: 3 } })
      .png()
      .toBuffer();
    const single = await variantOf(source, { shape: 1, widthPx: 96, density: 1 });
    t.match(await sharp(single).metadata(), { width: 96, height: 96, density: 96 });
    // Stripes of four pixels become stripes of two.
    t.ok(((await pixel(single, 48, 48))[0] ?? 0) > 200);
    t.ok(((await pixel(single, 50, 48))[0] ?? 255) < 55);
  });

  t.test("flat drawings come in sixteen colours, and keep them", async (t) => {
    const source = await twoHalves(400);
    const round = await variantOf(source, { shape: 3, widthPx: 100, density: 2 });
    const { bitsPerSample, width } = await sharp(round).metadata();
    t.ok(bitsPerSample && bitsPerSample <= 4, `${bitsPerSample} bits a pixel`);
    t.equal(width, 200);
    t.ok(round.length < 2_500, `${round.length} bytes`);
    t.same(await pixel(round, 100, 60), [255, 0, 0, 255]);
    t.same(await pixel(round, 100, 140), [0, 0, 255, 255]);
  });

  t.test("a logo gets a plate, or a light edge that follows its ink", async (t) => {
    const ink = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><circle cx="200" cy="100" r="60" fill="#0b1f24"/></svg>',
    );
    const logo = await sharp(ink).png().toBuffer();
    const plate = await variantOf(logo, { shape: 1, widthPx: 100, density: 2, backing: 1 });
    // 6 of 100 pixels of room on each side, so 88 by 44 for the logo itself.
    t.match(await sharp(plate).metadata(), { format: "png", width: 200, height: 112 });
    t.equal((await pixel(plate, 0, 0))[3], 0, "its corners are round");
    t.same(await pixel(plate, 20, 56), [255, 255, 255, 255]);
    t.ok(((await pixel(plate, 100, 56))[0] ?? 255) < 40, "the ink");
    const disc = await variantOf(logo, { shape: 3, widthPx: 100, density: 2, backing: 1 });
    t.match(await sharp(disc).metadata(), { width: 200, height: 200 });
    t.same(await pixel(disc, 100, 20), [255, 255, 255, 255], "a round plate holds all of the logo");

    const outline = await variantOf(logo, { shape: 1, widthPx: 100, density: 2, backing: 2 });
    t.match(await sharp(outline).metadata(), { width: 200, height: 104 });
    const edge = await sharp(outline).raw().toBuffer({ resolveWithObject: true });
    const row = Array.from({ length: 200 }, (_, x) => [
      ...edge.data.subarray((52 * 200 + x) * 4, (52 * 200 + x) * 4 + 4),
    ]);
    t.equal(row[20]?.[3], 0, "nothing far from the ink");
    const left = row.findIndex((rgba) => (rgba[3] ?? 0) > 200 && (rgba[0] ?? 0) < 60);
    const light = row.slice(left - 3, left - 1);
    for (const [r = 0, , , alpha = 0] of light) t.ok(r > 200 && alpha > 60, `${r} ${alpha}`);
  });

  t.test("an animation stays one", async (t) => {
    const colors = ["#ff0000", "#00ff00", "#0000ff"];
    const stored = await send("source", await animation(60, colors));
    t.equal(stored.headers.get("content-type"), "image/gif");
    t.equal(stored.headers.get("image-width"), "60");
    const source = Buffer.from(await stored.arrayBuffer());
    const framesOf = async (gif: Buffer) => {
      const { format, pages, width, pageHeight, comments } = await sharp(gif, { pages: -1 }).metadata();
      return { format, pages, width, pageHeight, comments };
    };
    t.match(await framesOf(source), { format: "gif", pages: 3, width: 60, pageHeight: 60, comments: undefined });

    t.test("in every size and shape", async (t) => {
      const small = await variantOf(source, { shape: 1, widthPx: 20, density: 2 });
      t.match(await framesOf(small), { format: "gif", pages: 3, width: 40, pageHeight: 40 });
      const round = await variantOf(source, { shape: 3, widthPx: 30, density: 2 });
      t.match(await framesOf(round), { format: "gif", pages: 3, width: 60, pageHeight: 60 });
      for (const [at, channel] of [0, 1, 2].entries()) {
        const frame = await sharp(round, { page: at }).png().toBuffer();
        t.equal((await pixel(frame, 0, 0))[3], 0, "cut in each frame");
        const [middle, alpha] = [await pixel(frame, 30, 30), (await pixel(frame, 30, 30))[3]];
        t.ok((middle[channel] ?? 0) > 240 && alpha === 255);
      }
    });
    t.test("with a first frame that is whole, as classic Outlook shows no other", async (t) => {
      const first = await sharp(source).ensureAlpha().raw().toBuffer();
      for (let i = 3; i < first.length; i += 4) if (first[i] !== 255) t.fail(`a hole at ${i}`);
      t.same(await pixel(source, 30, 30), [255, 0, 0, 255]);
    });
    t.test("at the pace and for the rounds it had", async (t) => {
      const paced = await sharp(source, { pages: -1 })
        .gif({ delay: [50, 700, 90], loop: 2 })
        .toBuffer();
      const again = Buffer.from(await (await send("source", paced)).arrayBuffer());
      const kept = await sharp(await variantOf(again, { shape: 3, widthPx: 20, density: 2 }), { pages: -1 }).metadata();
      t.match(kept, { delay: [50, 700, 90], loop: 2 });
    });
    t.test("with a pause of minutes, which becomes as long as one can be", async (t) => {
      const slow = await animation(60, colors);
      // Behind `21 f9 04` and the flags of a frame stands its pause, in hundredths of a second.
      for (let at = slow.indexOf("21f904", "hex"); at >= 0; at = slow.indexOf("21f904", at + 1, "hex"))
        slow.writeUInt16LE(65_535, at + 4);
      const answer = await send("source", slow);
      t.equal(answer.status, 200);
      const { delay } = await sharp(Buffer.from(await answer.arrayBuffer()), { pages: -1 }).metadata();
      t.same(delay, [65_530, 65_530, 65_530]);
    });
    t.test("cropped", async (t) => {
      const half = await send("source?crop=0,0,0.5,1", await animation(60, colors));
      t.match(await framesOf(Buffer.from(await half.arrayBuffer())), { pages: 3, width: 30, pageHeight: 60 });
    });
    t.test("made smaller until all frames fit, or refused where they never will", async (t) => {
      const kept = await (await send("source", dottedGif(300, 300, 60))).arrayBuffer();
      const { pages = 0, width = 0, pageHeight = 0 } = await sharp(kept, { pages: -1 }).metadata();
      t.equal(pages, 60);
      t.ok(width < 300 && pages * width * pageHeight <= MAX_STORED_ANIMATION_PIXELS * 1.02);
      const refused = await send("source", dottedGif(1000, 1000, MAX_ANIMATION_PIXELS / 1e6 + 1));
      t.match([refused.status, await refused.json()], [413, { errors: [{ path: "image", message: /animation/ }] }]);
    });
  });

  t.test("a still GIF, and the first frame of what moves otherwise, stand still", async (t) => {
    const gif = await sharp(await photo(80, 60))
      .gif()
      .toBuffer();
    t.match((await send("source", gif)).headers.get("content-type"), /^image\/(png|jpeg)$/);
    const webp = await sharp(await animation(60, ["#ff0000", "#00ff00"]), { pages: -1 })
      .webp({ lossless: true })
      .toBuffer();
    const stored = await send("source", webp);
    t.match(stored.headers.get("content-type"), /^image\/(png|jpeg)$/);
    const [r = 0, g = 255] = await pixel(Buffer.from(await stored.arrayBuffer()), 30, 30);
    t.ok(r > 240 && g < 15);
  });
});
