/** Random histories of the rules that decide about money, many more than a store can live through. */
import { expect, test } from "vitest";
import { chance } from "#tests/support/chance.ts";
import { DEFAULT_OFFERS } from "../plans/offers.ts";
import { MONTHS, PERIODS, type Period, totalOf } from "../plans/plans.ts";
import { daysAfter, dueAt, GRACE_PERIOD_DAYS, tasksOf } from "./due.ts";
import { moved, type SubscriptionEvent } from "./machine.ts";
import { periodAt, periodEnd } from "./periods.ts";
import { backOf, type CameIn, creditOf, isMore, type Sum, sumOf } from "./quote.ts";
import type { SubscriptionStatus } from "./statuses.ts";

const HISTORIES = 10_000;
const STEPS = 25;
const HOUR_MS = 3_600_000;

type Plan = { count: number; period: Period; price: number };
type Paid = CameIn & { id: number };

const PLANS: readonly Plan[] = DEFAULT_OFFERS.plans.flatMap(({ sizes }) =>
  PERIODS.flatMap((period) =>
    sizes[period].map((size) => ({ count: size.count, period, price: totalOf(size, period) })),
  ),
);

/** A subscription as a few lines of the server move it: what is decided, the rules decide. */
function life(seed: number) {
  const { below, between, isOne, one } = chance(seed);
  const start = new Date(Date.UTC(2027, below(24), between(1, 31), below(24)));
  const [taxPercent, minimumCharge] = [one([0, 7, 19, 25]) ?? 0, one([0, 50]) ?? 0];
  let now = start;
  let status: SubscriptionStatus = "not_active";
  let plan: Plan | null = null;
  let next: Plan | null = null;
  let [anchorAt, startsAt, endsAt] = [start, start, start];
  let [paid, credit] = [0, 0];
  let graceEndsAt: Date | null = null;
  /** the latest first */
  const payments: Paid[] = [];
  const invoices: number[] = [];
  /** cents at the provider */
  let cash = 0;

  const happens = (event: SubscriptionEvent): boolean => {
    const to = moved(status, event);
    if (to === "refused") return false;
    status = to;
    return true;
  };
  const isRunning = () => plan !== null && (status === "active" || status === "cancelled") && endsAt > now;
  const rest = () => credit + (isRunning() ? creditOf({ paid, startsAt, endsAt }, now) : 0);
  const take = (sum: Sum) => {
    expect(sum.price - sum.discount - sum.credit + sum.tax).toBe(sum.due);
    expect(Math.min(...Object.values(sum))).toBeGreaterThanOrEqual(0);
    // No more comes off than was paid before.
    cash += sum.due;
    invoices.push(sum.price - sum.discount - sum.credit + sum.tax);
    if (sum.due > 0) payments.unshift({ id: invoices.length, net: sum.due - sum.tax, due: sum.due, gone: 0 });
    credit = sum.left;
    paid = sum.price - sum.discount;
  };
  const giveBack = (payment: Paid, cents: number) => {
    payment.gone += cents;
    expect(payment.gone).toBeLessThanOrEqual(payment.due);
    cash -= cents;
    invoices.push(-cents);
  };

  const acts = {
    buy() {
      const wanted = one(PLANS) as Plan;
      const percentOff = isOne(4) ? 15 : 0;
      if (isRunning() && plan) {
        if (!isMore(plan, wanted)) {
          if (status === "active") next = wanted;
          return;
        }
        const before = rest();
        const sum = sumOf({ price: wanted.price, percentOff, credit: before, taxPercent, minimumCharge });
        // What was paid before is used up or kept, to the cent.
        expect(sum.credit + sum.left).toBe(before);
        if (status === "cancelled") happens("resume");
        if (!happens("change")) return;
        take(sum);
      } else {
        if (plan && (status === "active" || status === "cancelled")) return;
        if (!happens("paid") || status !== "active") return;
        take(sumOf({ price: wanted.price, percentOff, credit, taxPercent, minimumCharge }));
      }
      [plan, next, anchorAt, startsAt, graceEndsAt] = [wanted, null, now, now, null];
      endsAt = periodEnd(now, MONTHS[wanted.period], 1);
    },
    cancel: () => void happens("cancel"),
    resume: () => void (endsAt > now && status === "cancelled" && !graceEndsAt && happens("resume")),
    refund() {
      const payment = one(payments);
      if (payment && payment.gone < payment.due) giveBack(payment, between(1, payment.due - payment.gone));
    },
    licence() {
      const left = rest();
      if (!happens("licence_on") || status !== "lifetime") return;
      const back = backOf(left, payments);
      for (const [at, payment] of [...payments].entries()) if (back[at]) giveBack(payment, back[at]);
      // Where nothing went back before, all that was not used up does.
      if (taxPercent === 0 && !wasRefunded) expect(back.reduce((sum, cents) => sum + cents, 0)).toBe(left);
      [plan, paid, credit] = [null, 0, 0];
    },
    pass() {
      now = new Date(now.getTime() + between(1, isOne(3) ? 9_000 : 600) * HOUR_MS);
    },
  };
  let wasRefunded = false;

  const clock = () => {
    const of = () => ({
      status,
      plan,
      endsAt: plan ? endsAt : null,
      failedAt: graceEndsAt && daysAfter(graceEndsAt, -GRACE_PERIOD_DAYS),
      graceEndsAt,
      isPausing: false,
      pausedUntil: null,
      editableUntil: null,
      noticed: [0, 1, 3, 5, 7, 14],
    });
    for (let guard = 0; guard < 100; guard++) {
      const task = tasksOf(of()).find(({ at }) => at <= now);
      expect(dueAt(of())?.getTime()).toBe(tasksOf(of())[0]?.at.getTime());
      if (!task) return;
      if (task.kind === "event") {
        const before = status;
        happens(task.event);
        expect(status).not.toBe(before);
        continue;
      }
      expect(task.kind).toBe("renew");
      if (isOne(5)) {
        happens("payment_failed");
        graceEndsAt = daysAfter(now, GRACE_PERIOD_DAYS);
        continue;
      }
      const wanted = next ?? (plan as Plan);
      const anchor = plan?.period === wanted.period ? anchorAt : endsAt;
      const period = periodAt(anchor, MONTHS[wanted.period], endsAt);
      // Periods follow on each other, without a gap.
      expect(period.startsAt.getTime()).toBe(endsAt.getTime());
      take(sumOf({ price: wanted.price, credit, taxPercent, minimumCharge }));
      [plan, next, anchorAt, startsAt, endsAt] = [wanted, null, anchor, period.startsAt, period.endsAt];
    }
    throw new Error("The clock does not come to an end.");
  };

  for (let step = 0; step < STEPS; step++) {
    const name = one(["buy", "buy", "buy", "pass", "pass", "pass", "cancel", "resume", "refund", "licence"] as const);
    if (name === "licence" && !isOne(4)) continue;
    acts[name ?? "pass"]();
    wasRefunded ||= name === "refund";
    clock();
    expect(credit).toBeGreaterThanOrEqual(0);
    expect(cash).toBeGreaterThanOrEqual(0);
    expect(cash).toBe(invoices.reduce((sum, cents) => sum + cents, 0));
    expect(cash).toBe(payments.reduce((sum, { due, gone }) => sum + due - gone, 0));
  }
  return { status, cash };
}

test(`money in is money invoiced less what went back, over ${HISTORIES.toLocaleString("en")} histories`, {
  timeout: 120_000,
}, () => {
  const ends = new Map<string, number>();
  let cash = 0;
  for (let seed = 1; seed <= HISTORIES; seed++)
    try {
      const end = life(seed);
      ends.set(end.status, (ends.get(end.status) ?? 0) + 1);
      cash += end.cash;
    } catch (error) {
      throw new Error(`history ${seed}`, { cause: error });
    }
  // They came to all kinds of ends, and money was there to be counted.
  for (const status of ["active", "cancelled", "terminated", "payment_failed", "expired", "lifetime"])
    expect(ends.get(status), status).toBeGreaterThan(10);
  expect(cash).toBeGreaterThan(0);
});
