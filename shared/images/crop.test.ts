import { expect, it } from "vitest";
import { formatCrop, parseCrop } from "./crop.ts";

it("reads what it writes", () => {
  const crop = { x: 0.25, y: 0.125, width: 0.5, height: 0.75 };
  expect(parseCrop(formatCrop(crop))).toEqual(crop);
});

it("forgives a tool that reaches a hair beyond the edge", () => {
  expect(parseCrop("0.5,0,0.5004,1")).toEqual({ x: 0.5, y: 0, width: 0.5, height: 1 });
});

it.each([
  "",
  "0,0,1",
  "0,0,1,1,1",
  "0,0,0,1",
  "0.6,0,0.5,1",
  "-0.1,0,1,1",
  "0,0,1e1,1",
  "NaN,0,1,1",
  " , , , ",
  "0x1,0,1,1",
])("%j is no part of a picture", (text) => expect(parseCrop(text)).toBeNull());
