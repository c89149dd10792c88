/** A JSON text; what JSON cannot say (undefined, a function) becomes null. */
export function encode(value: unknown): string {
  return JSON.stringify(value) ?? "null";
}

/** A time to live as both implementations want it: whole milliseconds, at least one. */
export function wholeMs(ms: number): number {
  return Math.max(1, Math.ceil(ms));
}
