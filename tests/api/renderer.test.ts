import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import t, { type Test } from "tap";
import { SERVICE, signAccessToken } from "#program/token.ts";
import { MAX_IMAGE_BYTES } from "#shared/images/constants.ts";
import { iconName } from "#shared/images/icon.ts";
import { fakeServer } from "#tests/support/fakeServer.ts";
import { LOGOS } from "#tests/support/logos.ts";
import { dottedGif, gradient, hugePng, photo, pixel, twoHalves } from "#tests/support/pictures.ts";
import { startRenderer, TOKEN_SECRET } from "#tests/support/startRenderer.ts";

const HASH = "aaaaaaaaaaaaaaaaaaaaaa";
const tokenFor = (sub: string, roles: string[] = []) => signAccessToken(TOKEN_SECRET, { sub, roles, epoch: 0 });
const json = { "content-type": "application/json" };

const upload = (url: string, body: Buffer | string, path = "/images/source", headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: "POST",
    body: body as BodyInit,
    headers: { "content-type": "application/octet-stream", ...headers },
  });

async function refusal(response: Response) {
  const { status, code, errors } = (await response.json()) as { status: number; code: string; errors?: unknown };
  return { status: response.status, type: response.headers.get("content-type"), body: { status, code, errors } };
}
const refused = (status: number, code: string) => ({
  status,
  type: /^application\/problem\+json/,
  body: { status, code },
});

t.test("GET /signature/:hash", async (t) => {
  const { renderer, api, get } = await withApi(t);
  const ana = await tokenFor("ana");

  t.test("draws the saved signature with the caller's token", async (t) => {
    const response = await get(ana);
    t.equal(response.status, 200);
    t.match(response.headers.get("content-type"), "text/html; charset=utf-8");
    t.equal(response.headers.get("cache-control"), "private, no-cache");
    const html = await response.text();
    t.match(html, "Ana &lt;Person&gt;");
    t.match(html, "https://s.example.com/abc", "short links stand in");
    t.match(html, "https://img.example.com/i/icons/", "pictures come from the image host");
    t.same(api.tokens, [`Bearer ${ana}`]);
  });

  t.test("answers 304 to whoever has it", async (t) => {
    const etag = (await get(ana)).headers.get("etag") as string;
    const response = await get(ana, "", { "if-none-match": etag });
    t.equal(response.status, 304);
    t.equal(await response.text(), "");
    t.equal(response.headers.get("etag"), etag);
    t.equal((await get(ana, "", { "if-none-match": '"another"' })).status, 200);
  });

  t.test("asks the API once for a warm signature, and again for another reader", async (t) => {
    const before = api.tokens.length;
    await Promise.all([get(ana), get(ana), get(ana)]);
    t.equal(api.tokens.length, before);
    await get(await tokenFor("ben"));
    t.equal(api.tokens.length, before + 1);
  });

  t.test("shows a save at once when the server says so", async (t) => {
    await get(ana);
    api.name = "Ana Newname";
    const service = await tokenFor("server", [SERVICE]);
    t.equal(
      (await fetch(`${renderer}/signature/${HASH}`, { method: "DELETE", headers: { "access-token": service } })).status,
      204,
    );
    t.match(await (await get(ana)).text(), "Ana Newname");
  });

  t.test("does not keep what it read before a purge", async (t) => {
    const carl = await tokenFor("carl");
    api.name = "Before";
    api.delayMs = 150;
    const slow = get(carl);
    await sleep(50);
    api.name = "After";
    api.delayMs = 0;
    await fetch(`${renderer}/signature/${HASH}`, { method: "DELETE" });
    t.match(await (await get(carl)).text(), "After");
    await slow;
    t.match(await (await get(carl)).text(), "After");
  });

  t.test("double=1 gives pictures twice the density at the same size", async (t) => {
    const [single, double] = [await (await get(ana)).text(), await (await get(ana, "?double=1")).text()];
    t.match(single, "@2.png");
    t.match(double, "@4.png");
    t.equal(double.replaceAll("@4.png", "@2.png"), single);
    t.equal(await (await get(ana, "?double=0")).text(), single);
    t.match(await refusal(await get(ana, "?double=3")), refused(422, "invalid_input"));
  });

  t.test("wants a token that is ours", async (t) => {
    const before = api.tokens.length;
    t.match(await refusal(await fetch(`${renderer}/signature/${HASH}`)), refused(401, "not_signed_in"));
    t.match(await refusal(await get("nonsense")), refused(401, "not_signed_in"));
    const stranger = await signAccessToken("another secret, also of forty characters", {
      sub: "a",
      roles: [],
      epoch: 0,
    });
    t.match(await refusal(await get(stranger)), refused(401, "not_signed_in"));
    t.equal(api.tokens.length, before, "the API is not asked");
  });

  t.test("passes on what the API refuses", async (t) => {
    for (const [status, code] of [
      [401, "not_signed_in"],
      [403, "account_expired"],
      [404, "not_found"],
    ] as const) {
      api.refuse = { status, code };
      t.match(await refusal(await get(await tokenFor(code))), refused(status, code));
    }
    api.refuse = null;
    t.match(await refusal(await get(ana, "", {}, "short")), refused(404, "not_found"));
  });

  t.test("is back by itself when the API is", async (t) => {
    const dora = await tokenFor("dora");
    api.refuse = { status: 500, code: "internal" };
    const response = await get(dora);
    t.equal(response.headers.get("retry-after"), "2");
    t.match(await refusal(response), refused(503, "unavailable"));
    api.refuse = null;
    t.equal((await get(dora)).status, 200);
  });

  t.test("answers 503 when the API is away", async (t) => {
    const lonely = await startRenderer(t);
    const response = await fetch(`${lonely}/signature/${HASH}`, { headers: { "access-token": ana } });
    t.equal(response.headers.get("retry-after"), "2");
    t.match(await refusal(response), refused(503, "unavailable"));
  });
});

