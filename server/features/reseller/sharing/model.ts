/** What agencies share with their companies, and what has become of it there. */
import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { COPY_STATES, type CopyState } from "#shared/reseller/sharing/schema.ts";
import { storedReader } from "../../../db/stored.ts";

/** A design of an agency that its companies have. One that is shared no more stays, so that it finds its copies if it is shared again. */
export type ShareRecord = {
  _id: Types.ObjectId;
  agency: Types.ObjectId;
  /** hash of the agency's signature */
  signature: string;
  isForAll: boolean;
  /** those that were named */
  companies: Types.ObjectId[];
  locked: boolean;
  /** names of `LOCK_NAMES` */
  locks: string[];
  /** counts its changes, so that of two at once the later one is refused */
  v: number;
  /** grows with whatever companies have to get: copies that have a smaller one are behind */
  stamp: number;
  /** the revision of the signature that `stamp` knows of */
  revision: number;
  /** since when it is shared no more; null: it is */
  endedAt: Date | null;
  createdAt: Date;
};

const fields = {
  agency: { type: Schema.Types.ObjectId, required: true },
  signature: { type: String, required: true },
  // Of a doubt nobody gets anything, and nobody is hindered.
  isForAll: { type: Boolean, default: false },
  companies: { type: [Schema.Types.ObjectId], default: [] },
  locked: { type: Boolean, default: false },
  locks: { type: [String], default: [] },
  v: { type: Number, default: 0, shape: z.int() },
  stamp: { type: Number, default: 0, shape: z.int() },
  revision: { type: Number, default: -1, shape: z.int() },
  endedAt: { type: Date, default: null },
} satisfies Record<Exclude<keyof ShareRecord, "_id" | "createdAt">, object>;
const schema = new Schema<ShareRecord>(fields, { timestamps: true });
schema.index({ agency: 1, signature: 1 }, { unique: true }); // a design is shared once
schema.index({ agency: 1, endedAt: 1, _id: 1 }); // what an agency shares

export const ShareModel = mongoose.model<ShareRecord>("Share", schema);
export const storedShares = storedReader<ShareRecord>(ShareModel);

/** What a company has, had, or is to have of a shared design. */
export type SharedCopyRecord = {
  _id: Types.ObjectId;
  share: Types.ObjectId;
  agency: Types.ObjectId;
  company: Types.ObjectId;
  /** hash of the company's signature; null: it has none yet */
  copy: string | null;
  state: CopyState;
  /** why it could not be made: a code of the catalogue; null: it could */
  problem: string | null;
  /** what the design was called when it was looked at last */
  label: string;
  /** the `stamp` of the share that it was looked at with; `BEHIND`: it has to be */
  stamp: number;
  /** counts who has asked for it to be looked at again: whoever looked before that looks once more */
  wishes: number;
  /** the copy's revision when it was let go: whether the company has changed it since */
  letGoAt: number | null;
};

/** In place of a stamp: older than any. */
export const BEHIND = -1;

const copyFields = {
  share: { type: Schema.Types.ObjectId, required: true },
  agency: { type: Schema.Types.ObjectId, required: true },
  company: { type: Schema.Types.ObjectId, required: true },
  copy: { type: String, default: null },
  state: { type: String, default: "waiting" as const, shape: z.enum(COPY_STATES) },
  problem: { type: String, default: null },
  label: { type: String, default: "" },
  stamp: { type: Number, default: BEHIND, shape: z.int() },
  wishes: { type: Number, default: 0, shape: z.int() },
  letGoAt: { type: Number, default: null },
} satisfies Record<Exclude<keyof SharedCopyRecord, "_id">, object>;
const copySchema = new Schema<SharedCopyRecord>(copyFields, { minimize: false });
copySchema.index({ share: 1, company: 1 }, { unique: true }); // a company has one
copySchema.index({ share: 1, stamp: 1, _id: 1 }); // which are behind, the longest first
copySchema.index({ share: 1, state: 1, _id: 1 }); // what has become of it
copySchema.index({ company: 1, _id: 1 }); // what a company has
copySchema.index({ agency: 1 }); // what goes with an agency

export const SharedCopyModel = mongoose.model<SharedCopyRecord>("SharedCopy", copySchema);
export const storedCopies = storedReader<SharedCopyRecord>(SharedCopyModel);
