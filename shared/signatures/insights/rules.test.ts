import { expect, it } from "vitest";
import { loadedState } from "./rules.ts";

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const before = [
  { savedAt: day(1), pictures: ["face", "old"] },
  { savedAt: day(2), pictures: ["face", "older"] },
];
const now = { savedAt: day(3), pictures: ["face", "new"] };
const said = (loads: Record<string, number>) =>
  loadedState(before, now, new Map(Object.entries(loads).map(([name, at]) => [name, day(at)])));

it("is current when a picture of the last change was loaded since", () => {
  expect(said({ new: 4, older: 28 })).toEqual({ state: day(3), at: day(4), is: "current" });
});

it("is outdated when only what was taken out is loaded, long after", () => {
  expect(said({ older: 18 })).toEqual({ state: day(2), at: day(18), is: "outdated" });
  expect(said({ older: 16 }), "mails that were sent are still read").toBeNull();
});

it("is not told by pictures that all states have", () => {
  expect(said({ face: 28 })).toBeNull();
  expect(said({})).toBeNull();
  const same = { savedAt: day(3), pictures: ["face", "older"] };
  expect(loadedState(before, same, new Map([["older", day(28)]]))).toBeNull();
  expect(loadedState([], now, new Map([["new", day(4)]]))).toBeNull();
  const unknown = [...before, { savedAt: day(2), pictures: null }];
  expect(loadedState(unknown, now, new Map([["new", day(4)]]))).toBeNull();
});
