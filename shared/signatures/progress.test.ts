import { expect, test } from "vitest";
import * as make from "#tests/support/make.ts";
import { type Progressing, stepsOf } from "./progress.ts";

const contentOf = (general: Parameters<typeof make.signature>[0]) => {
  const { general: made, design, media } = make.signature(general);
  return { general: made, design, media };
};
const signature = (hash: string, part: Partial<Progressing> = {}): Progressing => ({
  hash,
  content: contentOf({}),
  copied: "never",
  installed: "never",
  opened: 0,
  isDefault: false,
  ...part,
});
const done = (signatures: Progressing[]) => stepsOf(signatures).flatMap(({ id, isDone }) => (isDone ? [id] : []));

test.each<[string, Progressing[], string[]]>([
  ["nobody's signature", [], []],
  [
    "an empty one",
    [
      signature("a", {
        content: contentOf({ general: { name: "", position: "", company: "", contacts: [], socials: [] } }),
      }),
    ],
    [],
  ],
  ["one without a name", [signature("a", { content: contentOf({ general: { name: " " } }) })], ["create"]],
  [
    "one with a contact that leads nowhere",
    [signature("a", { content: contentOf({ general: { contacts: [{ name: "phone", value: "12" }] } }) })],
    ["create"],
  ],
  ["one without a contact", [signature("a", { content: contentOf({ general: { contacts: [] } }) })], ["create"]],
  ["a whole one", [signature("a")], ["create", "complete"]],
  ["a copied one", [signature("a", { copied: "current" })], ["create", "complete", "copy"]],
  ["an installed one", [signature("a", { installed: "current" })], ["create", "complete", "copy", "install"]],
  ["one whose mails are read", [signature("a", { opened: 1 })], ["create", "complete", "copy", "install"]],
  [
    "one that changed since it was installed",
    [signature("a", { copied: "outdated", installed: "outdated", opened: 9 })],
    ["create", "complete", "copy"],
  ],
  [
    "one copied before the last change",
    [signature("a", { copied: "outdated", opened: 9 })],
    ["create", "complete", "copy"],
  ],
  ["a default", [signature("a", { isDefault: true })], ["create", "complete", "default"]],
  [
    "several, each with something",
    [signature("a", { isDefault: true }), signature("b", { installed: "current" })],
    ["create", "complete", "copy", "install", "default"],
  ],
])("%s", (_what, signatures, steps) => {
  expect(done(signatures)).toEqual(steps);
});

test("lead to the one that has come furthest, the newest of these", () => {
  const hashes = (signatures: Progressing[]) => [...new Set(stepsOf(signatures).map(({ hash }) => hash))];
  expect(hashes([])).toEqual([null]);
  expect(hashes([signature("new"), signature("old")])).toEqual(["new"]);
  expect(hashes([signature("new"), signature("old", { copied: "current" })])).toEqual(["old"]);
});
