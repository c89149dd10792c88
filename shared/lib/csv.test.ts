import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  [["a", 1, null, "b c"], "a,1,,b c\r\n"],
  [['say "hi"', "a,b", "two\nlines"], '"say ""hi""","a,b","two\nlines"\r\n'],
  [["=1+1", "+49 30", "-x", "@a", "\tb"], "'=1+1,'+49 30,'-x,'@a,'\tb\r\n"],
  [[-5], "-5\r\n"],
])("%j is a line", (values, line) => expect(csvLine(values)).toBe(line));
