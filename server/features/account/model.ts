import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { NO_PLAN, User } from "#shared/account/schema.ts";
import { filledFrom, storedReader } from "../../db/stored.ts";
import { countWrites } from "../../db/writes.ts";

/** A stored user: what the API shows of it plus what it never shows. */
export type UserRecord = Omit<User, "id" | "isEmailVerified"> & {
  _id: Types.ObjectId;
  /**
   * when the person proved that they read the mails of the address; null until then. Missing in older records, where nobody
   * has ever asked: as unproved as null, but these accounts were welcomed already.
   */
  emailVerifiedAt?: Date | null;
  passwordHash: string;
  roles: string[];
  /** raising it ends every session */
  epoch: number;
  /** how many signatures exist; changed in the transaction that makes or deletes one */
  signatureCount: number;
  createdAt: Date;
};

const fields = {
  name: { type: String, default: "" },
  email: { type: String, required: true, shape: User.shape.email },
  emailVerifiedAt: { type: Date, default: null, whenMissing: undefined },
  /** without one no password fits, and a new one can be asked for */
  passwordHash: { type: String, required: true, shape: z.string().check(z.startsWith("$argon2")), whenMissing: "" },
  roles: { type: [String], default: ["ROLE_USER"] },
  epoch: { type: Number, default: 0 },
  isEnabled: { type: Boolean, default: true },
  isPaid: { type: Boolean, default: false },
  isTerminated: { type: Boolean, default: false },
  isReseller: { type: Boolean, default: false },
  showQuestion: { type: Boolean, default: true },
  availableSignatures: { type: Number, default: 1, shape: User.shape.availableSignatures },
  bonusSignatures: { type: Number, default: 0, shape: User.shape.bonusSignatures },
  signatureCount: { type: Number, default: 0 },
  plan: {
    type: Schema.Types.Mixed,
    default: () => structuredClone(NO_PLAN),
    shape: filledFrom(User.shape.plan, NO_PLAN),
  },
  team: { type: Schema.Types.Mixed, default: null, shape: User.shape.team },
  resellerData: { type: Schema.Types.Mixed, default: null, shape: User.shape.resellerData },
} satisfies Record<Exclude<keyof UserRecord, "_id" | "createdAt">, object>;

const schema = new Schema<UserRecord>(fields, { timestamps: true, minimize: false });
schema.index({ email: 1 }, { unique: true }); // one account a person
schema.index({ updatedAt: 1 }); // who was terminated since the last look
schema.index({ isTerminated: 1 }); // … and before the first one

/** Who keeps something that was read from here looks whether it still holds. */
export const accountWrites = countWrites(schema);

export const UserModel = mongoose.model<UserRecord>("User", schema);

/** Users as they are meant, of whatever age. */
export const storedUsers = storedReader<UserRecord>(UserModel);
