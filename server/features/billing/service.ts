/** What other features ask of billing. */
import mongoose, { type ClientSession, type Types } from "mongoose";
import { daysAfter } from "#shared/billing/due.ts";
import { backOf, creditOf } from "#shared/billing/quote.ts";
import type { SiteConfig } from "#shared/lib/ssr.ts";
import { type Period, pickSize, planFor } from "#shared/plans/plans.ts";
import { LEFT_AGENCY_DAYS } from "#shared/reseller/constants.ts";
import { payments } from "../../ports/payments/payments.ts";
import { isSold } from "../../settings.ts";
import type { TeamRecord } from "../members/service.ts";
import { offers } from "../plans/service.ts";
import { type Happening, happen, happenAll } from "./happen.ts";
import { type BoughtPlan, SubscriptionModel, type SubscriptionRecord, storedSubscriptions } from "./model.ts";
import { OrderModel, type OrderRecord, storedOrders } from "./orders/model.ts";
import { order, quote } from "./orders/service.ts";
import { findBoth, isRunning, isTrialLeft, subscriptionOf } from "./subscriptions.ts";

// What an agency's package is bought with.
export { order, quote };

/** How often a team pays for what it has; by the year where it has nothing. */
export async function periodOf(team: Types.ObjectId): Promise<Period> {
  return storedSubscriptions.read(await SubscriptionModel.findById(team).lean())?.plan?.period ?? "yearly";
}

/** No method pays for a team any more: whoever kept it has gone, and the next payment asks for another one. */
export const dropMethod = (team: Types.ObjectId, session: ClientSession) =>
  SubscriptionModel.updateOne(
    { _id: team, method: mongoose.trusted({ $ne: null }) },
    { $set: { method: null } },
    { session },
  );

/** The latest payments of a team. What is not used up came in by the last of them: a period that was paid for is a year at most. */
const MOST_PAYMENTS = 100;

/** What goes back of a plan when a lifetime licence takes its place, by the payments that it came in by. */
type Rest = { order: OrderRecord; cents: number }[];

/** Cents that a lifetime licence would bring back: of the period that was paid for what is left, and what was kept of earlier ones. */
export const restOf = async (team: Types.ObjectId, now: Date): Promise<number> =>
  centsOf(await findRest(team, now, null));

/**
 * A team has a lifetime licence from now on: nothing is paid for again, and the rest of what was paid goes back to where it came from.
 * Part of the transaction that gives it; what goes back is sent by the next look at the orders.
 * @returns cents that go back
 */
export async function licensed(team: Types.ObjectId, key: string, now: Date, session: ClientSession): Promise<number> {
  const change = () => ({ ...ENDED, credit: 0 });
  // What goes on keeps what was paid for it.
  return (await replace({ team, event: "licence_on", key: `licence:${key}`, change }, now, session)) ?? 0;
}

/**
 * A team has a package of so many signatures without paying for it, as whoever runs the installation says; with null that is over. Part of
 * a transaction, as above.
 * @returns cents that go back; null where its plan as it is now cannot become that
 */
export async function operated(
  team: Types.ObjectId,
  signatures: number | null,
  key: string,
  now: Date,
  session: ClientSession,
): Promise<number | null> {
  const plan: BoughtPlan | null =
    signatures === null ? null : { name: "agency-hub", count: signatures, period: "yearly", vendorId: "agency-hub" };
  // What is paid for ends by a cancellation.
  if (!plan && (await findBoth(team, session))?.subscription.status !== "reseller") return null;
  const event = plan ? "reseller_on" : "reseller_off";
  return replace({ team, event, key: `operated:${key}`, change: () => ({ ...ENDED, credit: 0, plan }) }, now, session);
}

/**
 * A team becomes a company, for which its agency pays: its own plan ends, and the rest of it goes back. Nothing of it is left, so that what it
 * has comes from its agency alone. Part of a transaction.
 * @returns cents that go back; null where its plan is not one that can end so
 */
export async function joinedAgency(
  team: Types.ObjectId,
  key: string,
  now: Date,
  session: ClientSession,
): Promise<number | null> {
  const status = (await findBoth(team, session))?.subscription.status;
  if (status === "lifetime" || status === "reseller") return null;
  const ended: Happening = { team, event: "terminate", key: `joined:${key}`, change: () => ({ ...ENDED, credit: 0 }) };
  const cents = await replace(ended, now, session);
  await SubscriptionModel.deleteOne({ _id: team }, { session });
  return cents;
}

