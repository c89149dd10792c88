import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import {
  SANDBOX_DISPUTES,
  SANDBOX_STATUSES,
  type SandboxDispute,
  type SandboxStatus,
} from "#shared/billing/sandbox/rules.ts";
import { storedReader } from "../../../db/stored.ts";
import type { Method } from "../../../ports/payments/payments.ts";

/** What a card of the sandbox does when it is charged. */
export const SCRIPTS = ["works", "declines", "asks"] as const;
export type Script = (typeof SCRIPTS)[number];

/** What the sandbox has told of a payment. */
export type ToldRecord = { id: string; kind: string; at: Date };

/** A payment that nobody pays: what a provider would know of it. */
export type SandboxPaymentRecord = {
  _id: Types.ObjectId;
  /** in its address: secret */
  ref: string;
  order: string;
  /** `checkout`: its page was opened; `charge`: a kept card was charged */
  kind: "checkout" | "charge";
  status: SandboxStatus;
  amount: number;
  currency: string;
  text: string;
  customer: string;
  keepsMethod: boolean;
  /** null: none was kept, or it was forgotten */
  method: Method | null;
  /** `key`: paid back once, however often it is asked for */
  refunds: { key: string; cents: number }[];
  dispute: SandboxDispute;
  returnUrl: string;
  cancelUrl: string;
  expiresAt: Date | null;
  told: ToldRecord[];
  toldAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

const KeptMethod = z.object({
  customer: z.string(),
  ref: z.string(),
  brand: z.string(),
  last4: z.string(),
  endsAt: z.nullable(z.object({ month: z.int(), year: z.int() })),
});
const Refund = z.object({ key: z.string(), cents: z.int() });
const Told = z.object({ id: z.string(), kind: z.string(), at: z.date() });

const fields = {
  ref: { type: String, required: true },
  order: { type: String, required: true },
  kind: { type: String, required: true, shape: z.enum(["checkout", "charge"]) },
  status: { type: String, required: true, shape: z.enum(SANDBOX_STATUSES) },
  amount: { type: Number, required: true, shape: z.int() },
  currency: { type: String, required: true },
  text: { type: String, default: "" },
  customer: { type: String, required: true },
  keepsMethod: { type: Boolean, default: false },
  method: { type: Schema.Types.Mixed, default: null, shape: z.nullable(KeptMethod) },
  refunds: { type: Schema.Types.Mixed, default: [], shape: z.array(Refund) },
  dispute: { type: String, default: "none" as const, shape: z.enum(SANDBOX_DISPUTES) },
  returnUrl: { type: String, required: true },
  cancelUrl: { type: String, required: true },
  expiresAt: { type: Date, default: null },
  told: { type: Schema.Types.Mixed, default: [], shape: z.array(Told) },
  toldAt: { type: Date, default: null },
} satisfies Record<Exclude<keyof SandboxPaymentRecord, "_id" | "createdAt" | "updatedAt">, object>;

const schema = new Schema<SandboxPaymentRecord>(fields, { timestamps: true, minimize: false });
schema.index({ ref: 1 }, { unique: true }); // what its page is opened by
schema.index({ order: 1, kind: 1 }, { unique: true }); // one of a kind for an order, however often it is asked for
schema.index({ toldAt: -1 }); // what was told lately
schema.index({ customer: 1 }); // what is forgotten with a buyer

export const SandboxPaymentModel = mongoose.model<SandboxPaymentRecord>("SandboxPayment", schema);
export const storedPayments = storedReader<SandboxPaymentRecord>(SandboxPaymentModel);

/** A card that was kept, and what becomes of payments by it. */
export type SandboxMethodRecord = { _id: Types.ObjectId; ref: string; script: Script; method: Method };

const methodFields = {
  ref: { type: String, required: true },
  // What is not known fails closed: nothing is paid by it.
  script: { type: String, required: true, shape: z.enum(SCRIPTS), whenMissing: "declines" },
  method: { type: Schema.Types.Mixed, required: true, shape: KeptMethod },
} satisfies Record<Exclude<keyof SandboxMethodRecord, "_id">, object>;

const methodSchema = new Schema<SandboxMethodRecord>(methodFields, { minimize: false });
methodSchema.index({ ref: 1 }, { unique: true }); // the one that is charged
methodSchema.index({ "method.customer": 1 }); // what is forgotten with a buyer

export const SandboxMethodModel = mongoose.model<SandboxMethodRecord>("SandboxMethod", methodSchema);
export const storedMethods = storedReader<SandboxMethodRecord>(SandboxMethodModel);
