import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import Fastify from "fastify";
import sharp from "sharp";
import t, { type Test } from "tap";
import * as z from "zod/mini";
import imageRoutes from "#server/features/images/routes.ts";
import { ensureVariants, storeUpload } from "#server/features/images/service.ts";
import { handleErrors } from "#server/http/plugins/errors.ts";
import { diskFiles } from "#server/ports/files/disk.ts";
import { files } from "#server/ports/files/files.ts";
import { httpRenderer } from "#server/ports/renderer/http.ts";
import { type Renderer, renderer } from "#server/ports/renderer/renderer.ts";
import { CONTACT_NAMES } from "#shared/catalog/contacts.ts";
import { LOGO_SIZES } from "#shared/catalog/samples.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import { MAX_IMAGE_BYTES } from "#shared/images/constants.ts";
import { emblemName, emblemSize } from "#shared/images/emblem.ts";
import { iconName, MARK_SHAPES } from "#shared/images/icon.ts";
import { samplePath } from "#shared/images/samples.ts";
import { type ImageSource, parseSource, type Variant, variantName } from "#shared/images/variant.ts";
import { Content } from "#shared/signatures/schema.ts";
import { fakeServer } from "#tests/support/fakeServer.ts";
import { hugePng, photo, pixel } from "#tests/support/pictures.ts";
import { startRenderer, TOKEN_SECRET } from "#tests/support/startRenderer.ts";

const ROUND: Variant = { shape: 3, widthPx: 80, density: 2 };

t.test("storeUpload", async (t) => {
  await start(t);

  t.test("keeps a picture under a name made of its content", async (t) => {
    const bytes = await photo(1600, 1200);
    const first = await storeUpload(Readable.from([bytes]));
    t.match(first, { path: /^\/i\/[\w-]{22}-1200x900\.jpg$/, widthPx: 1200, heightPx: 900 });
    t.same(await storeUpload(Readable.from([bytes.subarray(0, 5000), bytes.subarray(5000)])), first, "twice is one");
    const crop = { x: 0, y: 0, width: 0.5, height: 0.5 };
    const cropped = await storeUpload(Readable.from([bytes]), crop);
    t.match(cropped, { widthPx: 800, heightPx: 600 });
    t.not(cropped.path, first.path);
  });

  t.test("passes on what the renderer refuses", async (t) => {
    await t.rejects(storeUpload(Readable.from([Buffer.from("<svg/>")])), {
      code: "not_an_image",
      errors: [{ path: "image" }],
    });
    await t.rejects(storeUpload(Readable.from([hugePng(16_000, 16_000)])), { code: "file_too_big" });
  });

  t.test("stops an upload at 5 MB", async (t) => {
    let sent = 0;
    const endless = Readable.from(
      (async function* () {
        for (; sent < 10 * MAX_IMAGE_BYTES; sent += 65_536) yield Buffer.alloc(65_536);
      })(),
    );
    await t.rejects(storeUpload(endless), { code: "file_too_big" });
    t.ok(sent < 2 * MAX_IMAGE_BYTES, "at once");
  });

  t.test("reports the upload's own failure", async (t) => {
    const limit = Object.assign(new Error("too long"), { code: "FST_REQ_FILE_TOO_LARGE" });
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(10);
        throw limit;
      })(),
    );
    await t.rejects(storeUpload(broken), { code: "malformed_request" });
  });
});

