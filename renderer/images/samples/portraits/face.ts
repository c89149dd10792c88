import { ellipse, path, type Svg } from "../../banners/svg.ts";
import { patch, strand } from "./draw.ts";
import { type HeadForm, onBothSides, turned } from "./head.ts";

type Nose = { width?: number; length?: number; isStrong?: boolean };

/** Its side in the shade, and the wing below. */
export function nose({ skin, turn = 0 }: HeadForm, { width = 1, length = 1, isStrong = false }: Nose = {}): Svg {
  const tip = turned(0, turn, 34);
  const root = turned(0, turn, 6);
  const side = turn < -6 ? -1 : 1;
  const bottom = 66 * length;
  const wing = 24 * width;
  const bridge = isStrong ? 13 : 8;
  const [left, right] = side === 1 ? [wing * 0.72, wing] : [wing, wing * 0.72];
  return (
    patch(
      `${root + side * 9},-22 ${root + side * bridge},6 ${tip + side * (bridge + 4)},${bottom - 22} ${tip + side * (wing + 3)},${bottom - 4} ${tip + side * 8},${bottom + 9} ${tip - side * 2},${bottom + 2} ${tip + side * 2},${bottom - 24} ${root + side * 3},4`,
      skin.shade,
    ) +
    strand(
      `${tip - left},${bottom - 2} ${tip - wing * 0.4},${bottom + 8} ${tip},${bottom + 10} ${tip + wing * 0.45},${bottom + 8} ${tip + right},${bottom - 3}`,
      skin.line,
      6.5,
      0.9,
    )
  );
}

/** Warmth on both cheeks. */
export const blush = (form: HeadForm, { y = 66, opacity = 0.38, size = 1 } = {}): Svg =>
  onBothSides(form, { x: 84, y, size }, () => ellipse(0, 0, 31, 20, { fill: form.skin.blush, opacity }));

/** What years of smiling leave: beside the mouth, at the corners of the eyes and below them. */
export function years(form: HeadForm, { opacity = 0.42 } = {}): Svg {
  const line = (points: string) => strand(points, form.skin.line, 4.5, opacity);
  return (
    onBothSides(form, { x: 56, y: 0 }, () => line("-14,62 0,80 3,104") + line("-16,30 2,36 20,31")) +
    onBothSides(form, { x: 104, y: 0 }, () =>
      path("M-6 4l13 -6M-6 14l13 3", { stroke: form.skin.line, strokeWidth: 4.5, opacity }),
    )
  );
}