t.test("POST /render", async (t) => {
  const url = await startRenderer(t, { IMAGE_HOST: "https://img.example.com" });
  const render = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}/render`, { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify(body) });
  const general = { name: "Ana", socials: [{ name: "x", link: "https://x.com/ana" }] };

  t.test("draws what is not saved, with defaults for what is left out", async (t) => {
    const response = await render({ signature: { general, id: "7", createdAt: "now" } });
    t.equal(response.status, 200);
    const { html, text, size, findings } = (await response.json()) as Record<string, unknown>;
    t.match(html, "https://img.example.com/i/icons/x-");
    t.match(text, "Ana");
    t.equal(size, String(html).length);
    t.same(
      (findings as { level: string }[]).filter(({ level }) => level === "error"),
      [],
    );
  });

  t.test("takes density, image host and links", async (t) => {
    const options = {
      double: true,
      imageHost: "https://cdn.example.com/",
      links: { "https://x.com/ana": "https://s.example.com/1" },
    };
    const { html } = (await (await render({ signature: { general }, options })).json()) as { html: string };
    t.match(html, "https://cdn.example.com/i/icons/x-");
    t.match(html, "@4.png");
    t.match(html, "https://s.example.com/1");
  });

  t.test("names the fields that are wrong", async (t) => {
    const response = await render({
      signature: { general: { socials: [{ name: "x", link: "javascript:alert(1)" }] }, design: { fontSize: 9 } },
      options: { colour: "red" },
    });
    t.match(await refusal(response), {
      ...refused(422, "invalid_input"),
      body: {
        errors: [
          { path: "signature.general.socials.0.link" },
          { path: "signature.design.fontSize" },
          { path: "options.colour" },
        ],
      },
    });
  });

  t.test("refuses hostile bodies with 4xx", async (t) => {
    const send = (body: string) => fetch(`${url}/render`, { method: "POST", headers: json, body });
    t.match(await refusal(await send("{")), refused(400, "malformed_request"));
    t.match(await refusal(await send("[".repeat(50_000) + "]".repeat(50_000))), refused(400, "malformed_request"));
    t.match(
      await refusal(await send('{"__proto__":{"polluted":1},"signature":{}}')),
      refused(400, "malformed_request"),
    );
    t.match(
      await refusal(await send(JSON.stringify({ signature: "x".repeat(1_100_000) }))),
      refused(413, "body_too_big"),
    );
    t.match(await refusal(await send("null")), refused(422, "invalid_input"));
    t.equal(({} as { polluted?: number }).polluted, undefined);
  });

  t.test("needs no token on one's own machine, but does in production", async (t) => {
    const strict = await startRenderer(t, { NODE_ENV: "production" });
    const post = (token?: string) =>
      fetch(`${strict}/render`, {
        method: "POST",
        headers: { ...json, ...(token && { "access-token": token }) },
        body: JSON.stringify({ signature: {} }),
      });
    t.match(await refusal(await post()), refused(401, "not_signed_in"));
    t.match(await refusal(await post("nonsense")), refused(401, "not_signed_in"));
    t.equal((await post(await tokenFor("ana"))).status, 200);
  });

  t.test("is limited by person, and not for our own server", async (t) => {
    const strict = await startRenderer(t, { NODE_ENV: "production" });
    const [ana, ben, service] = [await tokenFor("ana"), await tokenFor("ben"), await tokenFor("server", [SERVICE])];
    const post = (token: string) =>
      fetch(`${strict}/render`, { method: "POST", headers: { ...json, "access-token": token }, body: "null" });
    const statuses = async (token: string, count: number) => {
      const seen = new Set<number>();
      for (let sent = 0; sent < count; sent += 25)
        for (const { status } of await Promise.all(Array.from({ length: 25 }, () => post(token)))) seen.add(status);
      return seen;
    };
    t.same(await statuses(ana, 600), new Set([422]));
    const refusedOne = await post(ana);
    t.ok(Number(refusedOne.headers.get("retry-after")) > 0);
    t.match(await refusal(refusedOne), refused(429, "too_many_requests"));
    t.equal((await post(ben)).status, 422);
    t.same(await statuses(service, 700), new Set([422]));
  });
});

t.test("POST /images/source", async (t) => {
  const url = await startRenderer(t);
  const big = await photo(4000, 3000);
  const copyOf = async (response: Response) => {
    t.equal(response.status, 200);
    return Buffer.from(await response.arrayBuffer());
  };

  t.test("keeps a smaller copy of a 12-megapixel photo", async (t) => {
    const response = await upload(url, big);
    const copy = await copyOf(response);
    t.match(await sharp(copy).metadata(), { format: "jpeg", width: 1200, height: 900 });
    t.equal(response.headers.get("image-width"), "1200");
    t.equal(response.headers.get("image-height"), "900");
  });

  t.test("says how light the ink of a logo is, at upload and later", async (t) => {
    const response = await upload(url, await sharp(Buffer.from(LOGOS.dark)).png().toBuffer());
    const ink = JSON.parse(String(response.headers.get("image-ink")));
    t.equal(ink.length, 16);
    const again = await upload(url, await copyOf(response), "/images/ink");
    t.same(await again.json(), ink);
    t.equal((await upload(url, "no picture", "/images/ink")).status, 422);
  });

  t.test("leaves nothing but pixels of the file", async (t) => {
    const marked = await sharp(await photo(800, 400))
      .withExif({ IFD0: { Copyright: "SECRET-OWNER" }, IFD3: { GPSLatitude: "52/1 30/1 0/1" } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET-XMP</x:xmpmeta>')
      .toBuffer();
    t.ok(marked.includes("SECRET-OWNER"), "the upload tells");
    const copy = await copyOf(await upload(url, Buffer.concat([marked, Buffer.from("<script>SECRET-TAIL</script>")])));
    t.notOk(copy.includes("SECRET"));
    const { exif, xmp, icc, iptc } = await sharp(copy).metadata();
    t.same([exif, xmp, icc, iptc], [undefined, undefined, undefined, undefined]);
  });

  t.test("turns pictures upright before it crops", async (t) => {
    // Orientation 6: the camera was held sideways, so the left of the file is its top.
    const sideways = await sharp(await twoHalves(200))
      .rotate(270)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const top = await copyOf(await upload(url, sideways, "/images/source?crop=0,0,1,0.5"));
    t.match(await sharp(top).metadata(), { width: 200, height: 100 });
    const [red = 0, , blue = 0] = await pixel(top, 100, 50);
    t.ok(red > 200 && blue < 60, "the red half");
  });

  t.test("crops by fractions", async (t) => {
    const copy = await copyOf(await upload(url, big, "/images/source?crop=0.25,0.1,0.3,0.4"));
    t.match(await sharp(copy).metadata(), { width: 1200, height: 1200 });
    for (const crop of ["", "1,1,1,1", "0,0,0,0", "a,b,c,d", "0,0,1", "-0.1,0,1,1", "0,0,1e9,1"])
      t.match(
        await refusal(await upload(url, "x", `/images/source?crop=${crop}`)),
        refused(422, "invalid_input"),
        crop,
      );
  });

  t.test("keeps transparency as PNG and drops it where nothing shows through", async (t) => {
    const drawn = await photo(300, 200);
    const withAlpha = (alpha: number) => sharp(drawn).ensureAlpha(alpha).png().toBuffer();
    t.match(await sharp(await copyOf(await upload(url, await withAlpha(0.5)))).metadata(), {
      format: "png",
      hasAlpha: true,
    });
    t.match(await sharp(await copyOf(await upload(url, await withAlpha(1)))).metadata(), { format: "jpeg" });
  });

  t.test("keeps drawings as they were drawn, and photos light", async (t) => {
    const drawing = await copyOf(await upload(url, await twoHalves(300)));
    t.match(await sharp(drawing).metadata(), { format: "png", hasAlpha: false });
    t.same((await pixel(drawing, 150, 149)).slice(0, 3), [255, 0, 0], "no trace of a JPEG");
    const scan = await sharp(await photo(300, 200))
      .png()
      .toBuffer();
    t.match(await sharp(await copyOf(await upload(url, scan))).metadata(), { format: "jpeg" });
  });

  t.test("goes by content, not by name or declared type", async (t) => {
    const webp = await sharp(await photo(50, 50))
      .webp()
      .toBuffer();
    t.equal((await upload(url, webp, "/images/source")).status, 200);
    const response = await upload(url, webp, "/images/source", { "content-type": "image/png" });
    t.match(
      await refusal(response),
      refused(415, "unsupported_media_type"),
      "one declared type is taken, and means nothing",
    );
  });

  t.test("refuses what is no picture of the four kinds", async (t) => {
    const jpeg = await photo(600, 400);
    const avif = await sharp(jpeg).avif({ effort: 0 }).toBuffer();
    const tiff = await sharp(jpeg).tiff().toBuffer();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const hostile: Record<string, Buffer | string> = {
      nothing: Buffer.alloc(0),
      text: "hello",
      "an SVG with a script": svg,
      "an SVG behind a PNG's first bytes": Buffer.concat([hugePng(1, 1).subarray(0, 8), Buffer.from(svg)]),
      "an SVG behind a GIF's first bytes": `GIF89a${svg}`,
      "a truncated JPEG": jpeg.subarray(0, jpeg.length / 2),
      "a JPEG's first bytes": jpeg.subarray(0, 3),
      "a truncated PNG": (await twoHalves(300)).subarray(0, 300),
      "a PNG with another size than its pixels": Buffer.concat([hugePng(900, 900).subarray(0, 60)]),
      "an HTML page": "<!doctype html><img src=x onerror=alert(1)>",
      "a PDF": "%PDF-1.7\n1 0 obj",
      AVIF: avif,
      TIFF: tiff,
    };
    for (const [name, body] of Object.entries(hostile))
      t.match(
        await refusal(await upload(url, body)),
        { ...refused(422, "not_an_image"), body: { errors: [{ path: "image" }] } },
        name,
      );
  });

  t.test("refuses what is too large, however small the file is", async (t) => {
    const bomb = hugePng(16_000, 16_000);
    t.ok(bomb.length < 40_000, "256 megapixels in a few kilobytes");
    const tooLarge = {
      "256 megapixels": bomb,
      "30 megapixels": hugePng(6000, 5000),
      "a long side": hugePng(8001, 10),
      "201 frames": dottedGif(4, 4, 201),
    };
    for (const [name, body] of Object.entries(tooLarge))
      t.match(
        await refusal(await upload(url, body)),
        { ...refused(413, "file_too_big"), body: { errors: [{ path: "image" }] } },
        name,
      );
    t.match(
      await refusal(await upload(url, Buffer.alloc(MAX_IMAGE_BYTES + 1))),
      refused(413, "file_too_big"),
      "5 MB, announced",
    );
  });

  t.test("stops reading at 5 MB, whatever was announced", async (t) => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await sleep(1);
        sent += 65_536;
        if (sent > 4 * MAX_IMAGE_BYTES) controller.close();
        else controller.enqueue(new Uint8Array(65_536));
      },
    });
    const response = await fetch(`${url}/images/source`, {
      method: "POST",
      body: endless,
      headers: { "content-type": "application/octet-stream" },
      duplex: "half",
    } as RequestInit);
    t.match(await refusal(response), refused(413, "file_too_big"));
    t.ok(sent < 3 * MAX_IMAGE_BYTES, "long before the end");
  });

  t.test("hostile files leave no memory behind", async (t) => {
    const [bomb, cut] = [hugePng(16_000, 16_000), (await photo(2000, 2000)).subarray(0, 200_000)];
    const round = async () => {
      for (let i = 0; i < 15; i += 1)
        await Promise.all([upload(url, bomb), upload(url, cut)].map(async (r) => (await r).text()));
    };
    await round();
    const before = process.memoryUsage.rss();
    await round();
    await round();
    t.ok(process.memoryUsage.rss() - before < 80 * 1024 * 1024);
  });

  t.test("draws a few at a time and tells the others to come back", async (t) => {
    const before = process.memoryUsage.rss();
    const responses = await Promise.all(Array.from({ length: 40 }, () => upload(url, big)));
    const drawn = responses.filter(({ status }) => status === 200);
    const busy = responses.filter(({ status }) => status === 503);
    t.equal(drawn.length + busy.length, 40);
    t.ok(drawn.length >= 10, "one at work and twelve in line");
    t.ok(busy.length > 0);
    t.equal(busy[0]?.headers.get("retry-after"), "2");
    t.match(await refusal(busy[0] as Response), refused(503, "busy"));
    t.ok(process.memoryUsage.rss() - before < 400 * 1024 * 1024);
    t.equal((await upload(url, big)).status, 200, "and is free again");
  });
});

t.test("POST /images/variant", async (t) => {
  const url = await startRenderer(t);
  const variantOf = async (source: Buffer, query: string) =>
    Buffer.from(await (await upload(url, source, `/images/variant?${query}`)).arrayBuffer());
  const source = await gradient(1200, 900);

  t.test("rounds a photo with transparent corners and a smooth edge", async (t) => {
    const round = await variantOf(source, "shape=3&widthPx=100&density=2");
    t.match(await sharp(round).metadata(), { format: "png", width: 200, height: 200, density: 96 });
    t.equal((await pixel(round, 0, 0))[3], 0);
    t.equal((await pixel(round, 199, 199))[3], 0);
    t.equal((await pixel(round, 100, 100))[3], 255);
    const alphas = await sharp(round).extractChannel("alpha").raw().toBuffer();
    t.ok(new Set(alphas).size >= 6, "steps in between");
    t.ok(round.length < 30_000);
  });

  t.test("cuts rounded corners only at the corners", async (t) => {
    const rounded = await variantOf(source, "shape=2&widthPx=120&density=2");
    t.match(await sharp(rounded).metadata(), { format: "png", width: 240, height: 180 });
    t.ok(((await pixel(rounded, 0, 0))[3] ?? 255) < 8, "nothing to be seen");
    t.equal((await pixel(rounded, 120, 0))[3], 255);
  });

  t.test("keeps a square JPEG a JPEG, at 96 dpi and without metadata", async (t) => {
    const square = await variantOf(source, "shape=1&widthPx=100&density=2");
    t.match(await sharp(square).metadata(), { format: "jpeg", width: 200, height: 150, density: 96 });
    t.equal((await sharp(square).metadata()).exif, undefined);
    t.ok(square.length < 20_000);
  });

  t.test("never blows a picture up", async (t) => {
    const small = await photo(120, 90);
    t.match(await sharp(await variantOf(small, "shape=1&widthPx=100&density=4")).metadata(), {
      width: 120,
      height: 90,
    });
    t.match(await sharp(await variantOf(small, "shape=3&widthPx=100&density=4")).metadata(), { width: 90, height: 90 });
  });

  t.test("names the fields that are wrong", async (t) => {
    const response = await upload(url, source, "/images/variant?shape=9&widthPx=5000&density=3");
    t.match(await refusal(response), {
      ...refused(422, "invalid_input"),
      body: { errors: [{ path: "shape" }, { path: "widthPx" }, { path: "density" }] },
    });
  });
});

t.test("GET /icons/:name", async (t) => {
  const url = await startRenderer(t);
  const icon = { network: "linkedin", shape: 1, fill: "#0a66c2", glyph: "#ffffff", sizePx: 22, density: 2 } as const;

  t.test("draws a small PNG", async (t) => {
    const response = await fetch(`${url}/icons/${iconName(icon)}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    t.match(await sharp(bytes).metadata(), { format: "png", width: 44, height: 44, density: 96 });
    t.ok(bytes.length < 2500);
    t.equal((await pixel(bytes, 0, 0))[3], 0, "nothing beside the plate");
    const [r = 0, g = 0, b = 0, alpha] = await pixel(bytes, 22, 3);
    t.ok(Math.abs(r - 10) < 12 && Math.abs(g - 102) < 12 && Math.abs(b - 194) < 12 && alpha === 255, "the plate");
  });

  t.test("does not know others", async (t) => {
    for (const name of [
      "constructor-1-0a66c2-ffffff-22@2.png",
      "x.png",
      "..%2f..%2fetc%2fpasswd",
      iconName({ ...icon, sizePx: 99 }),
    ])
      t.match(await refusal(await fetch(`${url}/icons/${name}`)), refused(404, "not_found"), name);
  });
});

