/** How people are sorted and found: one way for lists, searches and everything that writes a member. */
import { folded } from "../lib/text.ts";

/** Letters of a beginning that is looked for: a longer word is found by its first ten. */
const MAX_START = 10;
const MIN_START = 2;
/** Words of one person: a name and an address of usual length have half as many. */
const MAX_WORDS = 12;
/** What lists are sorted by; it also stands in the address of the next page. */
const MAX_KEY = 60;

/** `Zoë Müller-Łoś` -> `["zoe", "muller", "los"]` */
const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const cut = (text: string, letters: number) => Array.from(text).slice(0, letters).join("");

type Named = { name: string; email: string };

/**
 * What a member's row is sorted by, and every beginning of two to ten letters that finds it. Written with each change of
 * name or address: `{ name: "Ana Lee", email: "al@x.com" }` -> `nameKey: "ana lee"`, `starts: ["an", "ana", "le", "lee", …]`
 */
export function keysOf({ name, email }: Named): { nameKey: string; starts: string[] } {
  const words = [...new Set([...wordsIn(name), ...wordsIn(email)])].slice(0, MAX_WORDS);
  return { nameKey: cut(folded(name) || email, MAX_KEY), starts: [...new Set(words.flatMap(startsOf))] };
}

/** A word of one letter, as many names of other scripts are, is its own beginning. */
function startsOf(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < MIN_START) return [word];
  const longest = Math.min(letters.length, MAX_START);
  return Array.from({ length: longest - MIN_START + 1 }, (_, at) => letters.slice(0, at + MIN_START).join(""));
}

/**
 * What somebody searches for. `starts`: equalities that an index answers; `isFound`: what they leave open, of words that are
 * longer or shorter than any beginning.
 */
export function searchOf(text: string): { starts: string[]; isFound: ((named: Named) => boolean) | null } {
  const words = [...new Set(wordsIn(text))].slice(0, MAX_WORDS);
  const isOpen = ({ length }: readonly string[]) => length < MIN_START || length > MAX_START;
  const starts = words.map((word) => Array.from(word)).filter(({ length }) => length >= MIN_START);
  return {
    starts: starts.map((letters) => letters.slice(0, MAX_START).join("")),
    isFound: words.some((word) => isOpen(Array.from(word)))
      ? ({ name, email }) => {
          const theirs = [...wordsIn(name), ...wordsIn(email)];
          return words.every((word) => theirs.some((one) => one.startsWith(word)));
        }
      : null,
  };
}
