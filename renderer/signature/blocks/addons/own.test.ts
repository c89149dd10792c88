import { expect, it } from "vitest";
import { TEMPLATES } from "#shared/catalog/templates.ts";
import { Content } from "#shared/signatures/schema.ts";
import { lint } from "../../lint/lint.ts";
import { optionsFor } from "../../options.ts";
import { render } from "../../render.ts";

const PICTURE = `/i/${"a".repeat(22)}-400x400.png`;
const CARD = "https://pages.example/c/abc";
const drawn = (type: string, data: object, design = {}, shortLinks: { url: string; shortUrl: string }[] = []) =>
  render(
    Content.parse({ general: { name: "Ana", addons: [{ type, key: "a", data }] }, design }),
    optionsFor(
      { shortLinks: shortLinks as never },
      { imageHost: "https://img.example", brandingUrl: "https://s.example" },
    ),
  );

it.each(TEMPLATES.map(({ id }) => id))("leads to page and card in layout %i, and breaks no rule", (templateId) => {
  for (const look of [1, 2])
    for (const [type, more] of [
      ["page", { page: "p", url: "https://pages.example/ana" }],
      ["businessCard", { card: "abc", url: CARD, saves: 1 }],
    ] as const) {
      const { html, text } = drawn(type, { ...more, look, image: PICTURE }, { templateId });
      expect(html).toContain(`href="${more.url}"`);
      expect(text).toContain(more.url);
      expect(lint(html).filter(({ level }) => level === "error")).toEqual([]);
    }
});

it("puts the person into the reader's contacts from a card of their own, and from no other", () => {
  const own = drawn("businessCard", { card: "abc", url: CARD, saves: 1 });
  expect(own.html).toContain(`href="${CARD}.vcf"`);
  expect(own.text).toContain(`Save my contact: ${CARD}.vcf`);
  for (const data of [
    { url: CARD, saves: 1 },
    { card: "abc", url: CARD },
    { card: "abc", url: `${CARD}?from=mail`, saves: 1 },
    { card: "abc", url: "https://pages.example", saves: 1 },
  ])
    expect(drawn("businessCard", data).html).not.toContain(".vcf");
});

it("is followed like all other links", () => {
  const links = [
    { url: CARD, shortUrl: "https://s.example/l/1" },
    { url: `${CARD}.vcf`, shortUrl: "https://s.example/l/2" },
  ];
  const { html } = drawn("businessCard", { card: "abc", url: CARD, saves: 1 }, {}, links);
  for (const { shortUrl } of links) expect(html).toContain(`href="${shortUrl}"`);
});
