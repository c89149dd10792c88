/** What a spreadsheet takes for the beginning of a formula (CSV injection), and what has been defused already. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A line of a CSV file (RFC 4180). Texts that a spreadsheet would calculate get an apostrophe before them. */
export const csvLine = (values: readonly (string | number | null)[]): string => `${values.map(cell).join(",")}\r\n`;

function cell(value: string | number | null): string {
  if (typeof value !== "string") return value === null ? "" : String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a cell said before it was defused. `"'+49 30"` -> `"+49 30"` */
export const undefused = (text: string): string => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text);
