import { basename } from "node:path";

/** What one part of `npm test` found. */
export interface Suite {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  /** What a person needs to read about the failures. */
  details: string;
  /** Names of what passed, but only at a second try. */
  flaky?: readonly string[];
  /** Names of what the time was too short for; they are among the skipped. */
  notRun?: readonly string[];
  /** Milliseconds that each file took, by its path; missing where a suite does not measure them. */
  times?: ReadonlyMap<string, number>;
}

const MAX_SLOWEST = 8;

/** `oldRecords 151 s, people 84 s`: where the time of a suite went. */
export const slowestLine = (times: ReadonlyMap<string, number>) =>
  [...times]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MAX_SLOWEST)
    .map(([file, ms]) => `${basename(file).replace(/\.(test|spec)\.\w+$/, "")} ${Math.round(ms / 1000)} s`)
    .join(", ");

/** A suite that cannot tell what it found has failed once. */
export function didNotRun(name: string, details: string): Suite {
  return { name, passed: 0, failed: 1, skipped: 0, details };
}

/** `312 passed, 0 failed`, and `, 4 skipped` when there are any. */
export function countsLine({ passed, failed, skipped }: Pick<Suite, "passed" | "failed" | "skipped">) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
