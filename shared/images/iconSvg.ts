import { type Icon, type IconShape, isMarkShape, SOCIAL_SHAPES, type SocialShape } from "./icon.ts";

/** Where a mark's ink lies on its sheet: its box and its centre of gravity, in the sheet's units. */
export type Ink = { left: number; top: number; width: number; height: number; centerX: number; centerY: number };

/** A network's sign in one colour (`currentColor`), and where it lies on its sheet. */
export type InkedMark = { svg: string; ink: Ink };

/** A sheet of 100 by 100: what is drawn below the mark, and the most the mark may measure by area and across. */
type Plate = { svg: string; side: number; diagonal: number };
const PLATES: Record<SocialShape, Plate> = {
  [SOCIAL_SHAPES.circle]: { svg: '<circle cx="50" cy="50" r="50"/>', side: 51, diagonal: 71 },
  [SOCIAL_SHAPES.rounded]: { svg: '<rect width="100" height="100" rx="22"/>', side: 56, diagonal: 79 },
  [SOCIAL_SHAPES.square]: { svg: '<rect width="100" height="100"/>', side: 56, diagonal: 79 },
  [SOCIAL_SHAPES.bare]: { svg: "", side: 96, diagonal: 142 },
};

/** Contacts' marks are drawn on a sheet of so many units, which is shown as it is: together they look equally large. */
export const MARK_SHEET = 24;

/** What a mark is kept under: a network's serves all its shapes, a contact's is drawn for each. */
export const markKey = ({ network, shape }: Pick<Icon, "network" | "shape">): string =>
  isMarkShape(shape) ? `${network}-${shape}` : network;

/**
 * An icon as a vector. @param mark null leaves the plate without one
 * @param sidePx its width and height in pixels of a file
 */
export function iconSvg({ shape, fill, glyph }: Icon, mark: InkedMark | null, sidePx: number): string {
  const drawn = (units: number, content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sidePx}" height="${sidePx}" viewBox="0 0 ${units} ${units}">${content}</svg>`;
  const ink = `fill="${glyph}" color="${glyph}"`;
  if (isMarkShape(shape)) return drawn(MARK_SHEET, mark ? `<g ${ink}>${mark.svg}</g>` : "");
  const plate = PLATES[shape];
  const sign = mark && `<g transform="${place(mark.ink, plate)}" ${ink}>${mark.svg}</g>`;
  return drawn(100, `<g fill="${fill}">${plate.svg}</g>${sign ?? ""}`);
}

/** True where a shape draws something below the mark. */
export const hasPlate = (shape: IconShape) => !isMarkShape(shape) && PLATES[shape].svg !== "";

/**
 * Scales the mark so that wide, tall and square ones look equally large and stay clear of the plate's edge, and puts
 * its optical centre, a quarter of the way from the middle of its box to its centre of gravity, in the plate's middle.
 */
function place({ left, top, width, height, centerX, centerY }: Ink, { svg, side, diagonal }: Plate): string {
  const isBare = svg === "";
  const scale = isBare
    ? side / Math.max(width, height)
    : Math.min(side / Math.sqrt(width * height), diagonal / Math.hypot(width, height));
  const pull = isBare ? 0 : 0.25;
  const x = (left + width / 2) * (1 - pull) + centerX * pull;
  const y = (top + height / 2) * (1 - pull) + centerY * pull;
  return `translate(${round(50 - x * scale)} ${round(50 - y * scale)}) scale(${round(scale)})`;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
