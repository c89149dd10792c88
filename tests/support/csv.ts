/** A CSV file as a spreadsheet reads it: a record of each line, by the headings. Fields may be quoted, and hold line ends then. */
export function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'));
    if (end !== ",") rows.push([]);
  }
  const [headings = [], ...lines] = rows.filter((row) => row.length > 1);
  return lines.map((line) => Object.fromEntries(headings.map((heading, i) => [heading, line[i] ?? ""])));
}
