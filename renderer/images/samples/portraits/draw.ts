import { path, type Svg } from "../../banners/svg.ts";
import { curve } from "./curve.ts";

/** A patch of one colour. */
export const patch = (points: string, fill: string, opacity?: number): Svg => path(curve(points), { fill, opacity });

/** A lock, a seam, a fold: a line of one width with round ends. */
export const strand = (points: string, stroke: string, strokeWidth = 7, opacity?: number): Svg =>
  path(curve(points, { isOpen: true }), { stroke, strokeWidth, opacity });

/** The same on both sides of the line at `x`. */
export const both = (svg: Svg, x = 400): Svg => `${svg}<g transform="translate(${2 * x} 0) scale(-1 1)">${svg}</g>`;

/** The same at each point of `"x,y x,y …"`: freckles, curls. */
export const spread = (points: string, draw: (x: number, y: number) => Svg): Svg =>
  points
    .split(" ")
    .map((point) => point.split(",").map(Number))
    .map(([x = 0, y = 0]) => draw(x, y))
    .join("");
