import type { Flow, Picture, Run } from "../imports/flow.ts";
import { plain } from "../imports/tidy.ts";

/** What of a signature can be found again in a mail. */
export type Pieces = { texts: Run[]; pictures: Picture[]; hasTables: boolean };

/** Shorter texts stand everywhere: a label such as `P`, a dash between two links. */
const MIN_LETTERS = 3;

/** The pieces of a signature, in the order of reading. */
export function piecesOf(flow: Flow, html: string): Pieces {
  const texts = flow.lines.flatMap(({ runs }) =>
    runs.filter(({ isIcon, text }) => !isIcon && lettersIn(text) >= MIN_LETTERS),
  );
  return { texts, pictures: flow.pictures, hasTables: /<table\b/i.test(html) };
}

export const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** The text of a mail on one line, and which run each of its letters belongs to. */
export type Searchable = { text: string; runs: readonly Run[]; starts: readonly number[] };

/** One line, letters in one case: mail programs break lines and put in hard spaces wherever they like. */
export function searchable(flow: Flow): Searchable {
  const runs: Run[] = [];
  const starts: number[] = [];
  // A text that grows is a rope, and each look at its end makes it one piece again (quadratic time): joined once instead.
  const parts: string[] = [];
  let length = 0;
  let isSpaced = false;
  const add = (part: string) => {
    parts.push(part);
    length += part.length;
    isSpaced = part === " ";
  };
  for (const line of flow.lines) {
    for (const run of line.runs) {
      if (run.isIcon) continue;
      if (/^\s/.test(run.text) && !isSpaced) add(" ");
      const words = folded(run.text);
      if (words === "") continue;
      runs.push(run);
      starts.push(length);
      add(words);
      if (/\s$/.test(run.text)) add(" ");
    }
    if (!isSpaced) add(" ");
  }
  return { text: parts.join(""), runs, starts };
}

export const folded = (text: string) => plain(text.normalize("NFC")).toLowerCase();

/** The run that a place in the text belongs to. */
export function runAt({ runs, starts }: Searchable, at: number): Run | undefined {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return runs[low];
}

/** Times that one text is looked for; more of them are no signature. */
const MAX_PLACES = 40;

/** Where a text stands as whole words; the last places, where a signature is. */
export function placesOf(needle: string, { text }: Searchable): number[] {
  const places: number[] = [];
  const word = folded(needle);
  if (word === "") return places;
  for (let at = text.lastIndexOf(word); at >= 0; at = at === 0 ? -1 : text.lastIndexOf(word, at - 1)) {
    if (!isInside(text, at, at + word.length)) places.unshift(at);
    if (places.length === MAX_PLACES) break;
  }
  return places;
}

const isLetter = (text: string | undefined) => text !== undefined && /[\p{L}\p{N}]/u.test(text);
const isInside = (text: string, from: number, to: number) =>
  (isLetter(text[from]) && isLetter(text[from - 1])) || (isLetter(text[to - 1]) && isLetter(text[to]));
