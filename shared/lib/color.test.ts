import { expect, it } from "vitest";
import { contrast, INK, legibleOn, mix, readableOn, WHITE } from "./color.ts";

it("knows the extremes", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#123456", "#123456")).toBe(1);
});

it("has the gamma step: mid grey is not half as bright", () => {
  expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
});

it("picks ink on the signal colour and white on the primary one", () => {
  expect(readableOn("#00cfd6")).toBe(INK);
  expect(readableOn("#00686c")).toBe(WHITE);
});

it("mixes channel by channel", () => {
  expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  expect(mix("#102030", "#ffffff", 0)).toBe("#102030");
});

it("keeps a colour that can be read, and moves one that cannot", () => {
  expect(legibleOn("#00686c", ["#ffffff"])).toBe("#00686c");
  const moved = legibleOn("#ffd23f", ["#ffffff", "#f2f5f6"]);
  expect(contrast(moved, "#f2f5f6")).toBeGreaterThanOrEqual(4.5);
  expect(moved).not.toBe(INK);
  expect(legibleOn("#888888", ["#7f7f7f"])).toBe(INK);
});
