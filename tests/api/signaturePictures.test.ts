import sharp from "sharp";
import t, { type Test } from "tap";
import { UserModel } from "#server/features/account/model.ts";
import { type Renderer, renderer } from "#server/ports/renderer/renderer.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { form } from "#tests/support/form.ts";
import * as make from "#tests/support/make.ts";
import { startApp } from "#tests/support/startApp.ts";

const RED = "#c81e2e";
const MB = 1024 * 1024;
/** What the server keeps of drawn pictures. */
const KEPT_MB = 12;

t.test("pictures of whole signatures", async (t) => {
  const app = await startApp(t);
  const ana = await app.person();
  const input = { ...make.signature({ design: { logoShape: 1, logoWidth: 100 } }), publicPageColor: "#4f46c8" };
  const { hash } = (await ana.post("/_/signatures", input)).json();
  const red = await sharp({ create: { width: 300, height: 300, channels: 3, background: RED } })
    .png()
    .toBuffer();
  const { body, headers } = form([{ name: "image", filename: "me.png", body: red }]);
  await ana.post(`/_/signatures/${hash}/image/photo`, body, headers);
  const get = (file: string, more?: Record<string, string>) =>
    app.anyone.get(`/signatures/${hash}/${file}`, undefined, more);

  t.test(
    "picture.png shows the signature with its stored pictures, 300 pixels wide, twice as dense and close to its edges",
    async (t) => {
      const answer = await get("picture.png");
      t.match(answer, {
        statusCode: 200,
        headers: { "content-type": "image/png", "cache-control": "private, max-age=60", etag: /^"[\w-]{22}"$/ },
      });
      const { width, height, density } = await sharp(answer.rawPayload).metadata();
      t.equal(density, 96);
      t.ok(width > 500 && width <= 600 && width % 2 === 0, String(width));
      t.ok(height > 100 && height < 500, String(height));
      t.ok((await share(answer.rawPayload, RED)) > 0.1, "the portrait");
      t.ok(answer.rawPayload.length < 60_000, String(answer.rawPayload.length));
    },
  );

  t.test("og.png is 1200 by 630, on the owner's colour", async (t) => {
    const answer = await get("og.png");
    t.match(answer, {
      statusCode: 200,
      headers: { "content-type": "image/png", "cache-control": "public, max-age=60" },
    });
    t.match(await sharp(answer.rawPayload).metadata(), { width: 1200, height: 630 });
    t.ok((await share(answer.rawPayload, "#4f46c8")) > 0.14, "the band");
    t.ok((await share(answer.rawPayload, RED)) > 0.01, "the portrait");
  });

  t.test("with photos they are as light, and still show them", async (t) => {
    const eva = await make.paid(app);
    const { hash: own } = (await eva.post("/_/signatures", input)).json();
    for (const type of ["photo", "banner"]) {
      const upload = form([
        { name: "image", filename: "a.jpg", body: await forest(1400, type === "photo" ? 1400 : 500) },
      ]);
      const answer = await eva.post(`/_/signatures/${own}/image/${type}`, upload.body, upload.headers);
      t.equal(answer.statusCode, 200);
    }
    for (const [file, maxBytes, width, format] of [
      ["picture.png", 60_000, 600, "jpeg"],
      ["og.png", 200_000, 1200, "png"],
    ] as const) {
      const answer = await app.anyone.get(`/signatures/${own}/${file}`);
      t.match(answer, { statusCode: 200, headers: { "content-type": `image/${format}`, etag: /^"[\w-]{22}"$/ } });
      t.ok(answer.rawPayload.length <= maxBytes, `${file}: ${answer.rawPayload.length} bytes`);
      t.match(await sharp(answer.rawPayload).metadata(), { format, width });
      const again = await app.anyone.get(`/signatures/${own}/${file}`, undefined, {
        "if-none-match": answer.headers.etag as string,
      });
      t.match(again, { statusCode: 304, body: "", headers: { etag: answer.headers.etag } });
    }
  });

  t.test("name the letters that no font has, and have all others", async (t) => {
    const named = async (name: string) => {
      await ana.put(`/_/signatures/${hash}`, { ...input, general: { ...input.general, name } });
      const { headers } = await get("picture.png");
      return decodeURIComponent(String(headers["image-missing"] ?? ""));
    };
    t.equal(await named("山田 太郎 김민수 สมชาย प्रिया 🙂"), "");
    t.equal(await named("Ana ᚠᚱ"), "ᚠᚱ");
    // A heap of accents is one letter: sixty of them would be more than any header holds.
    const heap = (i: number) => `${String.fromCodePoint(0x16a0 + i)}${"\u0489\u0301".repeat(90)} `;
    const html = Array.from({ length: 20 }, (_, i) => heap(i)).join("");
    const addons = [1, 2, 3].map((key) => ({ type: "customHtml", key: `${key}`, data: { html: html + key } }));
    await ana.put(`/_/signatures/${hash}`, { ...input, general: { ...input.general, addons } });
    const { statusCode, headers } = await get("picture.png");
    t.equal(statusCode, 200);
    t.match(headers["image-missing"], /^%E1%9A%A0/);
  });

  t.test("says so when nothing has changed, and draws anew after a save", async (t) => {
    for (const file of ["picture.png", "og.png"]) {
      const { etag } = (await get(file)).headers as { etag: string };
      const again = await get(file, { "if-none-match": `W/${etag}` });
      t.match(again, { statusCode: 304, body: "", headers: { etag } });
      t.equal(again.headers["content-type"], undefined);
    }
    const { etag } = (await get("picture.png")).headers as { etag: string };
    await ana.put(`/_/signatures/${hash}`, { ...input, general: { ...input.general, name: "Ana Renamed" } });
    const renamed = await get("picture.png", { "if-none-match": etag });
    t.equal(renamed.statusCode, 200);
    t.not(renamed.headers.etag, etag);
  });

  t.test("callers at once share one drawing", async (t) => {
    await ana.put(`/_/signatures/${hash}`, { ...input, general: { ...input.general, name: "Ana Shared" } });
    let drawn = 0;
    replacePicture(t, (order) => {
      drawn += 1;
      return order;
    });
    const answers = await Promise.all(Array.from({ length: 6 }, () => get("picture.png")));
    t.ok(answers.every(({ statusCode }) => statusCode === 200));
    t.equal(drawn, 1);
  });

  t.test("a busy renderer is said to be busy, and the next try is a new one", async (t) => {
    await ana.put(`/_/signatures/${hash}`, { ...input, general: { ...input.general, name: "Ana Waiting" } });
    const restore = replacePicture(t, () => {
      throw new Failure("busy", { retryAfterSeconds: 2 });
    });
    const refused = await get("og.png");
    t.match(refused, { statusCode: 503, headers: { "retry-after": "2", "cache-control": "no-store" } });
    t.equal(refused.headers.etag, undefined);
    t.match(refused.json(), { code: "busy" });
    restore();
    t.equal((await get("og.png")).statusCode, 200);
  });

  t.test("what cannot be drawn is not tried again for a while, other kinds and contents are", async (t) => {
    await ana.put(`/_/signatures/${hash}`, { ...input, general: { ...input.general, name: "Ana Impossible" } });
    let tries = 0;
    const restore = replacePicture(t, (order) => {
      tries += 1;
      if (order.kind === "card") throw new Failure("undrawable");
      return order;
    });
    for (let i = 0; i < 3; i++)
      t.match(await get("og.png"), { statusCode: 503, headers: { "retry-after": "60", "cache-control": "no-store" } });
    t.equal(tries, 1);
    t.equal((await get("picture.png")).statusCode, 200);
    restore();
    await ana.put(`/_/signatures/${hash}`, { ...input, general: { ...input.general, name: "Ana Possible" } });
    t.equal((await get("og.png")).statusCode, 200);
  });

  t.test("what is kept of pictures has a bound in bytes: the oldest go", async (t) => {
    const real = renderer();
    t.teardown(async () => renderer.plug(real));
    let drawn = 0;
    renderer.plug({
      ...real,
      picture: async () => {
        drawn += 1;
        return { bytes: Buffer.alloc(MB), type: "image/png", widthPx: 1, heightPx: 1, missing: [] };
      },
    });
    const see = async (name: string) => {
      await ana.put(`/_/signatures/${hash}`, { ...input, general: { ...input.general, name } });
      t.equal((await get("picture.png")).statusCode, 200);
      return drawn;
    };
    for (let i = 1; i <= KEPT_MB + 1; i++) t.equal(await see(`Ana ${i}`), i);
    t.equal(await see(`Ana ${KEPT_MB + 1}`), KEPT_MB + 1, "the newest is kept");
    t.equal(await see("Ana 1"), KEPT_MB + 2, "the oldest is drawn anew");
  });

  t.test("knows for whom it draws, and ends when they have left", async (t) => {
    await ana.put(`/_/signatures/${hash}`, { ...input, general: { ...input.general, name: "Ana Leaving" } });
    const url = await app.app.listen({ port: 0, host: "127.0.0.1" });
    const real = renderer();
    t.teardown(() => renderer.plug(real));
    const order = await new Promise<{ owner: string | undefined; ended: Promise<unknown> }>((resolve) => {
      renderer.plug({
        ...real,
        picture: (_order, { owner, signal } = {}) => {
          const ended = new Promise((end) => signal?.addEventListener("abort", end));
          resolve({ owner, ended });
          return ended.then(() => signal?.throwIfAborted()) as Promise<never>;
        },
      });
      const caller = new AbortController();
      fetch(`${url}/api/signatures/${hash}/og.png`, { signal: caller.signal }).catch(() => {});
      setTimeout(() => caller.abort(), 500);
    });
    const { _id } = (await UserModel.findOne({ email: ana.email }).lean()) as { _id: unknown };
    t.equal(order.owner, String(_id));
    await order.ended;
  });

  t.test("a signature of any length is a picture", async (t) => {
    const addons = Array.from({ length: 30 }, (_, i) => ({
      key: `${i}`,
      type: "customHtml",
      data: { html: `x${"&#x".repeat(1333)}` },
    }));
    const saved = await ana.put(`/_/signatures/${hash}`, { ...input, general: { ...input.general, addons } });
    t.equal(saved.statusCode, 200);
    t.ok((await app.anyone.get(`/signatures/${hash}/preview`)).json().html.length > 250_000);
    for (const file of ["picture.png", "og.png"]) t.equal((await get(file)).statusCode, 200, file);
  });

  t.test("is as open as the preview: unknown, empty and terminated ones show nothing", async (t) => {
    t.match((await app.anyone.get("/signatures/AAAAAAAAAAAAAAAAAAAAAA/og.png")).json(), { code: "not_found" });
    const ben = await app.person();
    const empty = (await ben.post("/_/signatures", SignatureInput.parse({}))).json();
    t.match((await app.anyone.get(`/signatures/${empty.hash}/picture.png`)).json(), { code: "not_found" });
    await make.changeTeam(ana, { isTerminated: true });
    for (const file of ["picture.png", "og.png"])
      t.match(await get(file), { statusCode: 403, headers: { "content-type": /problem\+json/ } });
    await make.changeTeam(ana, { isTerminated: false });
    t.equal((await get("og.png")).statusCode, 200);
  });
});

