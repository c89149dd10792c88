import { expect, it } from "vitest";
import * as z from "zod/mini";
import { readStored } from "./stored.ts";

const Row = z.strictObject({ name: z.string(), size: z.number() });
const Document = z.strictObject({
  title: z._default(z.string(), "none"),
  rows: z._default(z.array(Row), []),
});
const [one, two, three] = ["one", "two", "three"].map((name, size) => ({ name, size }));

it("fills in what is missing and leaves aside what does not fit", () => {
  expect(readStored(Document, {})).toEqual({ title: "none", rows: [] });
  expect(readStored(Document, { title: 7, rows: [one], other: true })).toEqual({ title: "none", rows: [one] });
  for (const value of [null, undefined, "text", [one]]) expect(readStored(Document, value)).toBeNull();
});

it("loses the rows that do not fit, however much is wrong with them, and no others", () => {
  const wrong = { name: 7, size: "large" };
  expect(readStored(Document, { rows: [one, wrong, two, wrong, three] })).toEqual({
    title: "none",
    rows: [one, two, three],
  });
  expect(readStored(Document, { rows: [wrong, one] })?.rows).toEqual([one]);
  expect(readStored(Document, { rows: [one, { ...wrong, color: "red" }, two] })?.rows).toEqual([one, two]);
});

it("keeps a row that another version has written more into", () => {
  const newer = { ...two, color: "red", shape: 3 };
  const rows = [one, newer, three];
  expect(readStored(Document, { rows })?.rows).toEqual([one, two, three]);
  expect(readStored(Document, { rows: [newer, { color: "red" }, three] })?.rows).toEqual([two, three]);
  expect(rows[1]).toBe(newer);
});
