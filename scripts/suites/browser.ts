import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { capture } from "./command.ts";
import { countJourneys } from "./journeys.ts";
import { didNotRun, type Suite } from "./suite.ts";

const NAME = "browser journeys";
/** Enough to say in the report what was not run. */
const MIN_MS = 60_000;

/**
 * What people do, in a real browser: playwright.
 * @param endsAt when the time for all of it is over (ms since 1970): what has not run by then is named and left out
 */
export async function runBrowser({ filter, dir, endsAt }: BrowserRun): Promise<Suite> {
  const report = join(dir, "playwright.json");
  const allowNone = filter.length > 0 ? ["--pass-with-no-tests"] : [];
  const timeout = endsAt ? [`--global-timeout=${Math.max(MIN_MS, endsAt - Date.now())}`] : [];
  const args = ["test", "--reporter=list,json", ...timeout, ...allowNone, ...filter];
  const { code, output } = await capture("playwright", args, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    PLAYWRIGHT_FORCE_TTY: "0",
  });
  try {
    const { isOnlyLate, ...counts } = countJourneys(JSON.parse(await readFile(report, "utf8")));
    const isGood = code === 0 || isOnlyLate;
    return {
      name: NAME,
      ...counts,
      failed: isGood ? 0 : Math.max(1, counts.failed),
      // How a first try failed is worth as much as how a last one did.
      details: isGood && counts.flaky.length === 0 ? "" : output,
    };
  } catch {
    return didNotRun(NAME, output);
  }
}

interface BrowserRun {
  filter: string[];
  dir: string;
  endsAt: number | undefined;
}
