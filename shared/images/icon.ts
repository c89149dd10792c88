import { HEX_COLOR } from "../lib/color.ts";

/**
 * Addresses of icons, drawn to PNG on demand from vectors and cached for ever, colours without `#`:
 * `/i/icons/<network>-<shape>-<fill>-<glyph>-<size>@<density>.png` of a network, `none` for no plate;
 * `/i/icons/<contact>-<shape>-<glyph>-<size>@<density>.png` of a kind of contact.
 */
export type Icon = {
  /** a network of the catalogue; of the shapes that contacts have, a kind of contact */
  network: string;
  shape: IconShape;
  /** plate colour; ignored where the shape has none */
  fill: string;
  /** colour of the mark */
  glyph: string;
  sizePx: number;
  density: 1 | 2 | 4;
};
/** socialShape: 1 circle, 2 rounded square, 3 square, 4 the bare mark without a plate */
export const SOCIAL_SHAPES = { circle: 1, rounded: 2, square: 3, bare: 4 } as const;
export type SocialShape = (typeof SOCIAL_SHAPES)[keyof typeof SOCIAL_SHAPES];
/** The marks of contacts: 5 filled, 6 in strokes. On a sheet of the height of a line, which leaves room around them. */
export const MARK_SHAPES = { solid: 5, stroke: 6 } as const;
export type MarkShape = (typeof MARK_SHAPES)[keyof typeof MARK_SHAPES];
export type IconShape = SocialShape | MarkShape;

export const isMarkShape = (shape: IconShape): shape is MarkShape => shape > SOCIAL_SHAPES.bare;

export const MIN_ICON_PX = 12;
export const MAX_ICON_PX = 48;

const ICON_NAME = /^([a-z0-9-]+)-(?:([1-4])-([0-9a-f]{6}|none)|([56]))-([0-9a-f]{6})-(\d{2})@([124])\.png$/;

/** File name under `/i/icons/`. */
export function iconName({ network, shape, fill, glyph, sizePx, density }: Icon): string {
  const plate = shape === SOCIAL_SHAPES.bare ? "-none" : isMarkShape(shape) ? "" : `-${fill.slice(1).toLowerCase()}`;
  return `${network}-${shape}${plate}-${glyph.slice(1).toLowerCase()}-${sizePx}@${density}.png`;
}

/** The inverse of `iconName`; null for anything that `iconName` could not have made. */
export function parseIconName(name: string): Icon | null {
  const match = ICON_NAME.exec(name);
  if (!match) return null;
  const [, network = "", social, plate = "none", mark, glyph, size, density] = match;
  const icon: Icon = {
    network,
    shape: Number(social ?? mark) as IconShape,
    fill: plate === "none" ? "#ffffff" : `#${plate}`,
    glyph: `#${glyph}`,
    sizePx: Number(size),
    density: Number(density) as Icon["density"],
  };
  const isKnownForm = HEX_COLOR.test(icon.fill) && icon.sizePx >= MIN_ICON_PX && icon.sizePx <= MAX_ICON_PX;
  return isKnownForm && (plate === "none") === icon.shape >= SOCIAL_SHAPES.bare ? icon : null;
}
