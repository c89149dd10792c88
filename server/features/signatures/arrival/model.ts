import mongoose, { Schema, type Types } from "mongoose";
import { type Packed, PackedShape } from "../../../db/packed.ts";
import { storedReader } from "../../../db/stored.ts";

/** An address that takes mails of one person for one signature; `_id` is what its address has behind `check-`. */
export type CheckRecord = {
  _id: string;
  /** hash of the signature */
  signature: string;
  user: Types.ObjectId;
  expiresAt: Date;
  /** the last mail that came, deflated; null: none has */
  mail: Packed | null;
  mailAt: Date | null;
  /** mails that came; there is an end to it */
  mails: number;
};

const fields = {
  _id: { type: String, required: true },
  signature: { type: String, required: true },
  user: { type: Schema.Types.ObjectId, required: true },
  expiresAt: { type: Date, required: true, whenMissing: new Date(0) },
  mail: { type: Buffer, default: null, shape: PackedShape },
  mailAt: { type: Date, default: null },
  mails: { type: Number, default: 0 },
} satisfies Record<keyof CheckRecord, object>;

const schema = new Schema<CheckRecord>(fields);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 }); // mails are other people's business: they go by themselves
schema.index({ user: 1, signature: 1, expiresAt: -1 }); // whoever waits for one

export const CheckModel = mongoose.model<CheckRecord>("ArrivalCheck", schema);
export const storedChecks = storedReader<CheckRecord>(CheckModel);
