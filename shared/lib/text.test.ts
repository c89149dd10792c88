import { expect, it } from "vitest";
import { cut, folded, isOneLine, oneLine, slugOf, withoutMarks } from "./text.ts";

it.each(["a\r\nBcc: x@y.z", "a\nb", "a\rb", "a\u0000", "a\u0085b", "a\u2028b", "a\u2029b", "\t", "\ud800"])(
  "%j is not one line",
  (text) => expect(isOneLine(text)).toBe(false),
);

it.each(["", "Ana Person", "Łukasz Žluťoučký", "山田 太郎", "مريم", "👩‍💻 Ana"])("%j is one line", (text) => {
  expect(isOneLine(text)).toBe(true);
  expect(oneLine(text)).toBe(text);
});

it.each([
  ["abc", 3, "abc"],
  ["abc", 2, "ab"],
  ["ab👩", 3, "ab"],
  ["ab👩", 4, "ab👩"],
  ["👩c", 2, "👩"],
])("%j has %i units at most: %j", (text, maxLength, expected) => expect(cut(text, maxLength)).toBe(expected));

it("puts text on one line", () => {
  expect(oneLine("Ana\r\nBcc: x")).toBe("Ana Bcc: x");
  expect(isOneLine(oneLine("\ud800 a\n"))).toBe(true);
});

it.each([
  ["Zoë Müller-Ng", "zoe-muller-ng"],
  ["Łukasz Łoś", "lukasz-los"],
  ["Strauß & Ærø ApS", "strauss-aero-aps"],
  ["-- A --", "a"],
  ["佐藤 花子", ""],
  ["a b".repeat(20), "a-ba-ba-ba-ba-ba"],
])("the slug of %j is %j", (text, slug) => expect(slugOf(text, 17)).toBe(slug));

it("leaves other scripts alone", () => expect(withoutMarks("Đỗ Ελένη 花子")).toBe("Do Ελενη 花子"));

it.each([
  [" Zoë   RUIZ\n", "zoe ruiz"],
  ["Łoś", "los"],
  ["花子", "花子"],
])("%j is compared as %j", (text, same) => expect(folded(text)).toBe(same));
