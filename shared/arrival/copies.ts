import type { Flow, Run } from "../imports/flow.ts";
import { isShown } from "./pictures.ts";
import { folded, type Pieces, placesOf, type Searchable } from "./pieces.ts";

/** With more than this share of its texts a signature is there; below it is somebody's name in a letter. */
const ENOUGH = 0.5;

/** One time that a signature stands in a mail: piece -> where its text begins. */
export type Copy = { places: ReadonlyMap<Run, number>; share: number };

/** Pieces with the same words: one text may stand twice in a signature. */
type Group = { word: string; pieces: Run[] };
type Hit = { at: number; end: number; group: Group };

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
  let found = new Map<Run, number>();
  const end = () => {
    const share = found.size / texts.length;
    if (share > ENOUGH) copies.push({ places: found, share });
    found = new Map();
  };
  for (const [index, { at, group }] of hits.entries()) {
    let free = group.pieces.find((piece) => !found.has(piece));
    if (!free && beginsAgain(hits.slice(index, index + groups.size), found)) {
      end();
      free = group.pieces[0];
    }
    if (free) found.set(free, at);
  }
  end();
  return copies;
}

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
function beginsAgain(next: readonly Hit[], found: ReadonlyMap<Run, number>): boolean {
  const again = new Set(next.map(({ group }) => group));
  const repeated = [...again].filter(({ pieces }) => pieces.some((piece) => found.has(piece))).length;
  return repeated >= found.size * ENOUGH && again.size > 1;
}
