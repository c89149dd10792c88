import type { ContactName } from "../catalog/contacts.ts";
import { isAddress } from "../lib/url.ts";
import type { Guess } from "./guess.ts";
import { labelled } from "./labels.ts";
import { decoded } from "./links.ts";
import { plain } from "./tidy.ts";

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,24}/gu;
/** A number with its label: up to twenty letters, a colon or a dot, and then mostly digits. */
const NUMBER =
  /(?:(\p{L}[\p{L} -]{0,18}|[☎✆📞📱📠])[.:：]?\s{0,3}[.:：]?\s{0,3})?(\+?\(?\d[\d\s()./–-]{4,22}\d(?:\s?(?:ext|x|-)\.?\s?\d{1,5})?)/giu;
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;
/** Years, dates, and what stands in a register of companies; in Japan, a postal code behind its mark. */
const NO_NUMBER = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}\s?[-–]\s?\d{4}$/;
const POST_MARK = /〒\s?$/;
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
  rest = rest.replace(NUMBER, (whole, label: string | undefined, number: string, at: number, all: string) => {
    const count = digitsIn(number).length;
    const known =
      label === undefined ? before : (labelled(label.split(/\s{2,}|\s(?=\S+$)/).at(-1) ?? label) ?? labelled(label));
    const isPostcode = POST_MARK.test(all.slice(0, at + whole.indexOf(number)));
    const isOdd = isPostcode || NO_NUMBER.test(number.trim()) || REGISTER.test(label ?? "");
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

const isLabelled = (word: string) => /[:：.]$/.test(word) && labelled(word) !== null;
const withoutLabels = (text: string) =>
  plain(text)
    .split(/\s*[|·•]\s*|\t/)
    .map((part) => (labelled(part) ? "" : part.replace(/^\s*[\p{L}☎✆📞📱📠]{1,12}[.:：]\s*$/u, "")))
    .filter((part) => plain(part) !== "" && !/^[-–—,;:.\s/]+$/.test(part))
    .join(" | ");
