import { describe, expect, test } from "vitest";
import { SOLD } from "#tests/support/money.ts";
import { choiceOf, firstChoice, fitting, planIdOf, smallerThan } from "./choice.ts";

const NOTHING = { plan: null, used: 1 };
const has = (planId: string, count: number, used: number) => ({
  plan: { planId, name: "teams" as const, label: "Teams", count, period: "yearly" as const, price: 0 },
  used,
});

test("an address chooses what it names, and nothing for an id that is not sold", () => {
  expect(choiceOf(SOLD, "teams-quarterly-10")).toEqual({
    kind: "plan",
    name: "teams",
    people: 10,
    period: "quarterly",
  });
  expect(choiceOf(SOLD, "one_time")).toEqual({ kind: "once" });
  expect(choiceOf(SOLD, "teams-yearly-11")).toBe(null);
  expect(choiceOf({ ...SOLD, oneTime: null }, "one_time")).toBe(null);
});

test("without one it begins with the plan that there is, or the smallest for those who are there", () => {
  expect(planIdOf(SOLD, firstChoice(SOLD, has("teams-yearly-10", 10, 3)))).toBe("teams-yearly-10");
  expect(planIdOf(SOLD, firstChoice(SOLD, NOTHING))).toBe("professional-yearly-1");
  expect(planIdOf(SOLD, firstChoice({ ...SOLD, plans: [] }, NOTHING))).toBe("one_time");
});

describe("the smallest plan that is enough", () => {
  test.each([
    [0, "professional-yearly-1"],
    [5, "professional-yearly-5"],
    [6, "teams-yearly-6"],
    [7, "teams-yearly-8"],
    [100, "teams-yearly-100"],
    [101, null],
  ])("for %s people is %s", (people, planId) => {
    const choice = fitting(SOLD, people);
    expect(choice && planIdOf(SOLD, choice)).toBe(planId);
  });
});

test("a smaller one has room for everybody who is there", () => {
  expect(smallerThan(SOLD, has("teams-yearly-10", 10, 3))?.vendorId).toBe("professional-yearly-3");
  expect(smallerThan(SOLD, has("teams-yearly-10", 10, 7))?.vendorId).toBe("teams-yearly-8");
  expect(smallerThan(SOLD, has("teams-yearly-10", 10, 9))).toBe(null);
  expect(smallerThan(SOLD, NOTHING)).toBe(null);
});
