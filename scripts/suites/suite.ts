/** What one part of `npm test` found. */
export interface Suite {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  /** What a person needs to read about the failures. */
  details: string;
}

/** A suite that cannot tell what it found has failed once. */
export function didNotRun(name: string, details: string): Suite {
  return { name, passed: 0, failed: 1, skipped: 0, details };
}

/** `312 passed, 0 failed`, and `, 4 skipped` when there are any. */
export function countsLine({ passed, failed, skipped }: Pick<Suite, "passed" | "failed" | "skipped">) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