t.test("pictures are drawn for our own server only", async (t) => {
  const url = await startRenderer(t, { NODE_ENV: "production" });
  const ask = async (token?: string) => {
    const headers = token ? { "access-token": token } : {};
    return [
      await upload(url, await photo(20, 20), "/images/source", headers as Record<string, string>),
      await upload(
        url,
        await photo(20, 20),
        "/images/variant?shape=1&widthPx=20&density=1",
        headers as Record<string, string>,
      ),
      await fetch(`${url}/icons/x-1-000000-ffffff-22@2.png`, { headers: headers as Record<string, string> }),
      await fetch(`${url}/signature/${HASH}`, { method: "DELETE", headers: headers as Record<string, string> }),
    ].map(({ status }) => status);
  };
  t.same(await ask(), [401, 401, 401, 401]);
  t.same(await ask(await tokenFor("ana", ["ROLE_SUPER_ADMIN"])), [403, 403, 403, 403]);
  t.same(await ask(await tokenFor("server", [SERVICE])), [200, 200, 200, 204]);
});

t.test("health and metrics", async (t) => {
  const url = await startRenderer(t, { METRICS_TOKEN: "a token for metrics" });
  for (const path of ["/health/live", "/health/ready"]) t.equal((await fetch(url + path)).status, 200);
  t.match(await refusal(await fetch(`${url}/metrics`)), refused(401, "not_signed_in"));
  const metrics = await fetch(`${url}/metrics`, { headers: { authorization: "Bearer a token for metrics" } });
  t.match(await metrics.text(), "process_resident_memory_bytes");
  t.match(await refusal(await fetch(`${url}/nowhere`)), refused(404, "not_found"));

  const ofMetrics = async (env: Record<string, string>) =>
    (await fetch(`${await startRenderer(t, env)}/metrics`)).status;
  t.equal(await ofMetrics({ NODE_ENV: "production" }), 401, "without a token nobody reads them in production");
  t.equal(await ofMetrics({}), 200, "on one's own machine everybody does");
});

