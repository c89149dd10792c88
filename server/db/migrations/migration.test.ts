import { expect, it } from "vitest";
import { fill } from "./migration.ts";

it("fills what is missing, one change for each field, and only while it is missing still", () => {
  expect(fill({ _id: 7, kept: 0 }, { kept: 1, added: 2, unknown: undefined })).toEqual([
    { updateOne: { filter: { _id: 7, added: { $exists: false } }, update: { $set: { added: 2 } } } },
  ]);
});
