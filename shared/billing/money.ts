/** Arithmetic of money: integer cents of one currency, rounded half away from zero, and by seconds. */

/** A part of a line, for so many of its seconds. Whole numbers all the way: no float is exact enough for a year's seconds times a total. */
export function prorated(cents: number, seconds: number, of: number): number {
  if (of <= 0) return 0;
  const left = BigInt(Math.max(0, Math.min(seconds, of)));
  return rounded(BigInt(cents) * left, BigInt(of));
}

/** Per cent of an amount, such as a discount's. */
export const percentOf = (cents: number, percent: number): number => rounded(BigInt(cents) * BigInt(percent), 100n);

function rounded(value: bigint, by: bigint): number {
  const isNegative = value < 0n;
  const size = isNegative ? -value : value;
  const cents = Number((2n * size + by) / (2n * by));
  return isNegative && cents !== 0 ? -cents : cents;
}

/**
 * Shares an amount among lines by their weights, so that the shares are the amount together (largest remainder).
 * `sharesOf(100, [1, 1, 1])` -> `[34, 33, 33]`
 */
export function sharesOf(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return weights.map(() => 0);
  const parts = weights.map((weight, at) => {
    const product = BigInt(cents) * BigInt(weight);
    return { at, share: Number(product / BigInt(total)), rest: Number(product % BigInt(total)) };
  });
  const shares = parts.map(({ share }) => share);
  let left = cents - shares.reduce((sum, share) => sum + share, 0);
  for (const { at } of parts.toSorted((a, b) => b.rest - a.rest || a.at - b.at)) {
    if (left === 0) break;
    shares[at] = (shares[at] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

/** An amount as people read it, in the language that is spoken. `12600` -> `$126.00` */
export const inWords = (cents: number, currency: string, language: string): string =>
  new Intl.NumberFormat(language, { style: "currency", currency }).format(cents / 100);
