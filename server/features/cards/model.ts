import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { Card, CardContent, CardInput } from "#shared/cards/schema.ts";
import { storedReader } from "../../db/stored.ts";
import { countWrites } from "../../db/writes.ts";

/** A stored business card. `content` is what is drawn and given away, parsed by the shared schema on its way in. */
export type CardRecord = CardInput & {
  _id: Types.ObjectId;
  /** the public id: `/c/<hash>` */
  hash: string;
  /** who made it */
  owner: Types.ObjectId;
  team: Types.ObjectId;
  content: CardContent;
  /** the key of an agency's company; null: the team's own */
  group: string | null;
  /** to which member of the team it is assigned, by the address of their row there; null: nobody */
  assignee: string | null;
  /** counts the saves; the ETag, so that two editors cannot overwrite each other unnoticed. 0 before the first that was counted */
  revision: number;
  /** what it shows of stored pictures, by what all copies of one have in common; it follows from the content */
  pictures: string[];
  createdAt: Date;
  updatedAt: Date;
};

const fields = {
  hash: { type: String, required: true, shape: Card.shape.hash },
  owner: { type: Schema.Types.ObjectId, required: true },
  team: { type: Schema.Types.ObjectId, required: true },
  label: { type: String, default: "", shape: CardInput.shape.label },
  content: { type: Schema.Types.Mixed, required: true, shape: z.prefault(CardContent, {}) },
  group: { type: String, default: null },
  assignee: { type: String, default: null },
  revision: { type: Number, default: 1, whenMissing: 0 },
  pictures: { type: [String], default: [] },
} satisfies Record<Exclude<keyof CardRecord, "_id" | "createdAt" | "updatedAt">, object>;

const schema = new Schema<CardRecord>(fields, { timestamps: true, minimize: false });
schema.index({ hash: 1 }, { unique: true }); // the public id
schema.index({ team: 1, createdAt: -1, _id: -1 }); // the dashboard's list, newest first
schema.index({ owner: 1, createdAt: -1, _id: -1 }); // the same of a member
// A member has one at most.
schema.index({ team: 1, assignee: 1 }, { unique: true, partialFilterExpression: { assignee: { $type: "string" } } });
schema.index({ pictures: 1 }); // where a picture is used

/** Who keeps something that was read from here looks whether it still holds. */
export const cardWrites = countWrites(schema);

export const CardModel = mongoose.model<CardRecord>("Card", schema);

/** Cards as they are meant, of whatever age. */
export const storedCards = storedReader<CardRecord>(CardModel);

/** Whose a card is: the team's, the one's who made it, and the member's it is assigned to. */
export const subjectOf = ({ team, owner, assignee }: Pick<CardRecord, "team" | "owner" | "assignee">) => ({
  team,
  owner,
  assignee,
});

/** The condition that a revision is still the stored one; 0 stands for none. */
export const isRevision = (revision: number) => (revision === 0 ? mongoose.trusted({ $in: [0, null] }) : revision);
