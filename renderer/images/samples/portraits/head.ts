import { at, clip, path, type Svg } from "../../banners/svg.ts";
import { curve } from "./curve.ts";
import type { Skin } from "./tones.ts";

/**
 * A head is drawn on a sheet of its own: 0,0 between the eyes, the crown near -190, the chin near 178, the temples near
 * ±138. It is a cylinder that turns on its axis, so that features move to the side and grow narrow together.
 */
export type HeadForm = {
  /** names the clips of this picture */
  id: string;
  skin: Skin;
  /** degrees to the right of the one who looks at it; 0 looks straight ahead */
  turn?: number;
  /** in parts of the usual width at the temples, the cheeks, the jaw and the chin, and of the usual length below the eyes */
  temple?: number;
  cheek?: number;
  jaw?: number;
  chin?: number;
  length?: number;
};

const RADIUS = 152;
const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** Where a point of the face lies once the head has turned; `out` is how far it stands out of the face. */
export function turned(x: number, turn = 0, out = 0): number {
  return Math.round((RADIUS + out) * Math.sin(rad(turn) + Math.asin(x / (RADIUS + out))) * 10) / 10;
}

/** How much narrower a feature at `x` is. */
export const narrowed = (x: number, turn = 0): number =>
  Math.round((Math.cos(rad(turn) + Math.asin(x / RADIUS)) / Math.cos(Math.asin(x / RADIUS))) * 100) / 100;

const SIDES = [-1, 1] as const;
/** -1 is the left one for those who look at it. */
export type Side = (typeof SIDES)[number];

/** What the face has on both sides, `x` from its middle: drawn with the temple to the right, turned with the head. */
export function onBothSides(
  { turn }: HeadForm,
  { x, y, out = 0, size = 1, height = size }: { x: number; y: number; out?: number; size?: number; height?: number },
  draw: (side: Side) => Svg,
): Svg {
  return SIDES.map((side) => {
    const width = side * narrowed(side * x, turn) * size;
    const place = `translate(${turned(side * x, turn, out)} ${y}) scale(${width.toFixed(3)} ${height})`;
    return `<g transform="${place}">${draw(side)}</g>`;
  }).join("");
}

/** The outline of the face, ears and hair left out. */
export function outline({ turn = 0, temple = 1, cheek = 1, jaw = 1, chin = 1, length = 1 }: HeadForm): string {
  const side = (sign: Side) => {
    const far = Math.max(0, (sign * turn) / 30);
    // what stands out of the cylinder moves with it: the chin most
    const x = (value: number, moves = 0) => Math.round(sign * value + moves * turn);
    const y = (value: number) => Math.round(value * length);
    return [
      [x(58 * temple), -180],
      [x(106 * temple), -148],
      [x(132 * temple), -98],
      [x((139 - 3 * far) * temple), -48],
      [x((138 - 15 * far) * cheek), 2],
      [x((135 - 2 * far) * cheek, 0.1), y(46)],
      [x((120 - 14 * far) * jaw, 0.4), y(98)],
      [x((87 - 14 * far) * jaw, 0.8), y(142)],
      [x((42 + 4 * far) * chin, 1.2), y(173)],
    ];
  };
  const tip = [Math.round(turn * 1.4), Math.round(180 * length)];
  const points = [[0, -190], ...side(1), tip, ...side(-1).reverse()];
  return curve(points.map((point) => point.join(",")).join(" "));
}

/** The face in its two tones; the light comes from the upper left. */
export function head(form: HeadForm, inside: Svg = ""): Svg {
  const { id, skin } = form;
  const d = outline(form);
  return clip(`${id}-face`, `<path d="${d}"/>`, path(d, skin.shade) + at(-24, -10, path(d, skin.base)) + inside);
}

/** The ears on one side of the face's outline: a turned head shows the near one whole and lies over the far one. */
export function ears(
  { skin, turn = 0, temple = 1 }: HeadForm,
  layer: "behind" | "before",
  { y = 22, size = 1 } = {},
): Svg {
  return SIDES.filter((sign) => (sign * turn < -4 ? "before" : "behind") === layer && sign * turn <= FAR_EAR_HIDES)
    .map((sign) => {
      const x = sign * (140 * temple - Math.abs(turn) * 1.1);
      return `<g transform="translate(${x.toFixed(1)} ${y}) scale(${sign * size} ${size})">${
        path(curve("-8,-34 12,-44 27,-30 25,0 14,30 -2,40 -12,24"), sign === 1 ? skin.shade : skin.base) +
        path(curve("4,-24 15,-22 13,-2 3,14", { isOpen: true }), { stroke: skin.line, strokeWidth: 5, opacity: 0.55 })
      }</g>`;
    })
    .join("");
}

/** Degrees. */
const FAR_EAR_HIDES = 12;
