import { DEFAULT_LANGUAGE, type Language } from "./constants.ts";
import { formatMessage, type Values } from "./message.ts";

/** Translations by the English sentence that the code has. */
export type Catalogue = Readonly<Record<string, string>>;

/** The language of whoever is spoken to, with what is known of it. */
export type Speech = {
  language: Language;
  words: ReadonlyMap<string, string>;
  /** what we are called where an agency's people see neither our mark nor our name; missing: by our own name */
  product?: string;
  /** hears of sentences that have no translation */
  onMissing?: (message: string) => void;
};

const OUR_NAME = "Signoff";

export const ENGLISH: Speech = { language: DEFAULT_LANGUAGE, words: new Map() };

let speech = () => ENGLISH;

/**
 * Tells where to find the language of the moment (ambient context): in a browser there is one for the page, on a server one
 * for each request. Said once at the start of a program.
 */
export function speakBy(source: () => Speech) {
  speech = source;
}

let called = (): string | undefined => undefined;

/** Tells what we are called at the moment, where the speech does not say it: in a browser that goes from page to page. */
export function callProductBy(source: () => string | undefined) {
  called = source;
}

/** The language of whoever is spoken to now. */
export const languageNow = () => speech().language;

/** The names in a message's braces: `"Hello {name}"` -> `"name"`. What stands in the forms of a plural is text. */
type Names<M extends string> = M extends `${string}{${infer Inside}}${infer Rest}` ? Name<Inside> | Names<Rest> : never;
type Name<Inside extends string> = Inside extends `${infer N},${string}`
  ? N
  : Inside extends `${string}${" " | "#" | "{"}${string}`
    ? never
    : Inside;
type ValuesOf<M extends string> = string extends M
  ? [values?: Values]
  : [Names<M>] extends [never]
    ? []
    : [values: Record<Names<M>, string | number>];

/**
 * A sentence in the language of whoever is spoken to; in English, and where no translation is known, as it stands in the
 * code. `t("Error {status}", { status: 404 })`. Only while something is drawn or answered: a constant of a module is
 * marked with `msg` and translated where it is shown.
 */
export function t<const M extends string>(message: M, ...[values]: ValuesOf<M>): string {
  const text = template(message);
  return values ? formatMessage(text, values, languageNow()) : text;
}

/** As `t`, with the names still in their braces: for sentences that are put together of more than text. */
export function template(message: string): string {
  const { words, onMissing, product = called() } = speech();
  const known = words.get(message);
  if (known === undefined && words.size > 0) onMissing?.(message);
  const text = known ?? message;
  // Braces would be names of values.
  return product && text.includes(OUR_NAME) ? text.replaceAll(OUR_NAME, () => product.replace(/[{}]/g, "")) : text;
}

/** What we are called before whoever is spoken to. */
export const productNow = () => speech().product || called() || OUR_NAME;

/** Choices with their labels in the language of whoever chooses. */
export const translated = <R extends { label: string }>(rows: readonly R[]): R[] =>
  rows.map((row) => ({ ...row, label: t(row.label) }));

/** Marks a sentence for the catalogues that is translated later, by `t(constant)`. */
export const msg = <const M extends string>(message: M): M => message;
