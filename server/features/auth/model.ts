import mongoose, { Schema, type Types } from "mongoose";

/**
 * One login on one device. Its refresh tokens are derived from the family's id and a number, so no secret is stored;
 * `current` is the number of the only token that still rotates.
 */
export type RefreshFamilyRecord = {
  _id: string;
  user: Types.ObjectId;
  current: number;
  rotatedAt: Date;
  /** end of the idle time; never later than `endsAt` */
  expiresAt: Date;
  endsAt: Date;
};

const fields = {
  _id: { type: String, required: true },
  user: { type: Schema.Types.ObjectId, required: true },
  current: { type: Number, required: true },
  rotatedAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
  endsAt: { type: Date, required: true },
} satisfies Record<keyof RefreshFamilyRecord, object>;

const schema = new Schema<RefreshFamilyRecord>(fields);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 }); // ended sessions go by themselves
schema.index({ user: 1 }); // end every session of a person

/** A mailed link to choose a new password; `_id` is the hash of its token. */
export type ResetTokenRecord = { _id: string; user: Types.ObjectId; expiresAt: Date };

const resetFields = {
  _id: { type: String, required: true },
  user: { type: Schema.Types.ObjectId, required: true },
  expiresAt: { type: Date, required: true },
} satisfies Record<keyof ResetTokenRecord, object>;

const resetSchema = new Schema<ResetTokenRecord>(resetFields);
resetSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 }); // old links go by themselves
resetSchema.index({ user: 1 }); // the other links of a person go with the one that is used

export const ResetTokenModel = mongoose.model<ResetTokenRecord>("ResetToken", resetSchema);
export const RefreshFamilyModel = mongoose.model<RefreshFamilyRecord>("RefreshFamily", schema);
