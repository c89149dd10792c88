import { randomBytes } from "node:crypto";
import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { NO_OWN, Own } from "#shared/members/masters/own.ts";
import { type Content, Signature, SignatureInput, StoredContent } from "#shared/signatures/schema.ts";
import { storedReader } from "../../db/stored.ts";
import { countWrites } from "../../db/writes.ts";
import { SharedFrom } from "./shared/from.ts";

/** The public id of a signature that is to be made. */
export const newHash = () => randomBytes(16).toString("base64url");

/** A stored signature. `content` is what the renderer draws, parsed by the shared schema on its way in. */
export type SignatureRecord = Omit<SignatureInput, keyof Content> & {
  _id: Types.ObjectId;
  hash: string;
  /** who made it */
  owner: Types.ObjectId;
  /** whose it is; missing in records from before there were teams: its maker's own, as `subjectOf` reads it */
  team?: Types.ObjectId;
  content: Content;
  shortLinks: Signature["shortLinks"];
  group: string | null;
  /** to which member of the team it is assigned, by the address of their row there; null, and in records from before: nobody */
  assignee: string | null;
  /** hash of the one that has taken its place in what was sent, as its person has left; null, and in records from before: none */
  successor: string | null;
  isPrefill: boolean;
  prefillId: string | null;
  /** counts the saves; the ETag, so that two editors cannot overwrite each other unnoticed. 0 before the first that was counted */
  revision: number;
  /** when what mails show of it was changed last; null, and in records from before: never since that is noted */
  changedAt: Date | null;
  /** which state of it was copied last, by its `updatedAt`; null, and in records from before: as far as is known, none */
  copiedState: Date | null;
  /** which state of it is said to be installed, by its `updatedAt`; null, and in records from before: none */
  installedState: Date | null;
  /** what it shows of stored pictures, by what all copies of one have in common; it follows from the content */
  pictures: string[];
  /** the pages and cards that it leads to, by their hashes; it follows from the content. In records from before: none */
  ways: string[];
  /** which copies of its pictures exist, by the number of the renderer's rules */
  pictureRules: number;
  /** hash of the team's signature that it follows; null, and in records from before: none */
  master: string | null;
  /** its master while it is assigned to somebody, which is as long as it is composed anew with it; null: it is not */
  follows: string | null;
  /** the revision of the master that it was composed of last; `ANEW`: it has to be */
  masterRevision: number;
  /** why the last try to compose it has failed: a code of the catalogue; null: it has not */
  masterProblem: string | null;
  /** what is said otherwise in it than in the master */
  own: Own;
  /** of a company: the design of its agency that it is a copy of; null, and in records from before: it is the team's own */
  sharedFrom: SharedFrom | null;
  createdAt: Date;
  updatedAt: Date;
};

/** In place of a master's revision: older than any. */
export const ANEW = -1;

const input = SignatureInput.shape;
const fields = {
  hash: { type: String, required: true, shape: Signature.shape.hash },
  owner: { type: Schema.Types.ObjectId, required: true },
  team: { type: Schema.Types.ObjectId },
  content: { type: Schema.Types.Mixed, required: true, shape: z.prefault(StoredContent, {}) },
  hasShortLink: { type: Boolean, required: true, shape: input.hasShortLink },
  shorLinkHashType: { type: Number, required: true, shape: input.shorLinkHashType },
  publicPageColor: { type: String, required: true, shape: input.publicPageColor },
  label: { type: String, default: "", shape: input.label },
  forms: { type: Schema.Types.Mixed, default: {}, shape: input.forms },
  shortLinks: {
    type: [{ _id: false, url: String, shortUrl: String, isPressedOnly: Boolean }],
    default: [],
    shape: Signature.shape.shortLinks,
  },
  group: { type: String, default: null },
  assignee: { type: String, default: null },
  successor: { type: String, default: null },
  isPrefill: { type: Boolean, default: false },
  prefillId: { type: String, default: null },
  revision: { type: Number, default: 1, whenMissing: 0 },
  changedAt: { type: Date, default: null },
  copiedState: { type: Date, default: null },
  installedState: { type: Date, default: null },
  pictures: { type: [String], default: [] },
  ways: { type: [String], default: [] },
  pictureRules: { type: Number, default: 0 },
  master: { type: String, default: null },
  follows: { type: String, default: null },
  masterRevision: { type: Number, default: ANEW },
  masterProblem: { type: String, default: null },
  own: { type: Schema.Types.Mixed, default: () => structuredClone(NO_OWN), shape: Own },
  sharedFrom: { type: Schema.Types.Mixed, default: null, shape: z.nullable(SharedFrom) },
} satisfies Record<Exclude<keyof SignatureRecord, "_id" | "createdAt" | "updatedAt">, object>;

const schema = new Schema<SignatureRecord>(fields, { timestamps: true, minimize: false });
schema.index({ hash: 1 }, { unique: true }); // the public id
schema.index({ team: 1, createdAt: -1, _id: -1 }); // dashboard list, newest first
schema.index({ owner: 1, createdAt: -1, _id: -1 }); // the same of a member
schema.index({ team: 1, updatedAt: -1, _id: -1 }); // the list by the last change
// A member has one at most.
schema.index({ team: 1, assignee: 1 }, { unique: true, partialFilterExpression: { assignee: { $type: "string" } } });
// Which of those that follow a master have not been composed of what it is now, and how many there are.
schema.index({ team: 1, follows: 1, masterRevision: 1 }, { partialFilterExpression: { follows: { $type: "string" } } });
schema.index(
  { team: 1, follows: 1, masterProblem: 1 },
  { partialFilterExpression: { masterProblem: { $type: "string" } } },
); // those that could not be
schema.index({ successor: 1 }, { partialFilterExpression: { successor: { $type: "string" } } }); // whose place one has taken
schema.index({ pictures: 1 }); // where a picture is used
schema.index({ team: 1, ways: 1 }); // which lead to a page or card
schema.index({ pictureRules: 1 }); // whose pictures an update has left behind

/** Who keeps something that was read from here looks whether it still holds. */
export const signatureWrites = countWrites(schema);

export const SignatureModel = mongoose.model<SignatureRecord>("Signature", schema);

/** Signatures as they are meant, of whatever age. What one lacks is written with its next save. */
export const storedSignatures = storedReader<SignatureRecord>(SignatureModel);

/** Whose a signature is: the team's, the one's who made it, and the member's it is assigned to. */
export const subjectOf = ({
  team,
  owner,
  assignee = null,
}: Pick<SignatureRecord, "team" | "owner"> & Partial<Pick<SignatureRecord, "assignee">>) => ({
  team: team ?? owner,
  owner,
  assignee,
});

/** The condition that a revision is still the stored one; 0 stands for none. */
export const isRevision = (revision: number) => (revision === 0 ? mongoose.trusted({ $in: [0, null] }) : revision);
