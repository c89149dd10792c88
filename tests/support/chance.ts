/** Chance that can be had again (mulberry32): the same seed makes the same choices. */
export function chance(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    between: (least: number, most: number) => least + below(most - least + 1),
    isOne: (of: number) => below(of) === 0,
    /** undefined: there is nothing to choose from */
    one: <T>(list: readonly T[]): T | undefined => list[below(list.length)],
    /** By weights. */
    weighted<T>(list: readonly (readonly [weight: number, value: T])[]): T {
      let left = next() * list.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, value] of list) {
        left -= weight;
        if (left < 0) return value;
      }
      return (list.at(-1) as readonly [number, T])[1];
    },
  };
}

export type Chance = ReturnType<typeof chance>;
