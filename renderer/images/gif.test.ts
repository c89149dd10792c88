import { expect, it } from "vitest";
import { animation, dottedGif } from "#tests/support/pictures.ts";
import { isCutShort } from "./gif.ts";

const three = await animation(20, ["#ff0000", "#00ff00", "#0000ff"]);

it("takes whole files, with or without an end mark, and with something behind them", () => {
  for (const whole of [three, dottedGif(9, 9, 1), dottedGif(300, 300, 50)]) {
    expect(isCutShort(whole)).toBe(false);
    expect(isCutShort(whole.subarray(0, -1))).toBe(false);
    expect(isCutShort(Buffer.concat([whole, Buffer.from("<script>")]))).toBe(false);
  }
});

it("notices an end in the middle of a frame", () => {
  const dots = dottedGif(300, 300, 3);
  const frameBytes = (dots.length - 20) / 3;
  // One byte before the end of the last frame, and in the middle of the second.
  for (const cut of [dots.length - 2, 19 + frameBytes + 12]) expect(isCutShort(dots.subarray(0, cut))).toBe(true);
  expect(isCutShort(three.subarray(0, three.length - 3))).toBe(true);
  expect(isCutShort(three.subarray(0, 12))).toBe(true);
});
