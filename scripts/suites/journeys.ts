import type { JSONReport, JSONReportSuite, JSONReportTest } from "playwright/types/testReporter";

type Report = {
  stats: Pick<JSONReport["stats"], "expected" | "unexpected" | "flaky" | "skipped">;
  suites: JSONReportSuite[];
  /** of the run itself, none of a journey's */
  errors: Pick<JSONReport["errors"][number], "message">[];
};

/**
 * What Playwright found. A journey that passed only at its second try (playwright.config.ts) has passed; it is named, for
 * somebody has to find out why. So are those that the time (TEST_MINUTES) was too short for: they count as skipped.
 */
export function countJourneys({ stats, suites, errors }: Report) {
  // After a failure those that follow in its group are not run either, which is another matter.
  const notRun = errors.some(isLate) ? namesIn(suites, isNotRun) : [];
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: namesIn(suites, ({ status }) => status === "flaky"),
    notRun,
    /** nothing went wrong but that the time was over */
    isOnlyLate: notRun.length > 0 && stats.unexpected === 0 && errors.every(isLate),
    times: new Map(suites.map((suite) => [suite.file, msOf(suite)])),
  };
}

/** `work.spec.ts:7 undo and redo`, in whatever groups they are. */
const namesIn = (suites: JSONReportSuite[], is: (test: JSONReportTest) => boolean): string[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(is)).map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...namesIn(inner, is),
  ]);

/** Playwright calls them skipped as well, but expected them to pass. */
const isNotRun = ({ status, expectedStatus }: JSONReportTest) => status === "skipped" && expectedStatus === "passed";

/** How Playwright says that its global timeout has passed. */
const isLate = ({ message }: Report["errors"][number]) => /^Timed out waiting .* test suite/.test(message ?? "");

const msOf = ({ specs, suites = [] }: JSONReportSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, suite) => sum + msOf(suite), 0);
