import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#shared/languages/constants.ts";
import { storedReader } from "../../../db/stored.ts";

/** Whether a person gets the numbers of each week by mail; `_id` is theirs. It stays when they want none any more: so none comes twice. */
export type WeeklyMailRecord = {
  _id: Types.ObjectId;
  isOn: boolean;
  /** in which it is written: that in which it was switched on */
  language: Language;
  /** Monday of the last week that was mailed: `2026-11-16`; empty: none yet */
  sent: string;
};

const fields = {
  isOn: { type: Boolean, default: false },
  language: { type: String, default: DEFAULT_LANGUAGE, shape: z.enum(LANGUAGES) },
  sent: { type: String, default: "" },
} satisfies Record<Exclude<keyof WeeklyMailRecord, "_id">, object>;

const schema = new Schema<WeeklyMailRecord>(fields);
schema.index({ isOn: 1, _id: 1 }, { partialFilterExpression: { isOn: true } }); // those who get it, by id

export const WeeklyMailModel = mongoose.model<WeeklyMailRecord>("WeeklyMail", schema);
export const storedWeekly = storedReader<WeeklyMailRecord>(WeeklyMailModel);
