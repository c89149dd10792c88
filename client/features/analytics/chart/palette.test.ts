import { describe, expect, it } from "vitest";
import { contrast, HEX_COLOR } from "#shared/lib/color.ts";
import { lookOf, PALETTE } from "./palette.ts";

describe("the look of a line", () => {
  it("is one of ten colours at first, each legible on its ground", () => {
    expect(PALETTE).toHaveLength(10);
    for (const [place, { light, dark }] of PALETTE.entries()) {
      expect(contrast(light, "#ffffff")).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark, "#132127")).toBeGreaterThanOrEqual(4.5);
      expect(lookOf(place, "any")).toMatchObject({ light, dark });
    }
  });

  it("is drawn by the id from the eleventh on: legible, and the same each time", () => {
    const colors = Array.from({ length: 300 }, (_, i) => lookOf(10 + i, `id${i}`).light);
    for (const color of colors) {
      expect(color).toMatch(HEX_COLOR);
      expect(contrast(color, "#ffffff")).toBeGreaterThanOrEqual(3);
      expect(contrast(color, "#132127")).toBeGreaterThanOrEqual(3);
    }
    expect(Array.from({ length: 300 }, (_, i) => lookOf(10 + i, `id${i}`).light)).toEqual(colors);
    expect(new Set(colors).size).toBeGreaterThan(290);
    expect(lookOf(10, "one").light).toBe(lookOf(40, "one").light);
  });

  it("differs by dash and mark together for 35 lines", () => {
    const looks = Array.from({ length: 35 }, (_, i) => lookOf(i, "x")).map(({ dash, marker }) => `${dash} ${marker}`);
    expect(new Set(looks).size).toBe(35);
  });
});
