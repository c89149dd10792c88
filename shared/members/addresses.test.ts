import { describe, expect, it } from "vitest";
import { addressesIn } from "./addresses.ts";
import { MAX_PASTED_LENGTH } from "./constants.ts";

const read = (text: string) =>
  addressesIn(text).map(({ email, name, isValid }) => `${isValid ? "" : "! "}${name ? `${name} = ` : ""}${email}`);

describe("addresses in a text", () => {
  it.each([
    ["nothing", " \n\t ", []],
    ["one", "ana@x.com", ["ana@x.com"]],
    ["in lines", "ana@x.com\r\nbo@x.com\n\ncy@x.com", ["ana@x.com", "bo@x.com", "cy@x.com"]],
    ["between commas", "ana@x.com, bo@x.com,cy@x.com", ["ana@x.com", "bo@x.com", "cy@x.com"]],
    ["between semicolons", "ana@x.com;bo@x.com; ", ["ana@x.com", "bo@x.com"]],
    ["between blanks", "ana@x.com bo@x.com", ["ana@x.com", "bo@x.com"]],
    ["with names", "Ana Lee <ana@x.com>; Bo Roe <bo@x.com>;", ["Ana Lee = ana@x.com", "Bo Roe = bo@x.com"]],
    ["one behind the other", "Ana <ana@x.com> Bo <bo@x.com>", ["Ana = ana@x.com", "Bo = bo@x.com"]],
    ["in quotation marks", '"Lee, Ana" <ana@x.com>, "Bo" <bo@x.com>', ["Ana Lee = ana@x.com", "Bo = bo@x.com"]],
    ["the last name first", "Lee, Ana <ana@x.com>; Roe, Bo <bo@x.com>", ["Ana Lee = ana@x.com", "Bo Roe = bo@x.com"]],
    ["in single ones", "'Ana Lee' <ana@x.com>", ["Ana Lee = ana@x.com"]],
    ["with a name behind", "ana@x.com (Ana Lee)", ["Ana Lee = ana@x.com"]],
    ["with a name before", "Ana Lee ana@x.com", ["Ana Lee = ana@x.com"]],
    ["as links", "mailto:ana@x.com?subject=Hi, <mailto:bo@x.com>", ["ana@x.com", "bo@x.com"]],
    ["in brackets", "<ana@x.com>,(bo@x.com), [cy@x.com]", ["ana@x.com", "bo@x.com", "cy@x.com"]],
    ["in a sentence", "Please invite ana@x.com.", ["Please invite = ana@x.com"]],
    ["in capitals", "ANA@X.COM", ["ana@x.com"]],
    [
      "with umlauts",
      "Änne Müßig <aenne@x.com>\nŁukasz Żak\tlz@x.com",
      ["Änne Müßig = aenne@x.com", "Łukasz Żak = lz@x.com"],
    ],
    [
      "out of a table",
      "Ana\tLee\tana@x.com\tHead of Design\nBo Roe\tbo@x.com",
      ["Ana Lee = ana@x.com", "Bo Roe = bo@x.com"],
    ],
    ["out of a file", "Ana Lee;ana@x.com", ["Ana Lee = ana@x.com"]],
    ["with what nobody sees", "\ufeffana@x.com\u200b,\u00a0bo@x.com", ["ana@x.com", "bo@x.com"]],
    ["twice", "ana@x.com, Ana@x.com", ["ana@x.com", "ana@x.com"]],
    ["the address as its own name", '"ana@x.com" <ana@x.com>', ["ana@x.com = ana@x.com"]],
    ["in quotation marks itself", '"ana@x.com"', ["ana@x.com"]],
  ])("%s", (_what, text, found) => {
    expect(read(text)).toEqual(found);
  });

  it.each([
    ["no address at all", "Ana Lee", ["! Ana Lee"]],
    ["half of one", "ana@, bo@x.com", ["! ana@", "bo@x.com"]],
    ["a name where an address was meant", "ana@x.com, bo, cy@x.com", ["ana@x.com", "! bo", "cy@x.com"]],
    ["the same at the end", "ana@x.com, bo", ["ana@x.com", "! bo"]],
    ["letters that no address has", "änne@x.com", ["! änne@x.com"]],
    ["a bracket that is never closed", "Ana <ana@x.com, bo@x.com", ["Ana = ana@x.com", "bo@x.com"]],
    ["a quotation mark that is never closed", 'Ana "Lee <ana@x.com>', ["Ana Lee = ana@x.com"]],
    ["a longer one than there is", `${"a".repeat(300)}@x.com`, [`! ${"a".repeat(100)}`]],
  ])("says what is none: %s", (_what, text, found) => {
    expect(read(text)).toEqual(found);
  });

  it.each([
    ["brackets", "<"],
    ["closing ones", ">"],
    ["quotation marks", '"'],
    ["pairs of them", '"<'],
    ["signs", "@"],
    ["commas", ","],
    ["points", "a@b."],
    ["short ones", "a@b.co "],
    ["blanks", " "],
    ["names", "a <"],
    ["lines", "a\n"],
  ])("takes no longer for the longest text of %s", (_what, part) => {
    const text = part.repeat(MAX_PASTED_LENGTH / part.length);
    const startedAt = performance.now();
    addressesIn(text);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});
