/** What devices with a pass ask of us: https://developer.apple.com/documentation/walletpasses/adding-a-web-service-to-update-passes */
import { createHash, timingSafeEqual } from "node:crypto";
import mongoose from "mongoose";
import { fail } from "#shared/errors/catalogue.ts";
import { unlessDuplicate } from "../../../db/mongo.ts";
import { readCardNow } from "../shown.ts";
import { storedDevices, storedPasses, WalletDeviceModel, WalletPassModel, type WalletPassRecord } from "./model.ts";
import { findPass, passFile } from "./passes.ts";

/** A card is on so many devices that hear of its changes; further ones have it as it was when they took it. */
export const MAX_DEVICES = 2_000;
/** A device has so many of our passes. */
const MAX_PASSES = 500;

/** The pass that a device has the token of. @throws not_signed_in */
export async function proved(hash: string, authorization: string | undefined): Promise<WalletPassRecord> {
  const pass = await findPass(hash);
  const given = /^ApplePass (\S+)$/.exec(authorization ?? "")?.[1];
  // Nobody learns which cards are in wallets.
  if (!pass || given === undefined || !isSame(given, pass.token)) return fail("not_signed_in");
  return pass;
}

/** Digests are of one length, whatever was given. */
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
const digest = (text: string) => createHash("sha256").update(text).digest();

/** @returns false when the device had registered it before @throws too_many_requests for a card that is on too many */
export async function register({ hash, removeAt }: WalletPassRecord, device: string, pushToken: string) {
  const { matchedCount } = await WalletDeviceModel.updateOne({ device, hash }, { $set: { pushToken } });
  if (matchedCount === 1) return false;
  if ((await WalletDeviceModel.countDocuments({ hash })) >= MAX_DEVICES) fail("too_many_requests");
  await unlessDuplicate(WalletDeviceModel.create({ device, hash, pushToken, removeAt }));
  return true;
}

export const unregister = ({ hash }: WalletPassRecord, device: string) => WalletDeviceModel.deleteOne({ device, hash });

/**
 * Which passes of a device have changed, and what it asks with the next time.
 * @param since what it was told the last time: milliseconds since 1970; null: nothing yet
 */
export async function changedFor(device: string, since: number | null) {
  const rows = storedDevices.readAll(await WalletDeviceModel.find({ device }).limit(MAX_PASSES).lean());
  const later = since === null ? {} : { changedAt: mongoose.trusted({ $gt: new Date(since) }) };
  const hashes = mongoose.trusted({ $in: rows.map(({ hash }) => hash) });
  const changed = storedPasses.readAll(await WalletPassModel.find({ hash: hashes, ...later }).lean());
  if (changed.length === 0) return null;
  const lastUpdated = Math.max(...changed.map(({ changedAt }) => changedAt.getTime()));
  return { serialNumbers: changed.map(({ hash }) => hash), lastUpdated: String(lastUpdated) };
}

/** A pass as it is now, though nothing of it may be in the memory of this process yet. */
export async function newest(pass: WalletPassRecord): Promise<Buffer> {
  return passFile(pass, await readCardNow(pass.hash));
}
