import mongoose, { Schema, type Types } from "mongoose";
import { storedReader } from "../../../db/stored.ts";

/** A super administrator who acts as somebody else; its id is the session (`sid`) of that token. Gone: it has ended. */
export type ImpersonationRecord = {
  _id: string;
  admin: Types.ObjectId;
  /** the administrator's own when it began: a new password ends it */
  adminEpoch: number;
  /** the administrator's own, which it ends with */
  adminSession: string;
  subject: Types.ObjectId;
  endsAt: Date;
};

const fields = {
  _id: { type: String, required: true },
  admin: { type: Schema.Types.ObjectId, required: true },
  /** what is unknown is nobody's epoch */
  adminEpoch: { type: Number, required: true, whenMissing: -1 },
  adminSession: { type: String, required: true, whenMissing: "" },
  subject: { type: Schema.Types.ObjectId, required: true },
  endsAt: { type: Date, required: true, whenMissing: new Date(0) },
} satisfies Record<keyof ImpersonationRecord, object>;

const schema = new Schema<ImpersonationRecord>(fields);
schema.index({ endsAt: 1 }, { expireAfterSeconds: 0 }); // what has ended goes by itself

export const ImpersonationModel = mongoose.model<ImpersonationRecord>("Impersonation", schema);
export const storedImpersonations = storedReader<ImpersonationRecord>(ImpersonationModel);