t.test("GET /i/:name", async (t) => {
  const { get, calls } = await start(t);
  const { path } = await storeUpload(Readable.from([await photo(1600, 1200)]));
  await ensureVariants([{ source: path, variant: ROUND }]);
  const nameOf = (variant: Variant) => variantName(parseSource(path) as ImageSource, variant);

  t.test("serves the stored picture for ever and to anybody", async (t) => {
    const { status, headers, bytes } = await get(path);
    t.equal(status, 200);
    t.match(headers, {
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-disposition": "inline",
      "cross-origin-resource-policy": "cross-origin",
      "access-control-allow-origin": "*",
      "content-length": String(bytes.length),
      etag: /^".+"$/,
    });
    t.match(await sharp(bytes).metadata(), { width: 1200, height: 900 });
    t.same((await get(path)).bytes, bytes, "from memory as well");
  });

  t.test("answers 304 and HEAD without the bytes", async (t) => {
    const { headers } = await get(path);
    const again = await get(path, { headers: { "if-none-match": `"other", W/${headers.etag}` } });
    t.match(again, { status: 304, headers: { etag: headers.etag, "cache-control": /immutable/ } });
    t.equal(again.bytes.length, 0);
    t.equal(again.headers["content-type"], undefined);
    const head = await get(path, { method: "HEAD" });
    t.match(head, {
      status: 200,
      headers: { "content-length": headers["content-length"], "content-type": "image/jpeg" },
    });
    t.equal(head.bytes.length, 0);
  });

  t.test("serves the copies that were made at the save", async (t) => {
    const before = calls.variant;
    const { headers, bytes } = await get(`/i/${nameOf(ROUND)}`);
    t.equal(headers["content-type"], "image/png");
    t.match(await sharp(bytes).metadata(), { width: 160, height: 160 });
    t.equal((await pixel(bytes, 0, 0))[3], 0);
    t.equal(calls.variant, before, "nothing is drawn for it");
  });

  t.test("draws another density once, and only of a copy that exists", async (t) => {
    const before = calls.variant;
    const name = nameOf({ ...ROUND, density: 4 });
    const answers = await Promise.all([get(`/i/${name}`), get(`/i/${name}`), get(`/i/${name}`)]);
    t.same(
      answers.map(({ status }) => status),
      [200, 200, 200],
    );
    t.match(await sharp(answers[0]?.bytes).metadata(), { width: 320, height: 320 });
    t.equal(calls.variant, before + 1);
    t.ok(await files().has(name), "and kept");
    t.equal((await get(`/i/${nameOf({ ...ROUND, density: 1 })}`)).status, 200);
    t.equal((await get(`/i/${nameOf({ ...ROUND, widthPx: 81, density: 4 })}`)).status, 404);
    t.equal((await get(`/i/${nameOf({ ...ROUND, widthPx: 81 })}`)).status, 404);
    t.equal(calls.variant, before + 2);
  });

  t.test("does not bother the renderer for names that are not ours", async (t) => {
    const before = { ...calls };
    const unknown = nameOf(ROUND).replace(/^.{22}/, "A".repeat(22));
    const names = [
      unknown,
      unknown.replace("@2", "@4"),
      nameOf(ROUND).replace(".png", ".jpg"),
      "x.jpg",
      "..%2f..%2fpackage.json",
      "%00",
      "a".repeat(150),
    ];
    for (const name of [...names, ...names]) {
      const { status, headers } = await get(`/i/${name}`);
      t.equal(status, 404, name);
      t.match(headers, { "content-type": /^application\/problem\+json/, "cache-control": "no-store" });
    }
    t.same(calls, before);
  });

  t.test("finds a copy that is made after somebody asked in vain", async (t) => {
    const later: Variant = { shape: 2, widthPx: 90, density: 2 };
    t.equal((await get(`/i/${nameOf(later)}`)).status, 404);
    await ensureVariants([{ source: path, variant: later }]);
    t.equal((await get(`/i/${nameOf(later)}`)).status, 200);
  });
});

t.test("GET /i/icons/:name", async (t) => {
  const { get, calls } = await start(t);
  const icon = { network: "github", shape: 1, fill: "#181717", glyph: "#ffffff", sizePx: 24, density: 2 } as const;

  t.test("draws an icon once and keeps it at hand", async (t) => {
    const before = calls.icon;
    const answers = await Promise.all([1, 2, 3].map(() => get(`/i/icons/${iconName(icon)}`)));
    await get(`/i/icons/${iconName(icon)}`);
    t.match(answers[0], { status: 200, headers: { "content-type": "image/png", "cache-control": /immutable/ } });
    t.match(await sharp(answers[0]?.bytes).metadata(), { width: 48, height: 48 });
    t.equal(calls.icon, before + 1);
  });
  t.test("draws stars, badges and play marks beside the icons", async (t) => {
    for (const look of [
      { kind: "stars", tenths: 48 },
      { kind: "badge", type: "appStore" },
      { kind: "play", fill: "#14828c" },
    ] as const) {
      const emblem = { ...look, density: 2 } as const;
      const answer = await get(`/i/icons/${emblemName(emblem)}`);
      t.match(answer, { status: 200, headers: { "content-type": "image/png", "cache-control": /immutable/ } });
      const { widthPx, heightPx } = emblemSize(emblem);
      t.match(await sharp(answer.bytes).metadata(), { width: widthPx * 2, height: heightPx * 2 });
    }
  });
  t.test("draws the signs of contacts, filled and in strokes", async (t) => {
    for (const network of CONTACT_NAMES)
      for (const shape of Object.values(MARK_SHAPES)) {
        const { status, bytes } = await get(
          `/i/icons/${iconName({ ...icon, network, shape, glyph: "#14828c", sizePx: 18 })}`,
        );
        t.equal(status, 200, `${network} ${shape}`);
        t.match(await sharp(bytes).metadata(), { width: 36, height: 36, hasAlpha: true });
        t.ok(bytes.length < 1_200, "light");
      }
  });
  t.test("knows the catalogue only, and each icon under one name", async (t) => {
    const before = calls.icon;
    const strange = [
      "nonet-1-181717-ffffff-24@2.png",
      "constructor-1-181717-ffffff-24@2.png",
      "github-4-181717-ffffff-24@2.png",
      "github-1-181717-ffffff-99@2.png",
      "github-1-181717-FFFFFF-24@2.png",
      "github-5-181717-24@2.png",
      "phone-1-181717-ffffff-24@2.png",
      "phone-5-none-181717-24@2.png",
      "phone-7-181717-24@2.png",
      "constructor-6-181717-24@2.png",
      "github",
      "stars-51@2.png",
      "stars-5@2.png",
      "badge-toString@2.png",
      "play-14828C@2.png",
    ];
    for (const name of strange) t.equal((await get(`/i/icons/${name}`)).status, 404, name);
    t.equal(calls.icon, before);
  });
});

