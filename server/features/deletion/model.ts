import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { LEAVING_REASONS, type LeavingReason } from "#shared/billing/constants.ts";
import { storedReader } from "../../db/stored.ts";

const STATES = ["asked", "erasing", "erased"] as const;

/**
 * A deletion, from the wish to the end. When all is erased what stays names nobody: when it was, and why, so that whoever runs the
 * installation learns what people leave for.
 */
export type DeletionRecord = {
  /** stands in the person's place where something has to stay */
  _id: Types.ObjectId;
  state: (typeof STATES)[number];
  /** null once they are erased, as all that follows */
  user: Types.ObjectId | null;
  email: string | null;
  /** while it is erased: their teams, and those of others that they were in */
  teams: Types.ObjectId[];
  others: Types.ObjectId[];
  /** null: they did not say */
  reason: LeavingReason | null;
  comment: string;
  askedAt: Date;
  eraseAt: Date;
  remindedAt: Date | null;
  erasedAt: Date | null;
};

const fields = {
  // What does not say how far it is has only been asked for: nothing is erased by a doubt.
  state: { type: String, required: true, shape: z.enum(STATES), whenMissing: "asked" },
  user: { type: Schema.Types.ObjectId, default: null },
  email: { type: String, default: null },
  teams: { type: [Schema.Types.ObjectId], default: [] },
  others: { type: [Schema.Types.ObjectId], default: [] },
  reason: { type: String, default: null, shape: z.nullable(z.enum(LEAVING_REASONS)) },
  comment: { type: String, default: "" },
  askedAt: { type: Date, required: true },
  eraseAt: { type: Date, required: true },
  remindedAt: { type: Date, default: null },
  erasedAt: { type: Date, default: null },
} satisfies Record<Exclude<keyof DeletionRecord, "_id">, object>;

const schema = new Schema<DeletionRecord>(fields);
schema.index({ user: 1 }, { unique: true, partialFilterExpression: { user: { $type: "objectId" } } }); // one an account
schema.index({ state: 1, eraseAt: 1 }); // whose days are over

export const DeletionModel = mongoose.model<DeletionRecord>("Deletion", schema);
/** Deletions as they are meant, of whatever age. */
export const storedDeletions = storedReader<DeletionRecord>(DeletionModel);
