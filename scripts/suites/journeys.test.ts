import type { JSONReportSpec, JSONReportSuite } from "playwright/types/testReporter";
import { expect, test } from "vitest";
import { countJourneys } from "./journeys.ts";

const spec = (title: string, status: "expected" | "unexpected" | "flaky", durations: number[]) =>
  ({
    title,
    file: "work.spec.ts",
    line: 7,
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  }) as unknown as JSONReportSpec;
const suite = (specs: JSONReportSpec[], suites: JSONReportSuite[] = []): JSONReportSuite => ({
  title: "",
  file: "work.spec.ts",
  line: 0,
  column: 0,
  specs,
  suites,
});

test("a journey that passes at its second try has passed, and is named, in a group too", () => {
  const inGroup = suite([spec("shaky", "flaky", [30, 10])]);
  const suites = [suite([spec("good", "expected", [5]), spec("bad", "unexpected", [20, 20])], [inGroup])];
  expect(countJourneys({ stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 2 }, suites })).toEqual({
    passed: 2,
    failed: 1,
    skipped: 2,
    flaky: ["work.spec.ts:7 shaky"],
    times: new Map([["work.spec.ts", 85]]),
  });
});
