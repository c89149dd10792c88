import type { Backing, Shape } from "#shared/images/variant.ts";
import { imageLink } from "../primitives/anchor.ts";
import type { Markup } from "../primitives/html.ts";
import { image } from "../primitives/image.ts";
import { cell, line, row, strip, table } from "../primitives/table.ts";
import { type Sheet, visible } from "../sheet.ts";

/** The portrait, shaped and sized as the person set it. */
export function photo(sheet: Sheet, maxWidthPx = 600): Markup | null {
  const { media, design, general } = sheet;
  const alt = visible(general.name) || visible(general.company) || "Photo";
  return pictureLink(
    sheet,
    media.photo,
    design.logoShape as Shape,
    Math.min(design.logoWidth, maxWidthPx),
    alt,
    media.photoUrl,
  );
}

/** The second picture, mostly a logo. */
export function logo(sheet: Sheet, maxWidthPx = 600): Markup | null {
  const { media, design, general } = sheet;
  const alt = visible(general.company) || "Logo";
  return pictureLink(
    sheet,
    media.photo2,
    design.logo2Shape as Shape,
    Math.min(design.logo2Width, maxWidthPx),
    alt,
    media.photo2Url,
    design.logoGround as Backing,
  );
}

/** Both pictures, one under the other or side by side. */
export function photos(sheet: Sheet, { isRow = false, gapPx = 12, maxWidthPx = 600 } = {}): Markup | null {
  const first = photo(sheet, maxWidthPx);
  const second = logo(sheet, maxWidthPx);
  if (!first || !second) return first ?? second;
  if (isRow) return table([row(cell(first, alt(sheet)), strip(gapPx), cell(second, alt(sheet)))]);
  return table([line(first, alt(sheet)), line(second, { ...alt(sheet), padding: `${gapPx}px 0 0` })]);
}

/** Text style of a cell with a picture: the alternative text is all that shows until pictures are allowed. */
export const alt = (sheet: Sheet) => ({ style: sheet.type(sheet.basePx, sheet.color.text) });

/** The colour of the plate, where the person chose one; the layouts' own plates give way to dark modes. */
const groundOf = ({ design, show, color }: Sheet) =>
  design.isTemplateBackgroundEnabled && show.templateBackground ? color.background : null;

export function pictureLink(
  sheet: Sheet,
  path: string | null,
  shape: Shape,
  widthPx: number,
  altText: string,
  url: string,
  backing?: Backing,
): Markup | null {
  const picture = sheet.picture(path, shape, widthPx, altText, { ground: groundOf(sheet), backing });
  return picture && imageLink(sheet.href(url), image(picture));
}
