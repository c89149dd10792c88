import { SHAPES } from "#shared/images/variant.ts";
import type { Markup } from "../primitives/html.ts";
import type { Sheet } from "../sheet.ts";
import { pictureLink } from "./photo.ts";

export const BANNER_POSITIONS = { below: 1, above: 2 } as const;

/** The wide picture above or below the whole signature. */
export function banner(sheet: Sheet, position: number): Markup | null {
  const { media, design } = sheet;
  if (media.bannerPosition !== position) return null;
  return pictureLink(sheet, media.banner, SHAPES.square, design.bannerWidth, "Banner", media.bannerUrl);
}
