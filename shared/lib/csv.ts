/**
 * Where a spreadsheet could see the beginning of a formula (CSV injection, ASVS 1.2.10), one that has been defused already too: also in
 * the middle of a text, after what separates values where a comma does not. Blanks and controls before it are passed over by some, and
 * the fullwidth signs are read as the others. No match goes past a separator, after which there may be an apostrophe of its own: what
 * is defused could not be told from what is not.
 */
const FORMULA = /(?<=^|[;\t|\r\n])(?=(?:(?![\t\r\n])['"\s\p{Cc}])*[=+\-@%|\t\r＝＋－＠])/gu;
const DEFUSED = new RegExp(FORMULA.source.replace("(?=", "'(?="), "gu");

/** A line of a CSV file (RFC 4180). Texts that a spreadsheet would calculate get an apostrophe before them. */
export const csvLine = (values: readonly (string | number | null)[]): string => `${values.map(cell).join(",")}\r\n`;

function cell(value: string | number | null): string {
  if (typeof value !== "string") return value === null ? "" : String(value);
  const text = value.replace(FORMULA, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a cell said before it was defused. `"'+49 30"` -> `"+49 30"` */
export const undefused = (text: string): string => text.replace(DEFUSED, "");
