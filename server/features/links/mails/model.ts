import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { storedReader } from "../../../db/stored.ts";

/** By the kinds of `agents.ts`. */
export type ByAgent = Record<string, number>;

/** Image loads and clicks of one day. */
export type MailDay = { opens?: ByAgent; clicks?: ByAgent };

/**
 * A mail that the browser extension has put a signature into, by the id that its pixel and its links carry. Nothing of what it says is
 * here, nor to whom it went.
 */
export type SentMailRecord = {
  _id: string;
  /** who writes it, and in which team */
  user: Types.ObjectId;
  team: Types.ObjectId;
  /** hash of the signature that is in it */
  signature: string;
  /** null: it is not, as far as is known */
  sentAt: Date | null;
  /** only of who wants to read it in their list; null: nobody knows it */
  subject: string | null;
  /** by days of the team's zone; what was done, by who */
  days: Record<string, MailDay>;
  /** the last time that anything was; null: never */
  countedAt: Date | null;
  /** when it goes if it is not sent; missing: it was */
  expiresAt?: Date;
  createdAt: Date;
};

const byAgent = z.optional(z.record(z.string(), z.int()));
const fields = {
  _id: { type: String, required: true },
  user: { type: Schema.Types.ObjectId, required: true },
  team: { type: Schema.Types.ObjectId, required: true },
  signature: { type: String, required: true },
  sentAt: { type: Date, default: null },
  subject: { type: String, default: null },
  days: {
    type: Schema.Types.Mixed,
    default: {},
    shape: z.record(z.string(), z.object({ opens: byAgent, clicks: byAgent })),
  },
  countedAt: { type: Date, default: null },
  expiresAt: Date,
} satisfies Record<Exclude<keyof SentMailRecord, "createdAt">, object>;

const schema = new Schema<SentMailRecord>(fields, {
  timestamps: { createdAt: true, updatedAt: false },
  minimize: false,
});
schema.index({ user: 1, sentAt: -1, _id: -1 }); // the list of a person's, the newest first
schema.index({ user: 1, createdAt: -1 }); // which of a person's are too many
schema.index({ team: 1, countedAt: -1 }); // what a day that is counted again may have changed, and what goes with a team
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 }); // what was begun and never sent

export const SentMailModel = mongoose.model<SentMailRecord>("SentMail", schema);
export const storedMails = storedReader<SentMailRecord>(SentMailModel);

const COUNTED = ["days"] as const;
export const storedDaysOfMails = storedReader<SentMailRecord, "_id" | "days">(SentMailModel, COUNTED);
