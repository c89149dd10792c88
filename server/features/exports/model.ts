import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { storedReader } from "../../db/stored.ts";

/** A copy of somebody's data, as it is asked for, made and deleted. */
export type ExportRecord = {
  _id: Types.ObjectId;
  /** who has asked for it */
  user: Types.ObjectId;
  /** of all that a company has; null, and in records from before: of what the person has themselves */
  company: Types.ObjectId | null;
  /** `expired`: its file is deleted. A record that does not say is of no use */
  state: "waiting" | "ready" | "failed" | "expired";
  /** files of the store that it is cut into */
  parts: number;
  bytes: number;
  signatures: number;
  pictures: number;
  /** when its file is deleted; null while there is none */
  expiresAt: Date | null;
  createdAt: Date;
};

const KEPT_DAYS = 30;
const fields = {
  user: { type: Schema.Types.ObjectId, required: true },
  company: { type: Schema.Types.ObjectId, default: null },
  state: {
    type: String,
    default: "waiting" as const,
    shape: z.enum(["waiting", "ready", "failed", "expired"]),
    whenMissing: "failed",
  },
  parts: { type: Number, default: 0 },
  bytes: { type: Number, default: 0 },
  signatures: { type: Number, default: 0 },
  pictures: { type: Number, default: 0 },
  expiresAt: { type: Date, default: null },
} satisfies Record<Exclude<keyof ExportRecord, "_id" | "createdAt">, object>;

const schema = new Schema<ExportRecord>(fields, { timestamps: { createdAt: true, updatedAt: false } });
schema.index({ user: 1, _id: -1 }); // what a person asked for, the newest first
schema.index({ user: 1 }, { name: "one_waiting", unique: true, partialFilterExpression: { state: "waiting" } }); // one at a time, whatever of
schema.index({ company: 1, _id: -1 }, { partialFilterExpression: { company: { $type: "objectId" } } }); // those of a company
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_DAYS * 86_400 }); // long after its file is gone

export const ExportModel = mongoose.model<ExportRecord>("Export", schema);

/** Exports as they are meant, of whatever age. */
export const storedExports = storedReader<ExportRecord>(ExportModel);
