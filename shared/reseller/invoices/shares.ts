/**
 * Parts of an amount by weight, in whole cents, that are the amount together: each gets what it has a right to rounded down, and the cents that
 * are left go to those with the largest rest, of equal ones to the first.
 * @param weights whole numbers, none of them negative; with none above zero nobody has a part
 */
export function sharesOf(cents: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n) return weights.map(() => 0);
  const [sign, amount] = cents < 0 ? [-1, BigInt(-cents)] : [1, BigInt(cents)];
  const exact = weights.map((weight) => amount * BigInt(weight));
  const parts = exact.map((part) => Number(part / all));
  const left = Number(amount) - parts.reduce((sum, part) => sum + part, 0);
  const rest = (at: number) => (exact[at] ?? 0n) % all;
  const first = [...parts.keys()].toSorted((a, b) => {
    const [one, other] = [rest(a), rest(b)];
    return one === other ? a - b : one < other ? 1 : -1;
  });
  for (const at of first.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts.map((part) => (part === 0 ? 0 : sign * part));
}
