import { gzipSync } from "node:zlib";
import { type DefaultTreeAdapterMap, parse } from "parse5";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { contrast, mix } from "#shared/lib/color.ts";
import { LEGIBLE } from "#shared/lib/legible.ts";
import { BLOCK_TYPES, type BlockType } from "#shared/pages/blocks.ts";
import { BUTTON_STYLES } from "#shared/pages/constants.ts";
import { type Look, PageContent } from "#shared/pages/schema.ts";
import type { PageContext } from "./context.ts";
import { drawNotice, pageDocument } from "./document.ts";
import { drawPage, linksIn } from "./draw.ts";
import { FONT_FILES, FONTS_VERSION } from "./fonts.ts";
import { buttonOn, groundOf } from "./ground.ts";
import { pageVariants } from "./pictures.ts";
import { GATE_SCRIPT, PAGE_SCRIPT } from "./script.ts";
import { videoFrame } from "./video.ts";

const HASH = "h".repeat(22);
const PICTURE = `/i/${"a".repeat(22)}-400x300.jpg`;
const context: PageContext = {
  now: Date.UTC(2026, 10, 26),
  url: "https://pages.example/anna",
  imageHost: "https://images.example",
  linkOf: (url) => url,
  cards: new Map(),
  signatures: new Map(),
  isIndexed: true,
  ogImage: "https://pages.example/anna/og.png",
  isAdmitted: true,
};
const AROUND = { brandingUrl: "https://signoff.example", reportUrl: "https://pages.example/anna/report" };
const EVIL = `"><script>alert(1)</script><img src=x onerror=alert(1)>'\`{}</style></title>]]>--><b onclick=x>\u2028`;
const LINK = "https://evil.example/?a=\"'><script>alert(1)</script>";

/** Every field of a block that takes words has these. */
const filled = (words: string, link: string): Record<BlockType, object> => ({
  buttons: { title: words, rows: [{ key: "r", label: words, link, image: PICTURE }] },
  messengers: { title: words, rows: [{ key: "r", name: "whatsapp", label: words, link, image: null }] },
  marketplaces: { title: words, rows: [{ key: "r", name: "etsy", label: words, link, image: null }] },
  conference: { title: words, rows: [{ key: "r", name: "zoom", label: words, link, image: null }] },
  social: { title: words, rows: [{ key: "r", name: "no-such-network", label: words, link, image: null }] },
  contact: {
    title: words,
    email: words,
    address: words,
    openHours: words,
    phone: words,
    phoneTitle: words,
    cellphone: words,
    cellphoneTitle: words,
  },
  card: { title: words, hash: HASH },
  text: { title: words, text: words },
  picture: { title: words, image: PICTURE, alt: words, link },
  video: { title: words, link, image: PICTURE },
  map: { title: words, address: words, link },
  signature: { title: words, hash: HASH },
});

const contentOf = (values: object): PageContent => z.parse(PageContent, values);
const withBlocks = (words: string, link: string): PageContent => {
  const data = filled(words.slice(0, 80), link);
  return contentOf({
    profile: { title: words.slice(0, 80), bio: words, image: PICTURE },
    meta: { title: words.slice(0, 70), description: words },
    blocks: BLOCK_TYPES.map((type) => ({ type, key: type, data: data[type] })),
  });
};

type Element = DefaultTreeAdapterMap["element"];
function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const walk = (node: DefaultTreeAdapterMap["node"]) => {
    if ("tagName" in node) found.push(node);
    if ("childNodes" in node) for (const child of node.childNodes) walk(child);
  };
  walk(parse(html));
  return found;
}
const attributesOf = (element: Element) => element.attrs.map(({ name, value }) => [name, value] as const);

