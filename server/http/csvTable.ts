/** Lists as programs write them: any encoding, delimiter and line end that is in use, read without standing in anybody's way. */
import { type CsvError, type Info, type Parser, parse } from "csv-parse";
import { refuse } from "#shared/errors/catalogue.ts";
import { msg, t } from "#shared/languages/translate.ts";
import { undefused } from "#shared/lib/csv.ts";
import { MAX_IMPORT_COLUMNS } from "#shared/members/roster/constants.ts";

/** `line`: where it stands in the file, the first one is 1. `isShort`: it has fewer cells than there are headers. */
export type CsvRow = { line: number; cells: string[]; isShort: boolean };
export type CsvTable = { headers: string[]; rows: CsvRow[] };

/** What a list may have, and what is said of one that has too many rows, or none. */
export type CsvShape = { maxRows: number; tooMany(): string; empty: string };

const DELIMITERS = [",", ";", "\t", "|"] as const;
/** Lines that the delimiter is counted in. */
const COUNTED_LINES = 20;
/** Letters that are read at a time before others get their turn: some milliseconds. */
const CHUNK = 64 * 1024;
/** No person has so many facts. */
const MAX_ROW_LETTERS = 64 * 1024;

const FIELD = "file";

/**
 * Reads a list. Its cells are trimmed, and what was defused for spreadsheets is what it was.
 * @throws invalid_input naming what is wrong with it
 */
export async function readCsv(bytes: Buffer, { maxRows, tooMany, empty }: CsvShape): Promise<CsvTable> {
  const text = withoutHint(textOf(bytes));
  const rows = await rowsOf(text, delimiterOf(text), maxRows);
  const [first, ...rest] = rows;
  if (!first || first.cells.every((cell) => cell === "")) return refuse(FIELD, msg("There is nothing in this file."));
  const headers = first.cells.map((cell) => cell.normalize("NFC"));
  checkHeaders(headers);
  if (rest.length > maxRows) refuse(FIELD, tooMany());
  const table = rest
    .filter(({ cells }) => cells.some((cell) => cell !== ""))
    .map(({ line, cells }) => ({ line, cells, isShort: cells.length < headers.length }));
  if (table.length === 0) refuse(FIELD, empty);
  return { headers, rows: table };
}

function checkHeaders(headers: string[]) {
  if (headers.length > MAX_IMPORT_COLUMNS)
    refuse(FIELD, t("A list can have up to {most} columns.", { most: MAX_IMPORT_COLUMNS }));
  const doubled = headers.find((header, i) => header !== "" && headers.indexOf(header) !== i);
  if (doubled !== undefined)
    refuse(FIELD, t("Two columns have the heading “{header}”. Rename one of them.", { header: doubled }));
}

/**
 * UTF-8 and UTF-16 with a byte order mark, UTF-8 without, else what Excel writes on Windows. The last one reads any bytes, so it comes
 * after a decoder that refuses what is none.
 */
function textOf(bytes: Buffer): string {
  if (bytes.includes(0) && !isWide(bytes)) refuse(FIELD, msg("This is not a CSV file. Save the list as CSV first."));
  try {
    return new TextDecoder(isWide(bytes) ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    if (isWide(bytes)) refuse(FIELD, msg("This is not a CSV file. Save the list as CSV first."));
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function isWide([first, second]: Buffer): "utf-16le" | "utf-16be" | null {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : null;
}

/** Excel's own first line, `sep=;`, which is no row. It is counted all the same. */
const HINT = /^sep=(.)\r?\n/i;
const withoutHint = (text: string) => text.replace(HINT, "\n");

/** The one that most lines have outside quotes, and as often as the first: a comma in names is in some. */
export function delimiterOf(text: string): (typeof DELIMITERS)[number] {
  const lines = countsIn(text);
  const scoreOf = (at: number) => {
    const first = lines[0]?.[at] ?? 0;
    return first === 0 ? 0 : lines.filter((counts) => counts[at] === first).length * 1000 + first;
  };
  const scores = DELIMITERS.map((_, at) => scoreOf(at));
  const best = Math.max(...scores);
  return best === 0 ? "," : (DELIMITERS[scores.indexOf(best)] ?? ",");
}

/** How often each delimiter stands outside quotes, in each of the first lines that have anything. */
function countsIn(text: string): number[][] {
  const lines: number[][] = [];
  let counts = DELIMITERS.map(() => 0);
  let isQuoted = false;
  let hasText = false;
  for (let at = 0; at < text.length && lines.length < COUNTED_LINES; at++) {
    const letter = text[at] as string;
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (letter === "\n" || letter === "\r")) {
      if (hasText) lines.push(counts);
      counts = DELIMITERS.map(() => 0);
      hasText = false;
      continue;
    } else if (!isQuoted) {
      const which = (DELIMITERS as readonly string[]).indexOf(letter);
      if (which >= 0) counts[which] = (counts[which] ?? 0) + 1;
    }
    hasText = true;
  }
  if (hasText && lines.length < COUNTED_LINES) lines.push(counts);
  return lines;
}

/** @throws invalid_input */
async function rowsOf(text: string, delimiter: string, maxRows: number): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  let problem: CsvError | undefined;
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_LETTERS,
    record_delimiter: ["\r\n", "\n", "\r"],
  });
  parser.on("readable", () => {
    for (let row = next(parser); row; row = next(parser))
      rows.push({ line: row.info.lines, cells: row.record.map(cellOf), isShort: false });
  });
  const ended = new Promise<void>((resolve) => {
    parser.on("error", (error: CsvError) => {
      problem = error;
      resolve();
    });
    parser.on("end", () => resolve());
  });
  for (let at = 0; at < text.length && !problem; at += CHUNK) {
    parser.write(text.slice(at, at + CHUNK));
    // One more than may be is enough to know that they are too many.
    if (rows.length > maxRows + 1) break;
    await new Promise(setImmediate);
  }
  parser.end();
  await ended;
  if (problem) return refuse(FIELD, whyOf(problem));
  return rows;
}

type Read = { info: Pick<Info, "lines">; record: string[] };
const next = (parser: Parser): Read | null => parser.read();

const cellOf = (text: string) => undefused(text.trim()).trim();

const whyOf = ({ code, lines }: CsvError & { lines?: number }) =>
  code === "CSV_MAX_RECORD_SIZE"
    ? t("The row at line {line} is too long. Is a quotation mark missing?", { line: lines ?? 1 })
    : t("The file cannot be read at line {line}. Is a quotation mark missing?", { line: lines ?? 1 });
