import { describe, expect, it } from "vitest";
import { keysOf, searchOf } from "./names.ts";

const zoe = { name: "Zoë Müller-Łoś", email: "z.mueller@example.com" };

/** As the store answers it: every equality holds, and then what is looked at here. */
function finds(search: string, named: { name: string; email: string }): boolean {
  const { starts, isFound } = searchOf(search);
  const held = new Set(keysOf(named).starts);
  return starts.every((start) => held.has(start)) && (isFound?.(named) ?? true);
}

describe("what a member is sorted by", () => {
  it.each([
    ["the folded name", zoe, "zoe muller-los"],
    ["the address of who has none", { name: "  ", email: "ana@example.com" }, "ana@example.com"],
    ["no more of it than fits an address", { name: "x".repeat(200), email: "a@b.co" }, "x".repeat(60)],
  ])("%s", (_what, named, key) => {
    expect(keysOf(named).nameKey).toBe(key);
  });
});

describe("a search", () => {
  it.each(["", "zoe", "ZOË mül", "los", "müll zo", "mueller", "z.mueller@example.com", "m", "z m", "exam"])(
    "by beginnings of words: %s",
    (search) => {
      expect(finds(search, zoe)).toBe(true);
    },
  );

  it.each(["oe", "muster", "zoe lee", "ueller", "zoe q", "example.org"])("not by anything else: %s", (search) => {
    expect(finds(search, zoe)).toBe(false);
  });

  it("of a word that is longer than every beginning looks at all of it", () => {
    const long = { name: "Bartholomaeus", email: "b@example.com" };
    expect(finds("bartholoma", long)).toBe(true);
    expect(finds("bartholomaeus", long)).toBe(true);
    expect(finds("bartholomaeust", long)).toBe(false);
    expect(finds("bartholomaxx", long)).toBe(false);
  });

  it("finds names of one letter, as other scripts have them", () => {
    const wang = { name: "王 伟", email: "w@example.com" };
    expect(finds("王", wang)).toBe(true);
    expect(finds("李", wang)).toBe(false);
  });

  it("is short for the longest name", () => {
    const name = Array.from({ length: 40 }, (_, at) => `word${at}wordword`).join(" ");
    expect(keysOf({ name, email: "a@b.co" }).starts.length).toBeLessThanOrEqual(12 * 10);
  });
});
