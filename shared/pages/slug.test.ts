import { describe, expect, test } from "vitest";
import { MESSAGES } from "../errors/messages.ts";
import { skeletonOf, slugFrom, slugProblem } from "./slug.ts";

describe("the address of a page", () => {
  test.each([
    ["", MESSAGES.pageUrlEmpty],
    ["  ", MESSAGES.pageUrlEmpty],
    ["admin", MESSAGES.pageUrlRestricted],
    ["adm1n", MESSAGES.pageUrlRestricted],
    ["sign0ff", MESSAGES.pageUrlRestricted],
    ["sign-off", MESSAGES.pageUrlRestricted],
    ["Zoe", MESSAGES.pageUrlShape],
    ["zoë", MESSAGES.pageUrlShape],
    ["zoe quinn", MESSAGES.pageUrlShape],
    ["zoe/quinn", MESSAGES.pageUrlShape],
    ["-zoe", MESSAGES.pageUrlShape],
    ["zoe-", MESSAGES.pageUrlShape],
    ["zoe--quinn", MESSAGES.pageUrlShape],
    ["xn--zo-jka", MESSAGES.pageUrlShape],
    ["z\u043ee", MESSAGES.pageUrlShape], // with a Cyrillic о
    ["\uff5aoe", MESSAGES.pageUrlShape],
    ["zoe\u200b", MESSAGES.pageUrlShape],
    ["zoe.html", MESSAGES.pageUrlShape],
    ["日本", MESSAGES.pageUrlShape],
    ["adrnin", MESSAGES.pageUrlRestricted],
    ["vvebmaster", MESSAGES.pageUrlRestricted],
    ["a".repeat(41), MESSAGES.pageUrlShape],
    ["zoe-quinn", null],
    ["a", null],
    ["2026", null],
    ["a".repeat(40), null],
  ])("%j: %s", (slug, problem) => expect(slugProblem(slug)).toBe(problem));

  test.each([
    ["paypal", "paypa1"],
    ["zoe", "z0e"],
    ["modern", "modem"],
    ["wave", "vvave"],
    ["anna-ruiz", "annarulz"],
  ])("%s and %s look the same", (one, other) => expect(skeletonOf(one)).toBe(skeletonOf(other)));

  test.each([
    ["Zoë Quinn & Co.", "zoe-quinn-co"],
    ["  Straße 5 ", "strasse-5"],
    ["日本", ""],
    [`${"a".repeat(39)} b`, "a".repeat(39)],
  ])("%j begins as %j", (name, slug) => expect(slugFrom(name)).toBe(slug));
});
