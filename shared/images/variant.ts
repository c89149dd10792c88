import { luminance } from "../lib/color.ts";
import { OUTLINE_PX, PLATE_PADDING_PCT } from "./constants.ts";

/**
 * Addresses of hosted images. A stored picture is named by its content, so its address never changes meaning and is
 * cached for ever; its size stands in the name, so that the renderer can write width and height without a look-up.
 *
 * source  `/i/<22 characters>-<width>x<height>.<jpg|png|gif>`
 * variant `/i/<22 characters>-<width>x<height>_s<shape>w<width>[g<ground>|b<backing>]@<density>.<jpg|png|gif>`
 *
 * A source is a JPEG where it is a photo, a PNG where it is a drawing or something shows through it, and a GIF where it
 * moves; what a variant is follows from that and from what it is asked for (`fitted`).
 */

/** logoShape and logo2Shape of the signature model. */
export const SHAPES = { square: 1, rounded: 2, circle: 3 } as const;
export type Shape = (typeof SHAPES)[keyof typeof SHAPES];

/** 2 is what we hand out, 4 the `double` flag of the rendering service, 1 for classic Outlook's file kit. */
export const DENSITIES = [1, 2, 4] as const;
export type Density = (typeof DENSITIES)[number];

/** Widths a picture may be shown at, in CSS pixels: the recommended signature is at most 600 wide. */
export const MIN_IMAGE_WIDTH = 16;
export const MAX_IMAGE_WIDTH = 600;

/** `logoGround` of the signature model: what is drawn behind a picture so that dark ink is seen on a dark mail. */
export const BACKINGS = { none: 0, plate: 1, outline: 2 } as const;
export type Backing = (typeof BACKINGS)[keyof typeof BACKINGS];

/** `logoGroundBy` of the signature model: whose choice the backing is. */
export const BACKED_BY = { nobody: 0, itself: 1, person: 2 } as const;

export const SOURCE_NAME = /^([\w-]{22})-(\d{1,5})x(\d{1,5})\.(jpg|png|gif)$/;
const VARIANT_NAME =
  /^([\w-]{22}-\d{1,5}x\d{1,5})_s([123])w(\d{1,3})(?:g([0-9a-f]{6})|b([12]))?@([124])\.(jpg|png|gif)$/;

export type Extension = "jpg" | "png" | "gif";
export const MEDIA_TYPES = { jpg: "image/jpeg", png: "image/png", gif: "image/gif" } as const satisfies Record<
  Extension,
  string
>;

/** How a copy is to look. Backing and ground exclude each other; without them cut corners show what is behind. */
export type Variant = {
  shape: Shape;
  widthPx: number;
  density: Density;
  /** `#rrggbb` of the plate that the picture stands on, where it is known for sure */
  ground?: string | null;
  backing?: Backing;
};
export type ImageSource = { name: string; widthPx: number; heightPx: number; extension: Extension };

/** Reads `/i/<name>` or `<name>`; null when it is not a stored picture of ours. */
export function parseSource(pathOrName: string): ImageSource | null {
  const name = pathOrName.startsWith("/i/") ? pathOrName.slice(3) : pathOrName;
  const match = SOURCE_NAME.exec(name);
  if (!match) return null;
  return { name, widthPx: Number(match[2]), heightPx: Number(match[3]), extension: match[4] as Extension };
}

/**
 * Room around a picture for what is drawn behind it, in CSS pixels on each side. A plate in the shape of a circle holds
 * the picture in the square inside it.
 */
export function backingPadding({ shape, widthPx, backing }: Pick<Variant, "shape" | "widthPx" | "backing">): number {
  if (backing === BACKINGS.outline) return OUTLINE_PX;
  if (backing !== BACKINGS.plate) return 0;
  if (shape === SHAPES.circle) return Math.round((widthPx * (1 - Math.SQRT1_2)) / 2);
  return Math.max(4, Math.round((widthPx * PLATE_PADDING_PCT) / 100));
}

