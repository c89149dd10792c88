import { cardUid, type VCardKind, type VCardPhoto, vCardOf } from "#shared/cards/vcard.ts";
import { parseSource, SHAPES, variantName } from "#shared/images/variant.ts";
import * as images from "../images/service.ts";
import type { CardRecord } from "./model.ts";

/** Address books show a face at 400 pixels at most: 200 at double density. */
const PHOTO = { shape: SHAPES.square, widthPx: 200, density: 2 } as const;

/** The contact that a card gives away, with its photo. @param url where the card is found */
export async function contactFile(record: CardRecord, url: string, kind: VCardKind): Promise<string> {
  return vCardOf(record.content, {
    kind,
    url,
    uid: cardUid(record.hash),
    photo: await photoOf(record),
    revisedAt: record.updatedAt.toISOString(),
  });
}

/** Of a moving picture none: address books show still ones. */
async function photoOf({ content: { photo } }: CardRecord): Promise<VCardPhoto | null> {
  const source = photo === null ? null : parseSource(photo);
  if (!source || photo === null || source.extension === "gif") return null;
  await images.ensureVariants([{ source: photo, variant: PHOTO }]);
  const name = variantName(source, PHOTO);
  const bytes = await images.findPicture(name);
  if (!bytes) return null;
  return { type: name.endsWith(".png") ? "png" : "jpeg", base64: bytes.toString("base64") };
}
