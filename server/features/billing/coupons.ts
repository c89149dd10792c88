/** The discount that an account can take once: it runs for some hours by our clock, and comes off by itself when something is paid. */
import mongoose, { type ClientSession, Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import type { Discount } from "#shared/billing/schema.ts";
import { fail } from "#shared/errors/catalogue.ts";
import { unlessDuplicate } from "../../db/mongo.ts";
import { storedReader } from "../../db/stored.ts";
import { transaction } from "../../db/transactions.ts";
import type { Viewer } from "../auth/viewer.ts";
import * as friends from "../friends/service.ts";
import { offers } from "../plans/service.ts";
import { tellCoupon } from "./mails.ts";

const HOUR_MS = 3_600_000;

/** The coupon of a team: `_id` is the team's. That it has expired follows from the clock. */
export type CouponRecord = {
  _id: Types.ObjectId;
  /** stands for the mailbox of whoever took it: however many accounts somebody makes, they have it once */
  mailbox: string;
  percent: number;
  startsAt: Date;
  endsAt: Date;
  /** null: it was not used */
  usedAt: Date | null;
  /** id of the order that used it */
  order: string | null;
};

const fields = {
  mailbox: { type: String, required: true },
  // One that does not say what it takes off takes nothing off.
  percent: { type: Number, default: 0, shape: z.int().check(z.minimum(0), z.maximum(100)) },
  startsAt: { type: Date, required: true },
  endsAt: { type: Date, required: true },
  usedAt: { type: Date, default: null },
  order: { type: String, default: null },
} satisfies Record<Exclude<keyof CouponRecord, "_id">, object>;

const schema = new Schema<CouponRecord>({ _id: { type: Schema.Types.ObjectId, required: true }, ...fields } as never);
schema.index({ mailbox: 1 }, { unique: true }); // once a person
schema.index({ usedAt: -1 }, { partialFilterExpression: { usedAt: { $type: "date" } } }); // those that were used in a month

export const CouponModel = mongoose.model<CouponRecord>("Coupon", schema);
export const storedCoupons = storedReader<CouponRecord>(CouponModel);

const find = async (filter: object, session: ClientSession | null = null): Promise<CouponRecord | null> =>
  storedCoupons.read(await CouponModel.findOne(filter).session(session).lean());

/** The coupon that comes off what a team pays at a moment; null: none does. `_id` as text is the order's `coupon`. */
export async function runningCoupon(
  team: Types.ObjectId,
  at: Date,
  session: ClientSession | null = null,
): Promise<CouponRecord | null> {
  const coupon = await find({ _id: team }, session);
  return coupon && stateOf(coupon, at) === "running" && coupon.percent > 0 ? coupon : null;
}

/**
 * Uses a coupon up for an order, in the transaction that makes or settles it. One that was running when the order was reckoned
 * counts although its hours have passed meanwhile: what was shown is what is paid.
 * @param id of the coupon, which is the team's
 * @returns false where another order has used it
 */
export async function useCoupon(id: string, at: Date, session: ClientSession, order: string): Promise<boolean> {
  const unused = { $or: [{ usedAt: null }, { order }] };
  const { matchedCount } = await CouponModel.updateOne(
    { _id: new mongoose.Types.ObjectId(id), ...unused },
    { $set: { usedAt: at, order } },
    { session },
  );
  return matchedCount === 1;
}

/** Gives back what an order has used that came to nothing: until its hours have passed it can be used again. */
export const freeCoupon = (order: string, session: ClientSession) =>
  CouponModel.updateOne({ order }, { $set: { usedAt: null, order: null } }, { session });

const stateOf = ({ usedAt, endsAt }: CouponRecord, at: Date): "used" | "running" | "expired" =>
  usedAt ? "used" : endsAt > at ? "running" : "expired";

/** What whoever asks is offered. Who cannot buy is offered nothing; guests see what an account would bring. */
export async function show(viewer: Viewer | null, now: Date): Promise<Discount> {
  const { coupon: offer } = offers();
  const isBuyer = !viewer || (!viewer.member && !viewer.user.isReseller);
  const coupon = viewer && isBuyer ? await find({ _id: viewer.team._id }) : null;
  if (coupon) return present(coupon, now);
  if (!offer || !isBuyer) return { percent: 0, hours: 0, state: "none", endsAt: null };
  return { ...offer, state: "offered", endsAt: null };
}

const present = (coupon: CouponRecord, now: Date): Discount => ({
  percent: coupon.percent,
  hours: Math.round((coupon.endsAt.getTime() - coupon.startsAt.getTime()) / HOUR_MS),
  state: stateOf(coupon, now),
  endsAt: coupon.endsAt.toISOString(),
});

/**
 * Takes the discount: its hours run from now on. Taken again while it runs, it is the same one; of many at once the index lets
 * one through, and the others find it there.
 * @throws billing_off (nothing is offered), coupon_used (by this account, or another one of the same mailbox), coupon_expired
 */
export async function take({ team, user }: Viewer, now: Date): Promise<Discount> {
  const offer = offers().coupon;
  const known = await find({ _id: team._id });
  if (known) return presentRunning(known, now);
  if (!offer) fail("billing_off");
  const endsAt = new Date(now.getTime() + offer.hours * HOUR_MS);
  const values = { _id: team._id, mailbox: friends.hashOfMailbox(user.email), percent: offer.percent };
  await unlessDuplicate(
    transaction(async (session) => {
      await CouponModel.create([{ ...values, startsAt: now, endsAt }], { session });
      await tellCoupon(user, { percent: offer.percent, endsAt }, session);
    }),
  );
  return presentRunning((await find({ _id: team._id })) ?? fail("coupon_used"), now);
}

function presentRunning(coupon: CouponRecord, now: Date): Discount {
  const shown = present(coupon, now);
  if (shown.state === "used") fail("coupon_used");
  return shown.state === "expired" ? fail("coupon_expired") : shown;
}
