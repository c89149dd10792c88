import { describe, expect, it } from "vitest";
import { SIGNATURE_LANGUAGES, type SignatureLanguage } from "../signatures/languages.ts";
import { CONTACT_NAMES } from "./contacts.ts";
import { wordsOf } from "./words.ts";

const english = wordsOf("en");
/** The languages whose list could have slipped by one. */
const OTHERS = SIGNATURE_LANGUAGES.filter((language) => language !== "en");

describe.each(OTHERS)("the words in %s", (language) => {
  const words = wordsOf(language);

  it("are as many as in English, none empty, each in its place", () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
    for (const name of CONTACT_NAMES) {
      expect(words.labels[name].trim(), name).not.toBe("");
      expect(words.letters[name].length, name).toBeLessThanOrEqual(6);
    }
    for (const text of Object.values(words)) expect(text).not.toBe("");
    // The last of the list, and the two that have a form of their own.
    expect(Object.values(words)).not.toContain(undefined);
    expect(words.colon).toMatch(/^( ?: |：)$/);
    expect(words.date).toMatch(/^[dmy][./-]m[./-][dmy]$/);
    expect(words.requestOn).toMatch(/\{what\}.*\{where\}|\{where\}.*\{what\}/);
    expect(words.banner).toMatch(/\p{L}{4,}|バナー/u);
  });

  it("tell two kinds of contact apart", () => {
    for (const { labels, letters } of [words])
      for (const set of [labels, letters]) expect(new Set(Object.values(set)).size).toBe(CONTACT_NAMES.length);
  });
});

it("are English where nobody said, or said what nobody speaks", () => {
  for (const code of [undefined, null, "xx", "constructor", "__proto__", "en"])
    expect(wordsOf(code as unknown as SignatureLanguage)).toEqual(english);
  expect(english).toMatchObject({ labels: { phone: "Phone" }, letters: { phone: "P" }, follow: "Follow us" });
});
