/** What something costs a team at a moment, and the proof that it was shown: the same figures are charged. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { keysFor } from "#shared/auth/keys.ts";
import { EDITABLE_DAYS } from "#shared/billing/due.ts";
import { mayHappen, moved } from "#shared/billing/machine.ts";
import { periodEnd } from "#shared/billing/periods.ts";
import { creditOf, isMore, type Sum } from "#shared/billing/quote.ts";
import type { PickedPlan, Quote } from "#shared/billing/schema.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { t } from "#shared/languages/translate.ts";
import { type Offered, type Offers, offeredBy } from "#shared/plans/offers.ts";
import { MONTHS, PERIODS, type Period, totalOf } from "#shared/plans/plans.ts";
import { settings } from "../../../settings.ts";
import type { TeamRecord } from "../../members/service.ts";
import { offers } from "../../plans/service.ts";
import { planInWords } from "../mails.ts";
import type { BoughtPlan, SubscriptionRecord } from "../model.ts";
import { presentMethod, presentPlan } from "../present.ts";
import { isRunning, isTrialLeft, stateOf } from "../subscriptions.ts";
import { hasPlaces, sumNow } from "../sums.ts";

const SECOND_MS = 1000;
/** What was shown holds for so long. */
const SHOWN_MS = 30 * 60_000;
const NOTHING: Sum = { price: 0, discount: 0, credit: 0, tax: 0, due: 0, left: 0 };

/** Whom it is for. */
export type Buying = {
  team: TeamRecord;
  subscription: SubscriptionRecord;
  coupon: { id: string; percent: number } | null;
};

export type Price = {
  kind: "plan" | "change" | "onetime";
  at: "now" | "period_end";
  /** null: bought once */
  plan: BoughtPlan | null;
  picked: PickedPlan;
  sum: Sum;
  coupon: string | null;
  percentOff: number;
  startsAt: Date;
  endsAt: Date | null;
  renewal: number | null;
  state: string;
};

/**
 * Reckons what something costs.
 * @param planId as in addresses: `teams-yearly-10`, `one_time`
 * @param at whole seconds
 * @throws plan_unknown, quote_needed, plan_too_small, plan_same, change_refused
 */
export function priceOf(buying: Buying, planId: string, at: Date): Price {
  const offered = offeredBy(offers(), planId) ?? unknown(offers(), planId);
  const { team, subscription } = buying;
  if (subscription.status === "lifetime" || subscription.status === "reseller") fail("change_refused");
  if (!hasPlaces(team, offered.kind === "plan" ? { ...offered.size, name: offered.plan.name } : null))
    fail("plan_too_small");
  return offered.kind === "plan" ? priceOfPlan(buying, offered, at) : priceOfOne(buying, offered, at);
}

/** @throws quote_needed: larger than any that is sold; plan_unknown */
function unknown({ plans }: Offers, planId: string): never {
  const isLarger = plans.some(({ name, sizes }) =>
    PERIODS.some((period) => {
      const prefix = `${name}-${period}-`;
      const count = planId.startsWith(prefix) ? Number(planId.slice(prefix.length)) : Number.NaN;
      return count > (sizes[period].at(-1)?.count ?? Number.POSITIVE_INFINITY);
    }),
  );
  return fail(isLarger ? "quote_needed" : "plan_unknown");
}

function priceOfPlan(
  { subscription, coupon }: Buying,
  { plan: { name, label }, size, period }: Extract<Offered, { kind: "plan" }>,
  at: Date,
): Price {
  const plan: BoughtPlan = { name, count: size.count, period, vendorId: size.vendorId };
  const price = totalOf(size, period);
  const picked = { planId: size.vendorId, name, label: t(label), count: size.count, period, price };
  const renewal = sumNow({ price }).due;
  const state = stateOf(subscription);
  const { plan: before, startsAt, endsAt, paid, credit } = subscription;
  if (isRunning(subscription, at) && before && startsAt && endsAt) {
    const isSame = before.vendorId === plan.vendorId;
    if (isSame && !subscription.next) fail("plan_same");
    if (isSame || !isMore({ ...before, price: subscription.price }, { ...plan, price })) {
      const ends = periodEnd(endsAt, MONTHS[period], 1);
      const free = { sum: NOTHING, coupon: null, percentOff: 0 };
      return {
        kind: "change",
        at: "period_end",
        plan,
        picked,
        ...free,
        startsAt: endsAt,
        endsAt: ends,
        renewal,
        state,
      };
    }
    const rest = credit + creditOf({ paid, startsAt, endsAt }, at);
    return { ...paidNow(price, rest, coupon), kind: "change", plan, picked, ...from(at, period), renewal, state };
  }
  // Its renewal is on its way.
  const isPaid = subscription.status === "active" || subscription.status === "cancelled";
  if (before && isPaid && !isTrialLeft(subscription)) fail("change_refused");
  // What was had since a payment has failed is paid for as well.
  const begins = subscription.status === "payment_failed" && endsAt ? endsAt : at;
  return { ...paidNow(price, credit, coupon), kind: "plan", plan, picked, ...from(begins, period), renewal, state };
}

