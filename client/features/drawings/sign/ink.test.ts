import type { PointGroup } from "signature_pad";
import { expect, test } from "vitest";
import { MAX_PAD_PX, MAX_STROKE_POINTS, MAX_STROKES } from "#shared/drawings/constants.ts";
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
  for (const [strokes, points] of [
    [1, MAX_STROKE_POINTS + 1],
    [1, MAX_STROKE_POINTS * 2],
    [10, 800],
    [30, 266],
    [MAX_STROKES, 21],
    [MAX_STROKES, 5000],
  ] as const) {
    const ink = inkOf({
      strokes: Array.from({ length: strokes }, () => stroke(points, 0.05)),
      color: "#123456",
      widthPx: 2,
    });
    expect(ink.strokes.flat().length, `${strokes} strokes of ${points} points`).toBeLessThanOrEqual(MAX_STROKE_POINTS);
    expect(ink.strokes.every((taken) => taken.length > 1)).toBe(true);
    expect(ink.strokes[0]?.at(-1)?.x).toBeCloseTo(Math.min(MAX_PAD_PX, (points - 1) * 0.05), 0);
  }
});
