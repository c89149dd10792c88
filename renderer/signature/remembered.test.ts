import { expect, it, vi } from "vitest";
import { remembered } from "./remembered.ts";

it("works an answer out once, also where it is null", () => {
  const work = vi.fn((text: string) => (text ? text.toUpperCase() : null));
  const upper = remembered(work);
  expect([upper("a"), upper("b"), upper("a"), upper(""), upper("")]).toEqual(["A", "B", "A", null, null]);
  expect(work).toHaveBeenCalledTimes(3);
});

it("does not grow without end, and keeps no long texts", () => {
  const work = vi.fn((text: string) => text.length);
  const length = remembered(work);
  for (const text of ["x".repeat(301), "x".repeat(301)]) length(text);
  expect(work).toHaveBeenCalledTimes(2);
  length("first");
  for (let i = 0; i < 2_000; i++) length(`${i}`);
  length("first");
  expect(work).toHaveBeenCalledTimes(2 + 1 + 2_000 + 1);
});
