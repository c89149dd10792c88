import { createHash, randomBytes } from "node:crypto";
import mongoose, { type Types } from "mongoose";
import { RESET_MINUTES } from "#shared/mail/constants.ts";
import { ResetTokenModel, type ResetTokenRecord } from "./model.ts";

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
const valid = (token: string, now: Date) => ({ _id: hashOf(token), expiresAt: mongoose.trusted({ $gt: now }) });

/** Makes a token that lets its holder choose a new password, once. 256 random bits; only their hash is stored. */
export async function makeResetToken(user: Types.ObjectId, now = new Date()) {
  const token = randomBytes(32).toString("base64url");
  const endsAt = new Date(now.getTime() + RESET_MINUTES * 60_000);
  await ResetTokenModel.create({ _id: hashOf(token), user, expiresAt: endsAt });
  return { token, endsAt };
}

/** Whose token it is, null when it is not valid any more. It stays valid. */
export async function readResetToken(token: string, now = new Date()): Promise<Types.ObjectId | null> {
  return (await ResetTokenModel.findOne(valid(token, now)).lean<ResetTokenRecord>())?.user ?? null;
}

/** Uses a token up, by one atomic write. @returns false when somebody was faster or it is not valid any more */
export async function spendResetToken(token: string, now = new Date()): Promise<boolean> {
  const spent = await ResetTokenModel.findOneAndDelete(valid(token, now)).lean<ResetTokenRecord>();
  if (!spent) return false;
  // The person has a password now; links in older mails would only be a risk.
  await ResetTokenModel.deleteMany({ user: spent.user });
  return true;
}
