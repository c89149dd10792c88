/**
 * Addresses of hosted images. A stored picture is named by its content, so its address never changes meaning and is
 * cached for ever; its size stands in the name, so that the renderer can write width and height without a look-up.
 *
 * source  `/i/<22 characters>-<width>x<height>.<jpg|png>`
 * variant `/i/<22 characters>-<width>x<height>_s<shape>w<width>@<density>.<jpg|png>`
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

export const SOURCE_NAME = /^([\w-]{22})-(\d{1,5})x(\d{1,5})\.(jpg|png)$/;
const VARIANT_NAME = /^([\w-]{22}-\d{1,5}x\d{1,5})_s([123])w(\d{1,3})@([124])\.(jpg|png)$/;

export type Variant = { shape: Shape; widthPx: number; density: Density };
export type ImageSource = { name: string; widthPx: number; heightPx: number; extension: "jpg" | "png" };

/** Reads `/i/<name>` or `<name>`; null when it is not a stored picture of ours. */
export function parseSource(pathOrName: string): ImageSource | null {
  const name = pathOrName.startsWith("/i/") ? pathOrName.slice(3) : pathOrName;
  const match = SOURCE_NAME.exec(name);
  if (!match) return null;
  return { name, widthPx: Number(match[2]), heightPx: Number(match[3]), extension: match[4] as "jpg" | "png" };
}

/** Shown size in CSS pixels: a circle is as high as wide, the others keep the picture's proportions. */
export function shownSize(source: ImageSource, { shape, widthPx }: Pick<Variant, "shape" | "widthPx">) {
  const heightPx =
    shape === SHAPES.circle ? widthPx : Math.max(1, Math.round((widthPx * source.heightPx) / source.widthPx));
  return { widthPx, heightPx };
}

/** File name of a shaped and sized copy. Cut corners need transparency, so only square copies of a JPEG stay JPEG. */
export function variantName(source: ImageSource, { shape, widthPx, density }: Variant): string {
  const extension = shape === SHAPES.square ? source.extension : "png";
  return `${source.name.slice(0, source.name.lastIndexOf("."))}_s${shape}w${widthPx}@${density}.${extension}`;
}

/** The inverse of `variantName`; the source's own extension is not in the name, so both are candidates. */
export function parseVariant(name: string): { sourceNames: [string, string]; variant: Variant } | null {
  const match = VARIANT_NAME.exec(name);
  if (!match) return null;
  const variant = { shape: Number(match[2]) as Shape, widthPx: Number(match[3]), density: Number(match[4]) as Density };
  if (variant.widthPx < MIN_IMAGE_WIDTH || variant.widthPx > MAX_IMAGE_WIDTH) return null;
  return { sourceNames: [`${match[1]}.jpg`, `${match[1]}.png`], variant };
}
