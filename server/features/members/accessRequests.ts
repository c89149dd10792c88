import mongoose, { type ClientSession, Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { WANTED, type Wanted } from "#shared/members/access/schema.ts";
import { storedReader } from "../../db/stored.ts";

const STATES = ["waiting", "granted", "kept", "declined"] as const;

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
  /** `granted`: of a signature, that one is promised; `kept`: which they have been given. A record that does not say is of no use */
  state: (typeof STATES)[number];
  /** who has answered; null: nobody yet, or they have left before */
  answeredBy: Types.ObjectId | null;
  createdAt: Date;
};

const OPEN: AccessRecord["state"][] = ["waiting", "granted"];
const KEPT_DAYS = 90;
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
schema.index({ member: 1, state: 1 }); // what somebody waits for
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_DAYS * 86_400 }); // nobody answers after so long

export const AccessModel = mongoose.model<AccessRecord>("AccessRequest", schema);

/** Requests as they are meant, of whatever age. */
export const storedAccess = storedReader<AccessRecord>(AccessModel);

/** What members have asked for ends with them: nothing waits for an answer, and nothing is promised. */
export const closeFor = (members: readonly Types.ObjectId[], session: ClientSession) =>
  AccessModel.updateMany(
    { member: mongoose.trusted({ $in: [...members] }), state: mongoose.trusted({ $in: OPEN }) },
    { $set: { state: "declined" } },
    { session },
  );

/** Who has been given a signature waits for none, promised or not. */
export const keepPromises = (members: readonly Types.ObjectId[], session: ClientSession) =>
  AccessModel.updateMany(
    {
      member: mongoose.trusted({ $in: [...members] }),
      wanted: "signature" as const,
      state: mongoose.trusted({ $in: OPEN }),
    },
    { $set: { state: "kept" } },
    { session },
  );
