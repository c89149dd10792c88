import mongoose, { Schema, type Types } from "mongoose";

/** A piece of work that outlives the process that asked for it. */
export type JobRecord = {
  _id: Types.ObjectId;
  kind: string;
  /** idempotent adding: one job of a kind and key, for as long as its record is kept. A dead letter gives its key back */
  key: string | null;
  /** parsed by the kind's schema before it is used; what the kind leaves of it when it is done */
  data: unknown;
  /** a decoy is as good as done from the beginning */
  state: "waiting" | "running" | "done" | "dead" | "decoy";
  /** when it may be taken up; while it runs the end of its lease, so that one whose process died is due again. Null at the end */
  dueAt: Date | null;
  /** fencing token: names the run that holds the lease, null when none does. Only that run may change the job */
  holder: string | null;
  /** runs that were begun and not given back */
  tries: number;
  /** runs that ended because something of ours was away: these are no tries. Missing: none */
  delays: number;
  /** after this nobody needs it any more */
  until: Date | null;
  /** for how long its record is kept when it is done; missing: as its kind says */
  keptMs: number;
  /** why the last try failed */
  problem: string | null;
  removeAt: Date | null;
  createdAt: Date;
};

const fields = {
  kind: { type: String, required: true },
  key: { type: String, default: null },
  data: { type: Schema.Types.Mixed, default: null },
  state: { type: String, default: "waiting" as const },
  dueAt: { type: Date, default: null },
  holder: { type: String, default: null },
  tries: { type: Number, default: 0 },
  delays: { type: Number, default: 0 },
  until: { type: Date, default: null },
  keptMs: { type: Number, required: true },
  problem: { type: String, default: null },
  removeAt: { type: Date, default: null },
} satisfies Record<Exclude<keyof JobRecord, "_id" | "createdAt">, object>;

const schema = new Schema<JobRecord>(fields, { timestamps: { createdAt: true, updatedAt: false }, minimize: false });
schema.index({ kind: 1, dueAt: 1 }); // the next job of a kind
schema.index({ state: 1, kind: 1, removeAt: 1 }); // figures, and the oldest dead letters
schema.index({ kind: 1, key: 1 }, { unique: true, partialFilterExpression: { key: { $type: "string" } } }); // one a key
schema.index({ "data.to": 1 }, { partialFilterExpression: { "data.to": { $type: "string" } } }); // mails to an address
schema.index({ removeAt: 1 }, { expireAfterSeconds: 0 }); // what is done goes by itself

export const JobModel = mongoose.model<JobRecord>("Job", schema);
