import { expect, it, test } from "vitest";
import * as make from "#tests/support/make.ts";
import { type Deal, planWith } from "./deals.ts";
import { entitlements } from "./rules.ts";

const product = (tier: number) => ({
  ...make.team().plan,
  type: "product" as const,
  data: { product_id: `signoff_tier${tier}`, type: null },
});
const lifetime = (tier: number, seats: number, bonusSignatures = 0) =>
  make.team({ isPaid: true, seats: seats + bonusSignatures, bonusSignatures, plan: product(tier) });

const GAINS: [string, Parameters<typeof planWith>[0], Deal, { tier: number; seats: number } | null][] = [
  ["a free team", make.team(), { tier: 2, seats: 5 }, { tier: 2, seats: 5 }],
  [
    "a free team with bonus places keeps them",
    make.team({ seats: 3, bonusSignatures: 2 }),
    { tier: 3, seats: 1 },
    { tier: 3, seats: 3 },
  ],
  ["a better tier", lifetime(3, 1), { tier: 1, seats: 10 }, { tier: 1, seats: 10 }],
  ["more places at the same tier", lifetime(2, 5, 1), { tier: 2, seats: 8 }, { tier: 2, seats: 9 }],
  ["more places of a lesser tier keep the better one", lifetime(1, 10), { tier: 3, seats: 20 }, { tier: 1, seats: 20 }],
  ["the better tier of fewer places keeps the places", lifetime(3, 20), { tier: 1, seats: 10 }, { tier: 1, seats: 20 }],
  ["the same again", lifetime(2, 5), { tier: 2, seats: 5 }, null],
  ["less than it has", lifetime(1, 10), { tier: 3, seats: 1 }, null],
  ["a larger subscription", make.team({ isPaid: true, seats: 50 }), { tier: 1, seats: 10 }, null],
  ["a smaller subscription", make.team({ isPaid: true, seats: 5 }), { tier: 1, seats: 10 }, { tier: 1, seats: 10 }],
  [
    "a terminated team, whatever it had",
    { ...lifetime(1, 50), isTerminated: true },
    { tier: 2, seats: 5 },
    { tier: 2, seats: 5 },
  ],
];

test.each(GAINS)("%s", (_what, team, deal, gain) => {
  const plan = planWith(team, deal);
  if (gain === null) return expect(plan).toBeNull();
  expect(plan).toMatchObject({
    isPaid: true,
    isTerminated: false,
    seats: gain.seats,
    plan: { type: "product", data: { product_id: `signoff_tier${gain.tier}`, type: null } },
  });
});

it("gives what the entitlements of a lifetime deal say", () => {
  const team = make.team({ seats: 2, bonusSignatures: 1 });
  expect(entitlements({ ...team, ...planWith(team, { tier: 2, seats: 5 }) })).toMatchObject({
    maxSignatures: 6,
    hasAnalytics: true,
    hasAllTemplates: true,
  });
});
