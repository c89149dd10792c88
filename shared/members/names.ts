/** How people are sorted and found: one way for lists, searches and everything that writes a member. */
import { folded } from "../lib/text.ts";

/** Letters of a beginning that is looked for: a longer word is found by its first ten. */
const MAX_START = 10;
/** Words of one person: a name and an address of usual length have half as many. */
const MAX_WORDS = 12;
/** What lists are sorted by; it also stands in the address of the next page. */
const MAX_KEY = 60;

/** `Zoë Müller-Łoś` -> `["zoe", "muller", "los"]` */
const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const cut = (text: string, letters: number) => Array.from(text).slice(0, letters).join("");

type Named = { name: string; email: string };

/**
 * What a member's row is sorted by, and every beginning of one to ten letters that finds it. Written with each change of
 * name or address: `{ name: "Ana Lee", email: "al@x.com" }` -> `nameKey: "ana lee"`, `starts: ["a", "an", "ana", "l", "le", "lee", …]`
 */
export function keysOf({ name, email }: Named): { nameKey: string; starts: string[] } {
  const words = [...new Set([...wordsIn(name), ...wordsIn(email)])].slice(0, MAX_WORDS);
  return { nameKey: cut(folded(name) || email, MAX_KEY), starts: [...new Set(words.flatMap(startsOf))] };
}

function startsOf(word: string): string[] {
  const letters = Array.from(word).slice(0, MAX_START);
  return letters.map((_, at) => letters.slice(0, at + 1).join(""));
}

/**
 * What somebody searches for. `starts`: equalities that an index answers; `isFound`: what they leave open, of words that are
 * longer than every beginning.
 */
export function searchOf(text: string): { starts: string[]; isFound: ((named: Named) => boolean) | null } {
  const words = [...new Set(wordsIn(text))].slice(0, MAX_WORDS);
  const starts = [...new Set(words.map((word) => cut(word, MAX_START)))];
  if (words.every((word) => starts.includes(word))) return { starts, isFound: null };
  const isFound = ({ name, email }: Named) => {
    const theirs = [...wordsIn(name), ...wordsIn(email)];
    return words.every((word) => theirs.some((one) => one.startsWith(word)));
  };
  return { starts, isFound };
}
