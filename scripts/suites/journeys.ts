import type { JSONReport, JSONReportSuite } from "playwright/types/testReporter";

type Report = {
  stats: Pick<JSONReport["stats"], "expected" | "unexpected" | "flaky" | "skipped">;
  suites: JSONReportSuite[];
};

/**
 * What Playwright found. A journey that passed only at its second try (playwright.config.ts) has passed; it is named, for
 * somebody has to find out why.
 */
export function countJourneys({ stats, suites }: Report) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: suites.flatMap(flakyIn),
    times: new Map(suites.map((suite) => [suite.file, msOf(suite)])),
  };
}

const flakyIn = ({ specs, suites = [] }: JSONReportSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(flakyIn),
];

const msOf = ({ specs, suites = [] }: JSONReportSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, suite) => sum + msOf(suite), 0);
