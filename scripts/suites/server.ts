import { globSync } from "node:fs";
import { relative, resolve } from "node:path";
import { run } from "node:test";
import { stripVTControlCharacters } from "node:util";
import { stopped } from "./command.ts";
import { TestCounter } from "./counter.ts";
import { failedFiles, replaceFiles } from "./secondTry.ts";
import { didNotRun, type Suite } from "./suite.ts";

const MAX_FAILURES_SHOWN = 3;
const FILE_MS = 900_000;
const WITHOUT_HOOKS = new URL("../../tests/support/withoutAsyncHooks.ts", import.meta.url).href;
const NAME = "store and API tests";
const FILES = ["store/tests", "tests/api", "tests/attacks", "tests/faults"].map((folder) => `${folder}/*.test.ts`);
/** The cores of a small machine: with more, the deadlines that tests look at run out. */
const AT_ONCE = 2;
/** More files than these do not fail by a busy machine's slip. */
const MAX_SLIPS = 4;
/** What judges how long people wait has the machine to itself. */
const runsAlone = (file: string) => file.startsWith("tests/faults/");

/**
 * The stores, the server over HTTP, attacks, then faults: node:test runs the files, two at a time and the last ones by
 * themselves; their assertions are tap's.
 */
export async function runServer({ filter }: { filter: string[] }): Promise<Suite> {
  const files = globSync(FILES)
    .sort((a, b) => Number(runsAlone(a)) - Number(runsAlone(b)) || a.localeCompare(b))
    .filter((file) => filter.length === 0 || filter.some((part) => file.includes(part)));
  if (files.length > 0) return runTwice(files);
  if (filter.length > 0) return { name: NAME, passed: 0, failed: 0, skipped: 0, details: "" };
  return didNotRun(NAME, `There are no ${FILES.join(" and no ")}.`);
}

/** In CI what failed has a second try, alone, as journeys have (playwright.config.ts); `npm test` names what needed it. */
async function runTwice(files: string[]): Promise<Suite> {
  const events = await runFiles(files, AT_ONCE);
  const first = read(events);
  const failed = failedFiles(events);
  if (!process.env.CI || stopped.aborted || failed.length === 0 || failed.length > MAX_SLIPS) return first;
  const again = await runFiles(failed, 1);
  const needy = failedFiles(again);
  const flaky = failed.filter((file) => !needy.includes(file)).map((file) => relative(process.cwd(), file));
  const last = read(replaceFiles(events, again, failed));
  // How a first try failed is worth as much as how a last one did.
  return { ...last, details: [first.details, last.details].filter(Boolean).join("\n\n"), flaky };
}

async function runFiles(files: string[], atOnce: number) {
  // tap gives every file and test 30 s, which is short for one fault after the other on a busy machine.
  process.env.TAP_TIMEOUT ??= "600";
  // All of it first: an error while reading would leave the stream, and with it this program, without an end.
  const events = [];
  for (const [isAlone, ofThem] of Map.groupBy(files, runsAlone)) {
    const options = {
      files: ofThem,
      concurrency: isAlone ? 1 : atOnce,
      timeout: FILE_MS,
      signal: stopped,
      execArgv: ["--import", WITHOUT_HOOKS],
    };
    for await (const event of run(options)) events.push(event);
  }
  return events;
}

function read(events: Awaited<ReturnType<typeof runFiles>>): Suite {
  const counter = new TestCounter();
  const failures: { path: string[]; data: Failure }[] = [];
  const errorOutput = new Map<string, string>();
  const verdicts: boolean[] = [];
  const times = new Map<string, number>();
  for (const { type, data } of events) {
    if ((type === "test:pass" || type === "test:fail") && data.nesting === 0 && data.file)
      times.set(data.file, (times.get(data.file) ?? 0) + data.details.duration_ms);
    if (type === "test:start") counter.start(data.name, data.nesting);
    else if (type === "test:pass") counter.end({ ...data, ok: true });
    else if (type === "test:fail") {
      const path = counter.end({ ...data, ok: false });
      if (path) failures.push({ path, data });
    } else if (type === "test:stderr") {
      // Not every line of it tells its file, whatever the types say.
      const file = data.file ? resolve(data.file) : "";
      errorOutput.set(file, (errorOutput.get(file) ?? "") + data.message);
    } else if (type === "test:summary" && !data.file) verdicts.push(data.success);
  }
  const isGood = verdicts.length > 0 && !verdicts.includes(false);
  if (!isGood && counter.counts.failed === 0) counter.counts.failed++;
  const details = firstOfEach(failures).map(({ path, data }) => describe(path, data, errorOutput.get(data.file ?? "")));
  return { name: NAME, ...counter.counts, details: details.join("\n\n"), times };
}

/** Whoever reads that one test fails in forty places looks at the first three. */
function firstOfEach<T extends { path: string[] }>(failures: T[]) {
  const byTest = Map.groupBy(failures, ({ path }) => path.slice(0, -1).join("\n"));
  return [...byTest.values()].flatMap((ofOneTest) => ofOneTest.slice(0, MAX_FAILURES_SHOWN));
}

interface Failure {
  name: string;
  file?: string | undefined;
  line?: number | undefined;
  details: { error: Error };
}

function describe(path: string[], { name, file, line, details }: Failure, errorOutput: string | undefined) {
  const where = file ? `  (${relative(process.cwd(), file)}:${line})` : "";
  const { error } = details;
  const reason = error.cause instanceof Error ? (error.cause.stack ?? error.cause.message) : error.message;
  // A file that could not be loaded is reported under its own name; why, it has only written.
  const text = file?.endsWith(name) && errorOutput ? errorOutput : reason;
  return `✖ ${path.join(" › ")}${where}\n${stripVTControlCharacters(text).trim().replace(/ +$/gm, "").replace(/^/gm, "    ")}`;
}
