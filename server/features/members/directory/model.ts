import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { DIRECTORY_PROBLEMS, DIRECTORY_SOURCES, DIRECTORY_STATES } from "#shared/members/roster/schema.ts";
import { filledFrom, storedReader } from "../../../db/stored.ts";
import type { DirectoryTexts } from "../../../ports/directory/directory.ts";

export type Counts = { people: number; invited: number; changed: number; removed: number; noSeat: number };
export const NO_COUNTS: Counts = { people: 0, invited: 0, changed: 0, removed: 0, noSeat: 0 };

/** How far the directory of a team has been read; `_id` is the team's. */
export type DirectoryRecord = {
  _id: Types.ObjectId;
  source: (typeof DIRECTORY_SOURCES)[number];
  /** the address in the setting that has chosen this team; empty in records from before: the team is found by it anew */
  chosenBy: string;
  state: (typeof DIRECTORY_STATES)[number];
  /** counts the runs; what a run has seen of people bears its number */
  run: number;
  /** the last one that has named everybody: who bears an older number is not in the directory */
  wholeRun: number;
  /** what the next run begins with; null: it reads everything */
  resume: string | null;
  lastRunAt: Date | null;
  problem: (typeof DIRECTORY_PROBLEMS)[number] | null;
  counts: Counts;
  asks: { removed: number; of: number } | null;
};

const number = { type: Number, default: 0 };
const CountsShape = z.object({
  people: z.int(),
  invited: z.int(),
  changed: z.int(),
  removed: z.int(),
  noSeat: z.int(),
});
const fields = {
  source: { type: String, required: true, shape: z.enum(DIRECTORY_SOURCES), whenMissing: "google" },
  chosenBy: { type: String, default: "" },
  state: { type: String, default: "idle" as const, shape: z.enum(DIRECTORY_STATES) },
  run: number,
  wholeRun: number,
  resume: { type: String, default: null },
  lastRunAt: { type: Date, default: null },
  problem: { type: String, default: null, shape: z.nullable(z.enum(DIRECTORY_PROBLEMS)) },
  counts: { type: Schema.Types.Mixed, default: () => ({ ...NO_COUNTS }), shape: filledFrom(CountsShape, NO_COUNTS) },
  asks: {
    type: Schema.Types.Mixed,
    default: null,
    shape: z.nullable(z.object({ removed: z.int(), of: z.int() })),
  },
} satisfies Record<Exclude<keyof DirectoryRecord, "_id">, object>;

export const DirectoryModel = mongoose.model<DirectoryRecord>(
  "Directory",
  new Schema<DirectoryRecord>({ _id: { type: Schema.Types.ObjectId, required: true }, ...fields } as never, {
    minimize: false,
  }),
);
/** Directories as they are meant, of whatever age. */
export const storedDirectories = storedReader<DirectoryRecord>(DirectoryModel);

/** Somebody as the directory has named them last. */
export type NamedRecord = {
  _id: Types.ObjectId;
  team: Types.ObjectId;
  source: string;
  /** what the directory calls them */
  person: string;
  email: string | null;
  isActive: boolean;
  /** the directory has said that they have left */
  isGone: boolean;
  version: string | null;
  texts: DirectoryTexts;
  /** the run that has named them last */
  run: number;
  /** what the team has of them: how they were when it was written; null: not in the team through the directory, or not since they were gone */
  applied: string | null;
  appliedTexts: DirectoryTexts;
  /** the state for which their picture was asked for; null: never */
  pictured: string | null;
};

const Texts = z.record(z.string(), z.string());
const namedFields = {
  team: { type: Schema.Types.ObjectId, required: true },
  source: { type: String, required: true },
  person: { type: String, required: true },
  email: { type: String, default: null },
  isActive: { type: Boolean, default: true },
  isGone: { type: Boolean, default: false },
  version: { type: String, default: null },
  texts: { type: Schema.Types.Mixed, default: {}, shape: Texts },
  run: number,
  applied: { type: String, default: null },
  appliedTexts: { type: Schema.Types.Mixed, default: {}, shape: Texts },
  pictured: { type: String, default: null },
} satisfies Record<Exclude<keyof NamedRecord, "_id">, object>;

const namedSchema = new Schema<NamedRecord>(namedFields, { minimize: false });
namedSchema.index({ team: 1, source: 1, person: 1 }, { unique: true }); // one row a person
namedSchema.index({ team: 1, source: 1, _id: 1 }); // all of them, part by part
namedSchema.index({ email: 1 }); // what goes with an account

export const NamedModel = mongoose.model<NamedRecord>("DirectoryPerson", namedSchema);
/** People of directories as they are meant, of whatever age. */
export const storedNamed = storedReader<NamedRecord>(NamedModel);
