/** Who buys, as it stands on the next invoices of a team. */
import mongoose, { type ClientSession, Schema, type Types } from "mongoose";
import type { Buyer } from "#shared/billing/schema.ts";
import { limit } from "../../db/cache/limit.ts";
import { storedReader } from "../../db/stored.ts";
import type { Viewer } from "../auth/viewer.ts";

/** Far more than anybody moves house. */
const CHANGES = { limit: 60, windowMs: 3_600_000 };

/** `_id` is the team's. */
export type BuyerRecord = Buyer & { _id: Types.ObjectId; createdAt: Date; updatedAt: Date };

const text = { type: String, default: "" };
const fields = { name: text, address: text, country: text, taxId: text } satisfies Record<keyof Buyer, object>;
const schema = new Schema<BuyerRecord>({ _id: { type: Schema.Types.ObjectId, required: true }, ...fields } as never, {
  timestamps: true,
});

export const BuyerModel = mongoose.model<BuyerRecord>("Buyer", schema);
const storedBuyers = storedReader<BuyerRecord>(BuyerModel);

const NOBODY: Buyer = { name: "", address: "", country: "", taxId: "" };

/** All empty where nothing was said. */
export async function buyerOf(team: Types.ObjectId, session: ClientSession | null = null): Promise<Buyer> {
  const { name, address, country, taxId } =
    storedBuyers.read(await BuyerModel.findById(team).session(session).lean()) ?? NOBODY;
  return { name, address, country, taxId };
}

/** For the next invoices: those that there are stay as they are. @throws too_many_requests */
export async function changeBuyer({ id, team }: Viewer, buyer: Buyer): Promise<Buyer> {
  await limit(`buyer:account:${id}`, CHANGES);
  await BuyerModel.updateOne({ _id: team._id }, { $set: buyer }, { upsert: true });
  return buyer;
}

/** What an erased account has said of itself; its invoices stay as they were written. */
export const forgetBuyer = (team: Types.ObjectId, session: ClientSession) =>
  BuyerModel.deleteOne({ _id: team }, { session });
