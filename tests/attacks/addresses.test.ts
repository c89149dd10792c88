import t from "tap";
import { safeUrl } from "#shared/lib/url.ts";
import { judgeBy } from "#tests/support/attacks/active.ts";
import { INNER_SPELLINGS } from "#tests/support/attacks/innerAddresses.ts";
import { SCHEMES } from "#tests/support/attacks/payloads.ts";
import { fakeServer } from "#tests/support/fakeServer.ts";
import * as make from "#tests/support/make.ts";
import { type Answer, startProduct } from "#tests/support/product.ts";

/** Schemes that run or read something, as a browser reads them. */
const RUNS = SCHEMES.filter(
  (address) => safeUrl(address) === null && /script|^\W*data:|file:|mocha|jar:/i.test(address),
);

/** A signature with the address in every place that takes one. */
const linking = (address: string) => ({
  ...make.signature(),
  general: {
    ...make.signature().general,
    contacts: [
      { name: "website", value: address },
      { name: "email", value: address },
    ],
    socials: [{ name: "facebook", link: address, image: null }],
    customFields: [{ key: "a", title: "a", value: "a", link: address }],
    addons: [
      { type: "CallToAction", key: "a", data: { text: "Go", url: address } },
      { type: "badge", key: "b", data: { list: [{ type: "google", text: "b", url: address, image: address }] } },
      { type: "calendar", key: "c", data: { title: "c", start: "2026-11-21T10:00", url: address, icsUrl: address } },
      { type: "businessCard", key: "d", data: { card: address, url: address, saves: 1, image: address } },
      { type: "page", key: "dp", data: { page: address, url: address, look: 2, image: address } },
      { type: "videos", key: "e", data: { list: [{ url: address, image: address }] } },
      { type: "social", key: "f", data: { list: [{ type: "rate", url: address }] } },
      {
        type: "customHtml",
        key: "g",
        data: { html: `<p>text <a href="${address.replaceAll('"', "&quot;")}">x</a></p>` },
      },
    ],
  },
  media: { ...make.signature().media, photoUrl: address, photo2Url: address, bannerUrl: address },
});
/** Fields of the above, as a refusal names them. */
const FIELDS = [
  ...["contacts.0.value", "contacts.1.value", "socials.0.link", "customFields.0.link"].map((path) => `general.${path}`),
  ...["photoUrl", "photo2Url", "bannerUrl"].map((name) => `media.${name}`),
];
const ADDON_FIELDS = [
  "0.data.url",
  "1.data.list.0.url",
  "2.data.url",
  "2.data.icsUrl",
  "3.data.url",
  "4.data.url",
  "5.data.list.0.url",
  "6.data.list.0.url",
  "7.data.html",
].map((path) => `general.addons.${path}`);

