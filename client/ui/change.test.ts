import { expect, it } from "vitest";
import { changeOf } from "./change.ts";

it.each([
  [112, 100, "up", "+12"],
  [95, 100, "down", "−5"],
  [100, 100, "same", "0"],
  [5, 0, "up", null],
  [0, 0, "same", null],
  [0, 7, "down", "−100"],
  [30_000, 10, "up", "+299,900"],
])("%d after %d is %s by %s", (value, before, direction, percent) =>
  expect(changeOf(value, before)).toEqual({ direction, percent }),
);
