import { setImmediate as breath } from "node:timers/promises";

/** Longest stretch of work before others get their turn. */
const TURN_MS = 8;

/** What a long job wants to know of its turns; a `Budget` fits. */
type Clock = { pause(): void; resume(): void };

/**
 * Cooperative scheduling: waits for the others when a turn is over. Ask between any two steps of a long job.
 * @param clock is stopped while others have their turn
 * @throws the signal's reason, when whoever asked for the job has left
 */
export function turns({
  clock,
  signal,
}: {
  clock?: Clock;
  signal?: AbortSignal | undefined;
} = {}): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < TURN_MS) return;
    clock?.pause();
    await breath();
    signal?.throwIfAborted();
    clock?.resume();
    start = performance.now();
  };
}
