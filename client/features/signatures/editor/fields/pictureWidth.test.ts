import { expect, test } from "vitest";
import { shownWidth } from "./pictureWidth.ts";

const range = { minPx: 40, maxPx: 400, usualPx: 220, usualHeightPx: 90 };

test.each([
  ["a small one as it is", { widthPx: 120, heightPx: 40 }, 120],
  ["a wide one as wide as usual", { widthPx: 900, heightPx: 100 }, 220],
  ["a high one as high as usual", { widthPx: 900, heightPx: 900 }, 90],
  ["a tiny one at the least", { widthPx: 10, heightPx: 10 }, 40],
])("%s", (_, size, width) => {
  expect(shownWidth(size, range)).toBe(width);
});
