import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { LRUCache } from "lru-cache";

/**
 * Emoji as Unicode recommends them for interchange (UTS 51, RGI set), where a text is split at them: sequences of skin
 * tones, flags, keycaps and joined people are one.
 */
export const EMOJI = /(\p{RGI_Emoji})/v;

/** How far one moves the pen, in parts of the letters' size, and where its square stands: about as in the fonts of systems. */
export const EMOJI_EM = { advance: 1.25, side: 1.17, left: 0.04, below: 0.22 };
/** Side of the square that the drawings stand in, in their own units. */
export const EMOJI_SIDE = 36;

/** The longest sequence: two people, their skins, and a kiss. A letter under a heap of accents is longer, and no file's name. */
const MAX_POINTS = 10;
const MAX_KEPT_CHARS = 400_000;
const folder = dirname(createRequire(import.meta.url).resolve("@twemoji/svg/package.json"));
/** What is inside the `<svg>` of one; empty for what there is not. */
const drawings = new LRUCache<string, string>({ maxSize: MAX_KEPT_CHARS, sizeCalculation: (svg) => svg.length + 100 });

/**
 * The drawing of an emoji in colour, as elements of an SVG in a square of `EMOJI_SIDE`. One that is newer than the
 * drawings is shown by its first part: a person without the thing at hand. Null for what is no emoji, or quite unknown.
 */
export function emojiOf(text: string): string | null {
  const points = Array.from(text, (letter) => letter.codePointAt(0) as number);
  if (points.length > MAX_POINTS) return null;
  const plain = points.filter((point) => point !== VARIATION);
  const [first] = text.split(JOINER);
  for (const name of [points, plain, pointsOf(first ?? ""), plain.slice(0, 1)]) {
    const svg = read(name.map((point) => point.toString(16)).join("-"));
    if (svg) return svg;
  }
  return null;
}

const JOINER = "\u200d";
/** Asks for the coloured form; in the names of the files it stands in joined sequences only, and not in all of them. */
const VARIATION = 0xfe0f;

const pointsOf = (text: string) =>
  Array.from(text, (letter) => letter.codePointAt(0) as number).filter((point) => point !== VARIATION);

function read(name: string): string {
  const known = drawings.get(name);
  if (known !== undefined) return known;
  let inside = "";
  try {
    const svg = readFileSync(join(folder, `${name}.svg`), "utf8");
    inside = svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  drawings.set(name, inside);
  return inside;
}
