/** Counts what subscriptions bring: all of them are walked through, one after the other, by a job and never by a call. */
import mongoose from "mongoose";
import type { LeavingReason } from "#shared/billing/constants.ts";
import type { Figures } from "#shared/billing/figures/schema.ts";
import { ENDED, RUNNING } from "#shared/billing/machine.ts";
import type { SubscriptionStatus } from "#shared/billing/statuses.ts";
import { type Offers, offeredBy } from "#shared/plans/offers.ts";
import { MONTHS } from "#shared/plans/plans.ts";
import { payments } from "../../../ports/payments/payments.ts";
import { offers } from "../../plans/service.ts";
import { CouponModel } from "../coupons.ts";
import { LeavingModel } from "../leavings.ts";
import { HappenedModel, InvoiceModel, SubscriptionModel, type SubscriptionRecord } from "../model.ts";

const FIELDS = { status: 1, plan: 1, price: 1, paid: 1, provider: 1 } as const;
/** What goes on by itself: the others bring nothing more. */
const RENEWING: readonly SubscriptionStatus[] = ["active", "payment_failed"];

export async function countFigures(now: Date, signal?: AbortSignal): Promise<Figures> {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const counts = new Map<SubscriptionStatus, number>();
  let cents = 0;
  const sold = offers();
  const { isSandbox } = payments();
  for await (const row of SubscriptionModel.find({}, FIELDS).lean().cursor()) {
    signal?.throwIfAborted();
    // Of before real money was taken.
    if (row.provider === "sandbox" && !isSandbox) continue;
    counts.set(row.status, (counts.get(row.status) ?? 0) + 1);
    if (RENEWING.includes(row.status)) cents += aMonth(row, sold);
  }
  const of = (status: SubscriptionStatus) => counts.get(status) ?? 0;
  return {
    at: now.toISOString(),
    mrr: [{ currency: sold.currency, cents }],
    active: of("active"),
    trial: of("trial"),
    failed: of("payment_failed"),
    cancelled: of("cancelled"),
    begun: await happened(month, { event: "paid", to: "active", from: notIn(RUNNING) }),
    lost: await happened(month, { to: isIn(ENDED), from: isIn(RUNNING) }),
    reasons: await reasonsSince(month),
    couponsUsed: await CouponModel.countDocuments({ usedAt: mongoose.trusted({ $gte: month }) }),
    refunds: await refundsSince(month, isSandbox),
  };
}

const isIn = (list: readonly string[]) => mongoose.trusted({ $in: [...list] });
const notIn = (list: readonly string[]) => mongoose.trusted({ $nin: [...list] });

/** Cents a month of a plan: what it costs today, or where it is sold no more what it has cost before anything came off, as it renews. */
function aMonth({ plan, price, paid }: Pick<SubscriptionRecord, "plan" | "price" | "paid">, sold: Offers): number {
  if (!plan) return 0;
  const offered = offeredBy(sold, plan.vendorId);
  return offered?.kind === "plan" ? offered.size.price : Math.round((price || paid) / MONTHS[plan.period]);
}

/** The ids of what happened grow with the time: what is older is not looked at. */
const happened = (since: Date, filter: object) =>
  HappenedModel.countDocuments({
    _id: idsSince(since),
    at: mongoose.trusted({ $gte: since }),
    isRefused: false,
    ...filter,
  });

const idsSince = (since: Date) =>
  mongoose.trusted({ $gte: mongoose.Types.ObjectId.createFromTime(Math.floor(since.getTime() / 1000)) });

async function reasonsSince(since: Date): Promise<Figures["reasons"]> {
  const rows = await LeavingModel.aggregate<{ _id: LeavingReason | null; count: number }>([
    { $match: { at: { $gte: since } } },
    { $group: { _id: "$reason", count: { $sum: 1 } } },
  ]);
  return rows.map(({ _id, count }) => ({ reason: _id, count })).sort((a, b) => b.count - a.count);
}

async function refundsSince(since: Date, isSandbox: boolean): Promise<Figures["refunds"]> {
  const rows = await InvoiceModel.aggregate<{ _id: string; cents: number }>([
    {
      $match: {
        _id: { $gte: mongoose.Types.ObjectId.createFromTime(Math.floor(since.getTime() / 1000)) },
        credits: { $ne: null },
        // Play money is no figure where real money is taken.
        ...(!isSandbox && { isSandbox: { $ne: true } }),
      },
    },
    { $group: { _id: "$currency", cents: { $sum: "$total" } } },
  ]);
  return rows
    .map(({ _id, cents }) => ({ currency: _id, cents: -cents }))
    .sort((a, b) => a.currency.localeCompare(b.currency));
}
