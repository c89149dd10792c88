import { monitorEventLoopDelay } from "node:perf_hooks";
import { expect, it, test } from "vitest";
import type { Failure } from "#shared/errors/catalogue.ts";
import { MAX_IMPORTED_ROWS } from "#shared/members/constants.ts";
import { delimiterOf, readCsv as read } from "./csvTable.ts";

const readCsv = (bytes: Buffer) =>
  read(bytes, { maxRows: MAX_IMPORTED_ROWS, tooMany: () => "Too many.", empty: "Only headings." });

const cellsOf = async (bytes: Buffer | string) => {
  const { headers, rows } = await readCsv(Buffer.from(bytes as string));
  return [headers, ...rows.map(({ cells }) => cells)];
};
const wide = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);

test.each([
  [
    "commas",
    "email,name\r\na@x.de,Ana\r\n",
    [
      ["email", "name"],
      ["a@x.de", "Ana"],
    ],
  ],
  [
    "semicolons with commas in names",
    'email;name\na@x.de;"Ruiz, Ana"\nb@x.de;Bo, Dr.\n',
    [
      ["email", "name"],
      ["a@x.de", "Ruiz, Ana"],
      ["b@x.de", "Bo, Dr."],
    ],
  ],
  [
    "Excel's own first line",
    "sep=;\r\nemail;name\r\na@x.de;Ana",
    [
      ["email", "name"],
      ["a@x.de", "Ana"],
    ],
  ],
  ["one column, whose letters are no delimiters", "email\nm@m.m\n", [["email"], ["m@m.m"]]],
  [
    "a byte order mark",
    "\ufeffemail\tname\na@x.de\tAna",
    [
      ["email", "name"],
      ["a@x.de", "Ana"],
    ],
  ],
  [
    "UTF-16",
    wide("email\tname\r\na@x.de\tJörg"),
    [
      ["email", "name"],
      ["a@x.de", "Jörg"],
    ],
  ],
  [
    "Windows-1252",
    Buffer.from("email;name\ra@x.de;J\xf6rg \x80", "latin1"),
    [
      ["email", "name"],
      ["a@x.de", "Jörg €"],
    ],
  ],
  [
    "blanks, empty lines, defused formulas",
    "email , phone\n\n a@x.de , '+49 30\n,\n",
    [
      ["email", "phone"],
      ["a@x.de", "+49 30"],
    ],
  ],
  [
    "quotes within texts",
    'email,name\na@x.de,"Ana ""Ani"" Ruiz"\nb@x.de,5" screen',
    [
      ["email", "name"],
      ["a@x.de", 'Ana "Ani" Ruiz'],
      ["b@x.de", '5" screen'],
    ],
  ],
])("reads %s", async (_what, bytes, cells) => expect(await cellsOf(bytes)).toEqual(cells));

test.each([
  ["nothing", "", "There is nothing in this file."],
  ["headings alone", "email,name\n", "Only headings."],
  ["doubled headings", "email,name,name\na@x.de,A,B", "Two columns have the heading “name”. Rename one of them."],
  [
    "a quote that never ends",
    'email,name\n"a@x.de,Ana\n',
    "The file cannot be read at line 2. Is a quotation mark missing?",
  ],
  ["a row without end", `email,name\n"${"x".repeat(70_000)}`, "is too long. Is a quotation mark missing?"],
  ["a workbook", Buffer.from("PK\x03\x04\x00\x00\x00"), "This is not a CSV file. Save the list as CSV first."],
  ["too many people", `email\n${"a@x.de\n".repeat(MAX_IMPORTED_ROWS + 1)}`, "Too many."],
])("refuses %s", async (_what, bytes, message) => {
  const refusal = await readCsv(Buffer.from(bytes as string)).catch((error: Failure) => error.errors[0]?.message);
  expect(refusal).toContain(message);
});

test.each([
  ["a,b;c\nd,e\n", ","],
  ["a;b\n1,5;2\n3;4,5\n", ";"],
  ['"a;b";"c,d,e"\n1;2\n', ";"],
  ["a|b\nc|d", "|"],
  ["email\nm@m.m", ","],
])("%j has %j between its cells", (text, delimiter) => expect(delimiterOf(text)).toBe(delimiter));

it("says in which line of the file a row ends", async () => {
  const { rows } = await readCsv(Buffer.from('email,note\n\na@x.de,"two\nlines"\nb@x.de,\n'));
  expect(rows.map(({ line }) => line)).toEqual([4, 5]);
});

it("lets others get their turn while it reads 10,000 rows", async () => {
  const lines = Array.from({ length: MAX_IMPORTED_ROWS }, (_, i) => `person${i}@example.com,"Person, ${i}",'+49 ${i}`);
  const bytes = Buffer.from(`email,name,phone\n${lines.join("\n")}`);
  const turns = monitorEventLoopDelay({ resolution: 1 });
  turns.enable();
  expect((await readCsv(bytes)).rows).toHaveLength(MAX_IMPORTED_ROWS);
  // Read at once it would be one turn.
  expect(turns.count).toBeGreaterThan(5);
});
