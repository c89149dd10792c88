import { describe, expect, test } from "vitest";
import { percentOf, prorated } from "./money.ts";
import { periodAt, periodEnd } from "./periods.ts";
import { backOf, creditOf, isMore, sumOf } from "./quote.ts";

const day = (text: string) => new Date(`${text}T12:00:00Z`);

describe("a part of a line", () => {
  test.each([
    [12_600, 1, 2, 6_300],
    [1, 1, 2, 1],
    [-5, 1, 2, -3],
    [100, 1, 3, 33],
    [7_200, 0, 90, 0],
    [7_200, 90, 90, 7_200],
    [7_200, 120, 90, 7_200],
    [7_200, -5, 90, 0],
    [7_200, 5, 0, 0],
    [48_000 * 12, 31_535_999, 31_536_000, 576_000],
  ])("%i cents, %i of %i seconds: %i", (cents, seconds, of, part) => expect(prorated(cents, seconds, of)).toBe(part));

  test("used and left are the line, whatever the second", () => {
    for (let second = 0; second <= 977; second++)
      expect(prorated(2_251, second, 977) + (2_251 - prorated(2_251, second, 977))).toBe(2_251);
  });
});

test.each([
  [600, 15, 90],
  [7_250, 15, 1_088],
  [1, 50, 1],
])("%i cents, %i per cent: %i", (cents, percent, part) => expect(percentOf(cents, percent)).toBe(part));

describe("periods are counted from their beginning", () => {
  test.each([
    ["2026-11-30", 3, ["2027-02-28", "2027-05-30", "2027-08-30"]],
    ["2027-01-31", 3, ["2027-04-30", "2027-07-31", "2027-10-31"]],
    ["2028-02-29", 12, ["2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"]],
    ["2026-08-31", 3, ["2026-11-30", "2027-02-28"]],
  ])("%s every %i months", (from, months, ends) => {
    expect(ends.map((_, at) => periodEnd(day(from), months, at + 1))).toEqual(ends.map(day));
  });

  test("each moment is in one, and an end is the next one's beginning", () => {
    const anchor = day("2026-11-30");
    for (const [at, count] of [
      ["2026-11-30", 0],
      ["2027-02-27", 0],
      ["2027-02-28", 1],
      ["2027-05-29", 1],
      ["2027-05-30", 2],
      ["2031-01-01", 16],
    ] as const) {
      const found = periodAt(anchor, 3, day(at));
      expect(found.count, at).toBe(count);
      expect(found.startsAt <= day(at) && day(at) < found.endsAt, at).toBe(true);
    }
    const end = periodEnd(anchor, 3, 1);
    expect(periodAt(anchor, 3, new Date(end.getTime() - 1)).count).toBe(0);
    expect(periodAt(anchor, 3, end).count).toBe(1);
  });
});

describe("a change of plan", () => {
  const running = { paid: 7_200, startsAt: day("2026-01-01"), endsAt: day("2027-01-01") };

  test("takes off what was paid for the rest", () => {
    expect(creditOf(running, day("2026-01-01"))).toBe(7_200);
    expect(creditOf(running, day("2027-01-01"))).toBe(0);
    const credit = creditOf(running, new Date("2026-07-03T00:00:00Z"));
    expect(sumOf({ price: 12_960, credit })).toEqual({
      price: 12_960,
      discount: 0,
      credit: 3_600,
      tax: 0,
      due: 9_360,
      left: 0,
    });
  });

  test("keeps what is left of the credit, and takes no more off than was paid", () => {
    expect(sumOf({ price: 2_400, credit: 7_200 })).toMatchObject({ credit: 2_400, due: 0, left: 4_800 });
    expect(creditOf({ ...running, paid: 0 }, day("2026-01-01"))).toBe(0);
    expect(sumOf({ price: 7_200, percentOff: 15 })).toMatchObject({ discount: 1_080, due: 6_120, left: 0 });
  });

  test("adds tax to what is left, and takes off what is not worth a payment", () => {
    expect(sumOf({ price: 10_000, percentOff: 15, credit: 500, taxPercent: 19 })).toEqual({
      price: 10_000,
      discount: 1_500,
      credit: 500,
      tax: 1_520,
      due: 9_520,
      left: 0,
    });
    const small = { price: 5_000, credit: 4_970, taxPercent: 19 };
    expect(sumOf({ ...small, minimumCharge: 50 })).toMatchObject({ discount: 30, tax: 0, due: 0, left: 0 });
    expect(sumOf({ ...small, minimumCharge: 36 })).toMatchObject({ discount: 0, tax: 6, due: 36 });
  });

  test("there and back in the same second costs nothing", () => {
    const at = day("2026-03-10");
    const credit = creditOf(running, at);
    const up = sumOf({ price: 12_960, credit });
    const back = sumOf({
      price: credit,
      credit: creditOf({ paid: 12_960, startsAt: at, endsAt: day("2027-03-10") }, at),
    });
    expect(up.due - back.left).toBe(0);
  });

  test("is more with more people, or a longer period", () => {
    const two = { count: 2, period: "quarterly" } as const;
    expect(isMore(two, { ...two, count: 3 })).toBe(true);
    expect(isMore(two, { ...two, period: "yearly" })).toBe(true);
    expect(isMore(two, { ...two, count: 1 })).toBe(false);
    expect(isMore({ ...two, period: "yearly" }, two)).toBe(false);
    expect(isMore(two, two)).toBe(false);
    expect(isMore({ ...two, price: 100 }, { ...two, price: 200 })).toBe(true);
  });
});

describe("what goes back goes by the payments that it came in by, the latest first", () => {
  const payment = (net: number, due = net, gone = 0) => ({ net, due, gone });
  test.each([
    ["a part of the last one", 2_000, [payment(5_760), payment(7_200)], [2_000, 0]],
    ["more than it brought", 12_960, [payment(5_760), payment(7_200)], [5_760, 7_200]],
    ["what went back already does not go again", 6_000, [payment(5_760, 5_760, 5_000), payment(7_200)], [760, 5_240]],
    ["with its part of the tax", 5_000, [payment(10_000, 11_900)], [5_950]],
    ["all of it with all of the tax", 99_999, [payment(333, 396, 100)], [296]],
    ["nothing", 0, [payment(5_760)], [0]],
    ["from none", 500, [], []],
    ["that brought nothing", 500, [payment(0, 0)], [0]],
  ])("%s", (_, net, payments, back) => expect(backOf(net, payments)).toEqual(back));
});
