/** For a browser's storage: it may keep nothing, or something else may stand there. That is no reason to fail. */
export function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
