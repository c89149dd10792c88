import mongoose, { Schema, type Types } from "mongoose";
import type { ContactRequest, UninstallAnswer } from "#shared/contact/schema.ts";
import { storedReader } from "../../db/stored.ts";

/** So long a message is kept: a year, in which it is answered or is not. */
const KEPT_SECONDS = 365 * 86_400;

/** What somebody wrote; without a field it was not asked for then. */
export type ContactRequestRecord = { _id: Types.ObjectId; createdAt: Date } & {
  [Field in keyof ContactRequest]: string;
};

const text = { type: String, default: "" };
const fields = {
  topic: text,
  name: text,
  email: text,
  request: text,
  subject: text,
  emailClient: text,
  companySize: text,
  companyWebsite: text,
  businessEmail: text,
  phone: text,
  priorManagement: text,
  timing: text,
} satisfies Record<Exclude<keyof ContactRequestRecord, "_id" | "createdAt">, object>;

const schema = new Schema<ContactRequestRecord>(fields, { timestamps: { createdAt: true, updatedAt: false } });
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS }); // old messages go by themselves
schema.index({ email: 1 }); // what goes with an account
schema.index({ businessEmail: 1 }); // … under its other address

export const ContactRequestModel = mongoose.model<ContactRequestRecord>("ContactRequest", schema);
export const storedContactRequests = storedReader<ContactRequestRecord>(ContactRequestModel);

/** Nothing in it says who has answered. */
export type UninstallRecord = { _id: Types.ObjectId; createdAt: Date } & { [Field in keyof UninstallAnswer]: string };

const uninstallSchema = new Schema<UninstallRecord>(
  { reason: text, text },
  { timestamps: { createdAt: true, updatedAt: false } },
);
uninstallSchema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS }); // as above

export const UninstallModel = mongoose.model<UninstallRecord>("Uninstall", uninstallSchema);
