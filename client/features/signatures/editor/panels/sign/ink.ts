import type { PointGroup } from "signature_pad";
import { MAX_STROKE_POINTS } from "#shared/drawings/constants.ts";

/** What a hand drew, and the pen it drew with. */
export type Ink = { strokes: readonly PointGroup[]; color: string; widthPx: number };

/**
 * The pad's pen: its line is thinner the faster it goes. The server's line of `widthPx` lies between these two, as its
 * own do.
 */
export const penOf = ({ color, widthPx }: Pick<Ink, "color" | "widthPx">) => ({
  penColor: color,
  minWidth: widthPx * 0.5,
  maxWidth: widthPx * 1.25,
  dotSize: widthPx,
});

/** Strokes drawn before, with another pen. */
export const withPen = ({ strokes, ...pen }: Ink): PointGroup[] =>
  strokes.map((stroke) => ({ ...stroke, ...penOf(pen) }));

/**
 * What the server draws. Points are whole tenths of a pixel, and every other one is left out until they are few enough:
 * a curve goes through the rest.
 */
export function inkOf({ strokes, color, widthPx }: Ink) {
  const count = strokes.reduce((sum, { points }) => sum + points.length, 0);
  const step = Math.ceil(count / MAX_STROKE_POINTS);
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return {
    strokes: strokes.map(({ points }) =>
      points
        .filter((_, index) => index % step === 0 || index === points.length - 1)
        .map(({ x, y }) => ({ x: tenth(x), y: tenth(y) })),
    ),
    color,
    widthPx,
  };
}
