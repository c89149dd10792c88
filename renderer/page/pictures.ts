/** Which copies of its pictures a page shows: the server makes them when it is saved. */
import { type ImageSource, parseSource, SHAPES, type Variant, variantName } from "#shared/images/variant.ts";
import type { PageContent } from "#shared/pages/schema.ts";

const DENSITY = 2;
/** CSS pixels of the column in which everything stands … */
export const COLUMN_PX = 560;
/** … and of the small pictures in it, as high as they are wide. */
export const PROFILE_PX = 104;
const BUTTON_PX = 40;
export const CARD_PHOTO_PX = 64;
/** Of the picture behind a page: it is cut to the window, so that it is as sharp as copies can be. */
const BACKGROUND_PX = 600;
const BACKGROUND_DENSITY = 4;

export type Place = "profile" | "background" | "picture" | "button";

/** The least width at which a picture covers a square. */
const covering = ({ widthPx, heightPx }: ImageSource, sidePx: number): number =>
  Math.min(600, Math.ceil(sidePx * Math.max(1, widthPx / heightPx)));

/** The copy that stands in a place. */
function variantFor(place: Place, source: ImageSource): Variant {
  const square = { shape: SHAPES.square, density: DENSITY } as const;
  switch (place) {
    case "profile":
      return { ...square, widthPx: covering(source, PROFILE_PX) };
    case "button":
      return { ...square, widthPx: covering(source, BUTTON_PX) };
    case "picture":
      return { ...square, widthPx: COLUMN_PX };
    case "background":
      return { ...square, widthPx: BACKGROUND_PX, density: BACKGROUND_DENSITY };
  }
}

/** The address of a copy, and its size in CSS pixels; null where there is no such picture. */
export function shownPicture(path: string | null, place: Place, imageHost: string) {
  const source = path === null ? null : parseSource(path);
  if (!source) return null;
  const variant = variantFor(place, source);
  const heightPx = Math.max(1, Math.round((variant.widthPx * source.heightPx) / source.widthPx));
  return { src: `${imageHost}/i/${variantName(source, variant)}`, widthPx: variant.widthPx, heightPx };
}

/** All shaped copies that a page refers to. */
export function pageVariants({ profile, blocks, look }: PageContent): { source: string; variant: Variant }[] {
  const wanted: [path: string | null, place: Place][] = [
    [profile.image, "profile"],
    [look.background.kind === "image" ? look.background.image : null, "background"],
    ...blocks.flatMap(({ data }): [string | null, Place][] => [
      ...("image" in data ? [[data.image, "picture"] as [string | null, Place]] : []),
      ...("rows" in data ? data.rows.map(({ image }): [string | null, Place] => [image, "button"]) : []),
    ]),
  ];
  return wanted.flatMap(([path, place]) => {
    const source = path === null ? null : parseSource(path);
    return source && path !== null ? [{ source: path, variant: variantFor(place, source) }] : [];
  });
}
