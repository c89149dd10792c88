import { breaksOf, cutsOf } from "../../snapshot/breaks.ts";
import { measureInk, measureLetters, type TextStyle } from "../letters/letters.ts";

export type Type = {
  family: string;
  weight?: 400 | 700;
  isItalic?: boolean;
  isCaps?: boolean;
  /** room between letters, in parts of the size */
  spacing?: number;
  /** from baseline to baseline, in parts of the size */
  leading?: number;
  /** the size the design wants, and the one below which a text breaks into lines or is cut instead */
  size: number;
  floor?: number;
  /** the most lines; the design looks best with `lines`, which are tried first */
  lines?: number;
  maxLines?: number;
};

export type Fitted = {
  lines: string[];
  sizePx: number;
  /** of the ink of the widest line */
  widthPx: number;
  capPx: number;
  leadingPx: number;
  /** ink above the capitals of the first line, and below the baseline of the last one */
  abovePx: number;
  belowPx: number;
  style: TextStyle;
};

/** Sizes are tried in steps of this share. */
const STEP = 0.94;
const DEFAULT_FLOOR = 10;

/**
 * Sets a text into a width: shrinks it down to the floor, then breaks it into lines, then cuts it with an ellipsis.
 * @param scale of size and floor, for columns that are too high otherwise
 */
export function fitText(text: string, type: Type, widthPx: number, scale = 1): Fitted {
  const { size, floor = DEFAULT_FLOOR, lines = 1, maxLines = lines } = type;
  const largest = Math.max(size * scale, Math.min(floor, DEFAULT_FLOOR));
  const smallest = Math.min(largest, Math.max(floor * scale, DEFAULT_FLOOR));
  for (let count = lines; count <= maxLines; count += 1) {
    for (let sizePx = largest; ; sizePx = Math.max(sizePx * STEP, smallest)) {
      const broken = breakLines(text, type, widthPx / sizePx);
      if (broken && broken.length <= count)
        return setIn(balance(text, type, widthPx / sizePx, broken), type, sizePx, widthPx);
      if (sizePx <= smallest) break;
    }
  }
  return setIn(cut(text, type, widthPx / smallest, maxLines), type, smallest, widthPx);
}

/** What lines look like is only known once they are outlined: swashes reach beyond the width they are said to have. */
function setIn(lines: string[], type: Type, sizePx: number, widthPx: number): Fitted {
  const inks = lines.map((line) => inkOf(line, type));
  const widest = Math.max(...inks.map(({ left, right }) => right - left)) * sizePx;
  const shrink = Math.min(1, widthPx / widest);
  const capPx = capOf(type) * sizePx * shrink;
  return {
    lines,
    sizePx: sizePx * shrink,
    widthPx: widest * shrink,
    capPx,
    leadingPx: (type.leading ?? 1.2) * sizePx * shrink,
    abovePx: Math.max(0, -(inks[0]?.top ?? 0) * sizePx * shrink - capPx),
    belowPx: Math.max(0, (inks.at(-1)?.bottom ?? 0) * sizePx * shrink),
    style: styleOf(type, sizePx * shrink),
  };
}

const styleOf = ({ family, weight = 400, isItalic = false, spacing = 0 }: Type, sizePx: number): TextStyle => ({
  family,
  weight,
  isItalic,
  sizePx,
  spacingPx: spacing * sizePx,
});

/** Of each style as long as it is in use: the same words are tried in size after size. */
/** Memoization, for as long as a type is in use: each size and scale that is tried would open the fonts of all signs again. */
function remembered<V>(measure: (text: string, type: Type) => V): typeof measure {
  const measured = new WeakMap<Type, Map<string, V>>();
  return (text, type) => {
    const known = measured.get(type) ?? new Map<string, V>();
    measured.set(type, known);
    const value = known.get(text) ?? measure(text, type);
    known.set(text, value);
    return value;
  };
}

/** How wide a text of size 1 is. */
const widthOf = remembered((text, type) => measureLetters(text, styleOf(type, 100)) / 100);

/** What of a text of size 1 is inked. */
const inkOf = remembered((text, type) => {
  const { left, top, right, bottom } = measureInk(text, styleOf(type, 100)).ink;
  return { left: left / 100, top: top / 100, right: right / 100, bottom: bottom / 100 };
});

const caps = new Map<string, number>();

/** How high capitals of size 1 are. */
function capOf(type: Type): number {
  const key = `${type.family} ${type.weight} ${type.isItalic}`;
  const cap = caps.get(key) ?? -measureInk("H", styleOf(type, 100)).ink.top / 100;
  caps.set(key, cap);
  return cap;
}

/** Words on lines of at most `width`; null where a word alone is wider. */
function breakLines(text: string, type: Type, width: number): string[] | null {
  const lines: string[] = [];
  for (const { word, gap } of wordsOf(text)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last}${gap}${word}`;
    if (widthOf(longer, type) <= width) lines[Math.max(0, lines.length - 1)] = longer;
    else if (widthOf(word, type) <= width) lines.push(word);
    else return null;
  }
  return lines;
}

/** East Asian signs, and letters of scripts that put no spaces between words. */
const SPACELESS = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;

/** What stands together on a line, and what stands before it where that goes on. */
function wordsOf(text: string): { word: string; gap: string }[] {
  return text.split(" ").flatMap((word) => {
    if (!SPACELESS.test(word)) return [{ word, gap: " " }];
    const ends = breaksOf(word);
    return ends.map((end, i) => ({ word: word.slice(ends[i - 1] ?? 0, end), gap: i === 0 ? " " : "" }));
  });
}

/** The same number of lines, as even as they get. */
function balance(text: string, type: Type, width: number, lines: string[]): string[] {
  let best = lines;
  if (lines.length < 2) return best;
  for (let part = 0.95; part > 0.5; part -= 0.05) {
    const narrower = breakLines(text, type, width * part);
    if (narrower?.length !== lines.length) break;
    best = narrower;
  }
  return best;
}

/** Fills `count` lines, breaking words where they must be, and ends in an ellipsis. */
function cut(text: string, type: Type, width: number, count: number): string[] {
  const lines: string[] = [];
  let rest = text;
  while (lines.length < count - 1 && rest) {
    const line = breakLines(rest, type, width)?.[0] ?? longest(rest, "", type, width);
    const upToWord =
      line.includes(" ") && rest[line.length] !== " " && rest.length > line.length
        ? line.slice(0, line.lastIndexOf(" "))
        : line;
    lines.push(upToWord);
    rest = rest.slice(upToWord.length).trim();
  }
  if (rest) lines.push(widthOf(rest, type) <= width ? rest : `${longest(rest, "…", type, width).trimEnd()}…`);
  return lines;
}

/** The longest beginning that fits with `end` behind it: at least one letter. */
function longest(text: string, end: string, type: Type, width: number): string {
  const cuts = cutsOf(text);
  const upTo = (count: number) => text.slice(0, cuts[count - 1]);
  let [low, high] = [1, cuts.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (widthOf(upTo(middle) + end, type) <= width) low = middle;
    else high = middle - 1;
  }
  return upTo(low);
}
