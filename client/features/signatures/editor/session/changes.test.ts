import { expect, test } from "vitest";
import { templateBlocks } from "#shared/catalog/templates.ts";
import { SignatureInput } from "#shared/signatures/schema.ts";
import { type AddonForm, formOf } from "../fields/addonForms.ts";
import { tabOf } from "../fields/fields.ts";
import { squared } from "../pictures/shapes.ts";
import {
  addAddon,
  addEntry,
  addSocial,
  changeTemplate,
  moveRow,
  removeEntry,
  socialInLink,
  withoutPaidParts,
} from "./changes.ts";

const anna = () => SignatureInput.parse({ general: { name: "Anna", department: "Sales" } });

test("another template brings its own order of blocks and keeps what was written", () => {
  const document = anna();
  changeTemplate(document, 2);
  expect(document.design).toMatchObject({ templateId: 2, blocksConfig: templateBlocks(2) });
  expect(document.general).toMatchObject({ name: "Anna", department: "Sales" });
});

test("rows move by so many places and stop at the ends", () => {
  const rows = ["a", "b", "c"];
  const far = ["a", "b", "c"];
  expect([moveRow(far, 0, 2), far.join("")]).toEqual([true, "bca"]);
  expect([moveRow(far, 1, -2), far.join("")]).toEqual([false, "bca"]);
  expect([moveRow(rows, 0, 1), rows.join("")]).toEqual([true, "bac"]);
  expect([moveRow(rows, 0, -1), rows.join("")]).toEqual([false, "bac"]);
  expect([moveRow(rows, 2, 1), rows.join("")]).toEqual([false, "bac"]);
});

test("no more networks than the schema takes", () => {
  const document = anna();
  const added = Array.from({ length: 31 }, () => addSocial(document, "github"));
  expect(added.filter(Boolean)).toHaveLength(30);
  expect(SignatureInput.safeParse(document).success).toBe(true);
});

test("a pasted address names its network, a word does not", () => {
  expect(socialInLink(" https://www.linkedin.com/in/anna ")).toBe("linkedin");
  expect(socialInLink("github.com/anna")).toBe("github");
  expect(socialInLink("https://anna.example")).toBeNull();
  expect(socialInLink("linkedin")).toBeNull();
});

test("a sign stands before all other addons, others at the end, each with its first choice made", () => {
  const document = anna();
  for (const type of ["disclaimer", "badge", "sign"] as const) {
    const form = formOf(type);
    if (form) addAddon(document, form);
  }
  expect(document.general.addons.map(({ type, data }) => [type, data])).toEqual([
    ["sign", {}],
    ["disclaimer", { type: 1 }],
    ["badge", { list: [{ type: "appStore" }] }],
  ]);
  expect(SignatureInput.safeParse(document).success).toBe(true);
});

test("entries go to the end of their list, which is made where there is none", () => {
  const document = anna();
  const form = formOf("social") as AddonForm;
  for (const key of ["a", "b"]) document.general.addons.push({ type: "social", key, data: {} });
  addEntry(document, 1, form);
  addEntry(document, 1, form);
  removeEntry(document, 1, 0);
  removeEntry(document, 0, 0);
  expect(document.general.addons.map(({ data }) => data)).toEqual([{}, { list: [{ type: "rating" }] }]);
});

test("paid parts go back to what is free, the rest stays", () => {
  const document = anna();
  document.design.iconType = 2;
  document.general.brandingLine = 0;
  withoutPaidParts(document);
  expect(document).toEqual(anna());
});

test.each([
  ["general.name", "general"],
  ["general.contacts.2.value", "general"],
  ["general.socials.0.link", "social"],
  ["design.socialWidth", "social"],
  ["design.fontColor", "design"],
  ["design.logoWidth", "media"],
  ["media.photoUrl", "media"],
  ["general.brandingLine", "addons"],
] as const)("%s is on the tab %s", (path, tab) => {
  expect(tabOf(path)).toBe(tab);
});

test("a circle keeps the middle", () => {
  expect(squared({ x: 10, y: 0, width: 300, height: 100 }, 3)).toEqual({ x: 110, y: 0, width: 100, height: 100 });
  expect(squared({ x: 10, y: 0, width: 300, height: 100 }, 2)).toEqual({ x: 10, y: 0, width: 300, height: 100 });
});