describe("a page", () => {
  it("shows words of any kind as words", () => {
    const card = {
      url: "https://x.example/c",
      header: EVIL,
      title: EVIL,
      subheader: EVIL,
      photo: null,
      color: "#112233",
    };
    const around = { ...context, cards: new Map([[HASH, card]]), signatures: new Map([[HASH, "<b>safe</b>"]]) };
    const elements = elementsOf(pageDocument(withBlocks(EVIL, LINK), around, AROUND));
    const scripts = elements.filter(({ tagName }) => tagName === "script");
    expect(scripts.map((script) => script.attrs.length)).toEqual([1, 0]);
    for (const element of elements)
      for (const [name, value] of attributesOf(element)) {
        expect(name).not.toMatch(/^on|^src(?:doc|set)$/);
        if (name === "href" || name === "src") expect(value).toMatch(/^(?:https?:|tel:|mailto:|#)/);
        if (name === "style") expect(value).toBe("background:#112233;color:#ffffff");
      }
    expect(elements.filter(({ tagName }) => tagName === "section")).toHaveLength(BLOCK_TYPES.length);
  });

  it("leads nowhere with a link that is none", () => {
    const { html } = drawPage(withBlocks("Words", ""), context);
    expect(html).not.toMatch(/javascript:|href=""/);
    expect(drawPage(contentOf({}), context).html).toContain("<main>");
  });

  it("leads by the stand-ins of its links, and tells each once whatever its schedule", () => {
    const rows = [1, 2, 2].map((at, key) => ({ key: `${key}`, label: "", link: `shop.example/${at}` }));
    const block = { type: "buttons", key: "b", data: { rows }, from: "2030-01-01T00:00", isOn: false };
    expect(linksIn(contentOf({ blocks: [block] }))).toEqual(["https://shop.example/1", "https://shop.example/2"]);
    const shown = contentOf({ blocks: [{ type: "buttons", key: "b", data: { rows } }] });
    const { html } = drawPage(shown, { ...context, linkOf: () => "https://s.example/abc" });
    expect(html.match(/https:\/\/s\.example\/abc/g)).toHaveLength(3);
  });

  it("shows a block from its beginning until its end", () => {
    const text = (key: string, times: object) => ({ type: "text", key, data: { text: key }, ...times });
    const content = contentOf({
      blocks: [
        text("now", { from: "2026-11-25T00:00", until: "2026-11-27T00:00" }),
        text("later", { from: "2026-11-27T00:00" }),
        text("over", { until: "2026-11-25T00:00" }),
        text("off", { isOn: false }),
      ],
    });
    const { html } = drawPage(content, context);
    expect(html).toContain(">now<");
    expect(html).not.toMatch(/>(?:later|over|off)</);
  });

  it("tells nothing in front of its gate", () => {
    const content = { ...withBlocks("Secret words", "https://secret.example"), warning: 18 as const };
    const gate = pageDocument(content, { ...context, isAdmitted: false }, AROUND);
    expect(gate).not.toMatch(/secret/i);
    expect(gate).toContain("18");
    expect(gate).toContain('<meta name="robots" content="noindex">');
    expect(elementsOf(gate).some(({ tagName }) => tagName === "form")).toBe(true);
    expect(pageDocument(content, context, AROUND)).toMatch(/Secret words/);
  });

  it("is light: twenty blocks weigh less than 14 kB, its scripts less than 5 kB", () => {
    const data = filled("A few words that somebody has written", "https://shop.example/path/of/a/product?id=12345");
    const blocks = Array.from({ length: 20 }, (_, at) => {
      const type = BLOCK_TYPES[at % BLOCK_TYPES.length] as BlockType;
      return { type, key: `${at}`, data: data[type] };
    });
    const look = { titleFont: "playfair", textFont: "lato" };
    const html = pageDocument(contentOf({ profile: { title: "Ana" }, look, blocks }), context, AROUND);
    expect(gzipSync(html).length).toBeLessThan(14_000);
    expect(PAGE_SCRIPT.length + GATE_SCRIPT.length).toBeLessThan(5_000);
    expect(`${PAGE_SCRIPT}${GATE_SCRIPT}`).not.toMatch(/<\/?script|<!--/i);
  });

  it("says of itself what searches and networks read", () => {
    const rows = [{ key: "r", name: "github", label: "", link: "https://github.com/ana" }];
    const content = contentOf({
      profile: { title: "Ana </script> Ruiz", bio: "Baker\nin Lisbon", image: PICTURE },
      blocks: [{ type: "social", key: "s", data: { rows } }],
    });
    const html = pageDocument(content, context, AROUND);
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(JSON.parse(json)).toMatchObject({
      "@type": "ProfilePage",
      mainEntity: {
        "@type": "Person",
        name: "Ana </script> Ruiz",
        description: "Baker in Lisbon",
        sameAs: ["https://github.com/ana"],
        image: `https://images.example/i/${"a".repeat(22)}-400x300_s1w139@2.jpg`,
      },
    });
    expect(html).toContain('<meta property="og:image" content="https://pages.example/anna/og.png">');
    expect(html).not.toContain("noindex");
    expect(pageDocument(content, { ...context, isIndexed: false })).toContain("noindex");
  });

  it("refers to copies that its server makes", () => {
    const content = withBlocks("Words", "https://shop.example");
    const made = new Set(
      pageVariants(content).map(({ variant }) => `s${variant.shape}w${variant.widthPx}@${variant.density}`),
    );
    const { html, css } = drawPage(content, context);
    const asked = [...`${html}${css}`.matchAll(/_(s\dw\d+@\d)\.jpg/g)].map(([, name]) => name);
    expect(asked.length).toBeGreaterThan(3);
    expect([...made]).toEqual(expect.arrayContaining(asked));
  });
});

/** Small and without a state of its own: the same colours in each run (mulberry32). */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe("colours", () => {
  const next = random(7);
  const color = () =>
    `#${Math.floor(next() * 0x1000000)
      .toString(16)
      .padStart(6, "0")}`;
  const looks: Look[] = Array.from({ length: 1_000 }, (_, at) => {
    const kinds = [
      { kind: "solid", color: color() },
      { kind: "linear", from: color(), to: color(), rotation: 90 },
      { kind: "radial", from: color(), to: color() },
      { kind: "image", image: PICTURE, blur: 0 },
    ];
    const look = {
      background: kinds[at % kinds.length],
      textColor: color(),
      buttonColor: at % 3 === 0 ? null : color(),
      buttonStyle: BUTTON_STYLES[at % BUTTON_STYLES.length],
    };
    return contentOf({ look }).look;
  });

  it("that a person has chosen are moved until every word is read", () => {
    for (const look of looks) {
      const ground = groundOf(look);
      for (const behind of ground.colors) {
        const plate = mix(behind, ground.text, ground.plate);
        for (const one of [behind, plate])
          expect(contrast(ground.text, one), JSON.stringify(look)).toBeGreaterThanOrEqual(LEGIBLE);
      }
      const { fill, label } = buttonOn(ground, look);
      const grounds =
        look.buttonStyle === "fill" ? [fill ?? ""] : ground.colors.map((one) => (fill ? mix(one, fill, 0.14) : one));
      for (const one of grounds) expect(contrast(label, one), JSON.stringify(look)).toBeGreaterThanOrEqual(LEGIBLE);
    }
  });

  it("that are read stay as they are", () => {
    const { look } = contentOf({ look: { background: { kind: "solid", color: "#ffffff" }, textColor: "#7a1c0f" } });
    expect(groundOf(look)).toMatchObject({ text: "#7a1c0f", veil: null });
  });
});

describe("films", () => {
  it.each([
    ["https://www.youtube.com/watch?v=a1b2c3d4e5f&t=3", "https://www.youtube-nocookie.com/embed/a1b2c3d4e5f"],
    ["https://youtu.be/a1b2c3d4e5f", "https://www.youtube-nocookie.com/embed/a1b2c3d4e5f"],
    ["https://m.youtube.com/shorts/a1b2c3d4e5f", "https://www.youtube-nocookie.com/embed/a1b2c3d4e5f"],
    ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871"],
    ["https://vimeo.com/channels/staff/76979871", "https://player.vimeo.com/video/76979871"],
    ["https://youtube.com.evil.example/watch?v=a1b2c3d4e5f", null],
    ["https://youtu.be/%22onload", null],
    ["https://example.com/film", null],
    ["no address", null],
  ])("%s", (link, frame) => expect(videoFrame(link)).toBe(frame));
});

it("letters are those of the packages", async () => {
  const { dependencies } = (await import("../../package.json", { with: { type: "json" } })).default;
  for (const path of FONT_FILES.values()) {
    const name = path.split("/").slice(0, 2).join("/") as keyof typeof dependencies;
    expect(dependencies[name], name).toBe(FONTS_VERSION);
  }
});

it("a notice says what there is to say, and nothing else", () => {
  const html = drawNotice({
    title: EVIL,
    text: EVIL,
    form: { action: LINK, button: EVIL, question: { name: "reason", label: EVIL, maxLength: 10 } },
  });
  const elements = elementsOf(html);
  expect(elements.filter(({ tagName }) => tagName === "script" || tagName === "img")).toEqual([]);
  expect(elements.flatMap(attributesOf).filter(([name]) => name.startsWith("on"))).toEqual([]);
});
