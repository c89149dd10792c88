import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { Answers, User } from "#shared/account/schema.ts";
import { FirstTouch } from "#shared/auth/arrival.ts";
import { parseSource } from "#shared/images/variant.ts";
import { Hash } from "#shared/signatures/hash.ts";
import { storedReader } from "../../db/stored.ts";
import { countWrites } from "../../db/writes.ts";

/** A stored user: what the API shows of the person plus what it never shows. What is paid for is the team's. */
export type UserRecord = Pick<
  User,
  "name" | "email" | "isEnabled" | "isReseller" | "showQuestion" | "resellerData" | "defaultSignature"
> & {
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
  /** which campaign brought them; null: none, and in records from before that was asked */
  firstTouch: FirstTouch | null;
  /** whose link they followed; null: nobody's */
  invitedBy: Types.ObjectId | null;
  /** what they show of themselves, the address of a stored picture; null, and in records from before: nothing */
  picture: string | null;
  /** what they said of themselves when they came; null: nothing */
  answers: Answers | null;
  /** when the account is deleted, as they want; null, and in records from before: it is not */
  erasesAt: Date | null;
  createdAt: Date;
};

const fields = {
  name: { type: String, default: "" },
  email: { type: String, required: true, shape: User.shape.email },
  emailVerifiedAt: { type: Date, default: null, whenMissing: undefined },
  /** without one (made by a sign-in elsewhere) no password fits, and a new one can be asked for */
  passwordHash: { type: String, shape: z.string().check(z.startsWith("$argon2")), whenMissing: "" },
  roles: { type: [String], default: ["ROLE_USER"] },
  epoch: { type: Number, default: 0 },
  firstTouch: { type: Schema.Types.Mixed, default: null, shape: FirstTouch },
  invitedBy: { type: Schema.Types.ObjectId, default: null },
  picture: { type: String, default: null, shape: z.string().check(z.refine((path) => parseSource(path) !== null)) },
  answers: { type: Schema.Types.Mixed, default: null, shape: Answers },
  erasesAt: { type: Date, default: null },
  isEnabled: { type: Boolean, default: true },
  isReseller: { type: Boolean, default: false },
  showQuestion: { type: Boolean, default: true },
  team: { type: Schema.Types.ObjectId, default: null },
  // A field of the account, so that nobody can have two. Missing: none was ever chosen.
  defaultSignature: { type: String, default: null, shape: Hash },
  resellerData: {
    type: Schema.Types.Mixed,
    default: null,
    shape: User.shape.resellerData,
    whenWrong: { role: 0, permissions: [], group: null },
  },
} satisfies Record<Exclude<keyof UserRecord, "_id" | "createdAt">, object>;

const schema = new Schema<UserRecord>(fields, { timestamps: true, minimize: false });
schema.index({ email: 1 }, { unique: true }); // one account a person
schema.index({ picture: 1 }, { partialFilterExpression: { picture: { $type: "string" } } }); // whose profile shows a picture
schema.index({ invitedBy: 1 }, { partialFilterExpression: { invitedBy: { $type: "objectId" } } }); // what goes with whoever has invited them

/** Who keeps something that was read from here looks whether it still holds. */
export const userWrites = countWrites(schema);

export const UserModel = mongoose.model<UserRecord>("User", schema);

/** A step that somebody took in one of the product's flows; for whoever runs the installation to learn where people stop. */
export type FlowStepRecord = { _id: Types.ObjectId; user: Types.ObjectId; data: Answers; createdAt: Date };

const FLOW_STEP_DAYS = 400;
const flowFields = {
  user: { type: Schema.Types.ObjectId, required: true },
  data: { type: Schema.Types.Mixed, default: {}, shape: Answers },
} satisfies Record<Exclude<keyof FlowStepRecord, "_id" | "createdAt">, object>;
const flowSchema = new Schema<FlowStepRecord>(flowFields, {
  timestamps: { createdAt: true, updatedAt: false },
  minimize: false,
});
flowSchema.index({ createdAt: 1 }, { expireAfterSeconds: FLOW_STEP_DAYS * 86_400 }); // nobody looks further back
flowSchema.index({ user: 1 }); // what goes with an account

export const FlowStepModel = mongoose.model<FlowStepRecord>("FlowStep", flowSchema);
export const storedFlowSteps = storedReader<FlowStepRecord>(FlowStepModel);

/** Whether the address is known to be the person's own. Nothing is mailed for those of whom it is not. */
export const isEmailVerified = ({ emailVerifiedAt }: Pick<UserRecord, "emailVerifiedAt">) => Boolean(emailVerifiedAt);

/** Users as they are meant, of whatever age. */
export const storedUsers = storedReader<UserRecord>(UserModel);
