import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { AUDIT_DAYS } from "#shared/audit/constants.ts";
import { OUTCOMES } from "#shared/audit/schema.ts";
import { storedReader } from "../../db/stored.ts";

/** A line of the log. It holds ids and names of fields, no addresses and no values: what is deleted elsewhere is not kept here. */
export type AuditRecord = {
  _id: Types.ObjectId;
  /** of all that makes lines alike, and of the minutes in which they are one */
  key: string;
  at: Date;
  lastAt: Date;
  times: number;
  /** one of `ACTS`; of an unknown one the name is shown */
  act: string;
  outcome: (typeof OUTCOMES)[number];
  /** who did it; null: somebody with the link of a mail, or at the server */
  actor: Types.ObjectId | null;
  /** whom it was done to; null: nobody that there is */
  subject: Types.ObjectId | null;
  /** the team whose log has it; null: the person's own alone */
  team: Types.ObjectId | null;
  /** the actor acted in the subject's name */
  isSupport: boolean;
  target: string;
  fields: string[];
  /** keyed hash of the address; empty where there is none */
  from: string;
  browser: string;
  system: string;
  operation: string;
  requestId: string;
};

const text = { type: String, default: "" };
const fields = {
  key: { type: String, required: true, whenMissing: "" },
  /** a line without a time is the oldest there is */
  at: { type: Date, required: true, whenMissing: new Date(0) },
  lastAt: { type: Date, required: true, whenMissing: new Date(0) },
  times: { type: Number, default: 1, shape: z.int() },
  act: { type: String, required: true },
  // What does not say that it was done is not to be taken for done.
  outcome: { type: String, required: true, shape: z.enum(OUTCOMES), whenMissing: "refused" },
  actor: { type: Schema.Types.ObjectId, default: null },
  subject: { type: Schema.Types.ObjectId, default: null },
  team: { type: Schema.Types.ObjectId, default: null },
  isSupport: { type: Boolean, default: false },
  target: text,
  fields: { type: [String], default: [] },
  from: text,
  browser: text,
  system: text,
  operation: text,
  requestId: text,
} satisfies Record<Exclude<keyof AuditRecord, "_id">, object>;

const schema = new Schema<AuditRecord>(fields, { collection: "auditevents" });
schema.index({ key: 1 }, { unique: true }); // lines that are alike are one
schema.index({ subject: 1, _id: -1 }); // a person's log, the newest first
schema.index({ team: 1, _id: -1 }); // a team's
schema.index({ actor: 1 }); // what names somebody in other people's
schema.index({ at: 1 }, { expireAfterSeconds: AUDIT_DAYS * 86_400 }); // nobody looks further back

export const AuditModel = mongoose.model<AuditRecord>("AuditEvent", schema);
/** Lines as they are meant, of whatever age. */
export const storedAudit = storedReader<AuditRecord>(AuditModel);
