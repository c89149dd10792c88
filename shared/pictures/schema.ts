import * as z from "zod/mini";
import type { Extension } from "../images/variant.ts";
import { Hash } from "../signatures/hash.ts";

/** Where a picture can stand: in a signature, on a page or a card, or on somebody's profile. */
export const PICTURE_PLACES = [
  "photo",
  "photo2",
  "banner",
  "addon",
  "icon",
  "page.image",
  "page.background",
  "page.picture",
  "page.button",
  "card.logo",
  "card.photo",
  "card.banner",
  "profile",
  "logo",
] as const;
export type PicturePlace = (typeof PICTURE_PLACES)[number];

/** One place of a picture that the viewer may see. */
export const PictureUse = z.strictObject({
  place: z.enum(PICTURE_PLACES),
  /** the signature's, the page's or the card's; null on a profile, and for a logo of an agency */
  hash: z.nullable(Hash),
  /** what the signature's people call it; empty where it has no name */
  name: z.string(),
});
export type PictureUse = z.output<typeof PictureUse>;

/** Uses that are named with a picture; the others are counted. */
export const MAX_USES_NAMED = 5;

/** A picture that the viewer, or somebody of the team that they manage, has brought. */
export const OwnPicture = z.strictObject({
  id: z.string(),
  /** `/i/<name>`, as signatures name it */
  url: z.string(),
  widthPx: z.int(),
  heightPx: z.int(),
  kind: z.enum(["jpg", "png", "gif"] satisfies Extension[]),
  bytes: z.int(),
  createdAt: z.string(),
  uses: z.array(PictureUse),
  /** it is used in more places, or in some that the viewer does not see */
  hasMoreUses: z.boolean(),
});
export type OwnPicture = z.output<typeof OwnPicture>;

/** The place of a stored picture in a signature, by its path there: `general.addons.0.data.image` -> `addon` */
export function placeAt(path: string): PicturePlace {
  if (path === "media.photo" || path === "media.photo2" || path === "media.banner")
    return path.slice("media.".length) as PicturePlace;
  return path.startsWith("general.addons") ? "addon" : "icon";
}
