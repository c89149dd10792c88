import { expect, test } from "vitest";
import { csvLine, undefused } from "./csv.ts";

/** As a reader of such files has it. */
const cellOf = (line: string) => (line.startsWith('"') ? line.slice(1, -3).replaceAll('""', '"') : line.slice(0, -2));

test.each([
  [["a", 1, null, "b c"], "a,1,,b c\r\n"],
  [['say "hi"', "a,b", "two\nlines"], '"say ""hi""","a,b","two\nlines"\r\n'],
  [["=1+1", "+49 30", "-x", "@a", "\tb"], "'=1+1,'+49 30,'-x,'@a,'\tb\r\n"],
  [[-5], "-5\r\n"],
  [["'=1+1", "it's", "'"], "''=1+1,it's,'\r\n"],
  // Where a semicolon separates values, quotes in the middle of one are no quotes.
  [["a;=1+1", "a|@b", "a; b"], "a;'=1+1,a|'@b,a; b\r\n"],
  // Blanks and controls do not hide it, and other alphabets have signs of their own.
  [["%x", "|calc", "＝1", "＋1", "－1", "＠x"], "'%x,'|calc,'＝1,'＋1,'－1,'＠x\r\n"],
  [
    ["  =1", "\u00a0+1", "\0-1", "\u0085%", "\u3000＝1", "\v@x", ' "=1"'],
    "'  =1,'\u00a0+1,'\0-1,'\u0085%,'\u3000＝1,'\v@x,\"' \"\"=1\"\"\"\r\n",
  ],
  [["50 %", "a - b", " a", "a=b", "x ＝ y", "5\u00a0%"], "50 %,a - b, a,a=b,x ＝ y,5\u00a0%\r\n"],
  [["a; =1", "a | b", "a || b"], "a;' =1,a | b,a |'| b\r\n"],
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
  "%",
  "|",
  "| a",
  " %",
  "' =1",
  " '=1",
  "\n=1",
  " \n =1",
  "\0＝1",
  "＠；＝",
])("%j comes back as it was", (text) => expect(undefused(cellOf(csvLine([text])))).toBe(text));

test("whatever is made of such letters comes back as it was", () => {
  const letters = ["'", '"', ";", "=", "\t", "|", " ", "\n", "＝", "\0", "x"];
  const texts = Array.from({ length: letters.length ** 5 }, (_, at) =>
    [0, 1, 2, 3, 4].map((place) => letters[Math.floor(at / letters.length ** place) % letters.length]).join(""),
  );
  const others = texts.filter((text) => undefused(cellOf(csvLine([text]))) !== text);
  expect(others).toEqual([]);
});
