import { describe, expect, it } from "vitest";
import { FONTS } from "#shared/catalog/fonts.ts";
import { HANDWRITING_FONTS } from "#shared/catalog/handwriting.ts";
import { drawLetters, measureLetters } from "./letters.ts";

const style = { family: "Dancing Script", sizePx: 40 };

it.each([...HANDWRITING_FONTS, ...Object.keys(FONTS)])("%s draws a name with accents", (family) => {
  const { d, missing, ink, widthPx } = drawLetters("Zoë Ruíz", { family, sizePx: 40 });
  expect(missing).toEqual([]);
  expect(d).toMatch(/^M/);
  expect(ink.right - ink.left).toBeGreaterThan(40);
  expect(widthPx).toBeCloseTo(measureLetters("Zoë Ruíz", { family, sizePx: 40 }), 3);
});

it("takes letters that a font lacks from another one, and names those that none has", () => {
  expect(drawLetters("Аня Ρόδος שלום مرحبا", style).missing).toEqual([]);
  expect(drawLetters("Ana 安娜 🙂", style)).toMatchObject({ missing: ["安", "娜", "🙂"] });
  expect(drawLetters("Ana \ud83d", style)).toMatchObject({ missing: ["\ufffd"] });
});

it.each([
  ["Allura", "Анна Smith", "Great Vibes", "a formal hand that knows both alphabets"],
  ["Reenie Beanie", "Анна Smith", "Caveat", "one of every day"],
  ["Caveat", "Nguyễn Thị", "Dancing Script", "one that has the marks of Vietnamese"],
])("%s writes %s in one hand: %s, %s", (family, text, hand) => {
  expect(drawLetters(text, { family, sizePx: 40 }).d).toBe(drawLetters(text, { family: hand, sizePx: 40 }).d);
});

it("draws a foreign word in one font and leaves the others alone", () => {
  const drawn = (text: string, family: string) => drawLetters(text, { family, sizePx: 40 });
  const sale = drawn("SALE ", "Impact");
  const { d, widthPx } = drawn("SALE Ρόδος", "Impact");
  expect(d.startsWith(sale.d)).toBe(true);
  expect(widthPx).toBeCloseTo(sale.widthPx + measureLetters("Ρόδος", { family: "Arial", weight: 700, sizePx: 40 }), 3);
});

describe("a line without ink", () => {
  it.each(["", "   ", "\u200b\u2060", "安"])("%j", (text) => {
    expect(drawLetters(text, style)).toMatchObject({ d: "", ink: { left: 0, top: 0, right: 0, bottom: 0 } });
  });
});

it("sets bold and italic where the family has them", () => {
  const width = (more: object) => measureLetters("Signature", { family: "Arial", sizePx: 40, ...more });
  expect(width({ weight: 700 })).toBeGreaterThan(width({}));
  expect(width({ spacingPx: 2 })).toBeCloseTo(width({}) + 18, 3);
});
