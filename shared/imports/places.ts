import type { ContactName } from "../catalog/contacts.ts";
import { contactsIn } from "./contacts.ts";
import { labelled } from "./labels.ts";
import { plain } from "./tidy.ts";

/** Words for streets and places, and the forms of postal codes. */
const STREET =
  /\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|blvd|boulevard|square|suite|floor|way|quay|building|platz|allee|weg|gasse|ufer|damm|ring|calle|c\/|avda?|avenida|paseo|plaza|rua|praça|rue|place|via|piazza)\b|(?:straße|strasse|str\.|weg|platz|allee|gasse|ufer|damm|vägen|gatan|straat|laan)(?=\s|,|$)/i;
/** Japan: prefecture and town, or blocks; China: town or district with a road, or a road with a number; Korea: a road with one. */
const EASTERN =
  /[都道府県][^\s\d]{1,12}[市区町村郡]|丁目|番地|[市区區县縣镇]\S{0,20}[路街巷道]|(?:路|街|巷|大道)\s?\d+\s?[号號弄]|\p{Script=Hangul}(?:로|길)\s?\d/u;
const JAPANESE_CODE = /〒\s?\d{3}-?\d{4}|\b\d{3}-\d{4}(?=\s?[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])/u;
const POSTCODE =
  /\b(?:\d{4,5}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|\d{3}\s\d{2}(?=\s\p{L}))\b/u;

/**
 * Whether a text reads like a place: one that is said to be, a street with a number, or a postal code with a town and no other
 * number.
 */
export function isPlace(text: string): boolean {
  const line = plain(text);
  if (line.length > 160 || !/\d/.test(line)) return false;
  if (STREET.test(line) || EASTERN.test(line) || JAPANESE_CODE.test(line) || isSaidToBe(line)) return true;
  return POSTCODE.test(line) && /\p{L}{3,}/u.test(line) && line.length < 100 && !hasNumber(line);
}

const isSaidToBe = (line: string) => {
  const label = /^\p{L}{1,12}(?=\s?[:：|])/u.exec(line)?.[0];
  return label !== undefined && labelled(label) === "address";
};

/** A place on one line, without the word that announces it. `Address: Am Kai 3 | 20457 Hamburg` -> `Am Kai 3, 20457 Hamburg` */
export const placeLine = (text: string): string =>
  text
    .replace(/^\s*\p{L}{1,12}\s*[:：|]\s*/u, (label) => (labelled(label) ? "" : label))
    .split(/\s*\|\s*/)
    .map((part) => part.replace(/^[,\s]+|[,\s]+$/g, ""))
    .filter(Boolean)
    .join(", ");

const NUMBERS: ReadonlySet<ContactName> = new Set(["phone", "mobile", "fax"]);
const hasNumber = (line: string) =>
  contactsIn(line, null).guesses.some((guess) => guess.kind === "contact" && NUMBERS.has(guess.name));
