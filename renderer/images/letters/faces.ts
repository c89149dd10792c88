import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create, type Font } from "fontkit";
import { LRUCache } from "lru-cache";
import type { FontName } from "#shared/catalog/fonts.ts";
import { HANDWRITING_FONTS } from "#shared/catalog/handwriting.ts";
import { unpackWoff2 } from "./woff2.ts";

export type Style = {
  weight?: 400 | 700;
  isItalic?: boolean;
  /** whose shapes of the signs that East Asian scripts share are wanted; the text's own, as far as it tells, otherwise */
  region?: Region | undefined;
};

/** Japan, mainland China, Korea. */
export type Region = "JP" | "SC" | "KR";

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

/** Posters: what stands in for letters they lack is bold, or the word would look like another voice. */
const HEAVY = new Set(["Anton", "Archivo Black"]);

/** Asked in this order for letters that a font lacks. */
const FALLBACKS = ["Arimo", "Open Sans", "Noto Sans Arabic"];
/**
 * Families for one script, or for signs, asked after all others. Their Latin letters are not used: as in a browser, a word
 * in two scripts keeps the font it is set in as far as that goes.
 */
const SCRIPTS = [
  "Thai",
  "Devanagari",
  "Armenian",
  "Bengali",
  "Ethiopic",
  "Georgian",
  "Gujarati",
  "Gurmukhi",
  "Kannada",
  "Khmer",
  "Lao",
  "Malayalam",
  "Sinhala",
  "Tamil",
  "Telugu",
].map((script) => `Noto Sans ${script}`);
/** Arrows, stars, telephones and the like, for which one weight is enough. */
const SIGNS = "Noto Sans Symbols 2";
const EAST_ASIAN: Readonly<Record<Region, readonly string[]>> = {
  JP: ["Noto Sans JP", "Noto Sans SC", "Noto Sans KR"],
  SC: ["Noto Sans SC", "Noto Sans JP", "Noto Sans KR"],
  KR: ["Noto Sans KR", "Noto Sans JP", "Noto Sans SC"],
};
/** Hands for other scripts, likewise without their Latin: Arabic, Hebrew, Greek, Devanagari, Thai. */
const SCRIPT_HANDS = ["Aref Ruqaa", "Gveret Levin", "Mynerve", "Kalam", "Charm"];
const ONE_SCRIPT = new Set([...SCRIPTS, SIGNS, ...EAST_ASIAN.JP, ...SCRIPT_HANDS]);
/** The first letter behind all Latin ones and their marks. */
const BEHIND_LATIN = 0x370;
/** The voice of our own pages. */
const OWN = ["Bricolage Grotesque", "Inter"];
const VARIABLE = new Set([...SCRIPTS, ...EAST_ASIAN.JP, ...OWN]);
/** Those of our hands that know more alphabets, the most alike first. */
const FORMAL = ["Great Vibes", "Marck Script", "Dancing Script", "Caveat"];
const CASUAL = ["Caveat", "Marck Script", "Dancing Script", "Great Vibes"];
const FORMAL_HANDS = ["Sacramento", "Allura", "Herr Von Muellerhoff", "Mrs Saint Delafield", "Great Vibes"];

const ownOf = (family: string) => (Object.hasOwn(STAND_INS, family) ? STAND_INS[family as FontName] : family);

/** Whether a family is bold whatever weight is asked for. */
export const isHeavy = (family: string) => HEAVY.has(ownOf(family));

/** Whether a family comes as one file for all weights. */
export const isVariable = (family: string) => VARIABLE.has(family);

export const isHandwriting = (family: string) => (HANDWRITING_FONTS as readonly string[]).includes(family);

/** The families that may draw a text of `family`, best first: an own one, the stand-in of a mail font, and fallbacks. */
export function familiesFor(family: string, region: Region = "JP"): readonly string[] {
  const key = `${family} ${region}`;
  const known = lists.get(key);
  if (known) return known;
  const alike = !isHandwriting(family) ? [] : [...(FORMAL_HANDS.includes(family) ? FORMAL : CASUAL), ...SCRIPT_HANDS];
  const list = [...new Set([ownOf(family), ...alike, ...FALLBACKS, ...SCRIPTS, SIGNS, ...EAST_ASIAN[region]])];
  if (Object.hasOwn(STAND_INS, family) || isHandwriting(family)) lists.set(key, list);
  return list;
}
const lists = new Map<string, readonly string[]>();

/** The same for one letter: what a hand writes, no other font may, or a name would be half a signature and half print. */
export function familiesOfLetter(letter: string, family: string, region?: Region): readonly string[] {
  const list = familiesFor(family, region);
  return isHandwriting(family) && /[\p{L}\p{M}]/u.test(letter) ? list.filter(isHand) : list;
}

const isHand = (family: string) => isHandwriting(family) || SCRIPT_HANDS.includes(family);

/**
 * The font file of a family that holds a letter; null when none does. A family comes as one file for each alphabet, and
 * not in every weight: then the nearest one there is.
 */
