import mongoose, { Schema } from "mongoose";
import { Figures } from "#shared/billing/figures/schema.ts";
import { storedReader } from "../../../db/stored.ts";

/** The figures as they were last counted: one record. */
export type FiguresRecord = { _id: string; figures: Figures; countedAt: Date };

const fields = {
  figures: { type: Schema.Types.Mixed, required: true, shape: Figures },
  countedAt: { type: Date, required: true },
} satisfies Record<Exclude<keyof FiguresRecord, "_id">, object>;

export const FiguresModel = mongoose.model<FiguresRecord>(
  "MoneyFigures",
  new Schema<FiguresRecord>({ _id: { type: String, required: true }, ...fields } as never),
);
export const storedFigures = storedReader<FiguresRecord>(FiguresModel);
