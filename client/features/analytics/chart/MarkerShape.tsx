import type { CSSProperties } from "react";
import type { LineLook, Marker } from "./palette.ts";

/** Within a square of ten. */
const SHAPES: Record<Marker, string> = {
  circle: "M5 1a4 4 0 1 1 0 8a4 4 0 1 1 0-8z",
  square: "M1.5 1.5h7v7h-7z",
  diamond: "M5 0.5 9.5 5 5 9.5 0.5 5z",
  triangle: "M5 1 9.3 8.8H0.7z",
  cross: "M2 0.6 5 3.6 8 0.6 9.4 2 6.4 5 9.4 8 8 9.4 5 6.4 2 9.4 0.6 8 3.6 5 0.6 2z",
  ring: "M5 0.6a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 1 1 0-8.8zM5 3a2 2 0 1 0 0 4a2 2 0 1 0 0-4z",
  bar: "M3.2 0.5h3.6v9H3.2z",
};

/** The colour of a look in both themes, where the browser knows of two; else the one for light ground. */
export const colorOf = ({ light, dark }: Pick<LineLook, "light" | "dark">) => `light-dark(${light}, ${dark})`;

/** What stands at the end of a line, and in the legend. */
export function MarkerShape({ look, style, className }: { look: LineLook; style?: CSSProperties; className?: string }) {
  return (
    <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true" className={className} style={style}>
      <path d={SHAPES[look.marker]} fill={look.light} fillRule="evenodd" style={{ fill: colorOf(look) }} />
    </svg>
  );
}
