import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { storedReader } from "../../../db/stored.ts";

/** A state of a signature by its `updatedAt`, and when that was. */
const State = z.object({ hash: z.string(), state: z.date(), at: z.date() });
export type ReadState = z.output<typeof State>;

/** A signature key; `_id` is the hash of it, so that whoever reads the store has no key. */
export type SignatureKeyRecord = {
  _id: string;
  user: Types.ObjectId;
  /** what its person calls it */
  name: string;
  /** of the account when it was made: what ends every session ends it */
  epoch: number;
  /** within an hour; null: never */
  usedAt: Date | null;
  /** which state of which signature was read with it last; null, and in records from before: none is known */
  fetched: ReadState | null;
  /** which one its program says that it has put into a mail last; null: none */
  inserted: ReadState | null;
  /** missing in what is none of ours: long ago */
  createdAt?: Date;
};

const fields = {
  _id: { type: String, required: true },
  user: { type: Schema.Types.ObjectId, required: true },
  name: { type: String, default: "" },
  // Without one it is of no account's present.
  epoch: { type: Number, required: true },
  usedAt: { type: Date, default: null },
  fetched: { type: Schema.Types.Mixed, default: null, shape: z.nullable(State) },
  inserted: { type: Schema.Types.Mixed, default: null, shape: z.nullable(State) },
} satisfies Record<Exclude<keyof SignatureKeyRecord, "createdAt">, object>;

const schema = new Schema<SignatureKeyRecord>(fields, { timestamps: { createdAt: true, updatedAt: false } });
schema.index({ user: 1, createdAt: -1 }); // the list of a person's

export const SignatureKeyModel = mongoose.model<SignatureKeyRecord>("SignatureKey", schema);
export const storedKeys = storedReader<SignatureKeyRecord>(SignatureKeyModel);
