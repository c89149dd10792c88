import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { PROVIDERS, type ProviderName } from "#shared/billing/providers.ts";
import type { Sum } from "#shared/billing/quote.ts";
import { storedReader } from "../../../db/stored.ts";
import { type BoughtPlan, StoredPlan } from "../model.ts";

/** `card`: nothing is bought, a method of payment is kept. */
export const ORDER_KINDS = ["plan", "change", "renewal", "onetime", "card"] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/**
 * `open`: its page of payment waits, or its charge is on its way; `paid`: settled and given; `scheduled`: nothing is paid, and it begins
 * at the end of the period; `refunded`: it was paid and could not be given, so all of it goes back.
 */
export const ORDER_STATUSES = ["open", "paid", "scheduled", "declined", "expired", "refunded"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Somebody's wish to pay, from before the money moves until it is settled. */
export type OrderRecord = {
  _id: Types.ObjectId;
  team: Types.ObjectId;
  /** who asked for it; null: the clock */
  user: Types.ObjectId | null;
  kind: OrderKind;
  status: OrderStatus;
  /** null: a method of payment alone */
  plan: BoughtPlan | null;
  /** what is bought once */
  oneTime: boolean;
  /** a method that was kept pays, without its owner; else somebody does on a page */
  isCharge: boolean;
  /** reckoned once, when the order is made, and charged and invoiced as it stands here */
  sum: Sum;
  currency: string;
  /** the coupon that it uses: an id of the account's; null: none. `percentOff`: what it takes off */
  coupon: string | null;
  percentOff: number;
  /** of the quote that was shown; empty: nobody was shown one */
  basis: string;
  /** stands for the subscription that it was reckoned from: what has changed since then refuses it */
  state: string;
  /** the period that it pays for */
  startsAt: Date;
  endsAt: Date | null;
  provider: ProviderName;
  /** what the payment is called there; null: it was not told yet */
  ref: string | null;
  url: string | null;
  /** path to come back to */
  back: string | null;
  /** cents that are to go back, and that went back */
  owed: number;
  refunded: number;
  /** when the provider is asked about it next; null: it is settled */
  askAt: Date | null;
  settledAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

const StoredSum = z.object({
  price: z.int(),
  discount: z.int(),
  credit: z.int(),
  tax: z.int(),
  due: z.int(),
  left: z.int(),
});

const fields = {
  team: { type: Schema.Types.ObjectId, required: true },
  user: { type: Schema.Types.ObjectId, default: null },
  kind: { type: String, required: true, shape: z.enum(ORDER_KINDS) },
  status: { type: String, required: true, shape: z.enum(ORDER_STATUSES) },
  plan: { type: Schema.Types.Mixed, default: null, shape: z.nullable(StoredPlan) },
  oneTime: { type: Boolean, default: false },
  isCharge: { type: Boolean, default: false },
  sum: { type: Schema.Types.Mixed, required: true, shape: StoredSum },
  currency: { type: String, required: true },
  coupon: { type: String, default: null },
  percentOff: { type: Number, default: 0, shape: z.int() },
  basis: { type: String, default: "" },
  state: { type: String, required: true },
  startsAt: { type: Date, required: true },
  endsAt: { type: Date, default: null },
  provider: { type: String, required: true, shape: z.enum(PROVIDERS) },
  ref: { type: String, default: null },
  url: { type: String, default: null },
  back: { type: String, default: null },
  owed: { type: Number, default: 0, shape: z.int() },
  refunded: { type: Number, default: 0, shape: z.int() },
  askAt: { type: Date, default: null },
  settledAt: { type: Date, default: null },
} satisfies Record<Exclude<keyof OrderRecord, "_id" | "createdAt" | "updatedAt">, object>;

const schema = new Schema<OrderRecord>(fields, { timestamps: true, minimize: false });
schema.index({ team: 1, createdAt: -1 }); // those of a team, the newest first
schema.index({ team: 1 }, { unique: true, partialFilterExpression: { status: "open" }, name: "one_open" }); // one payment of a team is on its way at a time
schema.index({ provider: 1, ref: 1 }, { unique: true, partialFilterExpression: { ref: { $type: "string" } } }); // whose payment a message is about
schema.index({ askAt: 1 }); // which of them to ask about

export const OrderModel = mongoose.model<OrderRecord>("Order", schema);
/** Orders as they are meant, of whatever age. */
export const storedOrders = storedReader<OrderRecord>(OrderModel);
