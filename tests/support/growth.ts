/** How often the smaller input goes into the larger one. */
const TIMES = 8;
const TRIES = 3;

/**
 * How many times the processor time grows when the input grows eightfold: 8 for linear work, 64 for quadratic. The best of some
 * tries, and no time on the clock, so that a busy machine says the same.
 * @param make input of a size; its making does not count
 */
export function growthOf<Input>(make: (size: number) => Input, size: number, work: (input: Input) => unknown): number {
  const least = (input: Input) => Math.min(...Array.from({ length: TRIES }, () => costOf(() => work(input))));
  const small = make(size);
  const large = make(size * TIMES);
  // Compiled first, or the small one would pay for both.
  work(small);
  return least(large) / least(small);
}

/** More than linear work comes to, with its caches and collected garbage, and much less than quadratic work. */
export const LINEAR = 24;

function costOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
