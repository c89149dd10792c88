import { at, clip, path, rect, type Svg } from "../../banners/svg.ts";
import { curve } from "./curve.ts";
import { ears, type HeadForm, head, outline } from "./head.ts";
import type { Skin } from "./tones.ts";

/** The sheet of a portrait is a square. */
const SHEET_PX = 800;

export type Figure = HeadForm & {
  ground: string;
  /** on the ground, behind everything */
  backdrop?: Svg;
  /** where 0,0 of the head's sheet lies, its lean in degrees, its size */
  x?: number;
  y?: number;
  tilt?: number;
  scale?: number;
  /** half of the width of the neck */
  neck?: number;
  /** `null` under hair or a scarf */
  ear?: { y?: number; size?: number } | null;
  /** in the head's sheet: behind the shoulders, on the skin, over the face */
  hairBehind?: Svg;
  face: Svg;
  hair: Svg;
  /** in the sheet of the portrait: behind the neck, over it, over everything */
  behind?: Svg;
  clothes: Svg;
  front?: Svg;
};

/** One portrait as a picture of its own. */
export function drawFigure(figure: Figure): Svg {
  const { id, ground, backdrop = "", x = 400, y = 350, tilt = 0, scale = 1.1, ear = {} } = figure;
  const { hairBehind = "", face, hair, behind = "", clothes, front = "" } = figure;
  const onHead = (svg: Svg) => svg && at(x, y, svg, { turn: tilt, scale });
  const earsOn = (layer: "behind" | "before") => (ear ? ears(figure, layer, ear) : "");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET_PX}" height="${SHEET_PX}" viewBox="0 0 ${SHEET_PX} ${SHEET_PX}">` +
    rect(0, 0, SHEET_PX, SHEET_PX, ground) +
    backdrop +
    onHead(hairBehind) +
    behind +
    neck(id, figure.skin, onHead(`<path d="${outline(figure)}"/>`), { x, y, scale, half: figure.neck }) +
    clothes +
    onHead(earsOn("behind") + head(figure, face) + earsOn("before") + hair) +
    front +
    "</svg>"
  );
}

/** The neck and what a neckline shows below it, in the shadow of the head. */
function neck(id: string, skin: Skin, face: Svg, place: { x: number; y: number; scale: number; half?: number }): Svg {
  const { x, y, half = 66, scale } = place;
  const top = y + 80 * scale;
  const d = curve(
    `${x - half},${top}! ${400 - half - 2},568 ${400 - half - 26},622 ${400 - half - 100},700 260,800! 540,800! ${400 + half + 100},700 ${400 + half + 26},622 ${400 + half + 2},568 ${x + half},${top}!`,
  );
  return clip(
    `${id}-neck`,
    `<path d="${d}"/>`,
    path(d, skin.base) +
      path(`M${400 + half * 0.5} ${top}L${400 + half * 0.55} 560Q${400 + half} 640 700 660V${top}Z`, skin.shade) +
      at(10, 40, `<g fill="${skin.shade}">${face}</g>`),
  );
}

export type Torso = {
  /** half of the width at the shoulders */
  shoulder?: number;
  /** where the shoulders lie */
  y?: number;
  /** half of the width of the neckline, where it begins and how deep it goes */
  open?: number;
  top?: number;
  depth?: number;
  isV?: boolean;
};

/** The outline of what is worn on the upper body. */
export function torso({ shoulder = 272, y = 690, open = 88, top = 600, depth = 668, isV = false }: Torso = {}): string {
  const side = (sign: 1 | -1) =>
    `${400 + sign * open},${top}! ${400 + sign * (open + (shoulder - open) * 0.42)},${top + (y - top) * 0.36} ${400 + sign * (shoulder - 36)},${y - 28} ${400 + sign * (shoulder + 14)},${y + 4} ${400 + sign * (shoulder + 46)},${y + 66} ${400 + sign * (shoulder + 62)},802!`;
  const left = side(-1);
  const right = side(1).split(" ").reverse().join(" ");
  const neckline = isV
    ? `400,${depth}!`
    : `${400 + open * 0.62},${depth - 12} 400,${depth} ${400 - open * 0.62},${depth - 12}`;
  return curve(`${left} ${right} ${neckline}`);
}

/** A garment in two tones, with what lies on it cut at its edge. */
export function garment(
  id: string,
  d: string,
  { base, shade }: { base: string; shade: string },
  inside: Svg = "",
): Svg {
  return clip(
    id,
    `<path d="${d}"/>`,
    path(d, shade) +
      at(-22, 10, path(d, base)) +
      inside +
      path("M600 812C590 776 594 744 612 716M200 812C210 776 206 744 188 716", { stroke: shade, strokeWidth: 9 }),
  );
}
