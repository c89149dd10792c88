import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create, type Font } from "fontkit";
import { LRUCache } from "lru-cache";
import type { FontName } from "#shared/catalog/fonts.ts";
import { HANDWRITING_FONTS } from "#shared/catalog/handwriting.ts";

export type Style = { weight?: 400 | 700; isItalic?: boolean };

/** Open fonts of the same widths or look for the mail fonts, which may not be shipped. */
const STAND_INS: Readonly<Record<FontName, string>> = {
  Arial: "Arimo",
  "Arial Black": "Archivo Black",
  "Brush Script MT": "Dancing Script",
  "Comic Sans MS": "Comic Neue",
  "Courier New": "Cousine",
  Garamond: "EB Garamond",
  Georgia: "Gelasio",
  Helvetica: "Arimo",
  Impact: "Anton",
  "Lucida Sans Unicode": "Open Sans",
  Tahoma: "Open Sans",
  "Trebuchet MS": "Fira Sans",
  "Times New Roman": "Tinos",
};

/** Asked in this order for letters that a font lacks: handwriting stays handwriting as far as it can. */
const FALLBACKS = ["Arimo", "Open Sans", "Noto Sans Arabic"];
/** Those of our hands that know more alphabets, the most alike first. */
const FORMAL = ["Great Vibes", "Marck Script", "Dancing Script", "Caveat"];
const CASUAL = ["Caveat", "Marck Script", "Dancing Script", "Great Vibes"];
const FORMAL_HANDS = ["Sacramento", "Allura", "Herr Von Muellerhoff", "Mrs Saint Delafield", "Great Vibes"];

export const isHandwriting = (family: string) => (HANDWRITING_FONTS as readonly string[]).includes(family);

/** The families that may draw a text of `family`, best first: an own one, the stand-in of a mail font, and fallbacks. */
export function familiesFor(family: string): string[] {
  const own = Object.hasOwn(STAND_INS, family) ? STAND_INS[family as FontName] : family;
  const alike = !isHandwriting(family) ? [] : FORMAL_HANDS.includes(family) ? FORMAL : CASUAL;
  return [...new Set([own, ...alike, ...FALLBACKS])];
}

/**
 * The font file of a family that holds a letter; null when none does. A family comes as one file for each alphabet, and
 * not in every weight: then the nearest one there is.
 */
export function faceFor(family: string, codePoint: number, { weight = 400, isItalic = false }: Style): Font | null {
  const subset = alphabetsOf(family).find(({ ranges }) => ranges.some(([a, b]) => codePoint >= a && codePoint <= b));
  if (!subset) return null;
  const wanted = isItalic ? "italic" : "normal";
  for (const style of [`${weight}-${wanted}`, `${weight}-normal`, `400-${wanted}`, "400-normal"]) {
    const face = load(`${subset.stem}-${style}.woff2`);
    if (face) return face.hasGlyphForCodePoint(codePoint) ? face : null;
  }
  return null;
}

/** `stem`: of its files' names, the style follows */
type Alphabet = { name: string; stem: string; ranges: [number, number][] };
const alphabets = new Map<string, Alphabet[]>();

/** Which letters each file of a family holds, from the package's own table. */
function alphabetsOf(family: string): Alphabet[] {
  const known = alphabets.get(family);
  if (known) return known;
  const id = family.toLowerCase().replaceAll(" ", "-");
  const folder = `@fontsource/${id}`;
  const table: Record<string, string> = JSON.parse(readFileSync(fileOf(`${folder}/unicode.json`), "utf8"));
  const list = Object.entries(table)
    .map(([name, ranges]) => ({
      name,
      stem: `${folder}/files/${id}-${name}`,
      ranges: ranges.split(",").map(rangeOf),
    }))
    // Most text is Latin, and the others' tables hold some of its marks as well.
    .sort((a, b) => Number(b.name === "latin") - Number(a.name === "latin"));
  alphabets.set(family, list);
  return list;
}

/** `U+0370-0377` -> [880, 887]; `U+20AA` -> [8362, 8362] */
function rangeOf(text: string): [number, number] {
  const [from = "", to = from] = text.trim().slice(2).split("-");
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

/** Those of a long dashboard, or of a gallery of banners. An open one takes one to five megabytes. */
const MAX_OPEN = 24;
const open = new LRUCache<string, Font>({ max: MAX_OPEN });
/** Files that a family does not come with. */
const missing = new Set<string>();
const require = createRequire(import.meta.url);
const fileOf = (path: string) => {
  const [scope, name, ...rest] = path.split("/");
  return join(dirname(require.resolve(`${scope}/${name}/package.json`)), ...rest);
};

function load(path: string): Font | null {
  if (missing.has(path)) return null;
  const known = open.get(path);
  if (known) return known;
  try {
    const face = create(readFileSync(fileOf(path)));
    if (!("layout" in face)) throw new Error(`${path} is a collection of fonts.`);
    open.set(path, face);
    return face;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    missing.add(path);
    return null;
  }
}
