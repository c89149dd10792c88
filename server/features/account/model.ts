import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { User } from "#shared/account/schema.ts";
import { storedReader } from "../../db/stored.ts";

/** A stored user: what the API shows of the person plus what it never shows. What is paid for is the team's. */
export type UserRecord = Pick<User, "name" | "email" | "isEnabled" | "isReseller" | "showQuestion" | "resellerData"> & {
  _id: Types.ObjectId;
  /** for which team they act; null: for their own, which has their id. A team that they are not in any more counts as null */
  team: Types.ObjectId | null;
  /**
   * when the person proved that they read the mails of the address; null until then. Missing in older records, where nobody
   * has ever asked: as unproved as null, but these accounts were welcomed already.
   */
  emailVerifiedAt?: Date | null;
  passwordHash: string;
  roles: string[];
  /** raising it ends every session */
  epoch: number;
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
  isReseller: { type: Boolean, default: false },
  showQuestion: { type: Boolean, default: true },
  team: { type: Schema.Types.ObjectId, default: null },
  resellerData: {
    type: Schema.Types.Mixed,
    default: null,
    shape: User.shape.resellerData,
    whenWrong: { role: 0, permissions: [], group: null },
  },
} satisfies Record<Exclude<keyof UserRecord, "_id" | "createdAt">, object>;

const schema = new Schema<UserRecord>(fields, { timestamps: true, minimize: false });
schema.index({ email: 1 }, { unique: true }); // one account a person

export const UserModel = mongoose.model<UserRecord>("User", schema);

/** Whether the address is known to be the person's own. Nothing is mailed for those of whom it is not. */
export const isEmailVerified = ({ emailVerifiedAt }: Pick<UserRecord, "emailVerifiedAt">) => Boolean(emailVerifiedAt);

/** Users as they are meant, of whatever age. */
export const storedUsers = storedReader<UserRecord>(UserModel);
