import { expect, test } from "vitest";
import { contactFileName } from "./fileName.ts";

test.each([
  ["Ana Ruiz", "Ana Ruiz"],
  ["A/B?\\C:", "A B C"],
  ["  Łukasz \t Żółć ", "Łukasz Żółć"],
  ["Ana \ud800", "Ana"],
  [`${"a".repeat(59)}\u{1f600}`, "a".repeat(59)],
  ["\u202egnp.exe", "gnp.exe"],
  ["???", "contact"],
  ["", "contact"],
])("%j is kept as %j", (name, file) => {
  expect(contactFileName(name)).toBe(file);
});
