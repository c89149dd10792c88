import mongoose, { Schema, type Types } from "mongoose";
import { Designs, Unplaced } from "#shared/members/masters/schema.ts";
import { storedReader } from "../../../db/stored.ts";

/** Who gets which design in a team: one record, of the team's id. */
export type DesignsRecord = Designs & {
  _id: Types.ObjectId;
  /** counts the saves, so that two who manage the team do not overwrite each other unnoticed */
  revision: number;
  /** hashes of all signatures that rules have ever named and that may still be followed, the newest first */
  masters: string[];
  /** a rule begins or ends on a day */
  hasDays: boolean;
  /** those for whom the plan had no place left when the rules were applied last */
  unplaced: Unplaced;
};

/** All have their place. */
export const NOBODY: Unplaced = { count: 0, first: [] };

const fields = {
  revision: { type: Number, default: 0 },
  segments: { type: Schema.Types.Mixed, default: [], shape: Designs.shape.segments },
  rules: { type: Schema.Types.Mixed, default: [], shape: Designs.shape.rules },
  masters: { type: [String], default: [] },
  hasDays: { type: Boolean, default: false },
  unplaced: { type: Schema.Types.Mixed, default: () => structuredClone(NOBODY), shape: Unplaced },
} satisfies Record<Exclude<keyof DesignsRecord, "_id">, object>;

const schema = new Schema<DesignsRecord>(fields, { minimize: false });
schema.index({ hasDays: 1, _id: 1 }, { partialFilterExpression: { hasDays: true } }); // whose rules a new day may change

export const DesignsModel = mongoose.model<DesignsRecord>("TeamDesigns", schema);
const stored = storedReader<DesignsRecord>(DesignsModel);

/** What a team has said; of one that has said nothing, that. */
export const designsOf = async (team: Types.ObjectId): Promise<DesignsRecord> =>
  stored.read(await DesignsModel.findById(team).lean()) ?? {
    _id: team,
    revision: 0,
    segments: [],
    rules: [],
    masters: [],
    hasDays: false,
    unplaced: NOBODY,
  };

/** Teams whose rules begin or end on days, by id (keyset pagination). */
export async function withDays(after: string | null, count: number): Promise<DesignsRecord[]> {
  const rest = after !== null && { _id: mongoose.trusted({ $gt: new mongoose.Types.ObjectId(after) }) };
  return stored.readAll(
    await DesignsModel.find({ hasDays: true, ...rest })
      .sort({ _id: 1 })
      .limit(count)
      .lean(),
  );
}
