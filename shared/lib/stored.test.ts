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

it("mends a value inside a row where a default fills it in, and takes rows out of the list inside of one", () => {
  const Part = z.strictObject({ name: z.string(), size: z._default(z.number(), 1) });
  const Outer = z.strictObject({
    parts: z._default(z.array(Part), []),
    id: z.string(),
    note: z._default(z.string(), ""),
  });
  const Nested = z.strictObject({ rows: z._default(z.array(Outer), []) });
  const part = { name: "a", size: 2 };
  const whole = { parts: [part], id: "4", note: "kept" };
  const rows = [
    { id: "1", note: 7, parts: [part, { name: "b", size: "large" }, 3, { size: 4 }, part] },
    { id: 2, note: 7, parts: [{ size: 4 }, part] },
    { id: "3", parts: "none" },
    { parts: [{ size: 4 }] },
    whole,
  ];
  expect(readStored(Nested, { rows })?.rows).toEqual([
    { id: "1", note: "", parts: [part, { name: "b", size: 1 }, part] },
    { id: "3", note: "", parts: [] },
    whole,
  ]);
});

it("reads a row of another kind than any that it knows as none", () => {
  const Shape = z.discriminatedUnion("type", [
    z.strictObject({ type: z.literal("circle"), radius: z._default(z.number(), 1) }),
    z.strictObject({ type: z.literal("square"), side: z._default(z.number(), 2) }),
  ]);
  const Drawing = z.strictObject({ shapes: z._default(z.array(Shape), []) });
  const shapes = [{ type: "star" }, { type: "square", side: "a", radius: 3 }, { type: 7 }, {}, { type: "circle" }];
  expect(readStored(Drawing, { shapes })?.shapes).toEqual([
    { type: "square", side: 2 },
    { type: "circle", radius: 1 },
  ]);
});

it("keeps the beginning of a list that is longer than it may be now", () => {
  const Short = z.strictObject({ rows: z._default(z.array(Row).check(z.maxLength(2)), []) });
  expect(readStored(Short, { rows: [one, two, three] })?.rows).toEqual([one, two]);
  expect(readStored(Short, { rows: [one, { name: 7 }, three] })?.rows).toEqual([one]);
});

it("drops what has a hole that nothing can fill, and only that", () => {
  const Nested = z.strictObject({
    title: z._default(z.string(), "none"),
    part: z._default(z.nullable(z.strictObject({ size: z.number() })), null),
  });
  expect(readStored(Nested, { title: "kept", part: {} })).toEqual({ title: "kept", part: null });
  expect(readStored(z.strictObject({ title: z.string() }), { other: 1 })).toBeNull();
});

it("leaves values of the store as they are, and what was read untouched", () => {
  const at = new Date();
  const stored = { at, title: 7 };
  const Dated = z.object({ at: z.date(), title: z._default(z.string(), "none") });
  expect(readStored(Dated, stored)?.at).toBe(at);
  expect(stored.title).toBe(7);
});

it("says which fields did not fit, and not which were missing or unknown", () => {
  const said: string[][] = [];
  const read = (value: object) => readStored(Document, value, { onWrong: (fields) => said.push(fields) });
  read({ other: 1 });
  expect(said).toEqual([]);
  read({ title: 7, rows: [one, { name: "x" }] });
  expect(said.map((fields) => fields.sort())).toEqual([["rows.1.size", "title"]]);
  expect(readStored(z.strictObject({ title: z.string() }), {}, { onWrong: (fields) => said.push(fields) })).toBeNull();
  expect(said.at(-1)).toEqual(["title"]);
});