/** Shown size in CSS pixels: a circle is as high as wide, the others keep the picture's proportions. */
export function shownSize(source: ImageSource, variant: Pick<Variant, "shape" | "widthPx" | "backing">) {
  const { shape, widthPx } = variant;
  if (shape === SHAPES.circle) return { widthPx, heightPx: widthPx };
  const padding = source.extension === "gif" ? 0 : backingPadding(variant);
  const inner = ((widthPx - 2 * padding) * source.heightPx) / source.widthPx;
  return { widthPx, heightPx: Math.max(1, Math.round(inner)) + 2 * padding };
}

/** The width at which a picture is no higher than so many CSS pixels, and no wider than it is wanted. */
export function widthWithin(
  source: ImageSource,
  variant: Pick<Variant, "shape" | "widthPx" | "backing">,
  maxPx: number,
): number {
  const heightAt = (widthPx: number) => shownSize(source, { ...variant, widthPx }).heightPx;
  const wantedPx = heightAt(variant.widthPx);
  if (wantedPx <= maxPx) return variant.widthPx;
  let widthPx = Math.max(1, Math.floor((variant.widthPx * maxPx) / wantedPx));
  // The room around a picture on a plate has a least width: it does not shrink with the rest.
  while (widthPx > 1 && heightAt(widthPx) > maxPx) widthPx--;
  return widthPx;
}

/**
 * The variant as it is drawn of a source, without what cannot be had: moving pictures have no backing, and only the cut
 * corners of a photo can be filled with the ground's colour, which makes it a JPEG, lighter and finer than a PNG of few
 * colours. Dark modes repaint light plates but not the picture on it: there only small corners may be filled.
 */
export function fitted({ extension }: Pick<ImageSource, "extension">, variant: Variant): Variant {
  const { shape, widthPx, density, ground = null, backing = BACKINGS.none } = variant;
  if (extension === "gif") return { shape, widthPx, density };
  if (backing !== BACKINGS.none) return { shape, widthPx, density, backing };
  const isFilled =
    ground !== null && extension === "jpg" && shape !== SHAPES.square && (shape === SHAPES.rounded || isDark(ground));
  return isFilled ? { shape, widthPx, density, ground: ground.toLowerCase() } : { shape, widthPx, density };
}

/** Dark enough for Gmail, Outlook and their like to leave it as it is in dark mode. */
const isDark = (color: string) => luminance(color) < 0.4;

/** File name of a shaped and sized copy. */
export function variantName(source: ImageSource, wanted: Variant): string {
  const { shape, widthPx, density, ground, backing } = fitted(source, wanted);
  const more = ground ? `g${ground.slice(1)}` : backing ? `b${backing}` : "";
  const extension = extensionOf(source, { shape, ground, backing });
  return `${source.name.slice(0, source.name.lastIndexOf("."))}_s${shape}w${widthPx}${more}@${density}.${extension}`;
}

/** Cut corners and what is behind a picture need transparency, unless the ground is known. */
function extensionOf({ extension }: ImageSource, { shape, ground, backing }: Partial<Variant>): Extension {
  if (extension !== "jpg") return extension;
  return !backing && (ground || shape === SHAPES.square) ? "jpg" : "png";
}

/** The inverse of `variantName`; the source's own extension is not in the name, so these are candidates. */
export function parseVariant(name: string): { sources: ImageSource[]; variant: Variant } | null {
  const match = VARIANT_NAME.exec(name);
  if (!match) return null;
  const [, base, shape, width, ground, backing, density, extension] = match;
  const variant: Variant = {
    shape: Number(shape) as Shape,
    widthPx: Number(width),
    density: Number(density) as Density,
    ...(ground && { ground: `#${ground}` }),
    ...(backing && { backing: Number(backing) as Backing }),
  };
  if (variant.widthPx < MIN_IMAGE_WIDTH || variant.widthPx > MAX_IMAGE_WIDTH) return null;
  const sources = (extension === "gif" ? ["gif"] : ["jpg", "png"])
    .map((candidate) => parseSource(`${base}.${candidate}`))
    .filter((source) => source !== null)
    // The name is ours only if we would have given it.
    .filter((source) => variantName(source, variant) === name);
  return sources.length > 0 ? { sources, variant } : null;
}