/**
 * So many days a company has what it has once it leaves its agency: none where it has left one within a year, or where nobody has paid for
 * the agency either. Null where nothing is sold: it needs no plan.
 * @param company as it is before it leaves
 */
export async function freeDaysOf(
  company: Pick<TeamRecord, "leftAt">,
  agency: TeamRecord,
  now: Date,
  session: ClientSession | null = null,
): Promise<number | null> {
  if (!isSold()) return null;
  const paying = await subscriptionOf(agency, session);
  const isTrial = paying.status === "trial" || isTrialLeft(paying);
  const isAgain = company.leftAt !== null && now < daysAfter(company.leftAt, FREE_AGAIN_DAYS);
  return isTrial || isAgain ? 0 : LEFT_AGENCY_DAYS;
}

/**
 * A team that was a company has what it had for so many days, as if it tried a plan; without any, as if they were over. Part of a transaction
 * that has taken from it what was bought for it.
 * @param days null: nothing is sold
 * @returns until when; null where nothing is sold: it needs no plan
 */
export async function leftAgency(
  { _id, seats }: Pick<TeamRecord, "_id" | "seats">,
  days: number | null,
  now: Date,
  session: ClientSession,
): Promise<Date | null> {
  if (days === null) return null;
  const plans = offers().plans.filter(({ name }) => name !== "agency-hub");
  const plan = planFor(plans, seats);
  const endsAt = daysAfter(now, days);
  const change = () => ({
    plan: plan && {
      name: plan.name,
      count: seats,
      period: "yearly" as const,
      vendorId: pickSize(plan.sizes.yearly, seats).vendorId,
    },
    anchorAt: now,
    startsAt: now,
    endsAt,
    triedAt: now,
    noticed: [],
  });
  const key = `left:${_id}:${now.getTime()}`;
  const begins: Happening = { team: _id, event: "trial_start", key, change };
  const ends: Happening = { team: _id, event: "trial_end", key: `${key}:over` };
  await happenAll(days > 0 ? [begins] : [begins, ends], now, session);
  return endsAt;
}

/** Has something take the place of what was paid for. @returns cents that go back; null where it may not */
async function replace(happening: Happening, now: Date, session: ClientSession): Promise<number | null> {
  const { team } = happening;
  const rest = await findRest(team, now, session);
  const { kind } = await happen(happening, now, session);
  if (kind !== "done") return null;
  for (const { order, cents } of rest) {
    const owed = goneOf(order) + cents;
    await OrderModel.updateOne({ _id: order._id }, { $set: { owed, askAt: now } }, { session });
  }
  return centsOf(rest);
}

/** Whoever leaves agencies again and again has a plan of their own. */
const FREE_AGAIN_DAYS = 365;

const centsOf = (rest: Rest): number => rest.reduce((sum, { cents }) => sum + cents, 0);
/** Cents of a payment that went back, or will. */
const goneOf = ({ owed, refunded }: OrderRecord): number => Math.max(owed, refunded);

const ENDED: Partial<SubscriptionRecord> = {
  plan: null,
  next: null,
  anchorAt: null,
  startsAt: null,
  endsAt: null,
  paid: 0,
  price: 0,
  failedAt: null,
  graceEndsAt: null,
  isPausing: false,
  pausedUntil: null,
  editableUntil: null,
  noticed: [],
};

async function findRest(team: Types.ObjectId, now: Date, session: ClientSession | null): Promise<Rest> {
  const both = await findBoth(team, session);
  if (!both) return [];
  const { paid, startsAt, endsAt, credit } = both.subscription;
  const runs = isRunning(both.subscription, now) && startsAt && endsAt;
  const left = credit + (runs ? creditOf({ paid, startsAt, endsAt }, now) : 0);
  if (left === 0) return [];
  const rows = await OrderModel.find({ team, status: "paid" })
    .sort({ settledAt: -1, _id: -1 })
    .limit(MOST_PAYMENTS)
    .session(session)
    .lean();
  const orders = storedOrders.readAll(rows).filter(({ ref, sum }) => ref !== null && sum.due > 0);
  const payments = orders.map((order) => {
    const { due, tax } = order.sum;
    return { net: due - tax, due, gone: goneOf(order) };
  });
  const back = backOf(left, payments);
  return orders.map((order, at) => ({ order, cents: back[at] ?? 0 })).filter(({ cents }) => cents > 0);
}

/** Whether anything is sold here, and with whose money. */
export const wayOfBilling = (): SiteConfig["billing"] => (!isSold() ? "off" : payments().isSandbox ? "sandbox" : "on");
