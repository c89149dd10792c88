import { HEX_COLOR } from "../lib/color.ts";

/**
 * Addresses of social icons, drawn to PNG on demand from vectors and cached for ever.
 * `/i/icons/<network>-<shape>-<fill>-<glyph>-<size>@<density>.png`, colours without `#`, `none` for no plate.
 */
export type Icon = {
  network: string;
  /** socialShape: 1 circle, 2 rounded square, 3 square, 4 the bare mark without a plate */
  shape: SocialShape;
  /** plate colour; ignored for shape 4 */
  fill: string;
  /** colour of the mark */
  glyph: string;
  sizePx: number;
  density: 1 | 2 | 4;
};
export const SOCIAL_SHAPES = { circle: 1, rounded: 2, square: 3, bare: 4 } as const;
export type SocialShape = (typeof SOCIAL_SHAPES)[keyof typeof SOCIAL_SHAPES];

export const MIN_ICON_PX = 12;
export const MAX_ICON_PX = 48;

const ICON_NAME = /^([a-z0-9-]+)-([1-4])-([0-9a-f]{6}|none)-([0-9a-f]{6})-(\d{2})@([124])\.png$/;

/** File name under `/i/icons/`. */
export function iconName({ network, shape, fill, glyph, sizePx, density }: Icon): string {
  const plate = shape === SOCIAL_SHAPES.bare ? "none" : fill.slice(1).toLowerCase();
  return `${network}-${shape}-${plate}-${glyph.slice(1).toLowerCase()}-${sizePx}@${density}.png`;
}

/** The inverse of `iconName`; null for anything that `iconName` could not have made. */
export function parseIconName(name: string): Icon | null {
  const match = ICON_NAME.exec(name);
  if (!match) return null;
  const [, network, shape, plate, glyph, size, density] = match as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const icon: Icon = {
    network,
    shape: Number(shape) as SocialShape,
    fill: plate === "none" ? "#ffffff" : `#${plate}`,
    glyph: `#${glyph}`,
    sizePx: Number(size),
    density: Number(density) as Icon["density"],
  };
  const isKnownForm = HEX_COLOR.test(icon.fill) && icon.sizePx >= MIN_ICON_PX && icon.sizePx <= MAX_ICON_PX;
  return isKnownForm && (plate === "none") === (icon.shape === SOCIAL_SHAPES.bare) ? icon : null;
}
