/** Counts as files, sent while they are made. */
import { csvLine } from "#shared/lib/csv.ts";
import type { DayRow } from "./service.ts";

/** Bytes that go out at a time: a write for each line costs more than the line. */
const PIECE = 16_384;
const COLUMNS = ["date", "id", "name", "detail", "people", "visitors"] as const;

/** A file for spreadsheets, its heading first. */
export async function* csvOf(rows: AsyncGenerator<DayRow>): AsyncGenerator<string> {
  let piece = csvLine([...COLUMNS]);
  for await (const row of rows) {
    piece += csvLine(COLUMNS.map((column) => row[column]));
    if (piece.length < PIECE) continue;
    yield piece;
    piece = "";
  }
  if (piece !== "") yield piece;
}

/** `{"items":[…]}` */
export async function* jsonOf(rows: AsyncGenerator<DayRow>): AsyncGenerator<string> {
  let piece = '{"items":[';
  let separator = "";
  for await (const row of rows) {
    piece += separator + JSON.stringify(row);
    separator = ",";
    if (piece.length < PIECE) continue;
    yield piece;
    piece = "";
  }
  yield `${piece}]}`;
}
