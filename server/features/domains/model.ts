import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { DOMAIN_STATUSES, type DomainStatus } from "#shared/domains/schema.ts";
import { storedReader } from "../../db/stored.ts";
import { countWrites } from "../../db/writes.ts";

/** A domain of a team. Whoever adds it again gets a new token. */
export type DomainRecord = {
  _id: Types.ObjectId;
  team: Types.ObjectId;
  /** in its normal form */
  host: string;
  /** 128 random bits that have to stand in its proof */
  token: string;
  status: DomainStatus;
  /** what was seen when we looked last; null: nobody could say */
  isProofSeen: boolean | null;
  isPointed: boolean | null;
  /** until when a proof is waited for; null: it was there */
  expiresAt: Date | null;
  checkedAt: Date | null;
  /** when we look next; null: when somebody asks us to */
  checkAt: Date | null;
  createdAt: Date;
};

const fields = {
  team: { type: Schema.Types.ObjectId, required: true },
  host: { type: String, required: true },
  token: { type: String, required: true },
  // One that does not say how it is serves nothing.
  status: { type: String, default: "unverified" as const, shape: z.enum(DOMAIN_STATUSES) },
  isProofSeen: { type: Boolean, default: null },
  isPointed: { type: Boolean, default: null },
  expiresAt: { type: Date, default: null },
  checkedAt: { type: Date, default: null },
  checkAt: { type: Date, default: null },
} satisfies Record<Exclude<keyof DomainRecord, "_id" | "createdAt">, object>;

const schema = new Schema<DomainRecord>(fields, { timestamps: { createdAt: true, updatedAt: false } });
schema.index({ team: 1, host: 1 }, { unique: true }); // a team has it once; its list
// Whoever has proved it has it alone; those who only say so keep nobody from it. What is served is found by it.
schema.index({ host: 1 }, { unique: true, partialFilterExpression: { status: "verified" } });
schema.index({ checkAt: 1 }); // what is looked at next

/** Who keeps something that was read from here looks whether it still holds. */
export const domainWrites = countWrites(schema);

export const DomainModel = mongoose.model<DomainRecord>("Domain", schema);

/** Domains as they are meant, of whatever age. */
export const storedDomains = storedReader<DomainRecord>(DomainModel);
