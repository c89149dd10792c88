/** Six digits of a mail, typed by somebody who is logged in: short, so they live briefly and may be tried a few times only. */
import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import mongoose, { type ClientSession, type Types } from "mongoose";
import { keysFor } from "#shared/auth/keys.ts";
import { CODE_MINUTES, CODE_TRIES } from "#shared/mail/constants.ts";
import { settings } from "../../settings.ts";
import { storedCodes, VerificationCodeModel } from "./model.ts";

/** Six digits, any of them as likely as the others. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

type Person = { _id: Types.ObjectId; email: string };

/** A code for one mail to the address that the account has now; the one before is over. */
export async function make({ _id, email }: Person, now = new Date()): Promise<string> {
  const code = newCode();
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  const [codeHash] = await hashesOfCode(String(_id), code);
  await VerificationCodeModel.updateOne({ _id }, { $set: { email, codeHash, tries: 0, expiresAt } }, { upsert: true });
  return code;
}

export type Try =
  | { outcome: "right"; email: string; spend(session: ClientSession): Promise<boolean> }
  | { outcome: "wrong" }
  | { outcome: "over" };

/**
 * Takes one of the tries of a person's code, before anything is compared: those that run at once all count. `over`: there is
 * none, or none any more. A right one is spent by whoever uses it, once: false when somebody was faster.
 */
export async function attempt(user: Types.ObjectId, code: string, now = new Date()): Promise<Try> {
  const valid = {
    _id: user,
    expiresAt: mongoose.trusted({ $gt: now }),
    tries: mongoose.trusted({ $lt: CODE_TRIES }),
  };
  const stored = storedCodes.read(await VerificationCodeModel.findOneAndUpdate(valid, { $inc: { tries: 1 } }).lean());
  if (!stored) return { outcome: "over" };
  const { email, codeHash } = stored;
  const isRight = (await hashesOfCode(String(user), code)).some((hash) => isSameHash(hash, codeHash));
  if (!isRight) return { outcome: "wrong" };
  const spend = async (session: ClientSession) =>
    (await VerificationCodeModel.deleteOne({ _id: user, codeHash }, { session })).deletedCount === 1;
  return { outcome: "right", email, spend };
}

/** Under each secret that is honoured, the newest first. */
export async function hashesOfCode(subject: string, code: string): Promise<string[]> {
  const keys = await keysFor("mailed codes", settings().tokenSecrets);
  return keys.map(({ bytes }) => createHmac("sha256", bytes).update(`${subject} ${code}`).digest("base64url"));
}

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