const from = (at: Date, period: Period) => ({ startsAt: at, endsAt: periodEnd(at, MONTHS[period], 1) });

function paidNow(price: number, credit: number, coupon: Buying["coupon"]) {
  const percentOff = coupon?.percent ?? 0;
  return { at: "now" as const, sum: sumNow({ price, credit, percentOff }), coupon: coupon?.id ?? null, percentOff };
}

function priceOfOne(
  { subscription }: Buying,
  { price, vendorId }: Extract<Offered, { kind: "onetime" }>,
  at: Date,
): Price {
  if (moved(subscription.status, "onetime_paid") !== "onetime") fail("change_refused");
  const label = planInWords(null);
  return {
    ...paidNow(price, subscription.credit, null),
    kind: "onetime",
    plan: null,
    picked: { planId: vendorId, name: null, label, count: 1, period: null, price },
    startsAt: at,
    endsAt: null,
    renewal: null,
    state: stateOf(subscription),
  };
}

/** Whether a method that was kept pays, without a page: only for what changes, or goes on. */
export const isCharged = ({ kind, at, sum }: Price, { method, status }: SubscriptionRecord): boolean =>
  at === "now" && sum.due > 0 && kind === "change" && method !== null && mayHappen(status, "paid");

/** As it is shown, with what it was reckoned from. */
export async function quote(buying: Buying, planId: string, now: Date): Promise<Quote> {
  const at = new Date(Math.floor(now.getTime() / SECOND_MS) * SECOND_MS);
  const price = priceOf(buying, planId, at);
  const { picked, sum, percentOff } = price;
  const [basis] = await basesOf(buying, price, at);
  return {
    plan: presentPlan(picked),
    currency: offers().currency,
    at: price.at,
    lines: price.at === "now" ? linesOf(price) : [],
    due: sum.due,
    left: sum.left,
    startsAt: price.startsAt.toISOString(),
    endsAt: price.endsAt?.toISOString() ?? null,
    renewal: price.renewal,
    paysWith: isCharged(price, buying.subscription) ? presentMethod(buying.subscription.method) : null,
    percentOff,
    editableDays: price.kind === "onetime" ? EDITABLE_DAYS : null,
    basis: basis as string,
  };
}

function linesOf({ plan, picked, sum, percentOff }: Price): Quote["lines"] {
  const { tax } = offers();
  const text = plan
    ? t("{plan}, {count, plural, one {# person} other {# people}}", { plan: planInWords(plan), count: picked.count })
    : planInWords(null);
  const lines: Quote["lines"] = [{ kind: "plan", text, cents: sum.price }];
  const off = percentOff > 0 ? t("Discount of {percent}%", { percent: percentOff }) : t("Discount");
  if (sum.discount > 0) lines.push({ kind: "discount", text: off, cents: -sum.discount });
  if (sum.credit > 0) lines.push({ kind: "credit", text: t("Paid before, and not used up"), cents: -sum.credit });
  if (tax && sum.tax > 0) lines.push({ kind: "tax", text: `${tax.label} ${tax.percent}%`, cents: sum.tax });
  return lines;
}

/**
 * What was shown, sealed (HMAC): the second it was reckoned for, and a word for the figures, so that a cheaper moment cannot be made
 * up. By each key that is honoured, the newest first.
 */
async function basesOf(
  buying: Buying,
  { plan, picked, sum, state, coupon, at: when }: Price,
  at: Date,
): Promise<string[]> {
  const shown = JSON.stringify([buying.team._id, picked.planId, plan, sum, state, coupon, when, at]);
  const keys = await keysFor("prices that were shown", settings().tokenSecrets);
  const seconds = Math.floor(at.getTime() / SECOND_MS).toString(36);
  return keys.map(({ bytes }) => `${seconds}.${createHmac("sha256", bytes).update(shown).digest("base64url")}`);
}

/** The price that was shown. @throws as `priceOf`, and price_changed: it is another by now, was shown too long ago, or never */
export async function shownPrice(buying: Buying, planId: string, basis: string, now: Date): Promise<Price> {
  const seconds = Number.parseInt(basis.split(".")[0] ?? "", 36);
  const at = new Date(seconds * SECOND_MS);
  const age = now.getTime() - at.getTime();
  // Not a number is neither.
  const price = priceOf(buying, planId, age >= 0 && age <= SHOWN_MS ? at : now);
  if (!(age >= 0 && age <= SHOWN_MS)) fail("price_changed");
  const bases = await basesOf(buying, price, at);
  return bases.some((one) => isSame(one, basis)) ? price : fail("price_changed");
}

const isSame = (a: string, b: string) =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b));
