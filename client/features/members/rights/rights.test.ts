import { expect, test } from "vitest";
import { inVerbs, withRight } from "./rights.ts";

test.each([
  [null, "Everything"],
  [[5, 4, 3, 2, 1], "Everything"],
  [[2, 1], "Create, Edit"],
  [[], "Look only"],
])("%j reads %s", (codes, words) => {
  expect(inVerbs(codes)).toBe(words);
});

test("taking one of all leaves four, and giving it back makes it all again", () => {
  const four = withRight(null, "send", false);
  expect(four).toEqual([1, 2, 4, 5]);
  expect(withRight(four, "send", true)).toBeNull();
  expect(withRight([], "delete", true)).toEqual([5]);
  expect(withRight([5], "delete", true)).toEqual([5]);
});
