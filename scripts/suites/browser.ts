import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { capture } from "./command.ts";
import { countJourneys } from "./journeys.ts";
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
    const counts = countJourneys(JSON.parse(await readFile(report, "utf8")));
    return {
      name: NAME,
      ...counts,
      failed: code === 0 ? 0 : Math.max(1, counts.failed),
      // How a first try failed is worth as much as how a last one did.
      details: code === 0 && counts.flaky.length === 0 ? "" : output,
    };
  } catch {
    return didNotRun(NAME, output);
  }
}
