import mongoose, { Schema, type Types } from "mongoose";
import { ProviderId } from "#shared/auth/social/schema.ts";
import { storedReader } from "../../../db/stored.ts";

/** A person at a provider whose sign-in opens an account here. */
export type IdentityRecord = {
  _id: Types.ObjectId;
  issuer: string;
  subject: string;
  user: Types.ObjectId;
  provider: ProviderId;
  /** as it was there when they were connected; tells the person which one it is, and decides nothing */
  email: string | null;
  createdAt: Date;
};

const fields = {
  issuer: { type: String, required: true },
  subject: { type: String, required: true },
  user: { type: Schema.Types.ObjectId, required: true },
  provider: { type: String, required: true, shape: ProviderId },
  email: { type: String, default: null },
} satisfies Record<Exclude<keyof IdentityRecord, "_id" | "createdAt">, object>;

const schema = new Schema<IdentityRecord>(fields, { timestamps: true });
schema.index({ issuer: 1, subject: 1 }, { unique: true }); // a person there is one person here
schema.index({ user: 1, issuer: 1 }, { unique: true }); // of each kind one, so an account has few

export const IdentityModel = mongoose.model<IdentityRecord>("Identity", schema);
export const storedIdentities = storedReader<IdentityRecord>(IdentityModel);
