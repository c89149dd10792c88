// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { offline } from "#client/lib/problem.ts";
import { withQueries } from "#client/lib/queries.tsx";
import { current } from "#shared/account/endpoints.ts";
import { checkout, order, quote, startTrial } from "#shared/billing/endpoints.ts";
import type { Order, Quote, Subscription } from "#shared/billing/schema.ts";
import type { Endpoint } from "#shared/lib/endpoint.ts";
import { type Answers, appOf, drawIn, named, press, until } from "#tests/support/browser.tsx";
import * as make from "#tests/support/make.ts";
import { plansWith, quoteWith, refusal, running, subscription } from "#tests/support/money.ts";
import { Choose as WithoutQueries } from "./Choose.tsx";

const Choose = withQueries(WithoutQueries);
const FREE = subscription({ possible: { buy: true, oneTime: true, trial: true } });

const orderOf = (part: Partial<Order> = {}): Order => ({
  id: "000000000000000000000001",
  status: "open",
  plan: null,
  kind: "plan",
  due: 46_800,
  currency: "USD",
  url: "https://pay.example/1",
  back: null,
  ...part,
});

beforeEach(() => void vi.spyOn(location, "assign").mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

type Ways = { one?: Subscription; planId?: string | null; back?: string; quoted?: (planId: string) => Quote };

async function open({ one = FREE, planId = "teams-yearly-10", back, quoted = () => quoteWith() }: Ways = {}) {
  const asked = vi.fn(({ params }: { params: { planId: string } }) => quoted(params.planId));
  const ordered = vi.fn((_: unknown): unknown => orderOf());
  const answers = new Map<Endpoint, unknown>([
    [quote, asked],
    [order, ordered],
    [current, () => make.user()],
  ]) as Answers;
  const { app, call } = appOf({ user: make.user(), answers });
  const drawn = await drawIn(app, <Choose plans={plansWith(one)} planId={planId} back={back} />);
  return { ...drawn, asked, ordered, answers, call };
}

const page = () => document.body.textContent ?? "";
/** Of what was asked for: the plan, and the key. */
const keysOf = (call: { mock: { calls: unknown[][] } }, endpoint: Endpoint) =>
  call.mock.calls.flatMap(([asked, , options]) =>
    asked === endpoint ? [(options as { headers: Record<string, string> }).headers["idempotency-key"]] : [],
  );

test("says what the plan of the address costs to the cent, and pays exactly that", async () => {
  const { ordered, asked } = await open({ back: "/editor" });
  await until(() => expect(page()).toContain("Due today$468.00"));
  expect(page()).toContain("Next payment: $468.00 on 25 November 2027");
  expect(asked.mock.calls.at(-1)?.[0].params.planId).toBe("teams-yearly-10");
  await press("Pay $468.00 now");
  await until(() => expect(location.assign).toHaveBeenCalledWith("https://pay.example/1"));
  expect(ordered.mock.calls[0]?.[0]).toEqual({
    params: { planId: "teams-yearly-10" },
    body: { basis: "b1", back: "/editor" },
  });
});

test("a kept card pays at once, and what became of it is shown", async () => {
  const paysWith = { brand: "Visa", last4: "4242", endsAt: "11/2028" };
  const { ordered, router, answers } = await open({ quoted: () => quoteWith({ paysWith }) });
  ordered.mockImplementation(() => orderOf({ status: "paid", url: null }));
  answers.set(checkout, () => orderOf({ url: "https://pay.example/2" }));
  await until(() => expect(page()).toContain("Paid with Visa ending in 4242."));
  await press("Pay another way");
  await until(() => expect(location.assign).toHaveBeenCalledWith("https://pay.example/2"));
  await press("Pay $468.00 now");
  await until(() => expect(router.state.location.search).toBe("?order=000000000000000000000001"));
});

test("a smaller plan begins later, and costs nothing today", async () => {
  const later: Partial<Quote> = { at: "period_end", due: 0, lines: [], startsAt: "2027-11-25T00:00:00.000Z" };
  const { ordered } = await open({ one: running(), quoted: () => quoteWith(later) });
  await until(() => expect(page()).toContain("It begins on 25 November 2027."));
  await press("Change on 25 November 2027");
  await until(() => expect(ordered).toHaveBeenCalledTimes(1));
});

test("another price is shown, and asked about again", async () => {
  let basis = 1;
  const { ordered, asked, call } = await open({
    quoted: () => quoteWith(basis === 1 ? {} : { due: 50_000, basis: "b2" }),
  });
  ordered.mockImplementationOnce(() => {
    basis = 2;
    throw refusal("price_changed");
  });
  await until(() => expect(page()).toContain("Pay $468.00 now"));
  await press("Pay $468.00 now");
  await until(() => expect(page()).toContain("Pay $500.00 now"));
  expect(page()).toContain("What this costs has changed");
  expect(asked).toHaveBeenCalledTimes(2);
  expect(location.assign).not.toHaveBeenCalled();
  await press("Pay $500.00 now");
  await until(() => expect(location.assign).toHaveBeenCalledTimes(1));
  expect(new Set(keysOf(call, order)).size).toBe(2);
});

test("a lost answer is asked for again with the same key", async () => {
  const { ordered, call } = await open();
  ordered.mockImplementationOnce(() => {
    throw offline();
  });
  await until(() => expect(page()).toContain("Pay $468.00 now"));
  await press("Pay $468.00 now");
  await until(() => expect(page()).toContain("cannot be reached"));
  await press("Pay $468.00 now");
  await until(() => expect(location.assign).toHaveBeenCalledTimes(1));
  expect(new Set(keysOf(call, order)).size).toBe(1);
});

describe("in place of a price", () => {
  test.each([
    ["plan_same", "You have this plan already.", null],
    ["plan_too_small", "Your team has more people", "See your members"],
    ["quote_needed", "made to measure", "Get a quote"],
  ] as const)("%s", async (code, words, way) => {
    await open({
      quoted: () => {
        throw refusal(code);
      },
    });
    await until(() => expect(page()).toContain(words));
    if (way) expect(named(way).getAttribute("href")).toMatch(/^\/(members|contact-us)/);
    expect(page()).not.toContain("Due today");
  });

  test("for more people than there is a price for there is a quote, or the next plan", async () => {
    await open({ planId: "professional-yearly-5" });
    const slide = (to: number) =>
      act(async () => {
        const range = document.querySelector<HTMLInputElement>("[type=range]");
        if (!range) throw new Error("There is no slider.");
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(range, String(to));
        range.dispatchEvent(new Event("input", { bubbles: true }));
      });
    await slide(6);
    await until(() => expect(page()).toContain("More than 5 people work with Teams."));
    await press("See Teams");
    await slide(101);
    await until(() => expect(page()).toContain("More than 100 people: you get a price of your own."));
    expect(named("Get a quote").getAttribute("href")).toContain("/contact-us");
  });

  test("a plan that cannot be changed leads to why", async () => {
    await open({ one: subscription({ status: "lifetime" }) });
    expect(page()).toContain("You have a lifetime plan.");
    expect(named("See your plan").getAttribute("href")).toBe("/account/billing");
  });
});

test("one signature can be bought once", async () => {
  const once = { plan: { ...quoteWith().plan, planId: "one_time", name: null, period: null, count: 1 } } as const;
  const { asked } = await open({
    quoted: (planId) =>
      planId === "one_time"
        ? quoteWith({ ...once, due: 2_900, renewal: null, endsAt: null, editableDays: 7 })
        : quoteWith(),
  });
  await act(async () => document.querySelector<HTMLInputElement>("[value=once]")?.click());
  await until(() => expect(page()).toContain("You can change it for 7 days. No further payment follows."));
  expect(page()).toContain("you may have one of each, as for free");
  expect(page()).toContain("Pay $29.00 now");
  expect(asked.mock.calls.at(-1)?.[0].params.planId).toBe("one_time");
});

test("a trial begins without paying, and leads back to the work", async () => {
  const { answers, router } = await open({ back: "/editor" });
  answers.set(startTrial, () => running({ status: "trial" }));
  await press("Try it free");
  await until(() => expect(router.state.location.pathname).toBe("/editor"));
});
