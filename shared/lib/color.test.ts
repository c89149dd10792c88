import { expect, it } from "vitest";
import { contrast, INK, readableOn, WHITE } from "./color.ts";

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
