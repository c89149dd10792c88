import { expect, it, vi } from "vitest";
import { measureInk } from "../letters/letters.ts";
import { fitText, type Type } from "./fit.ts";

vi.mock(import("../letters/letters.ts"), async (original) => {
  const real = await original();
  return { ...real, measureInk: vi.fn(real.measureInk) };
});

it("outlines a line once, however many sizes are tried: rare signs each open a font", () => {
  const type: Type = { family: "Arial", size: 40 };
  const fitted = [1, 0.9, 0.8, 0.7].map((scale) => fitText("夏季大促銷", type, 600, scale));
  const outlined = vi.mocked(measureInk).mock.calls.filter(([text]) => text === "夏季大促銷");
  expect(outlined).toHaveLength(1);
  const [first, , , last] = fitted.map(({ widthPx }) => widthPx) as [number, number, number, number];
  expect(last / first).toBeCloseTo(0.7);
});
