import { paintBanner } from "#renderer/images/banners/paint.ts";
import { BANNER_CATEGORIES } from "#shared/catalog/banners/gallery.ts";

export const BANNERS = BANNER_CATEGORIES.flatMap(({ banners }) => Object.entries(banners));

/** Texts that are hard to set, each repeated until its place is full; a letter stands alone. */
export const HARD_TEXTS: Readonly<Record<string, string>> = {
  words: "Wintergarten and the friends of the house ",
  "one long word": "Donaudampfschifffahrtsgesellschaft",
  "capitals with accents": "ÅÉÖ ĘĄŻ ",
  tails: "gypsy jjq ",
  "another alphabet": "Открытие Καλημέρα שלום ",
  "a letter": "I",
};

const ROUNDING_PX = 0.5;

/** The same text in every place of a banner, cut to what each place takes. */
const filled = (text: string, maxLength: number) =>
  text.length === 1 ? text : Array.from(text.repeat(maxLength)).slice(0, maxLength).join("").slice(0, maxLength);

/** Writes a hard text all over a banner. @returns each line written, and whether its ink stays in its box */
export function fillBanner([designId, { texts }]: (typeof BANNERS)[number], text: string) {
  const places = Object.entries(texts).map(([key, { maxLength }]) => [key, filled(text, maxLength)]);
  const { marks, missing } = paintBanner({ designId, texts: Object.fromEntries(places) });
  const lines = marks.map(({ box: [left, top, width, height], text, ...ink }) => ({
    text,
    isInside:
      ink.left >= left - ROUNDING_PX &&
      ink.right <= left + width + ROUNDING_PX &&
      ink.top >= top - ROUNDING_PX &&
      ink.bottom <= top + height + ROUNDING_PX,
  }));
  return { lines, missing };
}
