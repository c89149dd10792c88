import type { Block, Flow, Lines } from "./boxes.ts";
import { breaksOf } from "./breaks.ts";

/** Longer words than any address that somebody reads. */
export const MAX_WORD_LETTERS = 200;
/** What a sheet of 600 by 2,000 pixels can show at a size that can be read. */
const MAX_LETTERS = 8000;
/** Of a processor; an honest signature takes a fortieth of it, one in Chinese whose fonts are not open yet a third. */
const MAX_CPU_MS = 1000;
/**
 * Characters of an SVG, which the library that paints it needs a second for: what 8,000 Latin letters come to. A Chinese
 * sign is drawn with four times as many lines, a flag with forty times.
 */
const MAX_OUTLINE_CHARS = 3_000_000;
/** Different pictures; an honest signature has ten or twenty, most of them icons. */
const MAX_PICTURES = 100;

/**
 * A work budget: what one drawing may take, counted in letters, their outlines, pictures and processor time of this thread, so that
 * neither a clever text nor a busy machine decides. What is beyond it is left out; the picture stays a picture.
 */
export type Budget = {
  /** takes letters. @returns how many of them there are left to draw */
  letters(count: number): number;
  /** takes the outlines of a text. @returns false when there is no room left for them */
  outlines(chars: number): boolean;
  /** takes one more picture. @returns false when there are none left */
  picture(): boolean;
  /** true when the processor time is used up */
  isSpent(): boolean;
  /** begins to count: other work on this thread in between is not ours */
  resume(): void;
  /** stops counting, before others get their turn */
  pause(): void;
};

export type Limits = { letters?: number; outlineChars?: number; pictures?: number; cpuMs?: number };

export function budgetOf({
  letters = MAX_LETTERS,
  outlineChars = MAX_OUTLINE_CHARS,
  pictures = MAX_PICTURES,
  cpuMs = MAX_CPU_MS,
}: Limits = {}): Budget {
  let lettersLeft = letters;
  let outlineCharsLeft = outlineChars;
  let picturesLeft = pictures;
  let usedMs = 0;
  let since: number | null = null;
  return {
    letters(count) {
      const granted = Math.min(count, lettersLeft);
      lettersLeft -= granted;
      return granted;
    },
    outlines(chars) {
      outlineCharsLeft -= chars;
      return outlineCharsLeft >= 0;
    },
    picture: () => picturesLeft-- > 0,
    isSpent: () => usedMs + (since === null ? 0 : threadCpuMs() - since) >= cpuMs,
    resume() {
      since ??= threadCpuMs();
    },
    pause() {
      if (since !== null) usedMs += threadCpuMs() - since;
      since = null;
    },
  };
}

function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Shortens texts to what a budget has letters for, and every word to `MAX_WORD_LETTERS`, before anything is measured.
 * A word may run through several pieces.
 */
export function shorten(flow: Flow, budget: Budget): void {
  for (const { pieces } of linesIn(flow)) {
    let wordLetters = 0;
    for (const piece of pieces) {
      if (piece.kind !== "text") {
        wordLetters = 0;
        continue;
      }
      const text = piece.text.replace(/[ \t\n\r\f]+/g, " ");
      let kept = "";
      let start = 0;
      for (const end of breaksOf(text)) {
        const word = text.slice(start, end);
        const room = Math.max(0, MAX_WORD_LETTERS - wordLetters);
        const gap = /\s*$/.exec(word)?.[0] ?? "";
        kept += word.length - gap.length > room ? word.slice(0, room).toWellFormed() + gap : word;
        wordLetters = end < text.length || gap !== "" ? 0 : wordLetters + word.length;
        start = end;
      }
      piece.text = kept.slice(0, budget.letters(kept.length));
    }
  }
}

/** All lines of a block, in the order of the document. */
export function* linesIn(block: Block): Generator<Lines> {
  if (block.kind === "lines") yield block;
  else if (block.kind === "flow") for (const child of block.children) yield* linesIn(child);
  else if (block.kind === "grid") for (const cell of block.rows.flat()) yield* linesIn(cell.content);
}
