import mongoose, { Schema, type Types } from "mongoose";
import * as z from "zod/mini";
import { Email } from "#shared/auth/schema.ts";
import { OFFER_KINDS, type OfferKind } from "#shared/reseller/offers/schema.ts";
import { storedReader } from "../../../db/stored.ts";

/** An agency offers a company to somebody, or a place in it to somebody's team. It is gone once it is answered. */
export type CompanyOfferRecord = {
  _id: Types.ObjectId;
  kind: OfferKind;
  agency: Types.ObjectId;
  /** which one is to leave; null: a team is to join */
  company: Types.ObjectId | null;
  email: string;
  /** how many the company is to have that joins; 0 where one leaves */
  signatures: number;
  /** of the token in the mailed link */
  hash: string;
  expiresAt: Date;
  by: Types.ObjectId;
  createdAt: Date;
};

const fields = {
  kind: { type: String, required: true, shape: z.enum(OFFER_KINDS) },
  agency: { type: Schema.Types.ObjectId, required: true },
  company: { type: Schema.Types.ObjectId, default: null },
  email: { type: String, required: true, shape: Email },
  signatures: { type: Number, default: 0, shape: z.int() },
  hash: { type: String, required: true },
  expiresAt: { type: Date, required: true },
  by: { type: Schema.Types.ObjectId, required: true },
} satisfies Record<Exclude<keyof CompanyOfferRecord, "_id" | "createdAt">, object>;

const schema = new Schema<CompanyOfferRecord>(fields, { timestamps: { createdAt: true, updatedAt: false } });
schema.index({ agency: 1, _id: -1 }); // what waits
schema.index({ company: 1 }, { unique: true, partialFilterExpression: { company: { $type: "objectId" } } }); // a company is offered to one at a time
schema.index({ agency: 1, email: 1 }, { unique: true, partialFilterExpression: { kind: "join" } }); // … and a place once to an address
schema.index({ email: 1 }); // what goes with an address
schema.index({ hash: 1 }, { unique: true }); // the link
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 }); // nobody can answer it any more

export const CompanyOfferModel = mongoose.model<CompanyOfferRecord>("CompanyOffer", schema);
/** Offers as they are meant, of whatever age. */
export const storedOffers = storedReader<CompanyOfferRecord>(CompanyOfferModel);
