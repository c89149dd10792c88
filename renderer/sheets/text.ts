/** Lines of text on paper: broken where browsers would, in fonts that have their letters, from the left to the right. */
import type { Font } from "fontkit";
import { RIGHT_TO_LEFT } from "#shared/lib/rightToLeft.ts";
import { facesOf, type TextStyle } from "../images/letters/letters.ts";
import { mirrored, runsOf } from "../snapshot/bidi.ts";
import { breaksOf, cutsOf } from "../snapshot/breaks.ts";

export type Type = { sizePt: number; isBold?: boolean };

/** A stretch of one font, and how wide it is. */
export type Piece = { face: Font; text: string; widthPt: number };

/** Latin, Greek, Cyrillic and Hebrew; other scripts have fonts of their own. */
const FAMILY = "Arial";
const BETWEEN_WORDS = /([^\p{L}\p{M}\p{N}\u200c\u200d]+)/u;

const styleOf = ({ sizePt, isBold = false }: Type): TextStyle => ({
  family: FAMILY,
  sizePx: sizePt,
  weight: isBold ? 700 : 400,
});

/** A line in the order it is drawn. Letters that no font has are left out. */
export function piecesOf(text: string, type: Type): Piece[] {
  const style = styleOf(type);
  const firstStrong = /\p{L}/u.exec(text)?.[0] ?? "";
  return runsOf(text, RIGHT_TO_LEFT.test(firstStrong) ? "rtl" : "ltr")
    .flatMap(({ start, end, isRtl }) => {
      const part = text.slice(start, end);
      return isRtl ? turned(part) : [part];
    })
    .flatMap((part) => facesOf(part, style))
    .map(({ face, text }) => ({
      face,
      text,
      widthPt: (face.layout(text).advanceWidth / face.unitsPerEm) * type.sizePt,
    }));
}

/** A font turns the letters of a word around, and neither the words nor what is between them. */
const turned = (part: string): string[] =>
  mirrored(part)
    .split(BETWEEN_WORDS)
    .map((word) => (RIGHT_TO_LEFT.test(word) ? word : Array.from(word).reverse().join("")))
    .reverse();

export const widthOf = (text: string, type: Type): number =>
  piecesOf(text, type).reduce((sum, { widthPt }) => sum + widthPt, 0);

/** The lines that a text takes: a word that is longer than a line is cut. */
export function wrapped(text: string, widthPt: number, type: Type): string[] {
  return text.split("\n").flatMap((line) => wrapLine(line, widthPt, type));
}

function wrapLine(text: string, widthPt: number, type: Type): string[] {
  if (widthOf(text, type) <= widthPt) return [text];
  const lines: string[] = [];
  let line = "";
  for (const word of wordsOf(text)) {
    const fits = (more: string) => widthOf((line + more).trimEnd(), type) <= widthPt;
    if (fits(word)) {
      line += word;
      continue;
    }
    if (line.trim()) lines.push(line.trimEnd());
    line = "";
    if (fits(word)) {
      line = word;
      continue;
    }
    let from = 0;
    for (const cut of cutsOf(word)) {
      const letter = word.slice(from, cut);
      from = cut;
      if (!fits(letter)) {
        lines.push(line);
        line = "";
      }
      line += letter;
    }
  }
  if (line.trim()) lines.push(line.trimEnd());
  return lines;
}

function wordsOf(text: string): string[] {
  let from = 0;
  return breaksOf(text).map((to) => {
    const word = text.slice(from, to);
    from = to;
    return word;
  });
}
