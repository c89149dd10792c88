import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { Content, Signature, SignatureInput } from "#shared/signatures/schema.ts";
import { storedReader } from "../../db/stored.ts";
import { countWrites } from "../../db/writes.ts";

/** A stored signature. `content` is what the renderer draws, parsed by the shared schema on its way in. */
export type SignatureRecord = Omit<SignatureInput, keyof Content> & {
  _id: Types.ObjectId;
  hash: string;
  /** who made it */
  owner: Types.ObjectId;
  /** whose it is; missing in records from before there were teams: its maker's own, as `subjectOf` reads it */
  team?: Types.ObjectId;
  content: Content;
  shortLinks: { url: string; shortUrl: string }[];
  byDefault: string | null;
  group: string | null;
  isPrefill: boolean;
  prefillId: string | null;
  /** counts the saves; the ETag, so that two editors cannot overwrite each other unnoticed. 0 before the first that was counted */
  revision: number;
  /** which copies of its pictures exist, by the number of the renderer's rules */
  pictureRules: number;
  createdAt: Date;
  updatedAt: Date;
};

const input = SignatureInput.shape;
const fields = {
  hash: { type: String, required: true, shape: Signature.shape.hash },
  owner: { type: Schema.Types.ObjectId, required: true },
  team: { type: Schema.Types.ObjectId },
  content: { type: Schema.Types.Mixed, required: true, shape: z.prefault(Content, {}) },
  hasShortLink: { type: Boolean, required: true, shape: input.hasShortLink },
  shorLinkHashType: { type: Number, required: true, shape: input.shorLinkHashType },
  publicPageColor: { type: String, required: true, shape: input.publicPageColor },
  shortLinks: {
    type: [{ _id: false, url: String, shortUrl: String }],
    default: [],
    shape: Signature.shape.shortLinks,
  },
  byDefault: { type: String, default: null },
  group: { type: String, default: null },
  isPrefill: { type: Boolean, default: false },
  prefillId: { type: String, default: null },
  revision: { type: Number, default: 1, whenMissing: 0 },
  pictureRules: { type: Number, default: 0 },
} satisfies Record<Exclude<keyof SignatureRecord, "_id" | "createdAt" | "updatedAt">, object>;

const schema = new Schema<SignatureRecord>(fields, { timestamps: true, minimize: false });
schema.index({ hash: 1 }, { unique: true }); // the public id
schema.index({ team: 1, createdAt: -1, _id: -1 }); // dashboard list, newest first
schema.index({ owner: 1, createdAt: -1, _id: -1 }); // the same of a member
schema.index({ pictureRules: 1 }); // whose pictures an update has left behind

/** Who keeps something that was read from here looks whether it still holds. */
export const signatureWrites = countWrites(schema);

export const SignatureModel = mongoose.model<SignatureRecord>("Signature", schema);

/** Signatures as they are meant, of whatever age. What one lacks is written with its next save. */
export const storedSignatures = storedReader<SignatureRecord>(SignatureModel);

/** Whose a signature is: the team's, and the one's who made it. */
export const subjectOf = ({ team, owner }: Pick<SignatureRecord, "team" | "owner">) => ({ team: team ?? owner, owner });

/** The condition that a revision is still the stored one; 0 stands for none. */
export const isRevision = (revision: number) => (revision === 0 ? mongoose.trusted({ $in: [0, null] }) : revision);
