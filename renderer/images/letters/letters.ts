import type { Font, GlyphRun, Path } from "fontkit";
import { LRUCache } from "lru-cache";
import { RIGHT_TO_LEFT } from "#shared/lib/rightToLeft.ts";
import { EMOJI, EMOJI_EM, EMOJI_SIDE, emojiOf } from "./emoji.ts";
import {
  faceFor,
  familiesFor,
  familiesOfLetter,
  hasLetter,
  isHandwriting,
  isHeavy,
  regionOf,
  type Style,
} from "./faces.ts";

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
  /** emoji, which have colours of their own, as elements of an SVG; empty without any */
  emoji: string;
  /** how far the pen has moved */
  widthPx: number;
  ascentPx: number;
  descentPx: number;
  /** what is inked, which swashes take far beyond the width; all 0 without ink */
  ink: { left: number; top: number; right: number; bottom: number };
  /** letters that no font of ours has; they are left out */
  missing: string[];
};

/** A stretch of one font file, or one emoji. */
type Run = { face: Font; text: string } | { emoji: string };
type Ink = Letters["ink"];
type Placed = { outline: Path; scale: number; x: number; y: number };
type PlacedEmoji = { svg: string; scale: number; x: number; y: number };

const NO_INK: Ink = { left: 0, top: 0, right: 0, bottom: 0 };

