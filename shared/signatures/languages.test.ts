import { expect, test } from "vitest";
import { spokenLanguage } from "./languages.ts";
import { Content } from "./schema.ts";

test.each([
  [["fr-CH", "de", "en"], "fr"],
  [["da", "pt-BR", "en"], "pt"],
  [["JA"], "ja"],
  [["da", "sv-SE"], null],
  [["enx", "dex-DE"], null],
  [[], null],
])("of %j a signature speaks %j", (codes, language) => expect(spokenLanguage(codes)).toBe(language));

test("a record from before reads in English, with the labels of its layout and none of its own", () => {
  const old = {
    general: { name: "Ana", contacts: [{ name: "phone", value: "+1 555 0100" }] },
    design: { templateId: 3 },
  };
  const { general, design } = Content.parse(old);
  expect([general.language, design.contactLabels, general.contacts[0]?.label]).toEqual(["en", 0, ""]);
  expect(Content.safeParse({ general: { language: "xx" } }).success).toBe(false);
  expect(Content.safeParse({ design: { contactLabels: 5 } }).success).toBe(false);
  const own = (label: string) =>
    Content.safeParse({ general: { contacts: [{ name: "fax", value: "1", label }] } }).success;
  expect([own("a".repeat(24)), own("a".repeat(25))]).toEqual([true, false]);
});
