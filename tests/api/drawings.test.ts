import jsQrModule from "jsqr";
import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import t, { type Test } from "tap";
import { fixedOutside } from "#server/ports/outside/fixed.ts";
import { outside } from "#server/ports/outside/outside.ts";
import { HANDWRITING_FONTS } from "#shared/catalog/handwriting.ts";
import { MAX_INK_PX, MAX_PAD_PX, MAX_QR_PX, MAX_STROKE_POINTS } from "#shared/drawings/constants.ts";
import { MAX_IMAGE_BYTES } from "#shared/images/constants.ts";
import { photo, pixel, twoHalves } from "#tests/support/pictures.ts";
import { startApp, type TestApp } from "#tests/support/startApp.ts";

const jsQR = jsQrModule as unknown as typeof jsQrModule.default;

type Answer = Awaited<ReturnType<TestApp["anyone"]["post"]>>;

const sizeOf = ({ headers }: Answer) => [Number(headers["image-width"]), Number(headers["image-height"])];

/** A picture as it arrived: of the size it says, at 96 dpi, and nothing that could run. */
async function opened(t: Test, answer: Answer, type = "image/png") {
  t.equal(answer.statusCode, 200, answer.statusCode === 200 ? "" : answer.body);
  t.equal(answer.headers["content-type"], type);
  t.match(answer.headers, { "x-content-type-options": "nosniff", "content-security-policy": /default-src 'none'/ });
  const { width, height, density } = await sharp(answer.rawPayload).metadata();
  t.same([width, height], sizeOf(answer));
  t.equal(density, 96);
  return sharp(answer.rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** How much of the four outer rows and columns is inked, and of those next to them: 0 to 255. */
function edges({ data, info: { width, height } }: Awaited<ReturnType<typeof opened>>) {
  const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3] as number;
  const most = (inset: number) => {
    const [right, bottom] = [width - 1 - inset, height - 1 - inset];
    const columns = Array.from({ length: width }, (_, x) => [alpha(x, inset), alpha(x, bottom)] as const);
    const rows = Array.from({ length: height }, (_, y) => [alpha(inset, y), alpha(right, y)] as const);
    return [
      ...[0, 1].map((i) => columns.map((c) => c[i] as number)),
      ...[0, 1].map((i) => rows.map((r) => r[i] as number)),
    ].map((line) => Math.max(...line));
  };
  return { outer: most(0), inner: most(1) };
}

t.test("pictures made from words", async (t) => {
  const app = await startApp(t);

  t.test("POST /app/drawings/handwriting", async (t) => {
    const draw = (body: object) => app.anyone.post("/app/drawings/handwriting", body);
    const name = { font: "Great Vibes", text: "Zoë Ruíz", color: "#AA0022" };

    t.test("every font, trimmed to its ink and one pixel of air", async (t) => {
      for (const font of HANDWRITING_FONTS) {
        const answer = await draw({ ...name, font });
        const picture = await opened(t, answer);
        const { outer, inner } = edges(picture);
        t.same(outer, [0, 0, 0, 0], `${font} has air`);
        t.ok(
          inner.every((ink) => ink > 0),
          `${font} touches it`,
        );
        t.ok(answer.rawPayload.length < 12_000, `${font} weighs ${answer.rawPayload.length}`);
        t.notOk(answer.headers["image-missing"]);
      }
    });

    t.test("in the colour asked for, on nothing", async (t) => {
      const { data } = await opened(t, await draw(name));
      const colors = new Set<string>();
      const alphas = new Set<number>();
      for (let i = 0; i < data.length; i += 4) {
        alphas.add(data[i + 3] as number);
        if (data[i + 3] !== 0) colors.add(data.subarray(i, i + 3).toString("hex"));
      }
      t.same([...colors], ["aa0022"]);
      t.ok(alphas.has(0) && alphas.has(255) && alphas.size > 8, "smooth edges");
    });

    t.test("two pixels per CSS pixel", async (t) => {
      const [small = 0] = sizeOf(await draw({ ...name, sizePx: 24 }));
      const [large = 0] = sizeOf(await draw({ ...name, sizePx: 48 }));
      const [byDefault = 0] = sizeOf(await draw(name));
      t.ok(Math.abs(large / small - 2) < 0.05);
      t.equal(byDefault, large);
    });

    t.test("the longest text in the largest size fits a sign", async (t) => {
      for (const text of ["W".repeat(60), "\ufdfd".repeat(60)]) {
        const answer = await draw({ font: "Homemade Apple", text, sizePx: 120 });
        const [width = 0] = sizeOf(answer);
        t.ok(width > 1590 && width < 1605, `${width}`);
        t.same(edges(await opened(t, answer)).outer, [0, 0, 0, 0]);
      }
    });

    t.test("names letters that no font has, and leaves them out", async (t) => {
      const answer = await draw({ ...name, text: "Ana 安娜 🙂" });
      t.equal(decodeURIComponent(String(answer.headers["image-missing"])), "安娜🙂");
      const half = await draw({ ...name, text: "Ana \ud83d" });
      t.match(half, { statusCode: 200, headers: { "image-missing": "%EF%BF%BD" } });
      t.same(sizeOf(answer), sizeOf(await draw({ ...name, text: "Ana" })));
    });

    t.test("refuses what cannot be drawn, at its field", async (t) => {
      const refused = async (body: object, path: string) =>
        t.match(
          (await draw(body)).json(),
          { status: 422, code: "invalid_input", errors: [{ path }] },
          JSON.stringify(body),
        );
      await refused({ ...name, text: "安娜" }, "text");
      await refused({ ...name, text: "\u200b\u2060" }, "text");
      await refused({ ...name, text: "  " }, "text");
      await refused({ ...name, text: "" }, "text");
      await refused({ ...name, text: "x".repeat(61) }, "text");
      await refused({ ...name, text: 5 }, "text");
      await refused({ ...name, font: "Comic Sans MS" }, "font");
      await refused({ ...name, font: "__proto__" }, "font");
      await refused({ ...name, color: "red" }, "color");
      await refused({ ...name, sizePx: 400 }, "sizePx");
      await refused({ ...name, size: 4 }, "size");
    });

    t.test("says the same to the same words, in whatever order they come", async (t) => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => draw(name)));
      for (const { statusCode, rawPayload } of answers) {
        t.equal(statusCode, 200);
        t.ok(rawPayload.equals(answers[0]?.rawPayload ?? Buffer.alloc(0)));
      }
      const { color, text, font } = name;
      t.ok((await draw({ color, text, font })).rawPayload.equals(answers[0]?.rawPayload ?? Buffer.alloc(0)));
    });

    t.test("draws ten fonts at each pause in typing", async (t) => {
      for (const text of ["A", "An", "Ann", "Anna"]) {
        const answers = await Promise.all(HANDWRITING_FONTS.map((font) => draw({ font, text })));
        t.same(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]), text);
      }
    });

    t.test("is open to guests and limited by address", async (t) => {
      const from = app.withToken(null, "10.9.9.9");
      const codes: number[] = [];
      for (let i = 0; i < 601; i++) codes.push((await from.post("/app/drawings/handwriting", name)).statusCode);
      t.same(new Set(codes.slice(0, 600)), new Set([200]));
      t.equal(codes[600], 429);
      t.equal((await draw(name)).statusCode, 200, "others are not meant");
    });
  });

  t.test("POST /app/drawings/strokes", async (t) => {
    const draw = (body: object, accept = "*/*") => app.anyone.post("/app/drawings/strokes", body, { accept });
    const wave = Array.from({ length: 40 }, (_, i) => ({ x: 10 + i * 5, y: 60 + 30 * Math.sin(i / 4) }));

    t.test("smooth ink, trimmed", async (t) => {
      const answer = await draw({ strokes: [wave], color: "#112233", widthPx: 3 });
      const { outer, inner } = edges(await opened(t, answer));
      t.same(outer, [0, 0, 0, 0]);
      t.ok(inner.every((ink) => ink > 0));
      const [width = 0, height = 0] = sizeOf(answer);
      t.ok(Math.abs(width - 2 * (39 * 5 + 3)) < 6, "as wide as it was drawn, twice");
      t.ok(Math.abs(height - 2 * (60 + 3)) < 8);
      t.ok(answer.rawPayload.length < 5000);
    });

    t.test("a dot is a dot", async (t) => {
      const answer = await draw({ strokes: [[{ x: 3, y: 4 }]], widthPx: 4 });
      const [width = 0, height = 0] = sizeOf(answer);
      t.equal(width, height);
      t.ok(width >= 10 && width <= 14);
      t.equal((await pixel(answer.rawPayload, width / 2, height / 2))[3], 255);
      t.equal((await pixel(answer.rawPayload, 1, 1))[3], 0, "round");
    });

    t.test("presses harder, draws wider", async (t) => {
      const line = (pressure: (i: number) => number) =>
        Array.from({ length: 20 }, (_, i) => ({ x: i * 10, y: 50, pressure: pressure(i) }));
      const heightOf = async (points: object[]) => sizeOf(await draw({ strokes: [points], widthPx: 4 }))[1] as number;
      const soft = await heightOf(line((i) => 0.1 + i / 1000));
      const hard = await heightOf(line((i) => 0.9 + i / 1000));
      t.ok(hard > soft * 1.8, `${soft} ${hard}`);
      const mouse = await heightOf(line(() => 0.5));
      t.equal(mouse, await heightOf(line(() => 0)), "one pressure for all is none");
    });

    t.test("as SVG, it is the same ink", async (t) => {
      const body = { strokes: [wave, [{ x: 100, y: 5 }]], color: "#112233" };
      const answer = await draw(body, "image/svg+xml");
      t.equal(answer.headers["content-type"], "image/svg+xml");
      t.match(answer.headers["content-security-policy"], /sandbox/);
      t.match(
        answer.body,
        /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="[\d.]+" height="[\d.]+" viewBox="[-\d. ]+"><path fill="#112233" d="M[-\d. MLaz]+"\/><\/svg>$/,
      );
      const png = await draw(body);
      const from = await sharp(answer.rawPayload, { density: 144 })
        .trim()
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const to = await sharp(png.rawPayload).trim().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const ink = ({ data }: typeof to) => data.reduce((sum, value, i) => sum + (i % 4 === 3 ? value : 0), 0);
      t.ok(Math.abs(from.info.width - to.info.width) <= 2 && Math.abs(from.info.height - to.info.height) <= 2);
      t.ok(Math.abs(ink(from) / ink(to) - 1) < 0.03);
    });

    t.test("refuses more than a sign has", async (t) => {
      const refused = async (body: object, path: string | RegExp) =>
        t.match((await draw(body)).json(), { status: 422, code: "invalid_input", errors: [{ path }] });
      const far = Array.from({ length: MAX_INK_PX / 700 + 1 }, (_, i) => ({ x: (i % 2) * 750, y: 5 }));
      await refused({ strokes: [] }, "strokes");
      await refused({ strokes: [[]] }, "strokes.0");
      await refused({ strokes: [Array.from({ length: MAX_STROKE_POINTS + 1 }, () => ({ x: 1, y: 1 }))] }, "strokes");
      await refused({ strokes: Array.from({ length: 201 }, () => [{ x: 1, y: 1 }]) }, "strokes");
      await refused({ strokes: [far] }, "strokes");
      await refused(
        {
          strokes: [
            [
              { x: -500, y: 0 },
              { x: 500, y: 0 },
            ],
          ],
        },
        "strokes",
      );
      await refused({ strokes: [[{ x: MAX_PAD_PX + 1, y: 0 }]] }, "strokes.0.0.x");
      await refused({ strokes: [[{ x: 1, y: Number.NaN }]] }, "strokes.0.0.y");
      await refused({ strokes: [[{ x: 1, y: 1, z: 1 }]] }, "strokes.0.0.z");
      await refused({ strokes: [wave], widthPx: 50 }, "widthPx");
    });
  });

  t.test("POST /app/drawings/qr", async (t) => {
    const draw = (body: object) => app.anyone.post("/app/drawings/qr", body);
    const read = async (answer: Answer) => {
      const { data, info } = await sharp(answer.rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const picture = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
      const said = decodeQR(picture, { timeLimit: 5000 });
      // Two readers: one alone forgives what phones do not.
      t.equal(jsQR(picture.data, info.width, info.height)?.data, said);
      return said;
    };
    const url = "https://signoff.example/card/anna-lindqvist?from=mail";

    t.test("says what it was given, at every size and in every readable colour", async (t) => {
      for (const more of [
        {},
        { sizePx: 72 },
        { sizePx: 200, color: "#7a1fa2" },
        { sizePx: MAX_QR_PX, color: "#0b1f24", background: "#ffe8a3" },
        { color: "#1b5e20", background: "#e0f2f1" },
        { color: "#757575", background: "#ffffff" },
      ]) {
        const answer = await draw({ text: url, ...more });
        const side = 2 * ((more as { sizePx?: number }).sizePx ?? 144);
        await opened(t, answer);
        t.same(sizeOf(answer), [side, side]);
        t.equal(await read(answer), url, JSON.stringify(more));
        t.ok(answer.rawPayload.length < 2500, `${answer.rawPayload.length} bytes`);
      }
      const text = "Zoë 安娜 🙂 \n WIFI:T:WPA;S:home;P:pass;;";
      t.equal(await read(await draw({ text })), text);
    });

    t.test("has whole pixels for modules and a quiet zone of four of them", async (t) => {
      const answer = await draw({ text: url, color: "#000000", background: "#ffffff", sizePx: 150 });
      const { data, info } = await sharp(answer.rawPayload).greyscale().raw().toBuffer({ resolveWithObject: true });
      t.same(new Set(data), new Set([0, 255]));
      const row = (y: number) => data.subarray(y * info.width, (y + 1) * info.width);
      const quiet = Array.from({ length: info.height }, (_, y) => y).findIndex((y) => row(y).includes(0));
      const finder = row(quiet);
      const start = finder.indexOf(0);
      const modulePx = (finder.indexOf(255, start) - start) / 7;
      t.ok(Number.isInteger(modulePx) && modulePx >= 2, `${modulePx}`);
      t.ok(quiet >= 4 * modulePx && start >= 4 * modulePx);
    });

    t.test("refuses colours that phones cannot tell apart, and too much text", async (t) => {
      const refused = async (body: object, path: string) =>
        t.match(
          (await draw(body)).json(),
          { status: 422, code: "invalid_input", errors: [{ path }] },
          JSON.stringify(body).slice(0, 90),
        );
      await refused({ text: url, color: "#ffd23f" }, "color");
      // 4.23 : 1, less than the codes of cards may have.
      await refused({ text: url, color: "#7b7b7b", background: "#ffffff" }, "color");
      await refused({ text: url, color: "#ffffff", background: "#000000" }, "color");
      await refused({ text: url, color: "#888888", background: "#999999" }, "color");
      await refused({ text: "安".repeat(400), sizePx: 60 }, "text");
      await refused({ text: "x".repeat(501) }, "text");
      await refused({ text: " " }, "text");
      await refused({ text: url, sizePx: 601 }, "sizePx");
      await refused({ text: url, background: "transparent" }, "background");
    });
  });

  t.test("POST /app/drawings/video", async (t) => {
    const draw = (body: object) => app.anyone.post("/app/drawings/video", body);
    const jpeg = { type: "image/jpeg", bytes: await photo(1280, 720) };
    const wide = {
      type: "image/jpeg",
      bytes: await sharp(await twoHalves(480))
        .resize(480, 360, { fit: "fill" })
        .jpeg()
        .toBuffer(),
    };
    const embed = (thumbnail: unknown) => ({
      type: "application/json; charset=utf-8",
      bytes: Buffer.from(JSON.stringify({ type: "video", title: "A film", thumbnail_url: thumbnail })),
    });
    const loom = (id: string) =>
      `https://www.loom.com/v1/oembed?url=${encodeURIComponent(`https://www.loom.com/share/${id}`)}`;
    const vimeo = (path: string) =>
      `https://vimeo.com/api/oembed.json?url=${encodeURIComponent(`https://vimeo.com/${path}`)}&width=640`;
    const LOOM = "0123456789abcdef0123456789abcdef";
    const net = fixedOutside({
      "https://i.ytimg.com/vi/aaaaaaaaaaa/maxresdefault.jpg": jpeg,
      "https://i.ytimg.com/vi/bbbbbbbbbbb/hqdefault.jpg": wide,
      "https://i.ytimg.com/vi/ddddddddddd/maxresdefault.jpg": { type: "image/jpeg", bytes: Buffer.from("<html>") },
      "https://i.ytimg.com/vi/eeeeeeeeeee/maxresdefault.jpg": {
        type: "image/jpeg",
        bytes: Buffer.alloc(MAX_IMAGE_BYTES + 1),
      },
      [vimeo("76979871")]: embed("https://i.vimeocdn.com/video/452001751-x_640"),
      [vimeo("76979872/8272103f6e")]: embed("https://i.vimeocdn.com/video/452001751-x_640"),
      [vimeo("76979873")]: embed("https://127.0.0.1/admin.png"),
      [vimeo("76979874")]: embed(undefined),
      [vimeo("76979875")]: { type: "application/json", bytes: Buffer.from("not json") },
      "https://i.vimeocdn.com/video/452001751-x_640": jpeg,
      [loom(LOOM)]: embed(`https://cdn.loom.com/sessions/thumbnails/${LOOM}-00001.gif`),
      [`https://cdn.loom.com/sessions/thumbnails/${LOOM}-00001.gif`]: {
        type: "image/gif",
        bytes: await sharp(jpeg.bytes).resize(800, 500, { fit: "fill" }).gif().toBuffer(),
      },
      "https://127.0.0.1/admin.png": jpeg,
    });
    outside.plug(net);
    t.teardown(() => outside.plug(fixedOutside({})));

    t.test("of YouTube, Vimeo and Loom: 16 to 9 at 320 pixels, with a play mark", async (t) => {
      for (const url of [
        "https://www.youtube.com/watch?v=aaaaaaaaaaa&t=10",
        "https://vimeo.com/76979871",
        "https://vimeo.com/76979872/8272103f6e",
        `https://www.loom.com/share/${LOOM}`,
      ]) {
        const answer = await draw({ url });
        const { data, info } = await opened(t, answer, "image/jpeg");
        t.same([info.width, info.height], [640, 360], url);
        const at = (x: number, y: number) => data[(y * info.width + x) * 4] as number;
        t.ok(at(320, 180) > 240, "a white triangle");
        t.ok(at(320, 135) < 80, "on a dark disc");
        t.ok(Math.abs(at(100, 100) - 128) < 40, "on the picture");
        t.ok(answer.rawPayload.length < 80_000, `${answer.rawPayload.length} bytes`);
      }
    });

    t.test("takes the smaller picture where there is no large one, never enlarged, its bars cut off", async (t) => {
      const answer = await draw({ url: "https://youtu.be/bbbbbbbbbbb" });
      t.same(sizeOf(answer), [480, 270]);
      t.same(net.asked.slice(-2), [
        "https://i.ytimg.com/vi/bbbbbbbbbbb/maxresdefault.jpg",
        "https://i.ytimg.com/vi/bbbbbbbbbbb/hqdefault.jpg",
      ]);
    });

    t.test("asks once for a picture that was drawn a moment ago", async (t) => {
      const before = net.asked.length;
      t.equal((await draw({ url: "https://youtu.be/aaaaaaaaaaa" })).statusCode, 200, "however it is written");
      t.equal(net.asked.length, before);
    });

    t.test("says so when the picture cannot be had, wherever that fails", async (t) => {
      for (const url of [
        "https://youtu.be/ccccccccccc",
        "https://youtu.be/eeeeeeeeeee",
        "https://vimeo.com/76979873",
        "https://vimeo.com/76979874",
        "https://vimeo.com/76979875",
        "https://vimeo.com/76979876",
        "https://www.loom.com/share/ffffffffffffffffffffffffffffffff",
      ])
        t.match((await draw({ url })).json(), { status: 422, code: "unreachable", errors: [{ path: "url" }] }, url);
      t.match((await draw({ url: "https://youtu.be/ddddddddddd" })).json(), { status: 422, code: "not_an_image" });
    });

    t.test("draws the mark on an own picture", async (t) => {
      const own = async (bytes: Buffer, type: string) =>
        draw({ image: `data:image/${type};base64,${bytes.toString("base64")}` });
      t.same(sizeOf(await own(jpeg.bytes, "jpeg")), [640, 360]);
      const tall = await own(
        await sharp(await twoHalves(400))
          .png()
          .toBuffer(),
        "png",
      );
      t.same(sizeOf(tall), [400, 225]);
      t.match((await own(Buffer.from("<svg/>"), "svg+xml")).json(), {
        status: 422,
        code: "not_an_image",
        errors: [{ path: "image" }],
      });
      t.match((await own(Buffer.alloc(3 * 1024 * 1024 + 3), "png")).json(), { status: 413, code: "file_too_big" });
      t.equal((await own(Buffer.alloc(4 * 1024 * 1024), "png")).statusCode >= 413, true);
    });

    t.test("refuses other addresses at their field", async (t) => {
      for (const body of [
        { url: "https://example.com/video" },
        { url: "https://youtube.com.evil.example/watch?v=aaaaaaaaaaa" },
        { url: "" },
        {},
        { url: "https://youtu.be/aaaaaaaaaaa", image: "data:image/png;base64,AAAA" },
      ])
        t.match(
          (await draw(body)).json(),
          { status: 422, code: "invalid_input", errors: [{ path: "url" }] },
          JSON.stringify(body),
        );
      t.match((await draw({ image: "https://example.com/a.png" })).json(), {
        status: 422,
        errors: [{ path: "image" }],
      });
    });

    t.test("an address may ask thirty times a minute", async (t) => {
      const from = app.withToken(null, "10.9.9.8");
      const codes: number[] = [];
      for (let i = 0; i < 31; i++) codes.push((await from.post("/app/drawings/video", {})).statusCode);
      t.same([codes[29], codes[30]], [422, 429]);
    });
  });
});
