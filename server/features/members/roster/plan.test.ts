import { expect, it } from "vitest";
import { MAX_CUSTOM_FACTS } from "#shared/members/constants.ts";
import { NO_FACTS } from "#shared/members/facts.ts";
import { guessMapping } from "#shared/members/roster/columns.ts";
import type { CsvTable } from "../../../http/csvTable.ts";
import { type Known, markOf, planOf, withTexts } from "./plan.ts";

const ana: Known = { isRegistered: true, facts: { ...NO_FACTS, name: "Ana Ruiz", phone: "1", custom: { Floor: "2" } } };
const bo: Known = { isRegistered: false, facts: { ...NO_FACTS, name: "Bo" } };
const team = {
  owner: "owner@x.de",
  members: new Map([
    ["ana@x.de", ana],
    ["bo@x.de", bo],
  ]),
  free: 2,
};
const table = (headers: string[], ...rows: string[][]): CsvTable => ({
  headers,
  rows: rows.map((cells, i) => ({ line: i + 2, cells, isShort: false })),
});
const plan = (list: CsvTable, isUpdate = true) => planOf(list, guessMapping(list.headers), team, isUpdate);

it("has a verdict for each row", async () => {
  const list = table(
    ["Email", "Name", "Phone", "Floor"],
    ["ANA@x.de", "Ana Ruiz", "2", "3"],
    ["bo@x.de", "Bo", "", ""],
    ["owner@x.de", "", "", ""],
    ["new1@x.de", "N1", "", ""],
    ["new1@x.de", "N1", "", ""],
    ["", "Nobody", "", ""],
    ["nobody", "", "", ""],
    ["new2@x.de", "x".repeat(500), "", ""],
    ["new3@x.de", "two\nlines", "", ""],
    ["new4@x.de", "", "", "", "shifted"],
    ["new5@x.de"],
    ["new6@x.de", "N6", "", ""],
  );
  const { rows, steps, counts } = await plan(list);
  expect(rows.map(({ verdict, problem, facts }) => [verdict, problem ?? facts])).toEqual([
    ["changed", ["phone", "Floor"]],
    ["invited", undefined],
    ["you", undefined],
    ["new", undefined],
    ["twice", undefined],
    ["invalid", "noEmail"],
    ["invalid", "badEmail"],
    ["invalid", "tooLong"],
    ["invalid", "manyLines"],
    ["invalid", "tooManyCells"],
    ["new", undefined],
    ["noSeat", undefined],
  ]);
  expect(counts).toMatchObject({ new: 2, noSeat: 1, changed: 1, invalid: 5 });
  expect(steps.map(({ act, email }) => [act, email])).toEqual([
    ["change", "ana@x.de"],
    ["invite", "new1@x.de"],
    ["invite", "new5@x.de"],
  ]);
});

it("leaves members as they are unless it is asked to, and what a list says nothing of in any case", async () => {
  const list = table(["Email", "Phone", "Name"], ["ana@x.de", "2", ""]);
  expect((await plan(list, false)).rows).toMatchObject([{ verdict: "same" }]);
  const { steps } = await plan(list);
  expect(steps).toEqual([{ act: "change", email: "ana@x.de", facts: { phone: "2" } }]);
  expect(withTexts(ana.facts, { custom: { Desk: "7" } })).toEqual({ custom: { Floor: "2", Desk: "7" } });
});

it("puts first and last name together", async () => {
  const { steps } = await plan(table(["Mail", "Vorname", "Nachname"], ["n@x.de", "Zoë", "Łoś"], ["m@x.de", "Jo", ""]));
  expect(steps.map(({ facts }) => facts.name)).toEqual(["Zoë Łoś", "Jo"]);
});

it("gives nobody more facts of the team's own than there may be", async () => {
  const own = Array.from({ length: MAX_CUSTOM_FACTS }, (_, i) => `Fact ${i}`);
  const { rows } = await plan(table(["Email", ...own], ["ana@x.de", ...own]));
  expect(rows).toMatchObject([{ verdict: "invalid", problem: "tooManyFacts" }]);
  const more = [...own, "One more"];
  const mapping = Object.fromEntries([["Email", "email"], ...more.map((name) => [name, `custom:${name}`])]);
  const list = table(["Email", ...more], ["new@x.de", ...more], ["newer@x.de", ...own, ""]);
  expect((await planOf(list, mapping, team, true)).rows).toMatchObject([
    { verdict: "invalid", problem: "tooManyFacts" },
    { verdict: "new" },
  ]);
});

it("has another mark when the file, the mapping or the team is another", async () => {
  const list = table(["Email", "Phone"], ["ana@x.de", "2"], ["n@x.de", ""]);
  const mapping = guessMapping(list.headers);
  const marked = { bytes: Buffer.from("the file"), mapping, isUpdate: true, plan: await plan(list), before: "" };
  const first = await markOf(marked);
  expect(await markOf({ ...marked, mapping: { ...mapping } })).toBe(first);
  const fuller = await planOf(list, mapping, { ...team, free: 0 }, true);
  for (const other of [
    { bytes: Buffer.from("another") },
    { mapping: { Email: "email", Phone: "mobile" } as const },
    { isUpdate: false },
    { plan: fuller },
    { before: "another list" },
  ])
    expect(await markOf({ ...marked, ...other })).not.toBe(first);
});
