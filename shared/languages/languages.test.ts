import { afterEach, expect, test, vi } from "vitest";
import { chooseLanguage } from "./choose.ts";
import { formatMoment, formatMoney, formatNumber } from "./format.ts";
import { formatMessage } from "./message.ts";
import { rich } from "./rich.ts";
import { ENGLISH, msg, speakBy, t, translated } from "./translate.ts";

const german = (words: Record<string, string>) =>
  speakBy(() => ({ language: "de", words: new Map(Object.entries(words)) }));
afterEach(() => speakBy(() => ENGLISH));

test.each([
  [{}, "en"],
  [{ accepted: "de-AT,de;q=0.9,en;q=0.8" }, "de"],
  [{ accepted: "fr, en;q=0.5, de;q=0.7" }, "de"],
  [{ accepted: "en-GB,de;q=0.9" }, "en"],
  [{ accepted: "de;q=0, fr" }, "en"],
  [{ accepted: `${"xx,".repeat(50)}de` }, "en"],
  [{ accepted: "deu, ,;q=,*" }, "en"],
  [{ cookie: "en", accepted: "de" }, "en"],
  [{ asked: "de", cookie: "en", accepted: "en" }, "de"],
  [{ asked: "fr", cookie: "de", accepted: "de" }, "en"],
  [{ asked: "constructor", cookie: "__proto__" }, "en"],
])("%o is answered in %s", (wishes, language) => expect(chooseLanguage(wishes)).toBe(language));

test.each([
  ["Hello {name}", { name: "Ana" }, "Hello Ana"],
  ["{a}{b}", { a: "{b}", b: 1 }, "{b}1"],
  ["{n, plural, one {# row} other {# rows}}", { n: 1 }, "1 row"],
  ["{n, plural, one {# row} other {# rows}} of {all}", { n: 12345, all: "x" }, "12,345 rows of x"],
  ["{n, plural, =0 {nothing} other {{n} by {who}}}", { n: 0, who: "you" }, "nothing"],
  ["{n, plural, =0 {nothing} other {{n} by {who}}}", { n: 2, who: "you" }, "2 by you"],
  ["{missing}.", {}, "."],
  ["$& {x}", { x: "$&" }, "$& $&"],
])("%s with %o", (message, values, text) => expect(formatMessage(message, values as never, "en")).toBe(text));

test("says what the language has, and English where it has nothing", () => {
  const onMissing = vi.fn();
  speakBy(() => ({ language: "de", words: new Map([["Save", "Speichern"]]), onMissing }));
  expect(t("Save")).toBe("Speichern");
  expect(t("Error {status}", { status: 404 })).toBe("Error 404");
  expect(onMissing).toHaveBeenCalledExactlyOnceWith("Error {status}");
  expect(translated([{ value: 1, label: msg("Save") }])).toEqual([{ value: 1, label: "Speichern" }]);
  // Words of the object that holds the translations are none.
  expect(t("constructor" as string)).toBe("constructor");
});

test("a value that does not belong to the sentence does not compile", () => {
  // @ts-expect-error: it is called `status`
  t("Error {status}", { state: 1 });
  // @ts-expect-error: it is missing
  t("{count, plural, one {# row} other {# rows}}");
});

test("elements stand where the language wants them, and nothing that people typed is read as one", () => {
  german({ "Save<more> signature</more>": "<more>Signatur </more>speichern", "From {who}": "{who} schrieb" });
  expect(rich("Save<more> signature</more>", { more: (words) => [words] }).filter(Boolean)).toEqual([
    ["Signatur "],
    "speichern",
  ]);
  expect(rich("From {who}", { who: "<more>{who}</more>" }).filter(Boolean)).toEqual(["<more>{who}</more>", " schrieb"]);
});

test("numbers, dates and money as the language writes them", () => {
  expect([formatNumber(12345.6), formatMoney(7200, "USD")]).toEqual(["12,345.6", "$72.00"]);
  const day = { dateStyle: "long", timeZone: "UTC" } as const;
  expect(formatMoment(0, day)).toBe("1 January 1970");
  german({});
  expect([formatNumber(12345.6), formatMoney(7200, "USD"), formatMoney(5, "JPY")]).toEqual([
    "12.345,6",
    "72,00\u00a0$",
    "5\u00a0¥",
  ]);
  expect(formatMoment(0, day)).toBe("1. Januar 1970");
});
