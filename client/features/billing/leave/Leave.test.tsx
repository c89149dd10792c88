// @vitest-environment happy-dom
import { act, useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { current } from "#shared/account/endpoints.ts";
import type { LeavingReason } from "#shared/billing/constants.ts";
import { cancel, pause, takeDiscount } from "#shared/billing/endpoints.ts";
import type { Discount, Subscription } from "#shared/billing/schema.ts";
import type { Endpoint } from "#shared/lib/endpoint.ts";
import { type Answers, appOf, drawIn, named, press, until } from "#tests/support/browser.tsx";
import * as make from "#tests/support/make.ts";
import { plansWith, running } from "#tests/support/money.ts";
import { instead } from "./instead.ts";
import { Leave } from "./Leave.tsx";

const OFFERED: Discount = { percent: 15, hours: 48, state: "offered", endsAt: null };
const NONE: Discount = { ...OFFERED, state: "none" };

afterEach(() => void vi.restoreAllMocks());

async function open({ one = running(), offered = OFFERED } = {}) {
  const left = vi.fn();
  const cancelled = vi.fn((_: { body: unknown }) => running({ status: "cancelled" }));
  const answers = new Map<Endpoint, unknown>([
    [cancel, cancelled],
    [pause, () => running({ pausedUntil: "2028-02-25T00:00:00.000Z" })],
    [takeDiscount, () => ({ ...OFFERED, state: "running", endsAt: "2026-11-27T19:30:00.000Z" })],
    [current, () => make.user()],
  ]) as Answers;
  const { app } = appOf({ user: make.user(), answers });
  const Flow = () => {
    const [now, setNow] = useState<Subscription | null>(null);
    return now ? <p>{`Left: ${now.status}`}</p> : <Leave plans={plansWith(one)} offered={offered} onLeft={setNow} />;
  };
  const drawn = await drawIn(app, <Flow />);
  return { ...drawn, left, cancelled };
}

const page = () => document.body.textContent ?? "";
const title = () => document.querySelector("h1")?.textContent;
const because = (reason: LeavingReason) =>
  act(async () => document.querySelector<HTMLInputElement>(`[value=${reason}]`)?.click());

test("whoever wants it is out with one press, on each step", async () => {
  for (let step = 0; step < 5; step += 1) {
    const { cancelled, remove } = await open();
    for (let at = 0; at < step; at += 1) await press("Continue");
    await press(step === 4 ? "Cancel my plan" : "Cancel now");
    await until(() => expect(page()).toContain("Left: cancelled"));
    expect(cancelled).toHaveBeenCalledTimes(1);
    await remove();
  }
});

test("five steps, one question each, and the last one says what stops when", async () => {
  await open();
  const seen: (string | undefined)[] = [];
  for (let step = 0; step < 5; step += 1) {
    seen.push(title() ?? undefined);
    expect(named("Keep my plan").getAttribute("href")).toBe("/account/billing");
    expect(page()).toContain(`Step ${step + 1} of 5`);
    if (step < 4) await press("Continue");
  }
  expect(seen).toEqual([
    "Why do you want to cancel?",
    "Would this help?",
    "Less, instead of nothing?",
    "Take your work along?",
    "What happens when",
  ]);
  expect(page()).toContain("On 25 November 2027The next payment, $468.00, is not charged.");
  expect(page()).toContain("After 25 November 2027Signatures, pages and cards stop");
});

test("the reason goes with it", async () => {
  const { cancelled } = await open();
  await because("not_used");
  await press("Cancel now");
  await until(() => expect(cancelled).toHaveBeenCalledTimes(1));
  expect(cancelled.mock.calls[0]?.[0].body).toEqual({ reason: "not_used" });
});

test("too expensive: a discount with a time, and nothing that counts down", async () => {
  await open();
  await because("too_expensive");
  await press("Continue");
  await press("Take 15% off");
  await until(() => expect(page()).toContain("It is yours until 27 November"));
  expect(named("Use it now").getAttribute("href")).toBe("/account/upgrade");
});

test("not used: a pause", async () => {
  await open();
  await because("not_used");
  await press("Continue");
  await press("Pause my plan");
  await until(() => expect(page()).toContain("Left: active"));
});

describe("what is offered instead", () => {
  test.each([
    ["too_expensive", OFFERED, { first: "discount", rest: ["pause", "smaller"] }],
    ["too_expensive", NONE, { first: "smaller", rest: ["pause"] }],
    ["not_used", OFFERED, { first: "pause", rest: ["smaller"] }],
    ["missing_feature", OFFERED, { first: null, rest: ["pause", "smaller"] }],
    ["", OFFERED, { first: null, rest: ["pause", "smaller"] }],
  ] as const)("for %s", (reason, coupon, found) => {
    expect(instead(plansWith(running()), coupon, reason)).toEqual(found);
  });

  test("is nothing that cannot be had", () => {
    const full = running({ used: 10, possible: { pause: false } });
    expect(instead(plansWith(full), NONE, "too_expensive")).toEqual({ first: null, rest: [] });
  });
});
