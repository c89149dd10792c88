/** What the loop below takes on a quiet machine of the kind that the promises were made for. */
const QUIET_MS = 12;
const TURNS = 10_000_000;
const EVERY_MS = 500;

let slowest = 1;

function sample() {
  const start = performance.now();
  let sum = 0;
  for (let i = 0; i < TURNS; i++) sum = (sum + i) | 0;
  const ms = performance.now() - start;
  // Used, so that the loop is not optimised away.
  if (!Number.isNaN(sum)) slowest = Math.max(slowest, ms / QUIET_MS);
}

/**
 * Looks how fast this machine is from now on: others may use it, and a promise in seconds is made for a quiet one.
 * @returns the way to stop looking
 */
export function watchPace(): () => void {
  slowest = 1;
  sample();
  const timer = setInterval(sample, EVERY_MS);
  return () => clearInterval(timer);
}

/** As long as so many milliseconds of a quiet machine take here, as slow as it was since it is watched. */
export const inPace = (ms: number): number => ms * slowest;
