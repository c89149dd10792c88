import { describe, expect, it, test } from "vitest";
import { addDays, DAY_MS, datesBetween, dayAt, dayOf, hourAt, numberOf } from "./days.ts";

const hours = (date: string, zone: string) => {
  const { startMs, endMs } = dayOf(date, zone);
  return (endMs - startMs) / 3_600_000;
};

describe("a day of a place", () => {
  it.each([
    ["2026-07-22", "UTC", 24],
    ["2026-03-29", "Europe/Berlin", 23],
    ["2026-10-25", "Europe/Berlin", 25],
    ["2026-10-04", "Australia/Lord_Howe", 23.5],
    ["2026-04-05", "Australia/Lord_Howe", 24.5],
    ["2026-04-24", "Africa/Cairo", 23],
    ["2026-09-06", "America/Santiago", 23],
  ])("%s in %s has %d hours", (date, zone, length) => expect(hours(date, zone)).toBe(length));

  it("begins at one o'clock where the clocks skip midnight", () => {
    const { startMs } = dayOf("2026-09-06", "America/Santiago");
    expect(hourAt(startMs, "America/Santiago")).toBe(1);
    expect(dayAt(startMs - 1, "America/Santiago").date).toBe("2026-09-05");
    expect(dayAt(startMs, "America/Santiago").date).toBe("2026-09-06");
  });

  it("follows the one before without a gap, in every zone, through a year", () => {
    for (const zone of Intl.supportedValuesOf("timeZone").filter((_, i) => i % 25 === 0)) {
      let end = dayOf("2025-12-31", zone).endMs;
      for (const date of datesBetween("2026-01-01", "2026-12-31")) {
        const day = dayOf(date, zone);
        expect([zone, date, day.startMs]).toEqual([zone, date, end]);
        end = day.endMs;
      }
    }
  });

  it("is another one in Tokyo than in Los Angeles", () => {
    const ms = Date.UTC(2026, 6, 22, 20);
    expect(dayAt(ms, "Asia/Tokyo").date).toBe("2026-07-23");
    expect(dayAt(ms, "America/Los_Angeles").date).toBe("2026-07-22");
    expect(dayAt(ms, "UTC")).toEqual({ number: numberOf("2026-07-22"), date: "2026-07-22", ...utc("2026-07-22") });
    expect(hourAt(ms, "UTC")).toBe(20);
    expect(hourAt(ms, "Asia/Kolkata")).toBe(1);
  });

  it("has hours of its own, whichever moment and zone was asked for before", () => {
    const ms = Date.UTC(2026, 6, 22, 20, 29, 59, 999);
    const zones = ["Asia/Kolkata", "Asia/Kathmandu", "UTC"];
    expect(zones.map((zone) => hourAt(ms, zone))).toEqual([1, 2, 20]);
    expect(zones.map((zone) => hourAt(ms + 1, zone))).toEqual([2, 2, 20]);
    expect(zones.map((zone) => hourAt(ms, zone))).toEqual([1, 2, 20]);
  });
});

const utc = (date: string) => ({ startMs: numberOf(date) * DAY_MS, endMs: (numberOf(date) + 1) * DAY_MS });

test("dates are stepped as dates", () => {
  expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(datesBetween("2026-12-30", "2027-01-02")).toEqual(["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"]);
  expect(datesBetween("2026-12-30", "2026-12-29")).toEqual([]);
  expect(numberOf("2026-02-30")).toBeNaN();
  expect(numberOf("nonsense")).toBeNaN();
});