export function faceFor(family: string, codePoint: number, { weight = 400, isItalic = false }: Style): Font | null {
  const subset = alphabetOf(family, codePoint);
  if (!subset) return null;
  const wanted = isItalic ? "italic" : "normal";
  const styles = isVariable(family)
    ? ["wght-normal"]
    : [`${weight}-${wanted}`, `${weight}-normal`, `400-${wanted}`, "400-normal"];
  for (const style of styles) {
    const face = load(`${subset.stem}-${style}.woff2`, isVariable(family) ? weight : null);
    if (face) return face.hasGlyphForCodePoint(codePoint) ? face : null;
  }
  return null;
}

/**
 * Whether a family can draw a letter. Of families for one script it is remembered, so that a text that has been seen opens
 * no font: East Asian ones come in a hundred files.
 */
export function hasLetter(family: string, codePoint: number, style: Style): boolean {
  if (!ONE_SCRIPT.has(family)) return faceFor(family, codePoint, style) !== null;
  const { letters } = familyOf(family);
  const known = letters.get(codePoint);
  if (known !== undefined) return known;
  const has = faceFor(family, codePoint, style) !== null;
  if (letters.size >= MAX_LETTERS) letters.clear();
  letters.set(codePoint, has);
  return has;
}

/** Whose shapes the signs of a text should have; null for a text without such signs. No font is opened for it. */
export function regionOf(text: string): Region | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return "JP";
  if (/\p{Script=Hangul}/u.test(text)) return "KR";
  const signs = text.match(/\p{Script=Han}/gu);
  if (!signs) return null;
  // Chinese is hardly ever without a simplified sign, which Japanese does not have.
  const isJapanese = signs.every((sign) => alphabetOf("Noto Sans JP", sign.codePointAt(0) as number));
  return isJapanese ? "JP" : "SC";
}

/** `stem`: of its files' names, the style follows; `ranges`: first and last letter in turns */
type Alphabet = { name: string; stem: string; ranges: Uint32Array };
/** `letters`: those that were asked for, and whether it has them */
type Family = { alphabets: Alphabet[]; letters: Map<number, boolean> };
const families = new Map<string, Family>();
/** As many as the largest of our fonts has, about: more are only asked for to see what happens. */
const MAX_LETTERS = 20_000;

function alphabetOf(family: string, codePoint: number): Alphabet | undefined {
  if (codePoint < BEHIND_LATIN && ONE_SCRIPT.has(family)) return undefined;
  return familyOf(family).alphabets.find(({ ranges }) => isIn(ranges, codePoint));
}

function isIn(ranges: Uint32Array, codePoint: number): boolean {
  for (let i = 0; i < ranges.length; i += 2)
    if (codePoint >= (ranges[i] as number) && codePoint <= (ranges[i + 1] as number)) return true;
  return false;
}

/** Which letters each file of a family holds, from the package's own table. */
function familyOf(family: string): Family {
  const known = families.get(family);
  if (known) return known;
  const id = family.toLowerCase().replaceAll(" ", "-");
  const folder = `${isVariable(family) ? "@fontsource-variable" : "@fontsource"}/${id}`;
  const table: Record<string, string> = JSON.parse(readFileSync(fileOf(`${folder}/unicode.json`), "utf8"));
  const alphabets = Object.entries(table)
    .map(([name, ranges]) => ({
      name,
      // The hundred parts of an East Asian font have numbers: `[12]`.
      stem: `${folder}/files/${id}-${name.replace(/[[\]]/g, "")}`,
      ranges: Uint32Array.from(ranges.split(",").flatMap(rangeOf)),
    }))
    // Most text is Latin, and the others' tables hold some of its marks as well.
    .sort((a, b) => Number(b.name === "latin") - Number(a.name === "latin"));
  const made = { alphabets, letters: new Map() };
  families.set(family, made);
  return made;
}

/** `U+0370-0377` -> [880, 887]; `U+20AA` -> [8362, 8362] */
function rangeOf(text: string): [number, number] {
  const [from = "", to = from] = text.trim().slice(2).split("-");
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

/**
 * Open fonts by the bytes of their files as they are unpacked; what is made of the letters in use comes on top and is
 * about half as much. A long dashboard needs two dozen small ones, a page of Japanese as many parts of one.
 */
const MAX_OPEN_BYTES = 8 * 1024 * 1024;
const faces = new LRUCache<string, Font>({ maxSize: MAX_OPEN_BYTES });
/** Files that a family does not come with. */
const missing = new Set<string>();
const require = createRequire(import.meta.url);
const fileOf = (path: string) => {
  const [scope, name, ...rest] = path.split("/");
  return join(dirname(require.resolve(`${scope}/${name}/package.json`)), ...rest);
};

/** @param weight of a file that has them all */
function load(path: string, weight: number | null): Font | null {
  if (missing.has(path)) return null;
  const key = `${path} ${weight}`;
  const known = faces.get(key);
  if (known) return known;
  try {
    const bytes = unpackWoff2(readFileSync(fileOf(path)));
    const face = create(bytes);
    if (!("layout" in face)) throw new Error(`${path} is a collection of fonts.`);
    const weighed = weight === null ? face : face.getVariation({ wght: weight });
    faces.set(key, weighed, { size: bytes.length });
    return weighed;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    missing.add(path);
    return null;
  }
}
