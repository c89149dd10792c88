import mongoose, { Schema, type Types } from "mongoose";
import { storedReader } from "../../../db/stored.ts";

/** That a card is in somebody's wallet, or may be. It says nothing of the card itself, and stays when that is gone: wallets ask then too. */
export type WalletPassRecord = {
  _id: Types.ObjectId;
  /** of the card */
  hash: string;
  /** whose card it is; of one whose team was erased nobody's */
  team: Types.ObjectId;
  /** by which devices prove that they hold the pass; the same for good */
  token: string;
  /** hash of what the pass showed at its last change */
  tag: string;
  /** when that was: each change is in a second of its own, as headers tell no less */
  changedAt: Date;
  /** the tag that all devices have been told of; null: none yet */
  toldTag: string | null;
  /** whether somebody has asked for a link to Google */
  isAtGoogle: boolean;
  /** null while the card is there; then: when the last device has had time to hear of its end */
  removeAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

const fields = {
  hash: { type: String, required: true },
  team: { type: Schema.Types.ObjectId, required: true },
  token: { type: String, required: true },
  tag: { type: String, required: true },
  changedAt: { type: Date, required: true },
  toldTag: { type: String, default: null },
  isAtGoogle: { type: Boolean, default: false },
  removeAt: { type: Date, default: null },
} satisfies Record<Exclude<keyof WalletPassRecord, "_id" | "createdAt" | "updatedAt">, object>;

const schema = new Schema<WalletPassRecord>(fields, { timestamps: true });
schema.index({ hash: 1 }, { unique: true }); // one for each card
schema.index({ team: 1 }); // what ends with a team
schema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });

export const WalletPassModel = mongoose.model<WalletPassRecord>("WalletPass", schema);
export const storedPasses = storedReader<WalletPassRecord>(WalletPassModel);

/** A device that has a pass and wants to hear of its changes. */
export type WalletDeviceRecord = {
  _id: Types.ObjectId;
  /** what Apple calls it */
  device: string;
  /** of the card */
  hash: string;
  /** by which Apple's push service finds it */
  pushToken: string;
  /** as that of its pass */
  removeAt: Date | null;
};

const deviceFields = {
  device: { type: String, required: true },
  hash: { type: String, required: true },
  pushToken: { type: String, required: true },
  removeAt: { type: Date, default: null },
} satisfies Record<Exclude<keyof WalletDeviceRecord, "_id">, object>;

const deviceSchema = new Schema<WalletDeviceRecord>(deviceFields);
deviceSchema.index({ device: 1, hash: 1 }, { unique: true }); // a device registers a pass once, and asks for all of its own
deviceSchema.index({ hash: 1, _id: 1 }); // who hears of a change, part by part
deviceSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });

export const WalletDeviceModel = mongoose.model<WalletDeviceRecord>("WalletDevice", deviceSchema);
export const storedDevices = storedReader<WalletDeviceRecord>(WalletDeviceModel);
