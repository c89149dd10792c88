/** Which copies of its pictures a card shows: the server makes them when it is saved. */
import type { CardContent } from "#shared/cards/schema.ts";
import {
  type ImageSource,
  parseSource,
  SHAPES,
  type Variant,
  variantName,
  widthWithin,
} from "#shared/images/variant.ts";

const DENSITY = 2;
/** CSS pixels. */
export const PHOTO_PX = 112;
const LOGO_PX = 160;
const LOGO_HIGH_PX = 56;
const BANNER_PX = 560;

type Place = "photo" | "logo" | "banner";

/** The copy that stands in a place of a card. */
export function variantFor(place: Place, source: ImageSource): Variant {
  if (place === "photo") return { shape: SHAPES.circle, widthPx: PHOTO_PX, density: DENSITY };
  if (place === "banner") return { shape: SHAPES.square, widthPx: BANNER_PX, density: DENSITY };
  const wanted = { shape: SHAPES.square, widthPx: LOGO_PX, density: DENSITY } as const;
  // One that is far higher than wide gets as narrow as copies may be.
  return { ...wanted, widthPx: Math.max(16, widthWithin(source, wanted, LOGO_HIGH_PX)) };
}

/** All shaped copies that a card refers to. */
export const cardVariants = (content: Pick<CardContent, Place>): { source: string; variant: Variant }[] =>
  (["photo", "logo", "banner"] as const).flatMap((place) => {
    const path = content[place];
    const source = path === null ? null : parseSource(path);
    return source && path !== null ? [{ source: path, variant: variantFor(place, source) }] : [];
  });

/** The address of the copy, and how large it is shown in CSS pixels; null where there is no such picture. */
export function shownPicture(content: Pick<CardContent, Place>, place: Place, imageHost: string) {
  const path = content[place];
  const source = path === null ? null : parseSource(path);
  if (!source) return null;
  const variant = variantFor(place, source);
  const heightPx =
    place === "photo" ? variant.widthPx : Math.round((variant.widthPx * source.heightPx) / source.widthPx);
  return { src: `${imageHost}/i/${variantName(source, variant)}`, widthPx: variant.widthPx, heightPx };
}
