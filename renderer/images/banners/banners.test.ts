import pixelmatch from "pixelmatch";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { BannerOrder, MAX_BANNER_TEXT_CHARS } from "#shared/catalog/banners/order.ts";
import { contrast, HEX_COLOR } from "#shared/lib/color.ts";
import { BANNERS, fillBanner, HARD_TEXTS } from "#tests/renderer/bannerTexts.ts";
import { drawBanner } from "../drawings/banner.ts";
import type { Drawing } from "../drawings/drawing.ts";
import { paintBanner } from "./paint.ts";

/** Of the hard texts, so many are tried on each banner; `npm run bench images` tries all on all. */
const TEXTS_EACH = 2;
const drawn = new Map<string, Promise<Drawing>>();
/** A banner with its own words and colours, drawn once for all tests. */
function asOffered(designId: string): Promise<Drawing> {
  const drawing = drawn.get(designId) ?? drawBanner({ designId });
  drawn.set(designId, drawing);
  return drawing;
}

const MAX_BYTES = 40 * 1024;

const each = <T, R>(parts: Readonly<Record<string, T>>, make: (part: T) => R) =>
  Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, make(part)]));

/** Turn by turn, so that each text is tried on every third banner. */
function textsFor(designId: string) {
  const turn = BANNERS.findIndex(([id]) => id === designId) * TEXTS_EACH;
  const texts = Object.entries(HARD_TEXTS);
  return Array.from({ length: TEXTS_EACH }, (_, i) => texts[(turn + i) % texts.length] as [string, string]);
}

