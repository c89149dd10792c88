import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import type { Sheet } from "#shared/billing/sheet.ts";
import { drawSheet } from "./draw.ts";
import { piecesOf, widthOf, wrapped } from "./text.ts";

const row = { text: "Teams, yearly", note: "30 November 2026", quantity: "10", price: "$46.80", amount: "$468.00" };
const sheet = (part: Partial<Sheet> = {}): Sheet => ({
  language: "en",
  title: "Invoice",
  number: "S-000042",
  warning: null,
  madeAt: "2026-11-30T09:00:00.000Z",
  seller: { name: "Signoff Ltd.", lines: ["1 Example Street", "London"] },
  buyer: { label: "Billed to", lines: ["Zażółć Gęślą Jaźń", "ul. Święty Marcin 29"] },
  facts: [{ label: "Date", value: "30 November 2026" }],
  columns: ["Description", "People", "Unit price", "Amount"],
  rows: [row],
  totals: [{ label: "Total", amount: "$468.00", isSum: true }],
  notes: [],
  footer: "Signoff Ltd.",
  pages: "Page {page} of {pages}",
  ...part,
});

const pagesOf = (bytes: Buffer) => bytes.toString("latin1").match(/\/Type \/Page\b/g)?.length;

/** What the streams of a file hold, unpacked. */
const inside = (bytes: Buffer) =>
  Array.from(bytes.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g), ([, stream = ""]) => {
    try {
      return inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
    } catch {
      return stream;
    }
  }).join("\n");

it("is the same bytes for the same sheet, also of two at once", async () => {
  const [first, second] = await Promise.all([drawSheet(sheet()), drawSheet(sheet())]);
  expect(first.subarray(0, 5).toString()).toBe("%PDF-");
  expect(first.equals(second)).toBe(true);
  expect(first.equals(await drawSheet(sheet({ number: "S-000043" })))).toBe(false);
  expect(first.length).toBeLessThan(60_000);
});

it("has no font of the machine's own, and a letter for each that people have in their names", async () => {
  const lines = [
    "Żółć Παπαδόπουλος Тверская",
    "北京示例科技有限公司 株式会社",
    "شركة المثال",
    "ישראל ไทย भारत 대한민국",
  ];
  const bytes = await drawSheet(sheet({ buyer: { label: "Billed to", lines } }));
  expect(bytes.toString("latin1")).not.toMatch(/Helvetica|Times-|Courier/);
  for (const text of lines) {
    const drawn = piecesOf(text, { sizePt: 10 }).map((piece) => piece.text);
    expect([...drawn.join("")].sort()).toEqual([...text].sort());
    for (const { face, text: part } of piecesOf(text, { sizePt: 10 }))
      expect(face.layout(part).glyphs.filter(({ id }) => id === 0)).toEqual([]);
  }
});

it("goes over as many pages as its rows need, with the warning on each", async () => {
  const rows = Array.from({ length: 30 }, () => row);
  const one = await drawSheet(sheet());
  const several = await drawSheet(sheet({ rows, warning: "Sandbox: not a real invoice" }));
  expect([pagesOf(one), pagesOf(several)]).toEqual([1, 3]);
  // Its ground, once a page.
  expect(inside(several).match(/\b48 32 499\.28 [\d.]+ re/g)?.length).toBe(3);
});

it("has what else belongs to it below its sums, over as many pages as that needs", async () => {
  const columns = ["Company", "Signatures", "Used", "Share"] as [string, string, string, string];
  const table = (count: number) => ({ title: "Companies", columns, rows: Array.from({ length: count }, () => row) });
  const without = await drawSheet(sheet());
  const short = await drawSheet(sheet({ table: table(3) }));
  const long = await drawSheet(sheet({ table: table(200), warning: "Sandbox: not a real invoice" }));
  expect([pagesOf(without), pagesOf(short)]).toEqual([1, 1]);
  expect(pagesOf(long)).toBeGreaterThan(8);
  // A rule below each row and below the headings.
  const rules = (bytes: Buffer) => inside(bytes).match(/\bl\s[\s\S]{0,160}?\bS\b/g)?.length ?? 0;
  expect(rules(short) - rules(without)).toBeGreaterThanOrEqual(4);
});

it("breaks long lines at words, and a word that is longer than a line where it has to", () => {
  const type = { sizePt: 9.5 };
  for (const text of ["The quick brown fox ".repeat(10), "x".repeat(300), "北京示例科技有限公司".repeat(12)]) {
    const lines = wrapped(text, 200, type);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
    for (const line of lines) expect(widthOf(line, type)).toBeLessThanOrEqual(200);
  }
  expect(wrapped("one\n\ntwo", 200, type)).toEqual(["one", "", "two"]);
});

it("draws the words of a line from right to left that is read so, and its brackets around them", () => {
  const drawn = piecesOf("شركة المثال (دبي)", { sizePt: 10 }).map(({ text }) => text.trim());
  expect(drawn.filter(Boolean)).toEqual(["(", "دبي", ")", "المثال", "شركة"]);
});
