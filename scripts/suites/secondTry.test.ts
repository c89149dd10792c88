import { describe, expect, test } from "vitest";
import { failedFiles, replaceFiles } from "./secondTry.ts";

const told = (type: string, entryFile?: string, file = entryFile) => ({ type, data: { file, entryFile } });

describe("a second try", () => {
  test("is of the files in which something failed, once each, by the file that was run", () => {
    const events = [
      told("test:pass", "/a.test.ts"),
      told("test:fail", "/b.test.ts", "/support/rules.ts"),
      told("test:fail", "/b.test.ts"),
      { type: "test:fail", data: { file: "/unloaded.test.ts" } },
      told("test:stderr", "/c.test.ts"),
    ];
    expect(failedFiles(events)).toEqual(["/b.test.ts", "/unloaded.test.ts"]);
  });

  test("stands for the first try of these files, and for the verdict on all", () => {
    const kept = [told("test:pass", "/a.test.ts"), told("test:diagnostic")];
    const first = [...kept, told("test:fail", "/b.test.ts", "/support/rules.ts"), told("test:summary")];
    const second = [told("test:pass", "/b.test.ts"), told("test:summary")];
    expect(replaceFiles(first, second, ["/b.test.ts"])).toEqual([...kept, ...second]);
  });
});