describe.each(BANNERS)("%s", (designId, banner) => {
  it("is drawn as it is offered", async () => {
    const { bytes, missing, ...drawing } = await asOffered(designId);
    expect(missing).toEqual([]);
    expect(drawing).toEqual({ type: "image/png", widthPx: banner.widthPx * 2, heightPx: banner.heightPx * 2 });
    expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
    const { width, height, density, hasAlpha } = await sharp(bytes).metadata();
    expect({ width, height, density, hasAlpha }).toEqual({
      width: drawing.widthPx,
      height: drawing.heightPx,
      density: 96,
      hasAlpha: false,
    });
  });

  it.each(textsFor(designId))("keeps its ink in its boxes: %s", (_, text) => {
    const { lines, missing } = fillBanner([designId, banner], text);
    expect(missing).toEqual([]);
    expect(lines.filter(({ isInside }) => !isInside)).toEqual([]);
    expect(lines.length).toBeGreaterThan(0);
  });

  it("does without any words", () => {
    const texts = each(banner.texts, () => " \u200b");
    expect(paintBanner({ designId, texts })).toMatchObject({
      marks: [],
      missing: [],
      svg: expect.stringContaining("<rect"),
    });
  });

  it("takes other colours, and looks different then", () => {
    const before = paintBanner({ designId }).svg;
    for (const key of Object.keys(banner.colors))
      expect(paintBanner({ designId, colors: { [key]: "#12ab34" } }).svg, key).not.toBe(before);
  });

  it("is described within the limits of an order", () => {
    expect(designId).toMatch(/^[a-z]+-[a-z]+$/);
    expect(
      z.safeParse(BannerOrder, {
        designId,
        texts: each(banner.texts, ({ value }) => value),
        colors: each(banner.colors, ({ value }) => value),
      }).success,
    ).toBe(true);
    for (const { value, maxLength, label } of Object.values(banner.texts)) {
      expect(value.length, label).toBeLessThanOrEqual(maxLength);
      expect(maxLength, label).toBeLessThanOrEqual(MAX_BANNER_TEXT_CHARS);
    }
    for (const { value } of Object.values(banner.colors)) expect(value).toMatch(HEX_COLOR);
    for (const parts of [banner.texts, banner.colors]) {
      const labels = Object.values(parts).map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});

it.each(["#ffffff", "#000000", "#7b7b7b", "#ffe45c", "#e8470b", "#101820"])(
  "all words can be read where everything is %s",
  (hex) => {
    // What ink or white reach on a medium grey, where neither does better.
    for (const [designId, { colors }] of BANNERS)
      for (const { color, on, text } of paintBanner({ designId, colors: each(colors, () => hex) }).marks)
        for (const ground of on) expect(contrast(color, ground), `${designId}: ${text}`).toBeGreaterThanOrEqual(3);
  },
);

it("names letters that no font has, and leaves them out", () => {
  const { missing, marks } = paintBanner({
    designId: "sale-sunburst",
    texts: { headline: "Sale 🙂 \u16a0 now", code: "\u16a0" },
  });
  expect(missing).toEqual(["\u16a0"]);
  expect(marks.map(({ text }) => text)).toContain("SALE 🙂 NOW");
});

it("breaks lines of scripts that have no spaces, and writes emoji in their own colours", () => {
  const text = "夏の大感謝祭を開催しています今すぐご覧ください";
  const { svg, marks, missing } = paintBanner({ designId: "sale-sunburst", texts: { headline: `${text}🎉` } });
  expect(missing).toEqual([]);
  const lines = marks.map((mark) => mark.text).filter((line) => text.includes(line.replace("🎉", "").replace("…", "")));
  expect(lines.length).toBeGreaterThan(1);
  expect(svg).toContain("#DD2E44");
});

it("draws markup as the letters it is made of", () => {
  const { svg, marks } = paintBanner({ designId: "sale-half", texts: { headline: `"/><script>&amp;` } });
  expect(svg).not.toContain("script");
  expect(marks.map(({ text }) => text).join("")).toContain(`"/><script>&amp;`);
});

it("breaks long words and ends what is too long in an ellipsis", () => {
  const { marks } = paintBanner({ designId: "call-week", texts: { day: "MMMMMM", headline: "W".repeat(40) } });
  expect(marks.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^M+…$/),
    "10:30",
    expect.stringMatching(/^W+$/),
    expect.stringMatching(/^W+$/),
    expect.stringMatching(/^W+…?$/),
    "Book a call",
  ]);
});

it.each([
  [{ designId: "nothing" }, "designId"],
  [{ designId: "__proto__" }, "designId"],
  [{ designId: "sale-half", texts: { other: "" } }, "texts.other"],
  [{ designId: "sale-half", texts: { number: "1234567" } }, "texts.number"],
  [{ designId: "sale-half", colors: { other: "#000000" } }, "colors.other"],
])("refuses %j, naming the field", (order, path) => {
  expect(() => paintBanner(order)).toThrow(
    expect.objectContaining({ code: "invalid_input", errors: [expect.objectContaining({ path })] }),
  );
});

it.each([
  { designId: "sale-half", texts: { headline: "x".repeat(100_000) } },
  { designId: "sale-half", colors: { ground: "red" } },
  { designId: "sale-half", colors: { ground: '#fff"/>' } },
  { designId: "sale-half", more: 1 },
])("an order is strict: %#", (order) => {
  expect(z.safeParse(BannerOrder, order).success).toBe(false);
});

it("has no two banners that look alike", async () => {
  const [width, height] = [120, 30];
  const small: { designId: string; pixels: Buffer }[] = [];
  for (const [designId] of BANNERS) {
    const { bytes } = await asOffered(designId);
    small.push({
      designId,
      pixels: await sharp(bytes).resize(width, height, { fit: "fill" }).ensureAlpha().raw().toBuffer(),
    });
  }
  for (const [i, one] of small.entries())
    for (const other of small.slice(i + 1)) {
      const share =
        pixelmatch(one.pixels, other.pixels, undefined, width, height, { threshold: 0.1 }) / (width * height);
      expect(share, `${one.designId} and ${other.designId}`).toBeGreaterThan(0.25);
    }
});
