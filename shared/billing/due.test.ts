import { expect, test } from "vitest";
import { NO_PLAN } from "../account/schema.ts";
import type { TeamPlan } from "../members/rules.ts";
import { daysAfter, dueAt, GRACE_PERIOD_DAYS, LOCKED, tasksOf } from "./due.ts";
import { boughtBy, statusOf } from "./entitled.ts";
import { SUBSCRIPTION_STATUSES } from "./statuses.ts";

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const NOTHING = {
  plan: null,
  endsAt: null,
  failedAt: null,
  graceEndsAt: null,
  isPausing: false,
  pausedUntil: null,
  editableUntil: null,
  noticed: [],
};
const said = (of: Parameters<typeof tasksOf>[0]) =>
  tasksOf(of).map((task) =>
    `${task.at.toISOString().slice(0, 10)} ${"event" in task ? task.event : `${task.kind} ${"days" in task ? task.days : ""}`}`.trim(),
  );

test("a cancelled plan is announced 14, 7 and 1 days before it ends, each once", () => {
  const cancelled = { ...NOTHING, status: "cancelled" as const, endsAt: day("2027-03-31") };
  expect(said(cancelled)).toEqual([
    "2027-03-17 notice 14",
    "2027-03-24 notice 7",
    "2027-03-30 notice 1",
    "2027-03-31 period_end",
  ]);
  expect(said({ ...cancelled, noticed: [14, 1] })).toEqual(["2027-03-24 notice 7", "2027-03-31 period_end"]);
  expect(dueAt({ ...cancelled, noticed: [14, 7, 1] })).toEqual(day("2027-03-31"));
});

test("a failed payment is asked for on four days, and features end with the grace", () => {
  const failedAt = day("2027-03-01");
  const failed = {
    ...NOTHING,
    status: "payment_failed" as const,
    failedAt,
    graceEndsAt: daysAfter(failedAt, GRACE_PERIOD_DAYS),
  };
  expect(said(failed)).toEqual([
    "2027-03-01 notice 0",
    "2027-03-04 notice 3",
    "2027-03-06 notice 5",
    "2027-03-08 notice 7",
    "2027-03-15 grace_end",
  ]);
});

test("a plan is paid for again at its end; a pause is announced before it begins, and before it is over", () => {
  const active = { ...NOTHING, status: "active" as const, plan: {}, endsAt: day("2027-03-31") };
  expect(said(active)).toEqual(["2027-03-31 renew"]);
  const announced = ["2027-03-17 notice 14", "2027-03-24 notice 7", "2027-03-30 notice 1"];
  expect(said({ ...active, isPausing: true })).toEqual([...announced, "2027-03-31 pause"]);
  const paused = { ...NOTHING, status: "not_active" as const, plan: {}, pausedUntil: day("2027-03-31") };
  expect(said(paused)).toEqual([...announced, "2027-03-31 renew"]);
});

test("whoever cancels after a failed payment keeps all until the grace ends", () => {
  const cancelled = {
    ...NOTHING,
    status: "cancelled" as const,
    endsAt: day("2027-03-01"),
    graceEndsAt: day("2027-03-15"),
  };
  expect(said({ ...cancelled, noticed: [14, 7, 1] })).toEqual(["2027-03-15 period_end"]);
});

test("the clock has nothing to do with what nobody pays for, or has ended", () => {
  const ends = { ...NOTHING, endsAt: day("2027-03-31"), editableUntil: day("2027-03-08") };
  for (const status of ["active", "not_active", "terminated", "expired", "lifetime", "unknown"] as const)
    expect(dueAt({ ...ends, status })).toBeNull();
  expect(dueAt({ ...ends, status: "onetime" })).toEqual(day("2027-03-08"));
  expect(dueAt({ ...ends, status: "onetime", noticed: [LOCKED] })).toBeNull();
});

const team = (part: Partial<TeamPlan> = {}): TeamPlan => ({
  isPaid: false,
  isTerminated: false,
  bonusSignatures: 2,
  seats: 3,
  plan: structuredClone(NO_PLAN),
  ...part,
});
const ten = { name: "teams" as const, count: 10, vendorId: "teams-yearly-10" };

test.each(SUBSCRIPTION_STATUSES)("what a team has in %s", (status) => {
  const has = boughtBy({ status, plan: ten, editableUntil: null }, team(), day("2027-01-01"));
  if (["active", "payment_failed", "cancelled", "trial", "reseller"].includes(status))
    expect(has).toMatchObject({
      isPaid: true,
      isTerminated: false,
      seats: 12,
      plan: { data: { product_id: ten.vendorId } },
    });
  else if (status === "onetime") expect(has).toMatchObject({ isPaid: true, isTerminated: false, seats: 3 });
  else if (status === "not_active") expect(has).toMatchObject({ isPaid: false, isTerminated: false, seats: 3 });
  else if (status === "terminated" || status === "expired")
    expect(has).toMatchObject({ isPaid: false, isTerminated: true, plan: { hasTerminatedSubscriptions: true } });
  else expect(has).toBeNull();
});

test("a signature that was bought once can be edited for its days, and shows for good", () => {
  const bought = { status: "onetime" as const, plan: null, editableUntil: day("2027-01-08") };
  expect(boughtBy(bought, team(), day("2027-01-07"))).toMatchObject({ isTerminated: false });
  expect(boughtBy(bought, team(), day("2027-01-08"))).toMatchObject({
    isTerminated: true,
    plan: { data: { type: "one_time" } },
  });
});

test("a team of before there were subscriptions is what its plan says", () => {
  const product = (product_id: string, type: "one_time" | null = null) => ({
    ...NO_PLAN,
    type: "product" as const,
    data: { product_id, type },
  });
  expect(statusOf(team())).toBe("not_active");
  expect(statusOf(team({ isPaid: true }))).toBe("unknown");
  expect(statusOf(team({ isTerminated: true }))).toBe("terminated");
  expect(statusOf(team({ isPaid: true, plan: product("signoff_tier2") }))).toBe("lifetime");
  expect(statusOf(team({ isPaid: true, plan: product("one_time", "one_time") }))).toBe("onetime");
});
