import type { Font, Path } from "fontkit";
import { RIGHT_TO_LEFT } from "#shared/lib/rightToLeft.ts";
import { faceFor, familiesFor, isHandwriting, type Style } from "./faces.ts";

export type TextStyle = Style & {
  /** a handwriting font, or a mail font, which an open one of the same look stands in for */
  family: string;
  sizePx: number;
  /** extra room behind each letter */
  spacingPx?: number;
};

/** All in pixels, y downwards, the pen starting at 0,0 on the baseline. */
export type Letters = {
  /** data of an SVG path; empty without ink */
  d: string;
  /** how far the pen has moved */
  widthPx: number;
  ascentPx: number;
  descentPx: number;
  /** what is inked, which swashes take far beyond the width; all 0 without ink */
  ink: { left: number; top: number; right: number; bottom: number };
  /** letters that no font of ours has; they are left out */
  missing: string[];
};

type Run = { face: Font; text: string };
type Ink = Letters["ink"];
type Placed = { outline: Path; scale: number; x: number; y: number };

const NO_INK: Ink = { left: 0, top: 0, right: 0, bottom: 0 };

/** A line of text as outlines, drawn with bundled fonts only: the same on every machine. */
export function drawLetters(text: string, style: TextStyle): Letters {
  const { runs, missing } = split(text, style);
  const { placed, widthPx, ink } = place(runs, style);
  return {
    d: placed.map(({ outline, scale, x, y }) => outline.transform(scale, 0, 0, -scale, x, y).toSVG()).join(""),
    widthPx,
    ...metricsOf(style, runs),
    ink,
    missing,
  };
}

/** What of a line of text is inked, and the letters that no font has, without drawing it. */
export function measureInk(text: string, style: TextStyle): Pick<Letters, "ink" | "missing"> {
  const { runs, missing } = split(text, style);
  return { ink: place(runs, style).ink, missing };
}

/** Where each outline goes. An outline knows its box in the font's units, so that none has to be drawn to be measured. */
function place(runs: readonly Run[], style: TextStyle): { placed: Placed[]; widthPx: number; ink: Ink } {
  const placed: Placed[] = [];
  const ink = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let widthPx = 0;
  for (const { run, scale } of laidOut(runs, style)) {
    run.glyphs.forEach(({ path: outline }, i) => {
      const at = run.positions[i];
      if (!at) return;
      const [x, y] = [widthPx + at.xOffset * scale, -at.yOffset * scale];
      const box = outline.bbox;
      if (box.minX <= box.maxX && outline.commands.length > 0) {
        placed.push({ outline, scale, x, y });
        ink.left = Math.min(ink.left, x + box.minX * scale);
        ink.top = Math.min(ink.top, y - box.maxY * scale);
        ink.right = Math.max(ink.right, x + box.maxX * scale);
        ink.bottom = Math.max(ink.bottom, y - box.minY * scale);
      }
      widthPx += at.xAdvance * scale + (style.spacingPx ?? 0);
    });
  }
  return { placed, widthPx, ink: placed.length > 0 ? ink : NO_INK };
}

/** How wide a line of text is, without drawing it. */
export function measureLetters(text: string, style: TextStyle): number {
  let width = 0;
  for (const { run, scale } of laidOut(split(text, style).runs, style))
    width += run.advanceWidth * scale + run.glyphs.length * (style.spacingPx ?? 0);
  return width;
}

function laidOut(runs: readonly Run[], { sizePx }: TextStyle) {
  return runs.map(({ face, text }) => ({ run: face.layout(text), scale: sizePx / face.unitsPerEm }));
}

/** Room above and below the baseline: of the first font used, so that a fallback does not move the line. */
function metricsOf(style: TextStyle, runs: readonly Run[]) {
  const [family = "Arimo"] = familiesFor(style.family);
  const face = faceFor(family, 0x61, style) ?? runs[0]?.face;
  if (!face) return { ascentPx: style.sizePx, descentPx: 0 };
  const scale = style.sizePx / face.unitsPerEm;
  return { ascentPx: face.ascent * scale, descentPx: -face.descent * scale };
}

const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u;

/** A word with the space behind it. */
const WORDS = /\s*\S+\s*|\s+/g;

/** Stretches of one font file each, in the order they are drawn: the other way round in a right-to-left line. */
function split(text: string, style: TextStyle): { runs: Run[]; missing: string[] } {
  const whole = text.normalize("NFC");
  const runs: Run[] = [];
  const missing = new Set<string>();
  const hand = familiesFor(style.family).filter(isHandwriting).find(hasAllOf(whole, style));
  // A name is written by one hand if one can; otherwise a foreign word should not change the font of the others.
  for (const part of hand === undefined ? (whole.match(WORDS) ?? []) : [whole]) {
    const families = leaderFirst(familiesFor(style.family), part, style);
    for (const letter of part) {
      if (INVISIBLE.test(letter)) continue;
      const last = runs.at(-1);
      const face = faceOf(letter, families, style, last);
      // Half a letter is named as U+FFFD: no header and no file can hold it.
      if (!face) missing.add(letter.toWellFormed());
      else if (last?.face === face) last.text += letter;
      else runs.push({ face, text: letter });
    }
  }
  const firstStrong = /\p{L}/u.exec(text)?.[0] ?? "";
  return { runs: RIGHT_TO_LEFT.test(firstStrong) ? runs.reverse() : runs, missing: [...missing] };
}

/** The first family that has all letters of a text is asked first, so that no word is made of two fonts. */
function leaderFirst(families: readonly string[], text: string, style: Style): string[] {
  const leader = families.find(hasAllOf(text, style));
  return leader === undefined ? [...families] : [leader, ...families.filter((family) => family !== leader)];
}

function hasAllOf(text: string, style: Style) {
  const letters = [...new Set(text.match(/\p{L}/gu))].map((letter) => letter.codePointAt(0) as number);
  return (family: string) => letters.every((letter) => faceFor(family, letter, style) !== null);
}

/** Spaces and the like stay in the font they stand in. */
function faceOf(letter: string, families: readonly string[], style: Style, last: Run | undefined): Font | null {
  const codePoint = letter.codePointAt(0) as number;
  if (last && /[\s\p{M}\p{P}]/u.test(letter) && last.face.hasGlyphForCodePoint(codePoint)) return last.face;
  for (const family of families) {
    const face = faceFor(family, codePoint, style);
    if (face) return face;
  }
  return null;
}