type Order = Parameters<Renderer["picture"]>[0];

/** Looks at what the renderer is to draw, until the test ends or the returned function is called. */
function replacePicture(t: Test, look: (order: Order) => Order): () => void {
  const real = renderer();
  const restore = () => renderer.plug(real);
  renderer.plug({ ...real, picture: async (order) => real.picture(look(order)) });
  t.teardown(restore);
  return restore;
}

/** As heavy as a photo of leaves: every pixel is another colour, in soft shapes. */
async function forest(width: number, height: number): Promise<Buffer> {
  const small = { width: Math.round(width / 3), height: Math.round(height / 3), channels: 3 } as const;
  let state = 7;
  const noise = Buffer.from(
    Array.from({ length: small.width * small.height * 3 }, () => {
      state = (state * 1664525 + 1013904223) % 4294967296;
      return state >>> 24;
    }),
  );
  return sharp(noise, { raw: small }).resize(width, height).jpeg({ quality: 90 }).toBuffer();
}

/** Which part of a picture has a colour, or one that nobody can tell from it. */
async function share(png: Buffer, color: string): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  let count = 0;
  for (let i = 0; i < data.length; i += 3)
    if (wanted.every((value, channel) => Math.abs(value - (data[i + channel] as number)) < 6)) count += 1;
  return count / (info.width * info.height);
}
