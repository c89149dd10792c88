import { describe, expect, test } from "vitest";
import { PERIODS, PLAN_NAMES, PLANS, pickSize, planNamed, savingOf, totalOf } from "./plans.ts";

describe.each(PLANS)("$name", ({ sizes }) => {
  test("has the same sizes in each period, smallest first, in whole cents", () => {
    const [yearly, quarterly] = PERIODS.map((period) => sizes[period].map(({ count }) => count));
    expect(quarterly).toEqual(yearly);
    expect(yearly).toEqual(yearly?.toSorted((a, b) => a - b));
    for (const period of PERIODS) for (const { price } of sizes[period]) expect(Number.isInteger(price)).toBe(true);
  });

  test("costs less for each the more there are, and never less in all", () => {
    for (const period of PERIODS)
      sizes[period].forEach(({ count, price }, i) => {
        const before = sizes[period][i - 1];
        if (!before) return;
        expect(price).toBeGreaterThan(before.price);
        expect(price / count).toBeLessThan(before.price / before.count);
      });
  });

  test("saves something paid yearly, a quarter at the most", () => {
    for (const { count } of sizes.yearly) {
      expect(savingOf({ sizes }, count)).toBeGreaterThan(0);
      expect(savingOf({ sizes }, count)).toBeLessThanOrEqual(25);
    }
  });

  test("gives the first size that is enough, otherwise the last", () => {
    for (const period of PERIODS) {
      const last = sizes[period].at(-1);
      for (let needed = 0; needed <= 250; needed++) {
        const { count } = pickSize(sizes[period], needed);
        if (needed > (last?.count ?? 0)) expect(count).toBe(last?.count);
        else expect(count).toBeGreaterThanOrEqual(needed);
        expect(sizes[period].some((each) => each.count >= needed && each.count < count)).toBe(false);
      }
    }
  });

  test("totals are twelve months, or three", () => {
    for (const size of sizes.yearly) expect(totalOf(size, "yearly")).toBe(size.price * 12);
    for (const size of sizes.quarterly) expect(totalOf(size, "quarterly")).toBe(size.price * 3);
  });
});

test("one person pays six dollars a month, people up to five are Professional, more are Teams, and the ends are 100 and 200", () => {
  expect(planNamed("professional").sizes.yearly[0]).toEqual({
    count: 1,
    price: 600,
    vendorId: "professional-yearly-1",
  });
  const ends = PLAN_NAMES.map((name) => {
    const counts = planNamed(name).sizes.yearly.map(({ count }) => count);
    return [counts[0], counts.at(-1)];
  });
  expect(ends).toEqual([
    [1, 5],
    [6, 100],
    [10, 200],
  ]);
  expect(() => pickSize([], 1)).toThrow();
});

test("every size has an id of its own for a payment provider", () => {
  const ids = PLANS.flatMap(({ sizes }) => PERIODS.flatMap((period) => sizes[period].map(({ vendorId }) => vendorId)));
  expect(new Set(ids).size).toBe(ids.length);
});
