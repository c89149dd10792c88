import { expect, test } from "vitest";
import { sharesOf } from "./shares.ts";

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [100, [1, 2, 3], [17, 33, 50]],
  [1, [1, 1, 5], [0, 0, 1]],
  [-100, [1, 1, 1], [-34, -33, -33]],
  [0, [3, 4], [0, 0]],
  [99, [0, 5], [0, 99]],
  [99, [0, 0], [0, 0]],
  [99, [], []],
])("%i cents by %j are %j", (cents, weights, shares) => expect(sharesOf(cents, weights)).toEqual(shares));

test("are the amount together, and none is a cent off", () => {
  let seed = 20;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (let turn = 0; turn < 500; turn++) {
    const weights = Array.from({ length: 1 + random(200) }, () => random(50));
    weights.push(1 + random(100));
    const cents = random(100_000_000);
    const shares = sharesOf(cents, weights);
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents);
    for (const [at, share] of shares.entries())
      expect(Math.abs(share - (cents * (weights[at] ?? 0)) / all)).toBeLessThan(1);
  }
});
