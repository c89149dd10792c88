import mongoose, { Schema, type Types } from "mongoose";
import { storedReader } from "../../db/stored.ts";

/** Which teams have used a stored picture. It stops showing when all of them are terminated. */
export type PictureUseRecord = {
  /** `<22 characters>-<width>x<height>`, what all copies of the picture have in common */
  _id: string;
  /** the teams; their ids are those of the accounts that were noted here before there were teams */
  owners: Types.ObjectId[];
  updatedAt: Date;
};

const schema = new Schema<PictureUseRecord>(
  { _id: { type: String, required: true }, owners: { type: [Schema.Types.ObjectId], default: [] } },
  { timestamps: { createdAt: false, updatedAt: true } },
);
schema.index({ owners: 1 }); // the pictures of a terminated team
schema.index({ updatedAt: 1 }); // what was used since the last look

export const PictureUseModel = mongoose.model<PictureUseRecord>("PictureUse", schema);

/** Uses as they are meant. A picture that nobody is noted for is anybody's. */
export const storedUses = storedReader<PictureUseRecord>(PictureUseModel);
