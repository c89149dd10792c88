import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { JSONReport, JSONReportSuite } from "playwright/types/testReporter";
import { capture } from "./command.ts";
import { didNotRun, type Suite } from "./suite.ts";

const NAME = "browser journeys";

/** What people do, in a real browser: playwright. */
export async function runBrowser({ filter, dir }: { filter: string[]; dir: string }): Promise<Suite> {
  const report = join(dir, "playwright.json");
  const allowNone = filter.length > 0 ? ["--pass-with-no-tests"] : [];
  const { code, output } = await capture("playwright", ["test", "--reporter=list,json", ...allowNone, ...filter], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    PLAYWRIGHT_FORCE_TTY: "0",
  });
  try {
    const { stats, suites }: JSONReport = JSON.parse(await readFile(report, "utf8"));
    return {
      name: NAME,
      passed: stats.expected,
      // One that passes only at the second try has failed once.
      failed: code !== 0 ? Math.max(1, stats.unexpected + stats.flaky) : stats.flaky,
      skipped: stats.skipped,
      details: code === 0 ? "" : output,
      times: new Map(suites.map((suite) => [suite.file, msOf(suite)])),
    };
  } catch {
    return didNotRun(NAME, output);
  }
}

const msOf = ({ specs, suites = [] }: JSONReportSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, suite) => sum + msOf(suite), 0);
