import { describe, expect, it } from "vitest";
import { TEMPLATE_CATEGORIES, TEMPLATES, templateBlocks, visibleFields } from "./templates.ts";

const ids = TEMPLATES.map(({ id }) => id);
const showing = (field: keyof ReturnType<typeof visibleFields>) => ids.filter((id) => visibleFields(id)[field]);

describe("the table of the specification, section 5", () => {
  it.each([
    ["templateBackground", [6, 14]],
    ["socialsBackground", [14]],
    ["department", [1, 2, 3, 4, 6, 12, 13, 14, 23, 25, 26]],
    ["socialCaption", [2, 3, 6, 7, 8, 11, 13, 14, 20, 22]],
  ] as const)("%s is shown by %j", (field, expected) => {
    expect(showing(field)).toEqual(expected);
  });

  it("the text colour is hidden by 6, 20, 22, 23, 25, 26 and 27", () => {
    expect(ids.filter((id) => !showing("textColor").includes(id))).toEqual([6, 20, 22, 23, 25, 26, 27]);
  });
});

it("there are thirty layouts of every category, each with a name of its own, and the first four are free", () => {
  expect(ids).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  expect(new Set(TEMPLATES.map(({ name }) => name)).size).toBe(30);
  expect(new Set(TEMPLATES.map(({ category }) => category))).toEqual(new Set(TEMPLATE_CATEGORIES));
  expect(TEMPLATES.filter(({ isFree }) => isFree).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

it.each(ids)("layout %i begins with each part once", (id) => {
  const parts = templateBlocks(id).flatMap((block): { name: string }[] =>
    block.name === "general" ? block.items : [block],
  );
  expect(parts.map(({ name }) => name).sort()).toEqual(["contacts", "name", "photo", "socialIcons"]);
});
