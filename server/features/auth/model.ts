import mongoose, { Schema, type Types } from "mongoose";
import { storedReader } from "../../db/stored.ts";

/**
 * One login on one device. Its refresh tokens are derived from the family's id and a number, so no secret is stored;
 * `current` is the number of the only token that still rotates.
 */
export type RefreshFamilyRecord = {
  _id: string;
  user: Types.ObjectId;
  current: number;
  rotatedAt: Date;
  /** end of the idle time; never later than `endsAt` */
  expiresAt: Date;
  endsAt: Date;
  /** the account's epoch at the login: once that is raised the session is over. Null in older records: not known, so nothing is refused */
  epoch: number | null;
  /** until then nobody is asked again who they are */
  sudoUntil: Date;
  /** what the login came from, by names for people: `Firefox`, `Windows`; empty where it is not known */
  browser: string;
  system: string;
};

const fields = {
  _id: { type: String, required: true },
  user: { type: Schema.Types.ObjectId, required: true },
  current: { type: Number, required: true },
  /** long ago: the token before the current one is not taken any more */
  rotatedAt: { type: Date, required: true, whenMissing: new Date(0) },
  expiresAt: { type: Date, required: true },
  endsAt: { type: Date, required: true },
  epoch: { type: Number, default: null },
  /** long ago: who has not proved it since there is such a thing is asked */
  sudoUntil: { type: Date, required: true, whenMissing: new Date(0) },
  browser: { type: String, default: "" },
  system: { type: String, default: "" },
} satisfies Record<keyof RefreshFamilyRecord, object>;

const schema = new Schema<RefreshFamilyRecord>(fields);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 }); // ended sessions go by themselves
schema.index({ user: 1 }); // end every session of a person

/** A link in a mail; `_id` is the hash of its token. */
export type MailedTokenRecord = {
  _id: string;
  user: Types.ObjectId;
  /** where the mail went, which is what using the link proves; missing in older records, which prove no address */
  email?: string;
  expiresAt: Date;
};

const mailedFields = {
  _id: { type: String, required: true },
  user: { type: Schema.Types.ObjectId, required: true },
  email: { type: String },
  expiresAt: { type: Date, required: true },
} satisfies Record<keyof MailedTokenRecord, object>;

const mailedSchema = new Schema<MailedTokenRecord>(mailedFields);
mailedSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 }); // old links go by themselves
mailedSchema.index({ user: 1 }); // the other links of a person go with the one that is used

/** Links to choose a new password. */
export const ResetTokenModel = mongoose.model<MailedTokenRecord>("ResetToken", mailedSchema);
/** Links that confirm an address. */
export const VerificationTokenModel = mongoose.model<MailedTokenRecord>("VerificationToken", mailedSchema);
/** Links that give an account another address, which is `email`. */
export const EmailChangeModel = mongoose.model<MailedTokenRecord>("EmailChange", mailedSchema);

const undoSchema = mailedSchema.clone();
undoSchema.index({ email: 1 }); // an address that may be taken back is nobody else's meanwhile
/** Links that give an account back the address that it had, which is `email`. */
export const EmailUndoModel = mongoose.model<MailedTokenRecord>("EmailUndo", undoSchema);

/** The six digits of a mail, for one person, whose id it has: a new mail ends those of the one before. */
export type MailedCodeRecord = {
  _id: Types.ObjectId;
  /** where the mail went */
  email: string;
  /** keyed: a million digits are soon tried out */
  codeHash: string;
  tries: number;
  expiresAt: Date;
};

const codeFields = {
  _id: { type: Schema.Types.ObjectId, required: true },
  email: { type: String, required: true },
  codeHash: { type: String, required: true },
  tries: { type: Number, required: true },
  expiresAt: { type: Date, required: true },
} satisfies Record<keyof MailedCodeRecord, object>;

const codeSchema = new Schema<MailedCodeRecord>(codeFields);
codeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 }); // old codes go by themselves

/** Codes that confirm an address. */
export const VerificationCodeModel = mongoose.model<MailedCodeRecord>("VerificationCode", codeSchema);
export const storedCodes = storedReader<MailedCodeRecord>(VerificationCodeModel);

export const RefreshFamilyModel = mongoose.model<RefreshFamilyRecord>("RefreshFamily", schema);

/** Sessions as they are meant. One that lacks its number or an end is over. */
export const storedFamilies = storedReader<RefreshFamilyRecord>(RefreshFamilyModel);
