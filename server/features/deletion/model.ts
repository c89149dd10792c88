import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { storedReader } from "../../db/stored.ts";

const STATES = ["asked", "erasing"] as const;

/** A deletion, from the wish to the end: it goes with what it is about. Why somebody leaves is with the reasons of all who do. */
export type DeletionRecord = {
  /** stands in the person's place where something has to stay */
  _id: Types.ObjectId;
  state: (typeof STATES)[number];
  user: Types.ObjectId;
  /** while it is erased: their address, as the account may be gone already; null before */
  email: string | null;
  /** while it is erased: their teams, and those of others that they were in */
  teams: Types.ObjectId[];
  others: Types.ObjectId[];
  askedAt: Date;
  eraseAt: Date;
  remindedAt: Date | null;
};

const fields = {
  // What does not say how far it is has only been asked for: nothing is erased by a doubt.
  state: { type: String, required: true, shape: z.enum(STATES), whenMissing: "asked" },
  user: { type: Schema.Types.ObjectId, required: true },
  email: { type: String, default: null },
  teams: { type: [Schema.Types.ObjectId], default: [] },
  others: { type: [Schema.Types.ObjectId], default: [] },
  askedAt: { type: Date, required: true },
  eraseAt: { type: Date, required: true },
  remindedAt: { type: Date, default: null },
} satisfies Record<Exclude<keyof DeletionRecord, "_id">, object>;

const schema = new Schema<DeletionRecord>(fields);
schema.index({ user: 1 }, { unique: true }); // one an account
schema.index({ state: 1, eraseAt: 1 }); // whose days are over

export const DeletionModel = mongoose.model<DeletionRecord>("Deletion", schema);
/** Deletions as they are meant, of whatever age. */
export const storedDeletions = storedReader<DeletionRecord>(DeletionModel);
