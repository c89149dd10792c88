import type { LocalPlaceOf } from "#client/features/editing/save.ts";
import { isLocalPath } from "#client/features/signatures/editor/pictures/pictures.ts";
import { CARD_IMAGE_TYPES, type CardImageType } from "#shared/cards/constants.ts";
import type { CardInput } from "#shared/cards/schema.ts";

/** The pictures that are in this browser alone. */
export const localPlaces = ({ content }: CardInput): LocalPlaceOf<CardImageType>[] =>
  CARD_IMAGE_TYPES.flatMap((type) => {
    const source = content[type];
    return isLocalPath(source) ? [{ type, path: `content.${type}`, source }] : [];
  });

/** The card with another address for a picture (null: none); the very same one when it does not show it. */
export function withPicture(card: CardInput, from: string, to: string | null): CardInput {
  const places = CARD_IMAGE_TYPES.filter((type) => card.content[type] === from);
  if (places.length === 0 || from === to) return card;
  return { ...card, content: { ...card.content, ...Object.fromEntries(places.map((type) => [type, to])) } };
}
