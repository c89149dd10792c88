import { expect, it } from "vitest";
import { breaksOf } from "./breaks.ts";

const shown = (text: string) => {
  let start = 0;
  return breaksOf(text)
    .map((end) => {
      const part = text.slice(start, end);
      start = end;
      return part;
    })
    .join("|");
};

/** What Chromium does with these in a column of no width. */
it.each([
  "example.com/foo/bar",
  "foo?|bar=1&x=2",
  "foo-|bar |1-|2 |-|x",
  "+49 |(0)30 |123-|45 |ext. |6",
  "[x]|{y} |(a) |a)b",
  "漢|字。|か|な|（括|弧）|テ|ス|ト、|ー",
  "Zoë–|Bar |9–|17 |a|—|b",
  "don’t |“quoted” |«x»",
  "a\u00a0b |c\u2011d |e\u200b|f",
  "https://x.example/?|q=a-|b&c",
])("%s", (expected) => {
  expect(shown(expected.replaceAll("|", ""))).toBe(expected);
});

it.each([
  ["ผู้|จัดการ|ฝ่าย|ขาย", "Thai, whose words stand without spaces"],
  ["เร็วๆ|นี้", "the mark of a repeated word stays with it"],
  ["A |ผู้|จัดการ-|B", "mixed with Latin words"],
])("%s: %s", (expected) => {
  expect(shown(expected.replaceAll("|", ""))).toBe(expected);
});
