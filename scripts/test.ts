/**
 * `npm test`: checks and unit tests side by side, then the server's tests, then the browser's. `npm test -- members links`
 * runs the test files that have one of the words in their path, and no checks. The last line holds the counts.
 * TEST_MINUTES bounds it where a machine may be slow: journeys that have not run by then are named and skipped.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runBrowser } from "./suites/browser.ts";
import { runChecks } from "./suites/checks.ts";
import { runServer } from "./suites/server.ts";
import { countsLine, type Suite, slowestLine } from "./suites/suite.ts";
import { runUnit } from "./suites/unit.ts";

// A third of what a test file costs is compiling what all of them import.
process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/signoff");

const filter = process.argv.slice(2);
const minutes = Number(process.env.TEST_MINUTES ?? 0);
if (!(minutes >= 0)) throw new Error(`TEST_MINUTES is "${process.env.TEST_MINUTES}"; it is a number of minutes.`);
const endsAt = minutes > 0 ? Date.now() + minutes * 60_000 : undefined;
const dir = mkdtempSync(join(tmpdir(), "signoff-test-"));
const total = { passed: 0, failed: 0, skipped: 0 };
let isComplete = false;
process.on("exit", () => {
  rmSync(dir, { recursive: true, force: true });
  if (!isComplete) total.failed++;
  if (total.failed > 0) process.exitCode = 1;
  console.log(`${isComplete ? "" : "\nThe tests did not come to their end."}\n${countsLine(total)}`);
});

const [failedChecks] = await Promise.all([filter.length > 0 ? 0 : runChecks(), report(runUnit({ filter, dir }))]);
total.failed += failedChecks;
await report(runServer({ filter }));
await report(runBrowser({ filter, dir, endsAt }));

if (total.passed + total.failed === 0) {
  console.log(`No test ran${filter.length > 0 ? `: no test file has ${filter.join(" or ")} in its path` : ""}.`);
  total.failed++;
}
isComplete = true;

/** Adds a suite up, and says how it went as soon as it has ended. */
async function report(running: Promise<Suite>) {
  const start = performance.now();
  const suite = await running;
  total.passed += suite.passed;
  total.failed += suite.failed;
  total.skipped += suite.skipped;
  if (suite.details) console.log(`\n${suite.details}\n`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${suite.failed === 0 ? "ok    " : "FAILED"} ${suite.name}: ${countsLine(suite)} (${seconds} s)`);
  if (suite.times?.size) console.log(`       slowest: ${slowestLine(suite.times)}`);
  if (suite.notRun?.length)
    console.log(`       NOT RUN, the ${minutes} minutes of TEST_MINUTES were over: ${suite.notRun.length}`);
  for (const name of suite.notRun ?? []) console.log(`       not run: ${name}`);
  for (const name of suite.flaky ?? []) console.log(`       flaky, passed at the second try: ${name}`);
}