/** A line of text as outlines, drawn with bundled fonts only: the same on every machine. */
export function drawLetters(text: string, style: TextStyle): Letters {
  const { runs, missing } = split(text, style);
  const { placed, emoji, widthPx, ink } = place(runs, style);
  return {
    emoji: emoji
      .map(({ svg, scale, x, y }) => `<g transform="translate(${x} ${y}) scale(${scale})">${svg}</g>`)
      .join(""),
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

type Placement = { placed: Placed[]; emoji: PlacedEmoji[]; widthPx: number; ink: Ink };

/** Where each outline goes. An outline knows its box in the font's units, so that none has to be drawn to be measured. */
function place(runs: readonly Run[], style: TextStyle): Placement {
  const { sizePx, spacingPx = 0 } = style;
  const placed: Placed[] = [];
  const emoji: PlacedEmoji[] = [];
  const ink = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const cover = (left: number, top: number, right: number, bottom: number) => {
    ink.left = Math.min(ink.left, left);
    ink.top = Math.min(ink.top, top);
    ink.right = Math.max(ink.right, right);
    ink.bottom = Math.max(ink.bottom, bottom);
  };
  let widthPx = 0;
  for (const run of runs) {
    if ("emoji" in run) {
      const side = EMOJI_EM.side * sizePx;
      const [x, y] = [widthPx + EMOJI_EM.left * sizePx, EMOJI_EM.below * sizePx - side];
      emoji.push({ svg: run.emoji, scale: side / EMOJI_SIDE, x, y });
      cover(x, y, x + side, y + side);
      widthPx += EMOJI_EM.advance * sizePx + spacingPx;
      continue;
    }
    const { glyphs, positions } = shaped(run);
    const scale = sizePx / run.face.unitsPerEm;
    glyphs.forEach((glyph, i) => {
      const at = positions[i];
      if (!at) return;
      const outline = glyph.path;
      const [x, y] = [widthPx + at.xOffset * scale, -at.yOffset * scale];
      const box = outline.bbox;
      // What joins or parts letters is not seen; where a font has no space to draw instead, it would be a box.
      if (glyph.id !== NOT_DEFINED && box.minX <= box.maxX && outline.commands.length > 0) {
        placed.push({ outline, scale, x, y });
        cover(x + box.minX * scale, y - box.maxY * scale, x + box.maxX * scale, y - box.minY * scale);
      }
      widthPx += at.xAdvance * scale + spacingOf(at.xAdvance, spacingPx);
    });
  }
  return { placed, emoji, widthPx, ink: placed.length + emoji.length > 0 ? ink : NO_INK };
}

const NOT_DEFINED = 0;
/** Features that put marks on letters. */
const WITHOUT_MARKS = { mark: false, mkmk: false, abvm: false, blwm: false };

/** Glyphs of a run and their places. The library falls over fonts that leave an anchor of a mark out, as they may. */
function shaped({ face, text }: Extract<Run, { face: Font }>): GlyphRun {
  try {
    return face.layout(text);
  } catch {
    return face.layout(text, WITHOUT_MARKS);
  }
}

/** A mark stands on the letter before it, not behind it. */
const spacingOf = (advance: number, spacingPx: number) => (advance === 0 ? 0 : spacingPx);

/** How wide a line of text is, without drawing it. */
export function measureLetters(text: string, style: TextStyle): number {
  if (isLatin(text)) return measureRuns(text, style);
  const whole = settled(text, style);
  let width = 0;
  for (const [i, part] of text.split(SIGNS).entries()) width += (i % 2 === 1 ? measureSigns : measureRuns)(part, whole);
  return width;
}

function measureRuns(text: string, style: TextStyle): number {
  const { sizePx, spacingPx = 0 } = style;
  let width = 0;
  for (const run of split(text, style).runs) {
    if ("emoji" in run) {
      width += EMOJI_EM.advance * sizePx + spacingPx;
      continue;
    }
    const { advanceWidth, positions } = shaped(run);
    width += advanceWidth * (sizePx / run.face.unitsPerEm);
    if (spacingPx !== 0) for (const { xAdvance } of positions) width += spacingOf(xAdvance, spacingPx);
  }
  return width;
}

/** Kana, Han and Hangul: none of them is moved by the one beside it. */
const SIGNS = /([\u3041-\u3096\u30a1-\u30fa\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3]+)/;
/** How wide a sign is, in parts of its size: a text of many would open many fonts each time one of its lines is tried. */
const signWidths = new LRUCache<string, number>({ max: 20_000 });

function measureSigns(text: string, style: TextStyle): number {
  const { family, weight, region, sizePx, spacingPx = 0 } = style;
  let width = 0;
  for (const sign of text) {
    const key = `${sign} ${isHandwriting(family)} ${weight} ${region}`;
    let em = signWidths.get(key);
    if (em === undefined) {
      em = measureRuns(sign, { ...style, sizePx: 1, spacingPx: 0 });
      signWidths.set(key, em);
    }
    width += em * sizePx + (em === 0 ? 0 : spacingPx);
  }
  return width;
}

/** Room above and below the baseline: of the first font used, so that a fallback does not move the line. */
function metricsOf(style: TextStyle, runs: readonly Run[]) {
  const [family = "Arimo"] = familiesFor(style.family);
  const face = faceFor(family, 0x61, style) ?? runs.flatMap((run) => ("face" in run ? [run.face] : []))[0];
  if (!face) return { ascentPx: style.sizePx, descentPx: 0 };
  const scale = style.sizePx / face.unitsPerEm;
  return { ascentPx: face.ascent * scale, descentPx: -face.descent * scale };
}

const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u;
/** Say whether the letters beside them join: ZWNJ and ZWJ. */
const JOINERS = /[\u200c\u200d]/;

/** A word with the space behind it. */
const WORDS = /\s*\S+\s*|\s+/g;
/** Asked first, for the list of all emoji takes longer to look through than a font to open. */
const MAY_BE_EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

/** The stretches of a text, of one font each, in the order they are drawn: for whoever sets it as text. Emoji are left out. */
export const facesOf = (text: string, style: TextStyle): { face: Font; text: string }[] =>
  split(text, style).runs.filter((run) => "face" in run);

/** Stretches of one font file each, in the order they are drawn: the other way round in a right-to-left line. */
function split(text: string, asked: TextStyle): { runs: Run[]; missing: string[] } {
  const whole = shapeable(text.normalize("NFC"));
  const style = settled(whole, asked);
  const families = familiesFor(style.family, style.region);
  const runs: Run[] = [];
  const missing = new Set<string>();
  const hand = families.filter(isHandwriting).find(hasAllOf(whole, style));
  // A name is written by one hand if one can; otherwise a foreign word should not change the font of the others.
  for (const word of hand === undefined ? (whole.match(WORDS) ?? []) : [whole]) {
    const leader = hand ?? families.find(hasAllOf(word, style));
    for (const [i, part] of MAY_BE_EMOJI.test(word) ? word.split(EMOJI).entries() : [[0, word] as const]) {
      // A hand has ink of one colour.
      const emoji = i % 2 === 1 && !isHandwriting(style.family) ? emojiOf(part) : null;
      if (emoji) runs.push({ emoji });
      else writeLetters(part, { style, leader, runs, missing, isEmoji: i % 2 === 1 });
    }
  }
  const firstStrong = /\p{L}/u.exec(text)?.[0] ?? "";
  return { runs: RIGHT_TO_LEFT.test(firstStrong) ? runs.reverse() : runs, missing: [...missing] };
}

type Writing = { style: TextStyle; leader: string | undefined; runs: Run[]; missing: Set<string>; isEmoji: boolean };

function writeLetters(text: string, { style, leader, runs, missing, isEmoji }: Writing): void {
  for (const letter of text) {
    const end = runs.at(-1);
    const last = end && "face" in end ? end : undefined;
    if (INVISIBLE.test(letter)) {
      if (last && !isEmoji && JOINERS.test(letter)) last.text += letter;
      continue;
    }
    const face = faceOf(letter, leader, style, last);
    const emoji = face || isHandwriting(style.family) ? null : emojiOf(letter);
    // Half a letter is named as U+FFFD: no header and no file can hold it.
    if (!face && !emoji) missing.add(letter.toWellFormed());
    else if (!face) runs.push({ emoji: emoji as string });
    else if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
}

/** Whether a font of ours can draw a letter: one code point, composed where it can be. */
export function canDraw(letter: string, style: Pick<TextStyle, "family"> & Style): boolean {
  const codePoint = letter.codePointAt(0) as number;
  return (
    INVISIBLE.test(letter) ||
    familiesOfLetter(letter, style.family, style.region).some((family) => hasLetter(family, codePoint, style)) ||
    emojiOf(letter) !== null
  );
}

/** Nearly all text: not asked for what it cannot have. */
const isLatin = (text: string) => /^[\0-\u02ff]*$/.test(text);

/** The style of a whole text: its region, and the weight of what stands in for letters of a poster. */
function settled(text: string, style: TextStyle): TextStyle {
  if (isLatin(text)) return style;
  const region = style.region ?? regionOf(text) ?? undefined;
  return isHeavy(style.family) ? { ...style, region, weight: 700 } : { ...style, region };
}

/** What fonts cannot put together by themselves: in Thai and Lao, AM behind a tone is a ring below the tone, and AA. */
const shapeable = (text: string) =>
  isLatin(text)
    ? text
    : text
        .replace(/([\u0e48-\u0e4b]*)\u0e33/g, "\u0e4d$1\u0e32")
        .replace(/([\u0ec8-\u0ecb]*)\u0eb3/g, "\u0ecd$1\u0eb2");

function hasAllOf(text: string, style: TextStyle) {
  const letters = [...new Set(text.match(/\p{L}/gu))].map((letter) => letter.codePointAt(0) as number);
  return (family: string) => letters.every((letter) => hasLetter(family, letter, style));
}

/** Signs as wide as they are high, whose fonts have Latin marks that go with them and not with Latin words. */
const EAST_ASIAN_END = /[\u2e80-\ud7ff\uf900-\uffef\u{20000}-\u{3ffff}]$/u;

/** The leader's, so that no word is made of two fonts. Spaces and the like stay in the font they stand in. */
function faceOf(
  letter: string,
  leader: string | undefined,
  style: Pick<TextStyle, "family"> & Style,
  last: { face: Font; text: string } | undefined,
): Font | null {
  const codePoint = letter.codePointAt(0) as number;
  if (last && /[\s\p{M}\p{P}]/u.test(letter) && !EAST_ASIAN_END.test(last.text)) {
    if (last.face.hasGlyphForCodePoint(codePoint)) return last.face;
  }
  const families = familiesOfLetter(letter, style.family, style.region);
  const led = leader !== undefined && families.includes(leader) ? faceFor(leader, codePoint, style) : null;
  if (led) return led;
  for (const family of families) {
    const face = faceFor(family, codePoint, style);
    if (face) return face;
  }
  return null;
}
