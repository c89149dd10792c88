import { byLanguage, formatNumber as inLanguage } from "./message.ts";
import { languageNow } from "./translate.ts";

/** Regions whose order of day and month we use: in English the one of most of the world. */
const DATE_LOCALES = { en: "en-GB", de: "de", es: "es", pt: "pt-BR" } as const;

/** `12345.6` -> `12,345.6` or `12.345,6` */
export const formatNumber = (value: number) => inLanguage(value, languageNow());

const moments = new WeakMap<Intl.DateTimeFormatOptions, (language: string) => Intl.DateTimeFormat>();

/**
 * A moment in the language of whoever is spoken to.
 * @param options a constant: what is made of them is kept for as long as they are
 */
export function formatMoment(moment: Date | number, options: Intl.DateTimeFormatOptions): string {
  const known = moments.get(options) ?? byLanguage((locale) => new Intl.DateTimeFormat(locale, options));
  moments.set(options, known);
  return known(DATE_LOCALES[languageNow()]).format(moment);
}

const MINUTE_MS = 60_000;

/** `125_000` -> "2 minutes ago"; a clock that is behind the server's says "now". */
export function formatAgo(ms: number): string {
  const format = new Intl.RelativeTimeFormat(languageNow(), { numeric: "auto" });
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  if (minutes < 1) return format.format(0, "second");
  if (minutes < 60) return format.format(-minutes, "minute");
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? format.format(-hours, "hour") : format.format(-Math.floor(hours / 24), "day");
}

/** `7200, "USD"` -> `$72.00` or `72,00 $`; cents are the smallest unit of the currency */
export function formatMoney(cents: number, currency: string): string {
  const format = new Intl.NumberFormat(languageNow(), { style: "currency", currency });
  return format.format(cents / 10 ** digitsOf(format));
}

/** A price of one, with parts of a cent where many make whole cents. `100, 3, "USD"` -> `$0.3333` */
export function formatUnitPrice(cents: number, quantity: number, currency: string): string {
  const style = { style: "currency", currency } as const;
  const digits = digitsOf(new Intl.NumberFormat(languageNow(), style));
  const format = new Intl.NumberFormat(languageNow(), { ...style, maximumFractionDigits: digits + 2 });
  return format.format(cents / quantity / 10 ** digits);
}

const digitsOf = (format: Intl.NumberFormat): number => format.resolvedOptions().maximumFractionDigits ?? 2;

/** A heading's words within a sentence, where they are written small: `"Photo"` -> `"photo"`. German nouns never are. */
export const inSentence = (words: string) => (languageNow() === "de" ? words : words.toLowerCase());
