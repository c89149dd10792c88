// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { resume } from "#shared/billing/endpoints.ts";
import type { Subscription } from "#shared/billing/schema.ts";
import { appOf, drawIn, press, until } from "#tests/support/browser.tsx";
import * as make from "#tests/support/make.ts";
import { running, subscription } from "#tests/support/money.ts";
import { PlanCard } from "./PlanCard.tsx";

async function show(one: Subscription) {
  const changed = vi.fn(async () => undefined);
  const resumed = vi.fn(() => running());
  const { app } = appOf({ user: make.user(), answers: new Map([[resume, resumed]]) as never });
  const { place } = await drawIn(app, <PlanCard subscription={one} currency="USD" onChanged={changed} />);
  const ways = [...place.querySelectorAll("a, button")].map(({ textContent }) => textContent);
  return { text: place.textContent ?? "", ways, changed, resumed };
}

const AT = "2027-01-31T00:00:00.000Z";
const none = { change: false, pause: false, cancel: false, card: false };

test.each<[string, Subscription, string[], string[]]>([
  ["free", subscription({ possible: { buy: true } }), ["Free", "Not active"], ["Choose a plan"]],
  [
    "active",
    running(),
    ["Teams", "Active", "$468.00 on 25 November 2027", "4 of 10 seats"],
    ["Change plan", "Cancel plan"],
  ],
  [
    "a smaller one comes",
    running({
      next: { planId: "p", name: "professional", label: "Professional", count: 5, period: "yearly", price: 1 },
    }),
    ["From 25 November 2027", "Professional, for up to 5 people, paid yearly"],
    ["Change plan", "Cancel plan"],
  ],
  [
    "payment failed",
    running({
      status: "payment_failed",
      failedAt: AT,
      graceEndsAt: "2027-02-14T00:00:00.000Z",
      possible: { change: false, pause: false },
    }),
    ["Active (payment failed)", "payment of 31 January 2027 did not go through", "until 14 February 2027"],
    ["Pay now", "Cancel plan"],
  ],
  [
    "cancelled",
    running({ status: "cancelled", renewal: null, possible: { ...none, resume: true } }),
    ["Cancelled (active to 25 November 2027)", "Everything stays until 25 November 2027"],
    ["Take it back"],
  ],
  [
    "a pause comes",
    running({ pausedUntil: AT, renewal: null, possible: { resume: true, pause: false } }),
    ["From 25 November 2027 your plan pauses", "Paused until31 January 2027"],
    ["Change plan", "Take it back", "Cancel plan"],
  ],
  [
    "paused",
    running({ status: "not_active", pausedUntil: AT, possible: { ...none, resume: true, cancel: true } }),
    ["Your plan is paused. It continues on 31 January 2027, for $468.00."],
    ["Go on now", "Cancel plan"],
  ],
  [
    "trial",
    running({ status: "trial", endsAt: AT, renewal: null, card: null, possible: { ...none, buy: true, cancel: true } }),
    ["Trial", "You can try everything until 31 January 2027."],
    ["Choose a plan", "Cancel plan"],
  ],
  [
    "terminated",
    running({ status: "terminated", possible: { ...none, buy: true } }),
    ["Terminated", "Your plan has ended"],
    ["Choose a plan"],
  ],
  [
    "expired",
    running({ status: "expired", possible: { ...none, buy: true } }),
    ["Expired", "within a minute of paying"],
    ["Choose a plan"],
  ],
  [
    "bought once",
    subscription({ status: "onetime", editableUntil: AT, possible: { buy: true } }),
    ["One-time purchase", "You can change your signature until 31 January 2027."],
    ["Choose a plan"],
  ],
  [
    "lifetime",
    subscription({ status: "lifetime" }),
    ["Lifetime plan", "nothing more to pay"],
    ["Manage in the marketplace"],
  ],
  [
    "reseller",
    subscription({ status: "reseller", possible: { cancel: true } }),
    ["Agency Hub"],
    ["Write to us", "Cancel plan"],
  ],
  [
    "unknown",
    subscription({ status: "unknown", possible: { cancel: true } }),
    ["Unknown", "What it includes stays."],
    ["Write to us", "Cancel plan"],
  ],
])("%s: says what is so, and offers what can be done", async (_name, one, words, ways) => {
  const shown = await show(one);
  for (const word of words) expect(shown.text).toContain(word);
  expect(shown.ways).toEqual(ways);
});

test("a cancellation is taken back with one press", async () => {
  const { resumed, changed } = await show(running({ status: "cancelled", possible: { ...none, resume: true } }));
  await press("Take it back");
  await until(() => expect(changed).toHaveBeenCalledTimes(1));
  expect(resumed).toHaveBeenCalledTimes(1);
});
