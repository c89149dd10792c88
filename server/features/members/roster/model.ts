import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { IMPORT_KEPT_DAYS } from "#shared/members/roster/constants.ts";
import { IMPORT_STATES, type Mapping, Mapping as MappingShape } from "#shared/members/roster/schema.ts";
import { storedReader } from "../../../db/stored.ts";
import type { Step } from "./plan.ts";

const KEPT_S = IMPORT_KEPT_DAYS * 86_400;

/** A list of people that is brought in, or was. A record that does not say how far it is has failed. */
export type ImportRecord = {
  _id: Types.ObjectId;
  team: Types.ObjectId;
  /** what somebody has seen before: the same is brought in once */
  checked: string;
  /** who has brought it */
  by: Types.ObjectId;
  state: (typeof IMPORT_STATES)[number];
  /** rows to do something for, and for how many it is done */
  total: number;
  done: number;
  /** the next part of it */
  at: number;
  invited: number;
  changed: number;
  noSeat: number;
  /** people are taken in without a mail; false in records from before */
  isQuiet: boolean;
  /** once all are in they get what the team's rules name, before they have answered; false in records from before */
  givesDesigns: boolean;
  createdAt: Date;
};

const fields = {
  team: { type: Schema.Types.ObjectId, required: true },
  checked: { type: String, required: true },
  by: { type: Schema.Types.ObjectId, required: true },
  state: { type: String, default: "running" as const, shape: z.enum(IMPORT_STATES), whenMissing: "failed" },
  total: { type: Number, default: 0 },
  done: { type: Number, default: 0 },
  at: { type: Number, default: 0 },
  invited: { type: Number, default: 0 },
  changed: { type: Number, default: 0 },
  noSeat: { type: Number, default: 0 },
  isQuiet: { type: Boolean, default: false },
  givesDesigns: { type: Boolean, default: false },
} satisfies Record<Exclude<keyof ImportRecord, "_id" | "createdAt">, object>;

const schema = new Schema<ImportRecord>(fields, { timestamps: { createdAt: true, updatedAt: false } });
schema.index({ team: 1, checked: 1 }, { unique: true }); // the same list once
schema.index({ team: 1 }, { name: "one_running", unique: true, partialFilterExpression: { state: "running" } }); // one at a time
schema.index({ team: 1, _id: -1 }); // the last one
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_S });

export const ImportModel = mongoose.model<ImportRecord>("Import", schema);
/** Imports as they are meant, of whatever age. */
export const storedImports = storedReader<ImportRecord>(ImportModel);

/** A part of a list that is being brought in, `_id` is `<import>:<number>`; it goes when it is done. */
export type ImportPartRecord = { _id: string; steps: Step[]; createdAt: Date };
const Texts = z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())]));
const StoredStep = z.object({ act: z.enum(["invite", "change"]), email: z.string(), facts: Texts });
const partSchema = new Schema<ImportPartRecord>(
  {
    _id: { type: String, required: true },
    steps: { type: [Schema.Types.Mixed], default: [], shape: z.array(StoredStep) } as never,
  },
  { timestamps: { createdAt: true, updatedAt: false }, minimize: false },
);
partSchema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_S });
export const ImportPartModel = mongoose.model<ImportPartRecord>("ImportPart", partSchema);
/** Parts as they are meant, of whatever age. */
export const storedParts = storedReader<ImportPartRecord>(ImportPartModel);

/** What a team has said of the columns of its lists; `_id` is the team's. */
export type ColumnsRecord = { _id: Types.ObjectId; mapping: Mapping };
const columnsSchema = new Schema<ColumnsRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    mapping: { type: Schema.Types.Mixed, default: {}, shape: MappingShape } as never,
  },
  { minimize: false },
);
export const ColumnsModel = mongoose.model<ColumnsRecord>("ImportColumns", columnsSchema);
/** What was said of columns, as it is meant. */
export const storedColumns = storedReader<ColumnsRecord>(ColumnsModel);
