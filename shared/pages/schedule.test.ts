import { describe, expect, test } from "vitest";
import { isShowing, nextChange, timesProblem } from "./schedule.ts";

const block = (part: { from?: string; until?: string; timeZone?: string; isOn?: boolean }) => ({
  isOn: true,
  from: null,
  until: null,
  timeZone: "UTC",
  ...part,
});
const at = (time: string) => Date.parse(time);

describe("when a block shows", () => {
  test.each([
    [{}, true],
    [{ isOn: false }, false],
    [{ from: "2026-12-24T18:00" }, true],
    [{ from: "2026-12-24T18:01" }, false],
    [{ until: "2026-12-24T18:00" }, false],
    [{ until: "2026-12-24T18:01" }, true],
    [{ from: "2026-12-24T19:00", timeZone: "Europe/Berlin" }, true],
    [{ from: "2026-12-24T19:01", timeZone: "Europe/Berlin" }, false],
    [{ from: "2026-12-25T03:00", timeZone: "Asia/Tokyo" }, true],
  ])("%j: %s", (part, shows) => expect(isShowing(block(part), at("2026-12-24T18:00:00Z"))).toBe(shows));

  test("the next change is the first that is still to come", () => {
    const now = at("2026-12-24T18:00:00Z");
    const blocks = [
      block({ from: "2026-12-24T10:00", until: "2026-12-31T00:00" }),
      block({ from: "2026-12-24T19:30", timeZone: "Europe/Berlin" }),
      block({ from: "2026-12-24T18:10", isOn: false }),
    ];
    expect(nextChange(blocks, now)).toBe(at("2026-12-24T18:30:00Z"));
    expect(nextChange([block({ until: "2026-12-24T18:00" })], now)).toBe(null);
    expect(nextChange([], now)).toBe(null);
  });
});

test.each([
  [{ from: "2026-12-24T18:00", until: "2026-12-24T18:01" }, null],
  [{ from: "2026-12-24T18:00" }, null],
  [{ until: "2026-12-24T18:00" }, null],
  [{ from: "2028-02-29T00:00" }, null],
  [{ from: "2026-02-29T00:00" }, "from"],
  [{ until: "2026-02-30T00:00" }, "until"],
  [{ from: "2026-12-24T18:00", until: "2026-12-24T18:00" }, "until"],
  [{ from: "2026-12-24T18:00", until: "2025-12-24T19:00" }, "until"],
])("times of a block: %j is wrong at %s", (part, field) => {
  expect(timesProblem(block(part))?.field ?? null).toBe(field);
});
