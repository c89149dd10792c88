/** What the loop below takes on a quiet machine of the kind that the promises were made for. */
const QUIET_MS = 12;
const TURNS = 10_000_000;
const EVERY_MS = 500;

let slowest = 1;
let timer: NodeJS.Timeout | undefined;

function sample() {
  const start = performance.now();
  let sum = 0;
  for (let i = 0; i < TURNS; i++) sum = (sum + i) | 0;
  const ms = performance.now() - start;
  // Used, so that the loop is not optimised away.
  if (sum !== Number.NaN) slowest = Math.max(slowest, ms / QUIET_MS);
}

/** Begins to look at how fast this machine is: others may use it, and a promise in seconds is made for a quiet one. */
export function watchPace() {
  timer ??= setInterval(sample, EVERY_MS).unref();
}

/** So many milliseconds of a quiet machine, here and of late. */
export const inPace = (ms: number): number => ms * slowest;

/** Forgets what was: the next scenario is judged by its own minute. */
export function forgetPace() {
  slowest = 1;
  sample();
}
