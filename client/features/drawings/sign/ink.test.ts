import type { PointGroup } from "signature_pad";
import { expect, test } from "vitest";
import { MAX_STROKE_POINTS } from "#shared/drawings/constants.ts";
import { Strokes } from "#shared/drawings/schema.ts";
import { inkOf, penOf } from "./ink.ts";

const stroke = (count: number, stepPx = 1 / 3) =>
  ({
    ...penOf({ color: "#000000", widthPx: 2 }),
    points: Array.from({ length: count }, (_, index) => ({ x: index * stepPx, y: 1, pressure: 0.5, time: index })),
  }) as unknown as PointGroup;

test("strokes become what the server draws, with their first and last points", () => {
  const ink = inkOf({ strokes: [stroke(3), stroke(1)], color: "#123456", widthPx: 2 });
  expect(Strokes.parse(ink)).toEqual(ink);
  expect(ink.strokes).toEqual([
    [
      { x: 0, y: 1 },
      { x: 0.3, y: 1 },
      { x: 0.7, y: 1 },
    ],
    [{ x: 0, y: 1 }],
  ]);
});

test("what was drawn far over the edge of the pad is taken too", () => {
  const over = { ...stroke(1), points: [{ x: 900, y: -2000, pressure: 0.5, time: 0 }] };
  const ink = inkOf({ strokes: [over], color: "#123456", widthPx: 2 });
  expect(Strokes.parse(ink).strokes).toEqual([[{ x: 800, y: -800 }]]);
});

test("more points than the server takes are thinned out, not cut off", () => {
  const { strokes } = inkOf({ strokes: [stroke(MAX_STROKE_POINTS * 2 + 1, 0.05)], color: "#123456", widthPx: 2 });
  expect(strokes[0]?.length).toBeLessThanOrEqual(MAX_STROKE_POINTS);
  expect(strokes[0]?.at(-1)?.x).toBeCloseTo(MAX_STROKE_POINTS * 2 * 0.05, 0);
});
