import { SHAPES } from "#shared/images/variant.ts";
import { altOf } from "#shared/signatures/alt.ts";
import type { Markup } from "../primitives/html.ts";
import { type Sheet, visible } from "../sheet.ts";
import { pictureLink } from "./photo.ts";

export const BANNER_POSITIONS = { below: 1, above: 2 } as const;

/** The wide picture above or below the whole signature. */
export function banner(sheet: Sheet, position: number): Markup | null {
  const { media, design } = sheet;
  if (media.bannerPosition !== position) return null;
  const alt = altOf(sheet, "banner", visible);
  return pictureLink(sheet, media.banner, SHAPES.square, design.bannerWidth, alt, media.bannerUrl);
}
