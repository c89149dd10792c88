import type { BasicPoint, PointGroup } from "signature_pad";
import { MAX_PAD_PX, MAX_STROKE_POINTS } from "#shared/drawings/constants.ts";
import { INK } from "#shared/lib/color.ts";

/** What a hand drew, and the pen it drew with. */
export type Ink = { strokes: readonly PointGroup[]; color: string; widthPx: number };
export const NO_INK: Ink = { strokes: [], color: INK, widthPx: 2.5 };

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

/** A stroke of points that the pad has not seen, as it would have made it. */
export const strokeOf = (points: readonly BasicPoint[], ink: Ink): PointGroup => ({
  ...penOf(ink),
  velocityFilterWeight: 0.7,
  compositeOperation: "source-over",
  points: [...points],
});

/** Strokes drawn before, with another pen. */
export const withPen = ({ strokes, ...pen }: Ink): PointGroup[] =>
  strokes.map((stroke) => ({ ...stroke, ...penOf(pen) }));

/**
 * What the server draws. Points are whole tenths of a pixel, and only every second, third … one is taken until they are few
 * enough: a curve goes through the rest. The first and the last of each stroke stay.
 */
export function inkOf({ strokes, color, widthPx }: Ink) {
  const count = strokes.reduce((sum, { points }) => sum + points.length, 0);
  const step = count <= MAX_STROKE_POINTS ? 1 : Math.ceil(count / (MAX_STROKE_POINTS - 2 * strokes.length));
  // What was drawn over the edge cannot be seen.
  const within = (value: number) => Math.min(MAX_PAD_PX, Math.max(-MAX_PAD_PX, value));
  const tenth = (value: number) => Math.round(within(value) * 10) / 10;
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
