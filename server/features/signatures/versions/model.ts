import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { storedReader } from "../../../db/stored.ts";

/** A saved state of a signature. */
export type VersionRecord = {
  _id: Types.ObjectId;
  /** hash of the signature */
  signature: string;
  revision: number;
  /** who saved it; null: nobody knows */
  by: Types.ObjectId | null;
  savedAt: Date;
  /** what was saved (`SignatureInput`), as deflated JSON: it is kept fifty times, and hardly ever read */
  packed: Buffer;
  /** what it shows of stored pictures, as the signature has it; null, and in records from before: not known */
  pictures: string[] | null;
};

const fields = {
  signature: { type: String, required: true },
  revision: { type: Number, required: true },
  by: { type: Schema.Types.ObjectId, default: null },
  savedAt: { type: Date, required: true },
  packed: { type: Buffer, required: true },
  pictures: { type: [String], default: null, shape: z.nullable(z.array(z.string())) },
} satisfies Record<Exclude<keyof VersionRecord, "_id">, object>;

const schema = new Schema<VersionRecord>(fields);
schema.index({ signature: 1, revision: -1 }, { unique: true }); // the list, newest first; one state a revision

export const VersionModel = mongoose.model<VersionRecord>("SignatureVersion", schema);

const LISTED = ["revision", "by", "savedAt"] as const;
export const storedInList = storedReader<VersionRecord, "_id" | (typeof LISTED)[number]>(VersionModel, LISTED);
export const LISTED_FIELDS = Object.fromEntries(LISTED.map((field) => [field, 1]));

const PICTURED = ["signature", "savedAt", "pictures"] as const;
export const storedPictured = storedReader<VersionRecord, "_id" | (typeof PICTURED)[number]>(VersionModel, PICTURED);
export const PICTURED_FIELDS = Object.fromEntries(PICTURED.map((field) => [field, 1]));
