import { FIRST_TEMPLATE_VERSION, maxPictureHeight } from "#shared/catalog/templates.ts";
import { type Backing, parseSource, type Shape, type Variant, widthWithin } from "#shared/images/variant.ts";
import { altOf } from "#shared/signatures/alt.ts";
import { imageLink } from "../primitives/anchor.ts";
import type { Markup } from "../primitives/html.ts";
import { image } from "../primitives/image.ts";
import { type CellLook, cell, line, row, strip, table, wrapping } from "../primitives/table.ts";
import { type Sheet, visible } from "../sheet.ts";

/** The portrait, shaped and sized as the person set it. */
export function photo(sheet: Sheet): Markup | null {
  const { media, design } = sheet;
  const shape = design.logoShape as Shape;
  const widthPx = allowed(sheet, media.photo, { shape, widthPx: design.logoWidth });
  return pictureLink(sheet, media.photo, shape, widthPx, altOf(sheet, "photo", visible), media.photoUrl);
}

/** The second picture, mostly a logo. */
export function logo(sheet: Sheet): Markup | null {
  const { media, design, grounds } = sheet;
  const shape = design.logo2Shape as Shape;
  const backing = design.logoGround as Backing;
  const widthPx = allowed(sheet, media.photo2, { shape, widthPx: design.logo2Width, backing });
  grounds.logo = sheet.color.background;
  return pictureLink(sheet, media.photo2, shape, widthPx, altOf(sheet, "photo2", visible), media.photo2Url, backing);
}

/** The width that the layout leaves to a picture: its height counts, so that a wide logo stays readable. */
function allowed(
  { design }: Sheet,
  path: string | null,
  wanted: Pick<Variant, "shape" | "widthPx" | "backing">,
): number {
  const maxPx = maxPictureHeight(design.templateId);
  if (maxPx === null) return wanted.widthPx;
  // The first drawings took the same number for the width.
  if (design.templateVersion === FIRST_TEMPLATE_VERSION) return Math.min(wanted.widthPx, maxPx);
  const source = path ? parseSource(path) : null;
  return source ? widthWithin(source, wanted, maxPx) : wanted.widthPx;
}

export type PhotosLook = {
  isRow?: boolean;
  /** widest that a row of them stays in one piece on a phone */
  rowPx?: number;
  gapPx?: number;
  align?: CellLook["align"];
  valign?: "top" | "bottom" | null;
};

/** Both pictures, one under the other or side by side. */
export function photos(sheet: Sheet, look: PhotosLook = {}): Markup | null {
  const { isRow = false, rowPx = Number.POSITIVE_INFINITY, gapPx = 12, align, valign } = look;
  const first = photo(sheet);
  const second = logo(sheet);
  if (!first || !second) return first ?? second;
  const own = { ...alt(sheet), align, valign };
  if (!isRow) return table([line(first, own), line(second, { ...own, padding: `${gapPx}px 0 0` })]);
  if (widthOf(first) + gapPx + widthOf(second) <= rowPx)
    return table([row(cell(first, own), strip(gapPx), cell(second, own))]);
  const beside = sheet.dir ? `0 0 0 ${gapPx}px` : `0 ${gapPx}px 0 0`;
  // Room for when it moved below the first, which does not move it from beside the first.
  const above = valign === "bottom" ? "8px 0 0" : "6px 0";
  const pieces = [table([line(first, { ...own, padding: beside })]), table([line(second, { ...own, padding: above })])];
  return table([line(wrapping(pieces, valign ?? "middle"))]);
}

/** The width that a picture was drawn in. */
const widthOf = ({ html }: Markup) => Number(/ width="(\d+)"/.exec(html)?.[1] ?? 0);

/**
 * Style of a cell with a picture: the alternative text is all that shows until pictures are allowed. On a plate it needs
 * the plate's ink; elsewhere the mail's own text does.
 */
export const alt = ({ color }: Sheet) => (color.background ? { style: `color:${color.text}` } : {});

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
