import { LRUCache } from "lru-cache";
import { RIGHT_TO_LEFT } from "#shared/lib/rightToLeft.ts";
import { emojiOf } from "../images/letters/emoji.ts";
import { canDraw, drawLetters, measureLetters, type TextStyle } from "../images/letters/letters.ts";
import type { Style } from "./style.ts";

/** A stretch of text that fonts of ours draw, or one letter that none of them has, which gets a bar of its width. */
export type Stretch = { kind: "letters" | "bar" | "play"; text: string; widthPx: number; spacingPx: number };

/** The same words come again and again: in one signature, and in the next picture of it. Counted in characters. */
const stretches = new LRUCache<string, readonly Stretch[]>({
  maxSize: 1_000_000,
  sizeCalculation: (_, key) => key.length + 200,
});

/** A text of one style and direction in the order it is drawn, with its width in pixels. */
export function stretchesOf(text: string, style: Style): readonly Stretch[] {
  const key = `${keyOf(style)}|${text}`;
  const known = stretches.get(key);
  if (known) return known;
  const made = partsOf(text, style).map((part) => {
    // Letters that join are never spaced out.
    const spacingPx = JOINED.test(part.text) ? 0 : style.spacingPx;
    return { ...part, widthPx: widthOf(part, { ...style, spacingPx }), spacingPx };
  });
  stretches.set(key, made);
  return made;
}

export function textWidthPx(text: string, style: Style): number {
  let width = 0;
  for (const stretch of stretchesOf(text, style)) width += stretch.widthPx;
  return width;
}

/** Text as it is seen: in capitals, where the style asks for them. */
export function transformed(text: string, { transform }: Style): string {
  if (transform === "uppercase") return text.toUpperCase();
  if (transform === "lowercase") return text.toLowerCase();
  return transform === "capitalize"
    ? text.replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : text;
}

/** Room above and below the baseline, in whole pixels as browsers have it. */
export function metricsOf(style: Style): { ascentPx: number; descentPx: number } {
  const key = keyOf(style);
  const known = metrics.get(key);
  if (known) return known;
  const { ascentPx, descentPx } = drawLetters("", letterStyle(style));
  const made = { ascentPx: Math.round(ascentPx), descentPx: Math.round(descentPx) };
  metrics.set(key, made);
  return made;
}
const metrics = new LRUCache<string, { ascentPx: number; descentPx: number }>({ max: 500 });

export const letterStyle = ({ family, sizePx, weight, isItalic, spacingPx, region }: Style): TextStyle => ({
  family,
  sizePx,
  weight,
  isItalic,
  spacingPx,
  region,
});

const keyOf = ({ family, sizePx, weight, isItalic, spacingPx, region }: Style) =>
  `${family}|${sizePx}|${weight}|${isItalic}|${spacingPx}|${region}`;

function widthOf({ kind, text }: Part, style: Style): number {
  if (style.sizePx === 0) return 0;
  if (kind === "letters") return measureLetters(text, letterStyle(style));
  return (kind === "play" ? PLAY_EM : WIDE.test(text) ? 1 : 0.6) * style.sizePx + style.spacingPx;
}

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\p{Extended_Pictographic}]|[^\0-\uffff]/u;
/** The mark in front of a video's title, which hardly any font has. */
const PLAY_EM = 0.77;
const PLAY = /^\u25b6\ufe0e?$/;
const JOINED = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}]/u;
const PLAIN = /^[ -~]*$/;
const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

type Part = Pick<Stretch, "kind" | "text">;

/** From left to right: in a right-to-left text the last word first, and the marks between words the other way round. */
function partsOf(text: string, style: Style): Part[] {
  if (PLAIN.test(text)) return [{ kind: "letters", text }];
  if (!RIGHT_TO_LEFT.test(text)) return split(text, style);
  const words = text.split(BETWEEN_WORDS).map((word) => (RIGHT_TO_LEFT.test(word) ? word : reversed(word)));
  return words.reverse().flatMap((word) => split(word, style));
}
const BETWEEN_WORDS = /([^\p{L}\p{M}\p{N}\u200c\u200d]+)/u;

const reversed = (text: string) =>
  Array.from(letters.segment(text), ({ segment }) => segment)
    .reverse()
    .join("");

function split(text: string, style: Style): Part[] {
  const parts: Part[] = [];
  for (const { segment } of letters.segment(text)) {
    const kind = PLAY.test(segment) ? "play" : canDrawAll(segment, style) ? "letters" : "bar";
    const last = parts.at(-1);
    if (kind === "letters" && last?.kind === kind) last.text += segment;
    else parts.push({ kind, text: segment });
  }
  return parts;
}

const drawable = new LRUCache<string, boolean>({ max: 4000 });

/** One letter with its marks, or an emoji: drawn whole, or not at all. */
function canDrawAll(segment: string, style: Style): boolean {
  const key = `${style.family}|${segment}`;
  const known = drawable.get(key);
  if (known !== undefined) return known;
  const letters = [...segment.normalize("NFC")];
  const can = letters.every((letter) => canDraw(letter, letterStyle(style))) || emojiOf(segment) !== null;
  drawable.set(key, can);
  return can;
}
