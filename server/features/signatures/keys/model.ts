import mongoose, { Schema, type Types } from "mongoose";
import { storedReader } from "../../../db/stored.ts";

/** A signature key; `_id` is the hash of it, so that whoever reads the store has no key. */
export type SignatureKeyRecord = {
  _id: string;
  user: Types.ObjectId;
  /** what its person calls it */
  name: string;
  /** of the account when it was made: what ends every session ends it */
  epoch: number;
  /** within an hour; null: never */
  usedAt: Date | null;
  /** missing in what is none of ours: long ago */
  createdAt?: Date;
};

const fields = {
  _id: { type: String, required: true },
  user: { type: Schema.Types.ObjectId, required: true },
  name: { type: String, default: "" },
  // Without one it is of no account's present.
  epoch: { type: Number, required: true },
  usedAt: { type: Date, default: null },
} satisfies Record<Exclude<keyof SignatureKeyRecord, "createdAt">, object>;

const schema = new Schema<SignatureKeyRecord>(fields, { timestamps: { createdAt: true, updatedAt: false } });
schema.index({ user: 1, createdAt: -1 }); // the list of a person's

export const SignatureKeyModel = mongoose.model<SignatureKeyRecord>("SignatureKey", schema);
export const storedKeys = storedReader<SignatureKeyRecord>(SignatureKeyModel);
