import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { capture } from "./command.ts";
import { didNotRun, type Suite } from "./suite.ts";

const NAME = "unit and renderer tests";

/** Pure functions beside their code and the renderer's cases: vitest. */
export async function runUnit({ filter, dir }: { filter: string[]; dir: string }): Promise<Suite> {
  const report = join(dir, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const allowNone = filter.length > 0 ? ["--passWithNoTests"] : [];
  const { code, output } = await capture("vitest", ["run", ...reporters, ...allowNone, ...filter]);
  try {
    const found: VitestReport = JSON.parse(await readFile(report, "utf8"));
    // A file that cannot be loaded has no tests to count, and is a failure all the same.
    const unloaded = found.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
    const failed = found.numFailedTests + unloaded.length;
    return {
      name: NAME,
      passed: found.numPassedTests,
      failed: code !== 0 ? Math.max(1, failed) : failed,
      skipped: found.numPendingTests + found.numTodoTests,
      details: code === 0 ? "" : output,
    };
  } catch {
    return didNotRun(NAME, output);
  }
}

/** The part of vitest's JSON report that is used here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}