t.test("ensureVariants", async (t) => {
  const { calls, plug } = await start(t);
  const { path } = await storeUpload(Readable.from([await photo(900, 900)]));
  const list = [40, 50, 60, 70, 80, 40].map((widthPx) => ({ source: path, variant: { ...ROUND, widthPx } }));

  t.test("draws what is missing, one after the other, and nothing twice", async (t) => {
    const before = calls.variant;
    await ensureVariants(list);
    t.equal(calls.variant, before + 5);
    t.equal(calls.mostAtOnce, 1);
    await ensureVariants(list);
    t.equal(calls.variant, before + 5);
  });
  t.test("saves at once share a copy that all of them need", async (t) => {
    const before = calls.variant;
    const one = [{ source: path, variant: { ...ROUND, widthPx: 90 } }];
    await Promise.all(Array.from({ length: 40 }, () => ensureVariants(one)));
    t.equal(calls.variant, before + 1);
  });
  t.test("leaves out pictures we do not have", async (t) => {
    const before = calls.variant;
    const source = `/i/${"A".repeat(22)}-10x10.jpg`;
    await ensureVariants([
      { source, variant: ROUND },
      { source: "https://example.com/x.jpg", variant: ROUND },
    ]);
    t.equal(calls.variant, before);
  });
  t.test("waits for its turn while the renderer is busy", async (t) => {
    let refusals = 2;
    plug((inner) => ({
      ...inner,
      variant: async (source, variant) => {
        if (refusals-- > 0) throw new Failure("busy", { retryAfterSeconds: 2 });
        return inner.variant(source, variant);
      },
    }));
    await ensureVariants([{ source: path, variant: { ...ROUND, widthPx: 99 } }]);
    t.equal(refusals, -1);
  });
});

t.test("pictures of ready designs", async (t) => {
  const { get, port, calls, plug } = await start(t);
  const logo = samplePath({ kind: "logo", id: "brightloop" }, LOGO_SIZES.brightloop);
  const copy = `/i/${variantName(parseSource(logo) as ImageSource, { shape: 1, widthPx: 150, density: 2 })}`;

  t.test("are drawn on demand, in every size, and kept in memory alone", async (t) => {
    for (const path of [logo, copy]) {
      const { status, headers, bytes } = await get(path);
      t.equal(status, 200);
      t.match(headers, { "content-type": "image/png", "cache-control": "public, max-age=86400" });
      t.match(await sharp(bytes).metadata(), { format: "png", width: path === logo ? 580 : 300 });
      t.notOk(await files().has(path.slice(3)));
      t.equal((await get(path, { headers: { "if-none-match": headers.etag as string } })).status, 304);
    }
    t.equal(calls.sample, 2);
  });

  t.test("come soon, however many somebody else asks for", async (t) => {
    let drawn = 0;
    plug((inner) => ({
      ...inner,
      sample: (name, caller) =>
        inner.sample(name, caller).finally(() => {
          drawn += 1;
        }),
    }));
    t.teardown(() => plug((inner) => inner));
    const size = (widthPx: number) =>
      `/i/${variantName(parseSource(logo) as ImageSource, { shape: 1, widthPx, density: 2 })}`;
    const flood = Array.from({ length: 40 }, (_, i) => get(size(200 + i)));
    while (drawn === 0) await delay(5);
    // Another subscriber.
    const another = request({ host: "127.0.0.1", port, path: size(100), localAddress: "127.0.0.2" }).end();
    const [{ statusCode }] = await once(another, "response");
    t.equal(statusCode, 200);
    t.ok(drawn < 20, `${drawn} were drawn before`);
    t.ok((await Promise.all(flood)).every((one) => one.status === 200));
  });

  t.test("are no others than those that a design shows", async (t) => {
    t.equal((await get(logo.replace("brightloop", "dimmedloop"))).status, 404);
    t.equal((await get(logo.replace("580x160", "5800x1600"))).status, 404);
    t.equal((await get(copy.replace(".png", ".jpg"))).status, 404);
  });
});

