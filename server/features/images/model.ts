import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { type Extension, MEDIA_TYPES } from "#shared/images/variant.ts";
import { storedReader } from "../../db/stored.ts";

/** Which teams have used a stored picture. It stops showing when all of them are terminated. */
export type PictureUseRecord = {
  /** `<22 characters>-<width>x<height>`, what all copies of the picture have in common */
  _id: string;
  /** the teams; their ids are those of the accounts that were noted here before there were teams */
  owners: Types.ObjectId[];
  /** when the last of them deleted it; null, and in records from before: it was not */
  deletedAt: Date | null;
  /** its files are being removed: nobody can have it until that is done */
  isRemoving: boolean;
  /** counts what was done with it, so that of a save that brings it somewhere and its deletion one sees the other; 0: nothing was counted */
  revision: number;
  /** the last time that somebody else than our own pages loaded a copy of it, to the hour; null, and in records from before: never */
  loadedAt: Date | null;
  updatedAt: Date;
};

const useFields = {
  _id: { type: String, required: true },
  owners: { type: [Schema.Types.ObjectId], default: [] },
  deletedAt: { type: Date, default: null },
  isRemoving: { type: Boolean, default: false },
  revision: { type: Number, default: 0 },
  loadedAt: { type: Date, default: null },
} satisfies Record<Exclude<keyof PictureUseRecord, "updatedAt">, object>;
const schema = new Schema<PictureUseRecord>(useFields, { timestamps: { createdAt: false, updatedAt: true } });
schema.index({ owners: 1 }); // the pictures of a terminated team
schema.index({ updatedAt: 1 }); // what was used, or deleted, since the last look

export const PictureUseModel = mongoose.model<PictureUseRecord>("PictureUse", schema);

/** Uses as they are meant. A picture that nobody is noted for is anybody's, unless it was deleted. */
export const storedUses = storedReader<PictureUseRecord>(PictureUseModel);

/** A picture as its team's people see it among theirs. */
export type OwnPictureRecord = {
  _id: Types.ObjectId;
  team: Types.ObjectId;
  /** `_id` of its use */
  picture: string;
  /** who has brought it; empty in records from before that was noted: those who manage the team see it */
  users: Types.ObjectId[];
  /** of its file; null, and in records from before: to be found out */
  extension: Extension | null;
  bytes: number | null;
  createdAt: Date;
};

const ownFields = {
  team: { type: Schema.Types.ObjectId, required: true },
  picture: { type: String, required: true },
  users: { type: [Schema.Types.ObjectId], default: [] },
  extension: { type: String, default: null, shape: z.enum(Object.keys(MEDIA_TYPES) as Extension[]) },
  bytes: { type: Number, default: null },
} satisfies Record<Exclude<keyof OwnPictureRecord, "_id" | "createdAt">, object>;
const ownSchema = new Schema<OwnPictureRecord>(ownFields, { timestamps: { createdAt: true, updatedAt: false } });
ownSchema.index({ team: 1, picture: 1 }, { unique: true }); // once a team
ownSchema.index({ team: 1, _id: -1 }); // the list of who manages the team
ownSchema.index({ team: 1, users: 1, _id: -1 }); // the list of somebody else

export const OwnPictureModel = mongoose.model<OwnPictureRecord>("OwnPicture", ownSchema);
export const storedOwnPictures = storedReader<OwnPictureRecord>(OwnPictureModel);
