import { describe, expect, it } from "vitest";
import {
  fitted,
  type ImageSource,
  parseSource,
  parseVariant,
  shownSize,
  type Variant,
  variantName,
  widthWithin,
} from "./variant.ts";

const BASE = "abcdefghijklmnopqrstuv-800x400";
const source = (extension: string) => parseSource(`/i/${BASE}.${extension}`) as ImageSource;
const look: Variant = { shape: 3, widthPx: 100, density: 2 };

describe("variantName", () => {
  it.each<[string, Partial<Variant>, string]>([
    // Names of the first version stand in mails that were sent.
    ["jpg", { shape: 1 }, "_s1w100@2.jpg"],
    ["jpg", {}, "_s3w100@2.png"],
    ["png", { shape: 2, density: 4 }, "_s2w100@4.png"],
    ["gif", {}, "_s3w100@2.gif"],
    ["gif", { ground: "#17324d" }, "_s3w100@2.gif"],
    ["gif", { backing: 1 }, "_s3w100@2.gif"],
    ["jpg", { ground: "#17324D" }, "_s3w100g17324d@2.jpg"],
    ["jpg", { shape: 2, ground: "#ffffff" }, "_s2w100gffffff@2.jpg"],
    // A dark mode repaints the plate, but not a circle's white corners.
    ["jpg", { ground: "#ffffff" }, "_s3w100@2.png"],
    ["jpg", { shape: 1, ground: "#17324d" }, "_s1w100@2.jpg"],
    ["png", { ground: "#17324d" }, "_s3w100@2.png"],
    ["png", { backing: 1 }, "_s3w100b1@2.png"],
    ["jpg", { shape: 1, backing: 2 }, "_s1w100b2@2.png"],
    ["jpg", { backing: 2, ground: "#17324d" }, "_s3w100b2@2.png"],
    ["jpg", { backing: 0, ground: null }, "_s3w100@2.png"],
  ])("%s %j -> %s", (extension, more, name) => {
    const variant = { ...look, ...more };
    expect(variantName(source(extension), variant)).toBe(BASE + name);
    const parsed = parseVariant(BASE + name);
    expect(parsed?.variant).toEqual(fitted(source(extension), variant));
    expect(parsed?.sources.map((candidate) => candidate.extension)).toContain(extension);
  });
});

describe("parseVariant", () => {
  it.each([
    "_s3w100@2.webp",
    "_s4w100@2.png",
    "_s3w100@3.png",
    "_s3w8@2.png",
    "_s3w601@2.png",
    "_s3w100g17324D@2.jpg",
    "_s3w100gffffff@2.jpg",
    "_s3w100g17324d@2.png",
    "_s1w100g17324d@2.jpg",
    "_s3w100b0@2.png",
    "_s3w100b1@2.jpg",
    "_s3w100b1@2.gif",
    "_s3w100b1g17324d@2.png",
    ".jpg",
  ])("knows no %s", (name) => expect(parseVariant(BASE + name)).toBeNull());
});

describe("shownSize", () => {
  it.each<[Partial<Variant>, number, number]>([
    [{ shape: 1 }, 100, 50],
    [{ shape: 3 }, 100, 100],
    // A plate leaves 6 of 100 pixels on each side, an outline 2.
    [{ shape: 1, backing: 1 }, 100, 56],
    [{ shape: 2, backing: 2 }, 100, 52],
    [{ shape: 3, backing: 1 }, 100, 100],
  ])("%j is %i by %i", (more, widthPx, heightPx) =>
    expect(shownSize(source("png"), { ...look, ...more })).toEqual({ widthPx, heightPx }),
  );
  it("is that of the picture alone where it moves", () =>
    expect(shownSize(source("gif"), { ...look, shape: 1, backing: 1 }).heightPx).toBe(50));
});

describe("widthWithin", () => {
  it.each<[Partial<Variant>, number, number]>([
    // The source is twice as wide as high.
    [{ shape: 1 }, 60, 100],
    [{ shape: 1 }, 40, 80],
    [{ shape: 3 }, 40, 40],
    [{ shape: 1, backing: 1 }, 28, 48],
  ])("%j no higher than %i pixels is %i wide", (more, maxPx, widthPx) => {
    expect(widthWithin(source("png"), { ...look, ...more }, maxPx)).toBe(widthPx);
    expect(shownSize(source("png"), { ...look, ...more, widthPx }).heightPx).toBeLessThanOrEqual(maxPx);
  });
});