t.test("a renderer that is away", async (t) => {
  t.test("is refused at once when nobody listens", async (t) => {
    const { get } = await start(t, "http://127.0.0.1:1");
    const ana = httpRenderer({ url: "http://127.0.0.1:1", tokenSecret: TOKEN_SECRET });
    const gone = { code: "unavailable", retryAfterSeconds: 2 };
    await t.rejects(storeUpload(Readable.from([await photo(20, 20)])), gone);
    await t.rejects(ana.variant(await photo(20, 20), ROUND), gone);
    await t.rejects(ana.icon("x"), gone);
    t.equal(await ana.ready(), false);
    await ana.forget("aaaaaaaaaaaaaaaaaaaaaa");
    const answer = await get("/i/icons/x-1-000000-ffffff-30@2.png");
    t.match(answer, { status: 503, headers: { "retry-after": "2", "cache-control": "no-store" } });
  });

  t.test("is given up on when it hangs", async (t) => {
    const { url } = await fakeServer(t, (request) => request.resume());
    const hanging = httpRenderer({ url, tokenSecret: TOKEN_SECRET });
    await Promise.all([
      t.rejects(hanging.icon("x"), { code: "unavailable" }),
      t.rejects(hanging.render(z.parse(Content, {}), { imageHost: "" }), { code: "unavailable" }),
      hanging.forget("aaaaaaaaaaaaaaaaaaaaaa"),
    ]);
    t.equal(await hanging.ready(), false);
  });

  t.test("is served again when it is back", async (t) => {
    const { get, plug } = await start(t, "http://127.0.0.1:1");
    const path = "/i/icons/x-1-000000-ffffff-31@2.png";
    t.equal((await get(path)).status, 503);
    const back = httpRenderer({ url: await startRenderer(t), tokenSecret: TOKEN_SECRET });
    plug(() => back);
    t.equal((await get(path)).status, 200);
  });
});

/** The image routes over an empty folder and a real renderer whose calls are counted. */
async function start(t: Test, rendererUrl?: string) {
  const folder = await mkdtemp(join(tmpdir(), "signoff-images-"));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  files.plug(diskFiles(folder));

  const calls = { variant: 0, icon: 0, sample: 0, mostAtOnce: 0 };
  let running = 0;
  const inner = httpRenderer({ url: rendererUrl ?? (await startRenderer(t)), tokenSecret: TOKEN_SECRET });
  const counted: Renderer = {
    ...inner,
    icon: (name) => {
      calls.icon += 1;
      return inner.icon(name);
    },
    sample: (name, caller) => {
      calls.sample += 1;
      return inner.sample(name, caller);
    },
    variant: async (source, variant) => {
      calls.variant += 1;
      running += 1;
      calls.mostAtOnce = Math.max(calls.mostAtOnce, running);
      return inner.variant(source, variant).finally(() => {
        running -= 1;
      });
    },
  };
  renderer.plug(counted);

  const app = Fastify({ routerOptions: { maxParamLength: 300 } });
  handleErrors(app);
  app.register(imageRoutes);
  await app.listen({ port: 0, host: "127.0.0.1" });
  t.teardown(() => app.close());
  const { port } = app.server.address() as { port: number };

  const get = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(response.headers), bytes };
  };
  return { get, port, calls, plug: (wrap: (inner: Renderer) => Renderer) => renderer.plug(wrap(counted)) };
}
