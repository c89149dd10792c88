import mongoose, { Schema, type Types } from "mongoose";
import { storedReader } from "../../db/stored.ts";

/** A code on its way from the site to the extension; `_id` is the hash of it. */
export type ExtensionCodeRecord = {
  _id: string;
  user: Types.ObjectId;
  /** of the account when it was made: what ends every session ends it */
  epoch: number;
  expiresAt: Date;
};

const fields = {
  _id: { type: String, required: true },
  user: { type: Schema.Types.ObjectId, required: true },
  epoch: { type: Number, required: true },
  expiresAt: { type: Date, required: true },
} satisfies Record<keyof ExtensionCodeRecord, object>;

const schema = new Schema<ExtensionCodeRecord>(fields);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 }); // what nobody took goes by itself

export const ExtensionCodeModel = mongoose.model<ExtensionCodeRecord>("ExtensionCode", schema);
export const storedCodes = storedReader<ExtensionCodeRecord>(ExtensionCodeModel);
