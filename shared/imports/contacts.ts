import type { ContactName } from "../catalog/contacts.ts";
import { isAddress } from "../lib/url.ts";
import type { Guess } from "./guess.ts";
import { decoded } from "./links.ts";
import { plain } from "./tidy.ts";

/** What stands in front of a number or an address, in the languages that signatures are mostly written in. */
const LABELS: readonly (readonly [name: ContactName, words: RegExp])[] = [
  [
    "mobile",
    /^(?:m|mob|mobile|mobil|mobiltelefon|cell|cell ?phone|handy|móvil|movil|celular|telemóvel|portable|gsm|📱)$/i,
  ],
  ["fax", /^(?:f|fax|telefax|📠)$/i],
  [
    "phone",
    /^(?:t|p|o|d|tel|telephone|telefon|teléfono|telefono|telefone|téléphone|phone|ph|fon|office|work|direct|direct line|main|durchwahl|zentrale|☎|📞|✆)$/i,
  ],
  ["email", /^(?:e|email|e-mail|mail|correo|courriel|✉|📧)$/i],
  ["website", /^(?:w|web|website|webseite|internet|url|sitio web|site|🌐)$/i],
  ["address", /^(?:a|address|adresse|anschrift|dirección|endereço|📍)$/i],
  ["skype", /^skype$/i],
];

/** The kind of line that a word announces; null for any other word. `Tel.` -> `phone` */
export function labelled(text: string): ContactName | null {
  const word = plain(text)
    .replace(/[.:\s|]+$/, "")
    .replace(/^[|·•\s]+/, "");
  return LABELS.find(([, words]) => words.test(word))?.[0] ?? null;
}

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,24}/gu;
/** A number with its label: up to twenty letters, a colon or a dot, and then mostly digits. */
const NUMBER =
  /(?:(\p{L}[\p{L} -]{0,18}|[☎✆📞📱📠])[.:]?\s{0,3}[.:]?\s{0,3})?(\+?\(?\d[\d\s()./–-]{4,22}\d(?:\s?(?:ext|x|-)\.?\s?\d{1,5})?)/giu;
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;
/** Years, dates, and what stands in a register of companies. */
const NO_NUMBER = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}\s?[-–]\s?\d{4}$/;
const REGISTER = /\b(?:hrb|hra|vat|ust|uid|iban|nif|cif|siret|cnpj|reg(?:ister)?|no|nr)\b[^\d]{0,12}$/i;

/** The address in a `mailto:` link, or the number in a `tel:` one; null for any other. */
export function contactInLink(link: string, shown: string): Guess | null {
  const [, scheme = "", rest = ""] = /^(mailto|tel):([^?]+)/i.exec(link) ?? [];
  const value = plain(decoded(rest));
  if (!scheme || !value) return null;
  if (scheme.toLowerCase() === "mailto") return contact("email", value, shown);
  // The number as it is written is easier to read than the one behind it.
  const isShown = digitsIn(shown).length >= MIN_DIGITS;
  return contact(null, isShown ? plain(shown) : value, shown);
}

export const digitsIn = (text: string) => text.replace(/\D/g, "");

/** @param name null for a number of whatever kind */
export const contact = (name: ContactName | null, value: string, found: string, isSure = true): Guess => ({
  kind: "contact",
  name: name ?? "phone",
  value: plain(value),
  label: "",
  found,
  isSure,
});

/**
 * What a piece of a line says of contacts, and what is left of it.
 * @param before the kind that the piece before announced, such as an icon or a cell with one letter
 */
export function contactsIn(text: string, before: ContactName | null): { guesses: Guess[]; rest: string } {
  const guesses: Guess[] = [];
  let rest = text.replace(EMAIL, (email) => {
    guesses.push(contact("email", email, text));
    return " ";
  });
  rest = rest.replace(NUMBER, (whole, label: string | undefined, number: string) => {
    const count = digitsIn(number).length;
    const known =
      label === undefined ? before : (labelled(label.split(/\s{2,}|\s(?=\S+$)/).at(-1) ?? label) ?? labelled(label));
    const isOdd = NO_NUMBER.test(number.trim()) || REGISTER.test(label ?? "");
    const isNumber = known === "phone" || known === "mobile" || known === "fax";
    if (isOdd || count > MAX_DIGITS || count < (isNumber ? 5 : MIN_DIGITS)) return whole;
    guesses.push(contact(isNumber ? known : null, number, text));
    const words = label ?? "";
    return labelled(words) ? " " : ` ${words.replace(/\s?\S+$/, (last) => (labelled(last) ? "" : last))} `;
  });
  const words = rest.split(/[\s|·•]+/).filter((word) => !isLabelled(word));
  const [page] = words
    .map((word) => word.replace(/[,;.]+$/, ""))
    .filter((word) => isAddress(word) && word.includes("."));
  if (page) {
    guesses.push(contact("website", page, text));
    rest = rest.replace(page, " ");
  }
  return { guesses, rest: guesses.length > 0 ? withoutLabels(rest) : rest };
}

const isLabelled = (word: string) => /[:.]$/.test(word) && labelled(word) !== null;
const withoutLabels = (text: string) =>
  plain(text)
    .split(/\s*[|·•]\s*|\t/)
    .map((part) => (labelled(part) ? "" : part.replace(/^\s*[\p{L}☎✆📞📱📠]{1,12}[.:]\s*$/u, "")))
    .filter((part) => plain(part) !== "" && !/^[-–—,;:.\s/]+$/.test(part))
    .join(" | ");

/** Words for streets and places, and the forms of postal codes. */
const STREET =
  /\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|blvd|boulevard|square|suite|floor|way|quay|building|platz|allee|weg|gasse|ufer|damm|ring|calle|c\/|avda?|avenida|paseo|plaza|rua|praça|rue|place|via|piazza)\b|(?:straße|strasse|str\.|weg|platz|allee|gasse|ufer|damm|vägen|gatan|straat|laan)(?=\s|,|$)/i;
const POSTCODE =
  /\b(?:\d{4,5}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|\d{3}\s\d{2}(?=\s\p{L}))\b/u;

/** Whether a text reads like a place: a street with a number, or a postal code with a town and no other number. */
export function isPlace(text: string): boolean {
  const line = plain(text);
  if (line.length > 160 || !/\d/.test(line)) return false;
  if (STREET.test(line)) return true;
  return POSTCODE.test(line) && /\p{L}{3,}/u.test(line) && line.length < 100 && !hasNumber(line);
}

const NUMBERS: ReadonlySet<ContactName> = new Set(["phone", "mobile", "fax"]);
const hasNumber = (line: string) =>
  contactsIn(line, null).guesses.some((guess) => guess.kind === "contact" && NUMBERS.has(guess.name));