t.test("every answer is guarded against being taken for something else", async (t) => {
  const { renderer, get } = await withApi(t, { PUBLIC_URL: "https://signoff.example.com" });
  const token = await tokenFor("ana");
  const page = await get(token);
  const etag = page.headers.get("etag") as string;
  const answers = {
    page,
    "a page that is known": await get(token, "", { "if-none-match": etag }),
    "a refused page": await get("nonsense"),
    "a wrong flag": await get(token, "?double=3"),
    drawing: await fetch(`${renderer}/render`, { method: "POST", headers: json, body: '{"signature":{}}' }),
    "a body that is none": await fetch(`${renderer}/render`, { method: "POST", headers: json, body: "{" }),
    "no route": await fetch(`${renderer}/nowhere`),
    "no address": await fetch(`${renderer}/%zz`),
    health: await fetch(`${renderer}/health/live`),
  };
  for (const [name, { headers }] of Object.entries(answers))
    t.match(
      Object.fromEntries(headers),
      {
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
        "strict-transport-security": /^max-age=/,
      },
      name,
    );
  for (const name of ["page", "a page that is known"] as const)
    t.match(answers[name].headers.get("content-security-policy"), /default-src 'none'.*sandbox/, name);
  const plain = await startRenderer(t);
  t.equal((await fetch(`${plain}/nowhere`)).headers.get("strict-transport-security"), null, "not on plain http");
});

