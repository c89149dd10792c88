import mongoose, { Schema, type Types } from "mongoose";
import { storedReader } from "../../../db/stored.ts";

/** The authenticator app of an account; its id is the account's. */
export type AuthenticatorRecord = {
  _id: Types.ObjectId;
  /** sealed under the keys of "two-factor secrets" */
  secret: string;
  /** number of the last period whose code was used: no code passes twice */
  last: number;
  /** when a first code came; null: it is being set up and nothing is asked for */
  confirmedAt: Date | null;
  /** hashes of those that were not used yet */
  recoveryCodes: string[];
};

const fields = {
  secret: { type: String, required: true },
  /** as if every code had been used: what is unknown opens nothing */
  last: { type: Number, required: true, whenMissing: Number.MAX_SAFE_INTEGER },
  confirmedAt: { type: Date, default: null },
  recoveryCodes: { type: [String], default: [] },
} satisfies Record<Exclude<keyof AuthenticatorRecord, "_id">, object>;

export const AuthenticatorModel = mongoose.model<AuthenticatorRecord>(
  "Authenticator",
  new Schema<AuthenticatorRecord>(fields),
);
export const storedAuthenticators = storedReader<AuthenticatorRecord>(AuthenticatorModel);
