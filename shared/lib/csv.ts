/** What a spreadsheet takes for the beginning of a formula (CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

/** A line of a CSV file (RFC 4180). Texts that a spreadsheet would calculate get an apostrophe before them. */
export const csvLine = (values: readonly (string | number | null)[]): string => `${values.map(cell).join(",")}\r\n`;

function cell(value: string | number | null): string {
  if (typeof value !== "string") return value === null ? "" : String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
