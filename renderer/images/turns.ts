import { setImmediate as breath } from "node:timers/promises";

/** Longest stretch of work before others get their turn: mail HTML comes from this process too. */
const TURN_MS = 8;

/** Waits for the others when a turn is over. Ask between any two steps of a long job. */
export function turns(): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < TURN_MS) return;
    await breath();
    start = performance.now();
  };
}
