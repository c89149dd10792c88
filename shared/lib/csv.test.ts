import { expect, test } from "vitest";
import { csvLine, undefused } from "./csv.ts";

test.each([
  [["a", 1, null, "b c"], "a,1,,b c\r\n"],
  [['say "hi"', "a,b", "two\nlines"], '"say ""hi""","a,b","two\nlines"\r\n'],
  [["=1+1", "+49 30", "-x", "@a", "\tb"], "'=1+1,'+49 30,'-x,'@a,'\tb\r\n"],
  [[-5], "-5\r\n"],
  [["'=1+1", "it's", "'"], "''=1+1,it's,'\r\n"],
  // Where a semicolon separates values, quotes in the middle of one are no quotes.
  [["a;=1+1", "a|@b", "a; b"], "a;'=1+1,a|'@b,a; b\r\n"],
  [['a;"=1+1"', "a\n=1", "\t=1"], '"a;\'""=1+1""","a\n\'=1",\'\t\'=1\r\n'],
])("%j is a line", (values, line) => expect(csvLine(values)).toBe(line));

test.each([
  "=1+1",
  "+49 30",
  "-x",
  "@a",
  "'=1",
  "''=1",
  "it's",
  "'quoted'",
  "",
  "'",
  "a;=1",
  "a;'=1",
  "a;''|-;1",
  "\t=1",
])("%j comes back as it was", (text) => expect(undefused(csvLine([text]).trimEnd())).toBe(text));

test("whatever is made of such letters comes back as it was", () => {
  const letters = ["'", ";", "=", "\t", "|", "x"];
  const texts = Array.from({ length: letters.length ** 4 }, (_, at) =>
    [0, 1, 2, 3].map((place) => letters[Math.floor(at / letters.length ** place) % letters.length]).join(""),
  );
  for (const text of texts) expect(undefused(csvLine([text]).slice(0, -2))).toBe(text);
});