/** A renderer and the API it asks, which answers as the test says. */
async function withApi(t: Test, env: Record<string, string> = {}) {
  const api = {
    name: "Ana <Person>",
    delayMs: 0,
    tokens: [] as (string | undefined)[],
    refuse: null as { status: number; code: string } | null,
  };
  const { url } = await fakeServer(t, async (request, response) => {
    api.tokens.push(request.headers.authorization);
    const { name, refuse, delayMs } = api;
    await sleep(delayMs);
    if (refuse) {
      const problem = { ...refuse, title: refuse.code, message: "no", requestId: "1" };
      return response
        .writeHead(refuse.status, { "content-type": "application/problem+json" })
        .end(JSON.stringify(problem));
    }
    const isAsked = request.url === `/api/_/signatures/${HASH}`;
    const general = { name, socials: [{ name: "x", link: "https://x.com/ana" }] };
    const shortLinks = [{ url: "https://x.com/ana", shortUrl: "https://s.example.com/abc" }];
    const signature = { id: "1", hash: HASH, general, design: {}, media: {}, shortLinks };
    return response.writeHead(isAsked ? 200 : 404, json).end(JSON.stringify(signature));
  });
  const renderer = await startRenderer(t, { API_URL: `${url}/api/`, IMAGE_HOST: "https://img.example.com", ...env });
  const get = (token: string, query = "", headers: Record<string, string> = {}, hash = HASH) =>
    fetch(`${renderer}/signature/${hash}${query}`, { headers: { "access-token": token, ...headers } });
  return { renderer, api, get };
}
