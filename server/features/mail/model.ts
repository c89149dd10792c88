import mongoose, { Schema, type Types } from "mongoose";
import type { MailName } from "#shared/mail/schema.ts";
import { storedReader } from "../../db/stored.ts";

/** A mail on its way. It is drawn when it is sent, so what is kept is small: its name and its props. */
export type MailRecord = {
  _id: Types.ObjectId;
  name: MailName;
  to: string;
  replyTo: string | null;
  /** encrypted JSON of the props; null once the mail is sent */
  sealedProps: string | null;
  state: "waiting" | "sent" | "dead";
  tries: number;
  /** a mail that is being sent is due again when its sender must have died */
  dueAt: Date;
  /** after this nobody can use the mail any more */
  until: Date | null;
  /** one mail per key, however often it is asked for */
  key: string | null;
  /** why the last try failed */
  problem: string | null;
  removeAt: Date | null;
  createdAt: Date;
};

const fields = {
  name: { type: String, required: true },
  to: { type: String, required: true },
  replyTo: { type: String, default: null },
  sealedProps: { type: String, default: null },
  state: { type: String, default: "waiting" as const },
  tries: { type: Number, default: 0 },
  dueAt: { type: Date, required: true },
  until: { type: Date, default: null },
  key: { type: String, default: null },
  problem: { type: String, default: null },
  removeAt: { type: Date, default: null },
} satisfies Record<Exclude<keyof MailRecord, "_id" | "createdAt">, object>;

const schema = new Schema<MailRecord>(fields, { timestamps: { createdAt: true, updatedAt: false } });
schema.index({ state: 1, dueAt: 1 }); // the next mail to send
schema.index({ key: 1 }, { unique: true, partialFilterExpression: { key: { $type: "string" } } }); // one mail a key
schema.index({ removeAt: 1 }, { expireAfterSeconds: 0 }); // what is done goes by itself

export const MailModel = mongoose.model<MailRecord>("Mail", schema);

/** Mails as they are meant. */
export const storedMails = storedReader<MailRecord>(MailModel);
