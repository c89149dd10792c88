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
