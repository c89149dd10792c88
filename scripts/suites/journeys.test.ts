import type { JSONReportSpec, JSONReportSuite } from "playwright/types/testReporter";
import { expect, test } from "vitest";
import { countJourneys } from "./journeys.ts";

const spec = (title: string, status: "expected" | "unexpected" | "flaky" | "skipped", durations: number[]) =>
  ({
    title,
    file: "work.spec.ts",
    line: 7,
    tests: [{ status, expectedStatus: "passed", results: durations.map((duration) => ({ duration })) }],
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
  expect(countJourneys({ stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 2 }, suites, errors: [] })).toEqual({
    passed: 2,
    failed: 1,
    skipped: 2,
    flaky: ["work.spec.ts:7 shaky"],
    notRun: [],
    isOnlyLate: false,
    times: new Map([["work.spec.ts", 85]]),
  });
});

test("a journey that the time was too short for is named, and nothing else may have gone wrong", () => {
  const suites = [suite([spec("good", "expected", [5]), spec("late", "skipped", [])])];
  const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 1 };
  const late = { message: "Timed out waiting 60s for the test suite to run" };
  const lateAtEnd = { message: "Timed out waiting 60s for the teardown for test suite to run" };
  expect(countJourneys({ stats, suites, errors: [late, lateAtEnd] })).toMatchObject({
    notRun: ["work.spec.ts:7 late"],
    isOnlyLate: true,
  });
  const broken = { message: "Cannot find module" };
  expect(countJourneys({ stats, suites, errors: [late, broken] }).isOnlyLate).toBe(false);
  expect(countJourneys({ stats: { ...stats, unexpected: 1 }, suites, errors: [late] }).isOnlyLate).toBe(false);
  expect(countJourneys({ stats, suites, errors: [] })).toMatchObject({ notRun: [], isOnlyLate: false });
});
