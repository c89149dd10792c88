import type { Flow, Run } from "../imports/flow.ts";
import { isShown } from "./pictures.ts";
import { folded, lettersIn, type Pieces, placesOf, type Searchable } from "./pieces.ts";

/** With more than this share of its texts a signature is there; below it is somebody's name in a letter. */
const ENOUGH = 0.5;

/** One time that a signature stands in a mail: piece -> where its text begins. */
export type Copy = { places: ReadonlyMap<Run, number>; share: number };

/** Pieces with the same words: one text may stand twice in a signature. */
type Group = { word: string; pieces: Run[] };
type Hit = { at: number; end: number; group: Group };
/** Where the words of a group stand, within one copy: once for each of its pieces, and perhaps in the letter too. */
type Places = Map<Group, number[]>;

/** Every time that a signature stands in a text, in order; those of which too little is there are left out. */
export function copiesOf({ texts, pictures }: Pieces, { search, flow }: { search: Searchable; flow: Flow }): Copy[] {
  if (texts.length === 0) return isShown(pictures, flow.pictures) ? [{ places: new Map(), share: 1 }] : [];
  const groups = new Map<string, Group>();
  for (const piece of texts) {
    const word = folded(piece.text);
    const group = groups.get(word) ?? { word, pieces: [] };
    group.pieces.push(piece);
    groups.set(word, group);
  }
  const hits = uncovered([...groups.values()].flatMap((group) => hitsOf(group, search)));
  const copies: Copy[] = [];
  let found: Places = new Map();
  const end = () => {
    const places = inOrder(texts, found);
    const share = places.size / texts.length;
    if (share > ENOUGH) copies.push({ places, share });
    found = new Map();
  };
  for (const [index, { at, group }] of hits.entries()) {
    const places = found.get(group) ?? [];
    const isMore = places.length >= group.pieces.length;
    if (isMore && beginsAgain(hits.slice(index, index + groups.size), found)) {
      end();
      found.set(group, [at]);
    } else found.set(group, [...places, at]);
  }
  end();
  return copies;
}

type Link = { piece: number; at: number; letters: number; start: number; before: Link | null };

/**
 * Longest increasing subsequence, by letters: no program changes the order of a signature's texts, so what stands in another
 * order is the letter's. Of words that stand in both, those count that are close to the rest.
 */
function inOrder(texts: readonly Run[], found: Places): Map<Run, number> {
  const placesOfPiece = new Map(
    [...found].flatMap(([{ pieces }, places]) => pieces.map((piece) => [piece, places] as const)),
  );
  const links: Link[] = [];
  for (const [piece, run] of texts.entries()) {
    const own = (placesOfPiece.get(run) ?? []).map((at): Link => {
      const before = best(
        links.filter((link) => link.at < at),
        ({ start }) => start,
      );
      const letters = (before?.letters ?? 0) + lettersIn(run.text);
      return { piece, at, letters, start: before?.start ?? at, before };
    });
    links.push(...own);
  }
  const kept = new Map<Run, number>();
  for (let link = best(links, ({ start, at }) => start - at); link; link = link.before) {
    const run = texts[link.piece];
    if (run) kept.set(run, link.at);
  }
  return kept;
}

/** The chain with most letters; of those the one that is ahead by another measure. */
const best = (links: readonly Link[], closeness: (link: Link) => number) =>
  links.reduce<Link | null>(
    (first, link) =>
      first && (first.letters > link.letters || (first.letters === link.letters && closeness(first) >= closeness(link)))
        ? first
        : link,
    null,
  );

const hitsOf = (group: Group, search: Searchable): Hit[] =>
  placesOf(group.word, search).map((at) => ({ at, end: at + group.word.length, group }));

/** In order, without those inside a longer one: a company's name in its address. */
function uncovered(hits: Hit[]): Hit[] {
  const inOrder = hits.sort((a, b) => a.at - b.at || b.end - a.end);
  let end = -1;
  return inOrder.filter((hit) => {
    const isCovered = hit.end <= end;
    end = Math.max(end, hit.end);
    return !isCovered;
  });
}

/**
 * True where the signature stands once more from here on, or stood nowhere before: as many of its texts come again as have
 * come, or nearly. A single text that is said twice is no second signature.
 */
function beginsAgain(next: readonly Hit[], found: Places): boolean {
  const again = new Set(next.map(({ group }) => group));
  const repeated = [...again].filter((group) => found.has(group)).length;
  return repeated >= found.size * ENOUGH && again.size > 1;
}
