import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { WANTED, type Wanted } from "#shared/members/access/schema.ts";
import { storedReader } from "../../../db/stored.ts";

/** What a member has asked their team for. */
export type AccessRecord = {
  _id: Types.ObjectId;
  team: Types.ObjectId;
  /** their row */
  member: Types.ObjectId;
  wanted: Wanted;
  /** the signature that it is about, where it is about one */
  hash: string | null;
  note: string;
  /** `granted`: of a signature, that one is promised. A record that does not say is of no use */
  state: "waiting" | "granted" | "declined";
  /** who has answered; null: nobody yet */
  answeredBy: Types.ObjectId | null;
  createdAt: Date;
};

const KEPT_DAYS = 90;
const STATES = ["waiting", "granted", "declined"] as const;
const fields = {
  team: { type: Schema.Types.ObjectId, required: true },
  member: { type: Schema.Types.ObjectId, required: true },
  wanted: { type: String, required: true, shape: z.enum(WANTED) },
  hash: { type: String, default: null },
  note: { type: String, default: "" },
  state: { type: String, default: "waiting" as const, shape: z.enum(STATES), whenMissing: "declined" },
  answeredBy: { type: Schema.Types.ObjectId, default: null },
} satisfies Record<Exclude<keyof AccessRecord, "_id" | "createdAt">, object>;

const schema = new Schema<AccessRecord>(fields, { timestamps: { createdAt: true, updatedAt: false } });
schema.index({ team: 1, state: 1, _id: 1 }); // those that wait, the oldest first
schema.index({ member: 1, wanted: 1 }, { unique: true, partialFilterExpression: { state: "waiting" } }); // one question at a time
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_DAYS * 86_400 }); // nobody answers after so long

export const AccessModel = mongoose.model<AccessRecord>("AccessRequest", schema);

/** Requests as they are meant, of whatever age. */
export const storedAccess = storedReader<AccessRecord>(AccessModel);
