import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { DEFAULT_OFFERS, type Offers } from "./offers.ts";
import { type Mistake, mistakesIn, offersOf } from "./offersFile.ts";

const read = (file: unknown): Offers => {
  const found = offersOf(file);
  if ("mistakes" in found) throw new Error(JSON.stringify(found.mistakes));
  return found.offers;
};
const mistakes = (file: unknown): Mistake[] => {
  const found = offersOf(file);
  return "mistakes" in found ? found.mistakes : [];
};
const sizes = (yearly: [number, number][], quarterly = yearly) => {
  const row = ([count, price]: [number, number]) => ({ count, price });
  return { yearly: yearly.map(row), quarterly: quarterly.map(row) };
};

describe("what is left out is as it comes with Signoff", () => {
  it("all of it", () => {
    expect(read({})).toEqual(DEFAULT_OFFERS);
    expect(mistakesIn(DEFAULT_OFFERS)).toEqual([]);
  });

  it("all but the coupon, and of that one its hours", () => {
    expect(read({ coupon: { percent: 20 } })).toEqual({ ...DEFAULT_OFFERS, coupon: { percent: 20, hours: 48 } });
    expect(read({ coupon: null, oneTime: null, tax: null })).toMatchObject({ coupon: null, oneTime: null, tax: null });
  });

  it("all but the prices of a plan, whose ids follow from their sizes", () => {
    const { plans, oneTime } = read({ currency: "EUR", plans: [{ name: "teams", sizes: sizes([[10, 4_000]]) }] });
    const { label, promise } = DEFAULT_OFFERS.plans[1] as Offers["plans"][number];
    expect(plans).toEqual([
      {
        name: "teams",
        label,
        promise,
        sizes: {
          yearly: [{ count: 10, price: 4_000, vendorId: "teams-yearly-10" }],
          quarterly: [{ count: 10, price: 4_000, vendorId: "teams-quarterly-10" }],
        },
      },
    ]);
    expect(oneTime).toEqual(DEFAULT_OFFERS.oneTime);
  });

  it("all but who sells", () => {
    expect(read({ seller: { name: "Bakery" } }).seller).toEqual({ name: "Bakery", address: [], taxId: null });
  });
});

test.each<[string, unknown, string, RegExp]>([
  ["no object", [], "", /object/],
  ["a key that there is not", { prices: 1 }, "", /prices/],
  ["a currency without cents", { currency: "JPY" }, "currency", /that has cents/],
  ["no currency", { currency: "dollars" }, "currency", /./],
  ["no plans", { plans: [] }, "plans", />=1/],
  ["a plan that there is not", { plans: [{ name: "gold" }] }, "plans[0].name", /"professional"/],
  ["a plan twice", { plans: [{ name: "teams" }, { name: "teams" }] }, "plans[1].name", /each plan once/],
  ["a price in words", { oneTime: { price: "29" } }, "oneTime.price", /number/],
  ["parts of cents", { oneTime: { price: 29.5 } }, "oneTime.price", /int/],
  ["a price of nothing", { oneTime: { price: 0 } }, "oneTime.price", />=1/],
  ["a coupon of more than all", { coupon: { percent: 101 } }, "coupon.percent", /<=100/],
  ["the id of a lifetime deal", { oneTime: { price: 1, vendorId: "signoff_tier1" } }, "oneTime.vendorId", /lifetime/],
  [
    "an id twice",
    { oneTime: { price: 1, vendorId: "teams-yearly-10" } },
    "plans[1].sizes.yearly[2].vendorId",
    /"teams-yearly-10" is another's/,
  ],
  [
    "fewer people after more",
    {
      plans: [
        {
          name: "teams",
          sizes: sizes([
            [10, 4_000],
            [8, 3_000],
          ]),
        },
      ],
    },
    "plans[0].sizes.yearly[1].count",
    /more people/,
  ],
  [
    "more for each of more people",
    {
      plans: [
        {
          name: "teams",
          sizes: sizes([
            [1, 100],
            [2, 201],
          ]),
        },
      ],
    },
    "plans[0].sizes.yearly[1].price",
    /no more for each person/,
  ],
  [
    "a year that costs more than four quarters",
    { plans: [{ name: "teams", sizes: sizes([[1, 101]], [[1, 100]]) }] },
    "plans[0].sizes.yearly[0].price",
    /four quarters/,
  ],
  [
    "other sizes paid quarterly",
    { plans: [{ name: "teams", sizes: sizes([[1, 100]], [[2, 100]]) }] },
    "plans[0].sizes",
    /same numbers/,
  ],
])("says where and why it refuses %s", (_what, file, path, expected) => {
  expect(mistakes(file)).toContainEqual({ path, expected: expect.stringMatching(expected) });
});

test("a price that is the same for each, and a year that is no cheaper, are the operator's to choose", () => {
  expect(
    mistakes({
      plans: [
        {
          name: "teams",
          sizes: sizes([
            [1, 100],
            [2, 200],
          ]),
        },
      ],
    }),
  ).toEqual([]);
});

test("the example of the documentation can be used", () => {
  const example = readFileSync(join(import.meta.dirname, "../../docs/offers.example.json"), "utf8");
  expect(mistakes(JSON.parse(example))).toEqual([]);
});
