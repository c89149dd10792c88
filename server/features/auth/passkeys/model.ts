import mongoose, { Schema, type Types } from "mongoose";
import { storedReader } from "../../../db/stored.ts";

/** A passkey (WebAuthn credential): its public half. */
export type PasskeyRecord = {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  /** the authenticator's id of it, base64url */
  credential: string;
  /** COSE, base64url */
  publicKey: string;
  /** of signatures; stays 0 for passkeys that are synchronised */
  counter: number;
  transports: string[];
  name: string;
  lastUsedAt: Date | null;
  createdAt: Date;
};

const fields = {
  user: { type: Schema.Types.ObjectId, required: true },
  credential: { type: String, required: true },
  publicKey: { type: String, required: true },
  counter: { type: Number, default: 0 },
  transports: { type: [String], default: [] },
  name: { type: String, default: "" },
  lastUsedAt: { type: Date, default: null },
} satisfies Record<Exclude<keyof PasskeyRecord, "_id" | "createdAt">, object>;

const schema = new Schema<PasskeyRecord>(fields, { timestamps: { createdAt: true, updatedAt: false } });
schema.index({ credential: 1 }, { unique: true }); // found by what the browser sends, and one account's alone
schema.index({ user: 1 }); // the list of a person

export const PasskeyModel = mongoose.model<PasskeyRecord>("Passkey", schema);
export const storedPasskeys = storedReader<PasskeyRecord>(PasskeyModel);
