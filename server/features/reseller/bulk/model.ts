import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { Designs } from "#shared/members/masters/schema.ts";
import { IMPORT_STATES } from "#shared/members/roster/schema.ts";
import { BULK_KEPT_DAYS } from "#shared/reseller/bulk/constants.ts";
import { storedReader } from "../../../db/stored.ts";

/** A company that is made from a file, or was; it is there from the same moment on. A record that does not say how far it is has failed. */
export type BulkRecord = {
  _id: Types.ObjectId;
  agency: Types.ObjectId;
  company: Types.ObjectId;
  /** stands for the file and the name: these make one company */
  key: string;
  /** in whose name it is made */
  by: Types.ObjectId;
  /** the list of its people: the record of the team's own import */
  list: Types.ObjectId;
  /** how far its designs are; its people's list has a state of its own */
  state: (typeof IMPORT_STATES)[number];
  /** designs of the agency, and the hash that each has in the company */
  copies: { from: string; to: string }[];
  /** who gets which of these */
  designs: Designs;
  createdAt: Date;
};

const Copy = z.object({ from: z.string(), to: z.string() });
const NONE: Designs = { segments: [], rules: [] };
const fields = {
  agency: { type: Schema.Types.ObjectId, required: true },
  company: { type: Schema.Types.ObjectId, required: true },
  key: { type: String, required: true },
  by: { type: Schema.Types.ObjectId, required: true },
  list: { type: Schema.Types.ObjectId, required: true },
  state: { type: String, default: "running" as const, shape: z.enum(IMPORT_STATES), whenMissing: "failed" },
  copies: { type: [Schema.Types.Mixed], default: [], shape: z.array(Copy) } as never,
  designs: { type: Schema.Types.Mixed, default: () => structuredClone(NONE), shape: Designs },
} satisfies Record<Exclude<keyof BulkRecord, "_id" | "createdAt">, object>;

const schema = new Schema<BulkRecord>(fields, { timestamps: { createdAt: true, updatedAt: false }, minimize: false });
schema.index({ agency: 1, key: 1 }, { unique: true }); // a file and a name: one company
schema.index({ agency: 1, _id: -1 }); // the last ones
schema.index({ company: 1 }); // what goes with a company
schema.index({ createdAt: 1 }, { expireAfterSeconds: BULK_KEPT_DAYS * 86_400 });

export const BulkModel = mongoose.model<BulkRecord>("CompanyBulk", schema);
/** Companies from files as they are meant, of whatever age. */
export const storedBulks = storedReader<BulkRecord>(BulkModel);
