import sharp from "sharp";
import t from "tap";
import { form } from "#tests/support/form.ts";
import { animation, claiming, dottedGif, hugePng, photo, twoHalves } from "#tests/support/pictures.ts";
import { startApp } from "#tests/support/startApp.ts";

const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const PAGE = "<!doctype html><script>alert(document.domain)</script>";

/** A JPEG whose frame header claims another size. */
function withJpegSize(jpeg: Buffer, widthPx: number, heightPx: number): Buffer {
  const liar = Buffer.from(jpeg);
  const frame = Math.max(liar.indexOf("ffc0", 0, "hex"), liar.indexOf("ffc2", 0, "hex"));
  liar.writeUInt16BE(heightPx, frame + 5);
  liar.writeUInt16BE(widthPx, frame + 7);
  return liar;
}

t.test("bad pictures", async (t) => {
  const app = await startApp(t);
  let person = await app.person();
  const send = (body: Buffer | string, filename = "photo.jpg") => {
    const { body: payload, headers } = form([{ name: "image", filename, body }]);
    return person.post("/_/signatures/picture", payload, headers);
  };

  const jpeg = await photo(600, 400);
  const png = await twoHalves(300);
  const gif = await animation(60, ["#ff0000", "#00ff00", "#0000ff"]);
  const tooBig: Record<string, Buffer> = {
    "31 kB that claim 256 megapixels": hugePng(16_000, 16_000),
    "30 megapixels": hugePng(6000, 5000),
    "a long side": hugePng(8001, 10),
    "a JPEG of four milliard pixels": withJpegSize(jpeg, 65_500, 65_500),
    "5,000 frames": dottedGif(100, 100, 5000),
    "frames of 150 megapixels": dottedGif(1000, 1000, 150),
    "5 MB and a byte": Buffer.alloc(5 * 1024 * 1024 + 1, 1),
  };
  const noPicture: Record<string, Buffer | string> = {
    nothing: "",
    "a PNG of 2^31 pixels a side": claiming(png, 2 ** 31 - 1, 2 ** 31 - 1),
    "a PNG of 2^32 pixels a side": claiming(png, 2 ** 32 - 1, 2 ** 32 - 1),
    "a PNG of no size": claiming(png, 0, 0),
    "half a JPEG": jpeg.subarray(0, jpeg.length / 2),
    "half a PNG": png.subarray(0, png.length / 2),
    "half an animation": gif.subarray(0, gif.length / 2),
    "an SVG with a script": SCRIPT,
    "a script behind a PNG's first bytes": Buffer.concat([png.subarray(0, 8), Buffer.from(SCRIPT)]),
    "a script behind a GIF's first bytes": `GIF89a${SCRIPT}`,
    "a script behind a JPEG's first bytes": Buffer.concat([jpeg.subarray(0, 4), Buffer.from(PAGE)]),
    "a page": PAGE,
    "a TIFF": await sharp(jpeg).tiff().toBuffer(),
    "an AVIF": await sharp(jpeg).avif({ effort: 0 }).toBuffer(),
  };

  t.test("too big is said as such", async (t) => {
    for (const [name, body] of Object.entries(tooBig)) {
      const answer = await send(body);
      t.match(answer.json(), { status: 413, code: "file_too_big", errors: [{ path: "image" }] }, name);
    }
  });

  t.test("what is no picture is refused, whatever it is called", async (t) => {
    for (const [name, body] of Object.entries(noPicture))
      for (const filename of ["photo.jpg", "photo.png"])
        t.match((await send(body, filename)).json(), { status: 422, code: "not_an_image" }, `${name} as ${filename}`);
  });

  t.test("a wrong extension is no mistake: only the content counts", async (t) => {
    for (const [body, url] of [
      [png, /\.png$/],
      [jpeg, /\.jpg$/],
      [gif, /\.gif$/],
    ] as const)
      for (const filename of ["x.svg", "x.html", "x"]) {
        const answer = await send(body, filename);
        t.match(answer.json(), { url }, filename);
        const hosted = await app.inject({ url: answer.json().url });
        t.match(hosted.headers["content-type"], /^image\/(png|jpeg|gif)$/);
      }
  });

  t.test("of a picture that is a page as well only the picture is kept", async (t) => {
    for (const body of [jpeg, png, gif]) {
      const { url } = (await send(Buffer.concat([body, Buffer.from(PAGE)]))).json();
      const hosted = await app.inject({ url });
      t.equal(hosted.statusCode, 200);
      t.notOk(hosted.rawPayload.includes("script"));
      t.equal(hosted.headers["x-content-type-options"], "nosniff");
    }
  });

  t.test("memory stays flat", async (t) => {
    // A person of their own: refused pictures count for the hour.
    person = await app.person();
    const round = async () => {
      for (const body of [...Object.values(tooBig), ...Object.values(noPicture)]) await send(body);
    };
    await round();
    const before = process.memoryUsage.rss();
    await round();
    await round();
    const grownMb = (process.memoryUsage.rss() - before) / 1024 / 1024;
    t.ok(grownMb < 60, `${Math.round(grownMb)} MB more`);
  });
});
