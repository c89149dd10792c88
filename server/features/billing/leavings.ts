/** Why people leave, or pause: kept with the change that they made, for the operator's figures. */
import mongoose, { type ClientSession, Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { LEAVING_REASONS, type LeavingReason } from "#shared/billing/constants.ts";
import type { Leaving } from "#shared/billing/schema.ts";
import { storedReader } from "../../db/stored.ts";

/** What somebody did when they gave a reason. */
export const LEAVING_EVENTS = ["cancel", "pause", "delete"] as const;
export type LeavingEvent = (typeof LEAVING_EVENTS)[number];

export type LeavingRecord = {
  _id: Types.ObjectId;
  /** null: its account is erased, and the reason counts on */
  team: Types.ObjectId | null;
  event: LeavingEvent;
  /** null: none was given */
  reason: LeavingReason | null;
  comment: string;
  at: Date;
};

const fields = {
  team: { type: Schema.Types.ObjectId, default: null },
  event: { type: String, required: true, shape: z.enum(LEAVING_EVENTS) },
  reason: { type: String, default: null, shape: z.nullable(z.enum(LEAVING_REASONS)) },
  comment: { type: String, default: "" },
  at: { type: Date, required: true },
} satisfies Record<Exclude<keyof LeavingRecord, "_id">, object>;

const schema = new Schema<LeavingRecord>(fields);
schema.index({ at: -1 }); // those of a month
schema.index({ team: 1, at: -1 }); // those of a team: to forget what they say

export const LeavingModel = mongoose.model<LeavingRecord>("Leaving", schema);
export const storedLeavings = storedReader<LeavingRecord>(LeavingModel);

/** Notes a reason, in the transaction of what it is for: done once, it is noted once. */
export async function noteLeaving(
  team: Types.ObjectId,
  { reason, comment = "" }: Leaving,
  event: LeavingEvent,
  at: Date,
  session: ClientSession,
): Promise<void> {
  await LeavingModel.create([{ team, event, reason: reason ?? null, comment, at }], { session });
}

/** What an erased account has said is gone; that somebody left, and for which of our reasons, stays. */
export const forgetLeavings = (team: Types.ObjectId, session: ClientSession) =>
  LeavingModel.updateMany({ team }, { $set: { team: null, comment: "" } }, { session });
