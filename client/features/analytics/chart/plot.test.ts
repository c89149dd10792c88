import { describe, expect, it } from "vitest";
import { datesBetween } from "#shared/analytics/days.ts";
import { countTicks, dayTicks, pathOf, placeNear, shareAt, strokeOf } from "./plot.ts";

describe("steps of counts", () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [10, [0, 5, 10]],
    [47, [0, 20, 40, 60]],
    [100, [0, 50, 100]],
    [123_456, [0, 50_000, 100_000, 150_000]],
  ])("to %d", (highest, ticks) => expect(countTicks(highest, 4)).toEqual(ticks));

  it("are whole, reach what is highest, and are few", () => {
    for (let highest = 0; highest < 3000; highest += 7) {
      const ticks = countTicks(highest, 4);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(ticks.length).toBeLessThanOrEqual(5);
    }
  });
});

describe("words below the days", () => {
  const named = (from: string, to: string, most: number) => {
    const dates = datesBetween(from, to);
    return dayTicks(dates, most).map((place) => dates[place]);
  };

  it("each day of a week, Mondays of a month, firsts of months of a year", () => {
    expect(named("2026-11-02", "2026-11-08", 10)).toHaveLength(7);
    expect(named("2026-11-01", "2026-11-28", 10)).toEqual(["2026-11-02", "2026-11-09", "2026-11-16", "2026-11-23"]);
    expect(named("2026-09-01", "2026-11-29", 10)[1]).toBe("2026-09-21");
    expect(named("2025-12-01", "2026-11-30", 12)).toEqual(
      ["2025-12", ..."01 02 03 04 05 06 07 08 09 10 11".split(" ").map((month) => `2026-${month}`)].map(
        (month) => `${month}-01`,
      ),
    );
  });

  it("days of 23 and 25 hours are days like others", () => {
    expect(named("2026-03-26", "2026-04-01", 10)).toEqual(datesBetween("2026-03-26", "2026-04-01"));
    expect(named("2026-10-22", "2026-10-28", 10)).toEqual(datesBetween("2026-10-22", "2026-10-28"));
    expect(named("2026-03-01", "2026-03-31", 10).map((date) => date?.slice(8))).toEqual(["02", "09", "16", "23", "30"]);
  });

  it("never more than there is room for, and never none", () => {
    for (let days = 1; days <= 400; days++) {
      const dates = datesBetween("2026-01-15", "2027-03-01").slice(0, days);
      const count = dayTicks(dates, 6).length;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(6);
    }
  });
});

describe("lines", () => {
  it("run from edge to edge, the highest at the top", () => {
    expect(pathOf([0, 5, 10], 10)).toBe("M0,300L500,150L1000,0");
    expect(pathOf([1, 1, 1, 1], 3)).toBe("M0,200L333.3,200L666.7,200L1000,200");
    expect(pathOf([2], 4)).toBe("M0,150H1000");
    expect(pathOf([0, 0], 0)).toBe("M0,300L1000,300");
  });

  it("the day under a pointer is the nearest", () => {
    expect(placeNear(0.49, 3)).toBe(1);
    expect(placeNear(-1, 28)).toBe(0);
    expect(placeNear(2, 28)).toBe(27);
    expect(placeNear(0.7, 1)).toBe(0);
    expect(shareAt(0, 1)).toBe(0.5);
  });
});

it("many points are drawn fine, and very many unbroken", () => {
  expect(strokeOf(10 * 28)).toEqual({ width: 2, isDashed: true });
  expect(strokeOf(10 * 365)).toEqual({ width: 1, isDashed: true });
  expect(strokeOf(50 * 365)).toEqual({ width: 1, isDashed: false });
});
