// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from "vitest";
import { offline } from "#client/lib/problem.ts";
import { current } from "#shared/account/endpoints.ts";
import { change, readOrder } from "#shared/billing/endpoints.ts";
import type { Order } from "#shared/billing/schema.ts";
import type { Endpoint } from "#shared/lib/endpoint.ts";
import { type Answers, appOf, drawIn, named, press, until } from "#tests/support/browser.tsx";
import * as make from "#tests/support/make.ts";
import { plansWith, refusal, running, TEAMS } from "#tests/support/money.ts";
import { Returned } from "./Returned.tsx";

const ID = "000000000000000000000001";
const orderOf = (part: Partial<Order> = {}): Order => ({
  id: ID,
  status: "paid",
  plan: TEAMS,
  kind: "plan",
  due: 46_800,
  currency: "USD",
  url: null,
  back: "/editor",
  ...part,
});

afterEach(() => void vi.restoreAllMocks());

async function comeBack(...answers: (Order | Error)[]) {
  const read = vi.fn(() => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const table = new Map<Endpoint, unknown>([
    [readOrder, read],
    [change, () => plansWith(running())],
    [current, () => make.user({ isPaid: true })],
  ]) as Answers;
  const { app } = appOf({ user: make.user(), answers: table });
  const drawn = await drawIn(app, <Returned id={ID} back={undefined} plans={plansWith()} />);
  return { ...drawn, app, read };
}

const page = () => document.body.textContent ?? "";
const heading = () => document.querySelector("h2");

test("what was paid for is theirs at once, and the way leads back to the work", async () => {
  const { app, router } = await comeBack(orderOf());
  await until(() => expect(page()).toContain("Next payment"));
  expect(page()).toContain("$468.00 were paid.");
  expect(page()).toContain("Teams, for up to 10 people, paid yearly");
  expect(document.activeElement).toBe(heading());
  expect(app.session.get()?.user.isPaid).toBe(true);
  await press("Go back to your work");
  await until(() => expect(router.state.location.pathname).toBe("/editor"));
});

test("a payment that is on its way is waited for, over a lost network too", async () => {
  const { read } = await comeBack(orderOf({ status: "pending" }), offline(), orderOf());
  await until(() => expect(page()).toContain("Your payment is being confirmed"));
  dispatchEvent(new Event("online"));
  await until(() => expect(page()).toContain("This page goes on by itself."));
  dispatchEvent(new Event("online"));
  await until(() => expect(page()).toContain("Thank you."));
  expect(read).toHaveBeenCalledTimes(3);
});

describe("what did not come to be", () => {
  test.each([
    [
      { status: "declined" },
      "The payment was declined",
      "Try again",
      "/account/upgrade?plan=teams-yearly-10&back=%2Feditor",
    ],
    [
      { status: "expired" },
      "The page of payment has closed",
      "Try again",
      "/account/upgrade?plan=teams-yearly-10&back=%2Feditor",
    ],
    [
      { status: "open", url: "https://pay.example/1" },
      "The payment is still open",
      "Go on with the payment",
      "https://pay.example/1",
    ],
    [{ status: "refunded" }, "Your payment goes back to you", "See your plan", "/account/billing"],
    [{ status: "declined", kind: "card" }, "The payment was declined", "Try again", "/account/billing"],
  ] as const)("%o", async (part, title, way, to) => {
    await comeBack(orderOf(part));
    await until(() => expect(heading()?.textContent).toBe(title));
    expect(named(way).getAttribute("href")).toBe(to);
  });

  test("an order of somebody else", async () => {
    await comeBack(refusal("not_found"));
    await until(() => expect(heading()?.textContent).toBe("This payment cannot be found"));
  });
});

test("a smaller plan is noted for the end of what is paid for", async () => {
  await comeBack(orderOf({ status: "scheduled", due: 0 }));
  await until(() => expect(heading()?.textContent).toBe("Your change is noted"));
});
