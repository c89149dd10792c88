import { describe, expect, it } from "vitest";
import { CALENDAR_SERVICES, type CalendarService } from "./addons.ts";
import { calendarUrl, icsFile, instantOf } from "./calendar.ts";

const EVENT = {
  title: "Tea & talk",
  start: "2026-07-01T10:00",
  end: "2026-07-01T11:30",
  timeZone: "Europe/Berlin",
  location: "Torstraße 140",
  description: "Bring a cup; or two",
};

it("leads to a calendar whatever was typed, half a character too", () => {
  expect(calendarUrl("google", { ...EVENT, title: "a\ud800" })).toContain("text=a%EF%BF%BD&");
});

describe("instantOf", () => {
  it.each([
    ["2026-07-01T10:00", "Europe/Berlin", "2026-07-01T08:00:00.000Z"],
    ["2026-12-01T10:00", "Europe/Berlin", "2026-12-01T09:00:00.000Z"],
    ["2026-03-29T03:00", "Europe/Berlin", "2026-03-29T01:00:00.000Z"],
    ["2026-03-29T01:59", "Europe/Berlin", "2026-03-29T00:59:00.000Z"],
    ["2026-01-01T00:15", "Asia/Kathmandu", "2025-12-31T18:30:00.000Z"],
    ["2026-11-21T10:00", "America/New_York", "2026-11-21T15:00:00.000Z"],
  ])("%s in %s is %s", (wallClock, zone, instant) => {
    expect(instantOf(wallClock, zone)?.toISOString()).toBe(instant);
  });

  it.each([
    ["2026-02-30T10:00", "Europe/Berlin"],
    ["2026-07-01", "Europe/Berlin"],
    ["2026-07-01T10:00", "Europe/Atlantis"],
  ])("refuses %s in %s", (wallClock, zone) => {
    expect(instantOf(wallClock, zone)).toBeNull();
  });
});

describe("calendarUrl", () => {
  it.each(Object.keys(CALENDAR_SERVICES) as CalendarService[])(
    "%s gets title, place and the right instant",
    (service) => {
      const url = calendarUrl(service, EVENT) as string;
      const values = [...new URL(url).searchParams.values()].join(" ");
      expect(values).toContain("Tea & talk");
      expect(values).toContain("Torstraße 140");
      expect(values).toMatch(/20260701T080000Z|2026-07-01T08:00:00Z/);
    },
  );

  it("refuses an end before the start", () => {
    expect(calendarUrl("google", { ...EVENT, end: "2026-07-01T09:00" })).toBeNull();
  });
});

describe("icsFile", () => {
  it("writes folded lines with escaped text and UTC times", () => {
    const file = icsFile(
      { ...EVENT, description: `${EVENT.description} ${"ß".repeat(100)}\nend` },
      "1@signoff",
      new Date(0),
    ) as string;
    expect(file).toContain("DTSTART:20260701T080000Z\r\nDTEND:20260701T093000Z\r\n");
    expect(file.replace(/\r\n /g, "")).toContain("DESCRIPTION:Bring a cup\\; or two");
    expect(file.replace(/\r\n /g, "")).toContain("\\nend\r\n");
    const octets = file.split("\r\n").map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  });
});