t.test("addresses", { timeout: 300_000 }, async (t) => {
  const product = await startProduct(t, {}, { isPatient: true });
  const { ask } = product;
  const author = await product.person({ team: { isPaid: true, seats: 50 } });
  const { hash } = await author.signature();
  const path = `/_/signatures/${hash}`;
  let visitors = 0;
  const visitor = () => `203.0.113.${++visitors & 255}`;

  t.test("an address that runs something is refused wherever it stands, by the field's name", async (t) => {
    t.ok(RUNS.length > 15, `${RUNS.length} addresses`);
    for (const address of RUNS) {
      const named = (answer: Answer) => new Set((answer.json().errors as { path: string }[]).map(({ path }) => path));
      const all = linking(address);
      const fields = await author.call("PUT", path, all);
      t.equal(fields.status, 422, encodeURIComponent(address));
      for (const field of FIELDS) t.ok(named(fields).has(field), `${encodeURIComponent(address)} in ${field}`);
      // What a schema can tell is told first.
      const { addons } = all.general;
      const rest = await author.call("PUT", path, {
        ...make.signature(),
        general: { ...make.signature().general, addons },
      });
      t.equal(rest.status, 422, encodeURIComponent(address));
      for (const field of ADDON_FIELDS) t.ok(named(rest).has(field), `${encodeURIComponent(address)} in ${field}`);
    }
  });

  t.test("no other scheme is drawn or redirected to", async (t) => {
    const judge = judgeBy("");
    for (const address of SCHEMES)
      for (const [name, content] of Object.entries({
        website: { ...make.signature(), general: { contacts: [{ name: "website", value: address }] } },
        custom: {
          ...make.signature(),
          general: {
            ...make.signature().general,
            addons: [
              {
                type: "customHtml",
                key: "a",
                data: { html: `a <a href="${address.replaceAll('"', "&quot;")}">x</a>` },
              },
            ],
          },
        },
      } as Record<string, unknown>)) {
        const saved = await author.call("PUT", path, content);
        t.ok([200, 422].includes(saved.status), `${name} ${encodeURIComponent(address)} ${saved.status}`);
        if (saved.status === 422) continue;
        const { html, signature } = (await ask("GET", `/api/signatures/${hash}/preview`, { from: visitor() })).json();
        t.same(judge(html), [], encodeURIComponent(address));
        for (const { shortUrl } of signature.shortLinks) {
          const { headers } = await ask("GET", new URL(shortUrl).pathname);
          t.match(headers.location, /^https?:\/\//);
        }
      }
  });

  t.test("a short link never leads to ourselves, another shortener or an inner address", async (t) => {
    const targets = [
      `${product.url}/l/abc`,
      `${product.url}/login`,
      ...["bit.ly", "tinyurl.com", "t.co", "is.gd", "ow.ly", "BIT.LY."].map((host) => `https://${host}/abc`),
      ...INNER_SPELLINGS.filter(
        (host) =>
          /^[\d.x[\]:a-f]+$|^localhost$/i.test(host) &&
          !/^(?:93\.184\.215\.14|87\.0\.0\.1|\[2606.*)$/.test(URL.parse(`http://${host}/`)?.hostname ?? host),
      ).map((host) => `http://${host}:8080/`),
    ];
    t.ok(targets.length > 60, `${targets.length} targets`);
    let codes = 0;
    for (let at = 0; at < targets.length; at += 30) {
      const addons = targets.slice(at, at + 30).map((target, at) => ({
        type: "customHtml",
        key: `a${at}`,
        data: { html: `a <a href="${target}">x</a>` },
      }));
      const saved = await author.call("PUT", path, { ...make.signature(), general: { addons } });
      t.ok([200, 422].includes(saved.status), saved.text.slice(0, 200));
      for (const { url, shortUrl } of saved.status === 200 ? saved.json().shortLinks : []) {
        codes++;
        const { status, headers } = await ask("GET", new URL(shortUrl).pathname);
        t.not(status, 302, `${url} by ${shortUrl} to ${headers.location}`);
      }
    }
    t.comment(`${codes} short links`);
  });

  t.test("nothing that a person writes makes us fetch from an inner address", async (t) => {
    const hits: string[] = [];
    const trap = await fakeServer(t, ({ url }, response) => {
      hits.push(url ?? "");
      response.end("inside");
    });
    const { port } = new URL(trap.url);
    const inner = INNER_SPELLINGS.map((host) => `http://${host}:${port}/a.png`);
    const sizes: number[] = [];
    for (let at = 0; at < inner.length; at += 12) {
      const some = inner.slice(at, at + 12);
      const addons = some.flatMap((address, at) => [
        { type: "customHtml", key: `h${at}`, data: { html: `a <img src="${address}" width="9" height="9">` } },
        { type: "badge", key: `b${at}`, data: { list: [{ image: address, text: "x", url: "https://example.com/" }] } },
      ]);
      const content = { ...make.signature(), general: { addons: addons.slice(0, 30) } };
      const saved = await author.call("PUT", path, content);
      t.ok([200, 422].includes(saved.status), `${saved.status}`);
      for (const name of ["picture.png", "og.png", "preview", "download/eml", "download/zip"])
        sizes.push((await ask("GET", `/api/signatures/${hash}/${name}`, { from: visitor() })).status);
      for (const url of some) {
        const answer = await ask("POST", "/api/app/drawings/video", {
          body: { url },
          from: `192.0.2.${visitors++ & 255}`,
        });
        t.ok([400, 422].includes(answer.status), `${url} ${answer.status}`);
      }
    }
    t.same(hits, []);
    t.ok(
      sizes.every((status) => status < 500),
      "and everything is answered",
    );
  });

  t.test("control characters in a path are refused", async (t) => {
    const controls = [...Array(32).keys(), 127, ...Array.from({ length: 32 }, (_, at) => 128 + at)];
    for (const code of controls) {
      const letter = encodeURIComponent(String.fromCodePoint(code));
      for (const path of [`/a${letter}b`, `/${letter}`, `/preview/${letter}`, `/login${letter}`])
        t.match(await ask("GET", path), { status: 400 }, path);
      for (const path of [`/api/${letter}`, `/api/signatures/${letter}/preview`, `/l/a${letter}`, `/i/${letter}.png`]) {
        const { status } = await ask("GET", path);
        t.ok(status === 400 || status === 404, `${path} ${status}`);
      }
    }
    for (const path of [
      "/a%0d%0ab",
      "/%0d%0aset-cookie:%20a=b",
      "/a%00",
      "/%e2%80%a8",
      "/%ff",
      "/%",
      "/..%2f..%2fetc/passwd",
      "/assets/..%2f..%2f..%2fpackage.json",
      "/%5c%5cevil.example",
      "/i/..%2f..%2fstore.sqlite",
      "/assets/%2e%2e/%2e%2e/package.json",
    ]) {
      const { status, headers, text } = await ask("GET", path);
      t.ok(status < 500, `${path} ${status}`);
      t.notMatch(text, /"dependencies"|root:/);
      t.notMatch(String(headers.location ?? "/"), /^(?:\/[/\\]|\w+:)/, `${path} leads to ${headers.location}`);
      t.notOk(headers["set-cookie"]?.some((cookie) => cookie.startsWith("a=")));
    }
  });

  t.test("none of it was a mistake of ours", async (t) => t.same(product.mistakes, []));
});
