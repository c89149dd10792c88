import { expect, it } from "vitest";
import { mirrored, runsOf } from "./bidi.ts";

/** Capital letters stand for Hebrew ones, as in the algorithm's own examples. */
const hebrew = (text: string) => text.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x58f));
const drawn = (text: string, dir: "ltr" | "rtl") =>
  runsOf(hebrew(text), dir)
    .map(({ start, end, isRtl }) => {
      const part = text.slice(start, end);
      return isRtl ? [...mirrored(part)].reverse().join("") : part;
    })
    .join("");

it.each([
  ["ltr", "car is THE CAR in arabic", "car is RAC EHT in arabic"],
  ["rtl", "CAR IS the car IN ENGLISH", "HSILGNE NI the car SI RAC"],
  ["rtl", "NAME · northern europe", "northern europe · EMAN"],
  ["rtl", "+49 30 1234", "1234 30 49+"],
  ["rtl", "\u200e+49 30 1234\u200e", "\u200e+49 30 1234\u200e"],
  ["rtl", "TEL 030-12 (A)", "(A) 030-12 LET"],
  ["rtl", "anna@x.example", "anna@x.example"],
  // Behind Arabic letters a number is Arabic too, and stands at their left (W2).
  ["ltr", "ab \u0627\u0628\u062c 12 cd", "ab 12 \u062c\u0628\u0627 cd"],
  ["rtl", "\u0627\u0628 (ab) 1", "1 (ab) \u0628\u0627"],
  ["ltr", "plain 12, text.", "plain 12, text."],
] as const)("%s: %s", (dir, text, expected) => {
  expect(drawn(text, dir)).toBe(expected);
});
