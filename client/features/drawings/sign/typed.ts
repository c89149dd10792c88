import { HANDWRITING_FONTS, type HandwritingFont } from "#shared/catalog/handwriting.ts";
import { MAX_HANDWRITING_CHARS } from "#shared/drawings/constants.ts";
import { INK } from "#shared/lib/color.ts";

/** A name in a handwriting font. */
export type Typed = { text: string; font: HandwritingFont; color: string; sizePx: number };

export const typedBefore = (text: string, font: HandwritingFont = HANDWRITING_FONTS[0]): Typed => ({
  text: text.slice(0, MAX_HANDWRITING_CHARS),
  font,
  color: INK,
  sizePx: 48,
});

/** The picture of each hand that is shown before anybody has typed; `npm run samples` draws it. */
export const handPicture = (font: HandwritingFont) => `/samples/hand-${font.toLowerCase().replaceAll(" ", "-")}.webp`;
/** CSS pixels; their files have two for each. */
export const HAND_SIZE = { width: 200, height: 56 };
export const HAND_WORDS = "Alex Morgan";

/** Of the pictures to choose from; they are coloured here, so that another colour asks for no other picture. */
export const SAMPLE_PX = 40;

/** What a hand is asked to draw of words; null without any. */
export const sampleOf = ({ font, text }: Pick<Typed, "font" | "text">) =>
  text.trim() ? { font, text: text.trim().slice(0, MAX_HANDWRITING_CHARS), sizePx: SAMPLE_PX } : null;
