import mongoose, { Schema } from "mongoose";
import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { Content } from "#shared/signatures/schema.ts";
import { CONTENTS } from "#tests/renderer/contents.ts";
import { compiled, logStored, storedReader } from "./stored.ts";

type PetRecord = {
  name: string;
  tags: string[];
  age: number;
  seen: Date | null;
  chip?: string;
  bornAs?: string | null;
};
const fields = {
  name: { type: String, required: true },
  tags: { type: [String], default: ["new"] },
  age: { type: Number, default: 1, whenMissing: 0 },
  seen: { type: Date, default: null },
  chip: String,
  bornAs: { type: String, default: null, whenMissing: undefined },
};
const Pet = mongoose.model("Pet", new Schema(fields as object, { timestamps: true }));
const pets = storedReader<PetRecord>(Pet);
const _id = new mongoose.Types.ObjectId();

afterEach(() => logStored(null));

it("reads rights that do not fit as fewer, never as more", () => {
  const rights = { type: [Number], default: null, shape: z.array(z.int()), whenWrong: [] };
  const keys = storedReader<{ rights: number[] | null }>(mongoose.model("Key", new Schema({ rights } as object)));
  const read = (stored?: unknown) => keys.read({ _id, rights: stored })?.rights;
  expect([undefined, null, [1], [1, "x"]].map(read)).toEqual([null, null, [1], [1]]);
  const onWarn = vi.fn();
  logStored({ warn: onWarn, error: onWarn });
  expect(["all", 5, {}, true].map(read)).toEqual([[], [], [], []]);
  expect(onWarn).toHaveBeenCalledOnce();
});

it("gives what is missing the meaning that the model says, which need not be what a new record gets", () => {
  const madeAt = _id.getTimestamp();
  expect(pets.read({ _id, name: "Rex", __v: 3, other: 1 })).toEqual({
    _id,
    name: "Rex",
    tags: ["new"],
    age: 0,
    seen: null,
    createdAt: madeAt,
    updatedAt: madeAt,
  });
  expect(pets.read({ _id, name: "Rex" })?.tags).not.toBe(pets.read({ _id, name: "Rex" })?.tags);
  expect(pets.read({ _id, name: "Rex", bornAs: null })).toHaveProperty("bornAs", null);
});

it("leaves out of a list what lacks a required field", () => {
  expect(pets.readAll([{ _id, name: "Rex" }, { _id }, { _id, name: 7 }]).map(({ name }) => name)).toEqual(["Rex"]);
  expect(pets.read(null)).toBeNull();
});

it("says once of each record what does not fit, without its value", () => {
  const log = { warn: vi.fn(), error: vi.fn() };
  logStored(log);
  const other = new mongoose.Types.ObjectId();
  for (const record of [
    { _id, name: "Rex", age: "old", tags: [1, "a"] },
    { _id, name: "Rex", age: "old" },
    { _id: other },
    { _id: other },
  ])
    pets.read(record);
  const said = { operation: "stored.read", collection: "pets" };
  expect(log.warn.mock.calls.map(([fields]) => fields)).toEqual([
    { ...said, id: String(_id), fields: expect.arrayContaining(["age", "tags.0"]) },
  ]);
  expect(log.error.mock.calls.map(([fields]) => fields)).toEqual([{ ...said, id: String(other), fields: ["name"] }]);
});

it("reads a projection in part", () => {
  const ages = storedReader<{ _id: unknown; age: number }, "_id" | "age">(Pet, ["age"]);
  expect(ages.read({ _id, age: 3 })).toEqual({ _id, age: 3 });
});

it("asks a field without a type for its shape", () => {
  const Odd = mongoose.model("Odd", new Schema({ any: Schema.Types.Mixed }));
  expect(() => storedReader(Odd)).toThrow('"any" needs a shape');
});

it("reads by the compiled schema as by the schema itself", () => {
  const fast = compiled(Content);
  const blocks = [{ name: "general", items: [{ name: "name" }] }, { name: "photo" }, { name: "other" }];
  for (const content of [
    ...Object.values(CONTENTS),
    {},
    { design: { blocksConfig: blocks, fontSize: 7 } },
    { odd: 1 },
  ]) {
    const [read, expected] = [z.safeParse(fast, content), Content.safeParse(content)];
    expect(read.data).toEqual(expected.data);
    expect(read.error?.issues).toEqual(expected.error?.issues);
  }
});
