import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { DEAL_TIERS, type Deal, MAX_DEAL_SEATS } from "#shared/members/deals.ts";
import { storedReader } from "../../db/stored.ts";

/** An activation code; `_id` is the hash of it, so that whoever reads the store has no code. */
export type CodeRecord = Deal & {
  _id: string;
  /** what whoever made it calls the lot it is from */
  note: string;
  /** after this it is not taken any more; null: always */
  expiresAt: Date | null;
  /** the team that has used it; null: nobody */
  usedBy: Types.ObjectId | null;
  usedAt: Date | null;
  createdAt: Date;
};

const fields = {
  _id: { type: String, required: true },
  // A code that does not say what it gives gives nothing.
  tier: { type: Number, required: true, shape: z.literal([...DEAL_TIERS]) },
  seats: { type: Number, required: true, shape: z.int().check(z.minimum(1), z.maximum(MAX_DEAL_SEATS)) },
  note: { type: String, default: "" },
  expiresAt: { type: Date, default: null },
  usedBy: { type: Schema.Types.ObjectId, default: null },
  usedAt: { type: Date, default: null },
} satisfies Record<Exclude<keyof CodeRecord, "createdAt">, object>;

const schema = new Schema<CodeRecord>(fields, { timestamps: { createdAt: true, updatedAt: false } });
schema.index({ usedBy: 1 }); // what a team has used

export const CodeModel = mongoose.model<CodeRecord>("ActivationCode", schema);

/** Codes as they are meant, of whatever age. */
export const storedCodes = storedReader<CodeRecord>(CodeModel);
