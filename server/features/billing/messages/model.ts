import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { PROVIDERS, type ProviderName } from "#shared/billing/providers.ts";
import { storedReader } from "../../../db/stored.ts";

/** Longer than providers tell things again, and than they are asked what they have told. */
export const KEPT_DAYS = 40;
const DAY_S = 86_400;

/** A message of a payment provider that was taken: told again it has no second effect. */
export type ProviderMessageRecord = {
  _id: Types.ObjectId;
  provider: ProviderName;
  /** its id there */
  message: string;
  kind: string;
  /** when it says that it happened */
  at: Date;
  receivedAt: Date;
};

const fields = {
  provider: { type: String, required: true, shape: z.enum(PROVIDERS) },
  message: { type: String, required: true },
  kind: { type: String, default: "" },
  at: { type: Date, required: true },
  receivedAt: { type: Date, required: true },
} satisfies Record<Exclude<keyof ProviderMessageRecord, "_id">, object>;

const schema = new Schema<ProviderMessageRecord>(fields);
schema.index({ provider: 1, message: 1 }, { unique: true }); // once
schema.index({ receivedAt: 1 }, { expireAfterSeconds: KEPT_DAYS * DAY_S }); // what nobody tells any more goes by itself

export const ProviderMessageModel = mongoose.model<ProviderMessageRecord>("ProviderMessage", schema);
export const storedMessages = storedReader<ProviderMessageRecord>(ProviderMessageModel);
