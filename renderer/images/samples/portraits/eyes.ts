import { circle, clip, ellipse, path, type Svg } from "../../banners/svg.ts";
import { curve } from "./curve.ts";
import { patch, strand } from "./draw.ts";
import { type HeadForm, narrowed, onBothSides, type Side, turned } from "./head.ts";
import { INK } from "./tones.ts";

type Eyes = {
  iris?: string;
  look?: "open" | "narrow" | "laughing";
  /** in parts of the usual size */
  size?: number;
  y?: number;
  /** where they look, from -1 to 1 */
  gaze?: number;
  hasLashes?: boolean;
  /** how far the outer corner stands above the inner one */
  slant?: number;
  /** on the lid */
  shadow?: string;
};

export function eyes(form: HeadForm, options: Eyes = {}): Svg {
  const { y = 4, size = 1.14, look = "open" } = options;
  return onBothSides(form, { x: 61, y, size }, (side) =>
    look === "laughing" ? closedEye(options) : openEye(form, side, options),
  );
}

/** Arched upwards, as in a laugh. */
function closedEye({ hasLashes = false, slant = 3 }: Eyes): Svg {
  return (
    strand(`-26,6 -14,-9 2,-13 18,-6 28,${8 - slant}`, INK, 8) +
    (hasLashes ? path(`M22 -3L35 ${-8 - slant}`, { stroke: INK, strokeWidth: 6 }) : "")
  );
}

function openEye({ id, skin }: HeadForm, side: Side, options: Eyes): Svg {
  const { iris = "#4a2c20", look = "open", gaze = 0, hasLashes = false, slant = 3, shadow } = options;
  const [top, under] = look === "narrow" ? [-11, 10] : [-17, 13];
  const outer = `27,${-slant}`;
  const white = curve(
    `-26,5! -14,${top * 0.72} 2,${top} 18,${top * 0.66 - slant / 2} ${outer}! 12,${under * 0.8} -4,${under} -17,${under * 0.8}`,
  );
  const pupil = side * gaze * 8;
  return (
    (shadow
      ? patch(
          `-26,4! -12,${top - 4} 4,${top - 12} 22,${top - 8 - slant} 34,${-slant - 10}! 20,-8 0,${top}`,
          shadow,
          0.75,
        )
      : strand(`-20,${top - 3} -2,${top - 11} 18,${top - 7} 28,${top + 3}`, skin.line, 4, 0.5)) +
    clip(
      `${id}-eye${side}`,
      `<path d="${white}"/>`,
      path(white, "#fffaf4") +
        ellipse(0, top - 2, 30, 10, { fill: skin.line, opacity: 0.22 }) +
        circle(pupil, -1.5, 14.5, iris) +
        circle(pupil, -1.5, 7.5, INK),
    ) +
    // light falls from the same side into both
    circle(pupil - side * 5, -7, 4, "#ffffff") +
    strand(`-27,5 -14,${top * 0.76} 2,${top} 18,${top * 0.68 - slant / 2} ${outer}`, INK, hasLashes ? 7.5 : 6) +
    (hasLashes ? path(`M22 ${-5 - slant}L35 ${-12 - slant}`, { stroke: INK, strokeWidth: 5.5 }) : "")
  );
}

type Brows = { color: string; y?: number; thick?: number; arch?: number; slant?: number };

/** Thick at the nose and thin at the temple. */
export function brows(form: HeadForm, { color, y = -42, thick = 12, arch = 10, slant = 0 }: Brows): Svg {
  const brow = patch(
    `-36,${slant + thick * 0.45} -32,${slant - thick * 0.5} 0,${-arch - thick / 2} 24,${-arch * 0.5 - thick * 0.3} 41,${6 - slant}! 22,${-arch * 0.3 + thick * 0.2} 0,${-arch + thick / 2}`,
    color,
  );
  return onBothSides(form, { x: 62, y, out: 4, height: 1 }, () => brow);
}

const FRAMES = {
  round: curve("-46,0 -33,-33 0,-46 33,-33 46,0 33,33 0,46 -33,33"),
  square: curve("-48,-22 -40,-35 0,-38 42,-35 50,-22 46,18 34,33 0,37 -32,33 -45,18"),
  cat: curve("-46,-12 -34,-32 6,-37 60,-46! 52,2 36,30 0,36 -34,26"),
} as const;

type Glasses = { color: string; form?: keyof typeof FRAMES; size?: number; y?: number; thick?: number };

export function glasses(head: HeadForm, { color, form = "round", size = 1, y = 8, thick = 8 }: Glasses): Svg {
  const { turn = 0, temple = 1 } = head;
  const stroke = { stroke: color, strokeWidth: thick };
  const lens =
    path(FRAMES[form], { fill: "#ffffff", opacity: 0.14 }) +
    path(FRAMES[form], { stroke: color, strokeWidth: thick / size });
  // a lens ends 45 before its middle, towards the nose, and 46 behind it
  const edge = (side: Side, from: number) =>
    Math.round(turned(side * 62, turn, 8) + side * from * size * narrowed(side * 62, turn));
  const arm = (side: Side) =>
    side * turn > 8 ? "" : path(`M${edge(side, 46)} ${y - 8}L${Math.round(side * 140 * temple)} ${y - 2}`, stroke);
  const [left, right] = [edge(-1, -45), edge(1, -45)];
  return (
    arm(-1) +
    arm(1) +
    path(`M${left} ${y - 4}Q${(left + right) / 2} ${y - 18} ${right} ${y - 4}`, stroke) +
    onBothSides(head, { x: 62, y, out: 8, size }, () => lens)
  );
}
