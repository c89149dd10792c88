import { expect, test } from "vitest";
import { csvLine, undefused } from "./csv.ts";

test.each([
  [["a", 1, null, "b c"], "a,1,,b c\r\n"],
  [['say "hi"', "a,b", "two\nlines"], '"say ""hi""","a,b","two\nlines"\r\n'],
  [["=1+1", "+49 30", "-x", "@a", "\tb"], "'=1+1,'+49 30,'-x,'@a,'\tb\r\n"],
  [[-5], "-5\r\n"],
  [["'=1+1", "it's", "'"], "''=1+1,it's,'\r\n"],
])("%j is a line", (values, line) => expect(csvLine(values)).toBe(line));

test.each(["=1+1", "+49 30", "-x", "@a", "'=1", "''=1", "it's", "'quoted'", "", "'"])(
  "%j comes back as it was",
  (text) => expect(undefused(csvLine([text]).trimEnd())).toBe(text),
);
