/** Two-factor sign-in by an authenticator app (TOTP, RFC 6238), with recovery codes for the day it is lost. */
import { createHash, randomBytes } from "node:crypto";
import mongoose, { type Types } from "mongoose";
import * as z from "zod/mini";
import { seal, unseal } from "#program/seal.ts";
import { keysFor } from "#shared/auth/keys.ts";
import {
  CODE_DIGITS,
  type Code,
  groupsOf,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  readCode,
} from "#shared/auth/twoFactor/code.ts";
import type { RecoveryCodes, TwoFactor, TwoFactorSetUp } from "#shared/auth/twoFactor/schema.ts";
import { fail, refuse } from "#shared/errors/catalogue.ts";
import { msg } from "#shared/languages/translate.ts";
import { limitFailures } from "../../../db/cache/limit.ts";
import { unlessDuplicate } from "../../../db/mongo.ts";
import { settings } from "../../../settings.ts";
import type { UserRecord } from "../../account/service.ts";
import { tellOfChange } from "../changeMails.ts";
import { provePassword } from "../recentProof.ts";
import { tickets } from "../tickets.ts";
import type { Viewer } from "../viewer.ts";
import { AuthenticatorModel, type AuthenticatorRecord, storedAuthenticators } from "./model.ts";

const PERIOD_S = 30;
/** A clock may be off by one period. */
const WINDOW = 1;
const SECRET_BYTES = 20;
/** Wrong first codes of an app that is being set up. */
const CONFIRMATIONS = { limit: 10, windowMs: 15 * 60_000 };

type User = Pick<UserRecord, "_id" | "email">;

/** A log-in that has proved one factor, and of which epoch: a new password ends it. */
export const secondSteps = tickets("secondStep", z.strictObject({ epoch: z.int() }));

const ourKeys = () => keysFor("two-factor secrets", settings().tokenSecrets);

/** Loaded with the first code: a server at rest does not need it. */
async function app(secret: string, label = "") {
  const { Secret, TOTP } = await import("otpauth");
  return new TOTP({
    issuer: "Signoff",
    label,
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: CODE_DIGITS,
    period: PERIOD_S,
  });
}

const find = async (user: Types.ObjectId) => storedAuthenticators.read(await AuthenticatorModel.findById(user).lean());

/** Whether an account asks for a second factor. */
export const isOn = async (user: Types.ObjectId): Promise<boolean> =>
  (await AuthenticatorModel.exists({ _id: user, confirmedAt: mongoose.trusted({ $ne: null }) })) !== null;

export async function show({ _id }: User): Promise<TwoFactor> {
  const found = await find(_id);
  return found?.confirmedAt
    ? { isOn: true, since: found.confirmedAt.toISOString(), recoveryCodesLeft: found.recoveryCodes.length }
    : { isOn: false, since: null, recoveryCodesLeft: 0 };
}

/** Makes a secret for an app, in place of one that was never confirmed. @throws two_factor_on */
export async function setUp({ _id, email }: User): Promise<TwoFactorSetUp> {
  const { Secret } = await import("otpauth");
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const sealed = seal(await ourKeys(), secret);
  const write = AuthenticatorModel.updateOne(
    { _id, confirmedAt: null },
    { $set: { secret: sealed, last: 0, recoveryCodes: [] } },
    { upsert: true },
  );
  // With one that is confirmed the filter finds nothing, and a second record of the same id is refused.
  if ((await unlessDuplicate(write.exec())) === null) fail("two_factor_on");
  return { secret, address: (await app(secret, email)).toString() };
}

/** Switches it on with a code of the app that is being set up. @throws two_factor_on, invalid_input, too_many_requests */
export async function confirm(user: UserRecord, code: string): Promise<RecoveryCodes> {
  const { _id } = user;
  return limitFailures({ [`two-factor:confirm:${_id}`]: CONFIRMATIONS }, async () => {
    const found = await find(_id);
    if (found?.confirmedAt) fail("two_factor_on");
    const period = found && (await periodOf(found, readCode(code)));
    if (!found || period === null) return refuse("code", WRONG_CODE);
    const { shown, hashes } = newRecoveryCodes();
    // The first code is used up by it, and the secret is still the one that the code was of.
    const { modifiedCount } = await AuthenticatorModel.updateOne(
      { _id, secret: found.secret, confirmedAt: null },
      { $set: { confirmedAt: new Date(), last: period, recoveryCodes: hashes } },
    );
    if (modifiedCount !== 1) fail("two_factor_on");
    await tellOfChange(user, "twoFactorOn");
    return { recoveryCodes: shown };
  });
}

/** Uses a code up, by one atomic write: of many at once one passes. False when it is wrong or was used. */
export async function spend(user: Types.ObjectId, text: string): Promise<boolean> {
  const code = readCode(text);
  if (code?.kind === "recovery") {
    const hash = hashOf(code.letters);
    const { modifiedCount } = await AuthenticatorModel.updateOne(
      { _id: user, recoveryCodes: hash },
      { $pull: { recoveryCodes: hash } },
    );
    return modifiedCount === 1;
  }
  const found = await find(user);
  const period = found && (await periodOf(found, code));
  if (!found || period === null) return false;
  const { modifiedCount } = await AuthenticatorModel.updateOne(
    { _id: user, secret: found.secret, last: mongoose.trusted({ $lt: period }) },
    { $set: { last: period, ...(await resealed(found.secret)) } },
  );
  return modifiedCount === 1;
}

/** The period whose code it is; null for a wrong one, and for every code when the secret cannot be read any more. */
async function periodOf({ secret }: AuthenticatorRecord, code: Code | null): Promise<number | null> {
  if (code?.kind !== "app") return null;
  const { TOTP } = await import("otpauth");
  const timestamp = Date.now();
  const key = await opened(secret);
  if (key === null) return null;
  const delta = (await app(key)).validate({ token: code.digits, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ timestamp, period: PERIOD_S }) + delta;
}

/** Null when it was sealed with a secret that is not ours any more: then recovery codes alone open the account. */
async function opened(sealed: string): Promise<string | null> {
  try {
    return z.parse(z.string(), unseal(await ourKeys(), sealed));
  } catch {
    return null;
  }
}

/** Under the newest key, so that the one before can be forgotten when everybody has come by. */
async function resealed(sealed: string): Promise<{ secret?: string }> {
  const keys = await ourKeys();
  return sealed.startsWith(`${keys[0].id}.`) ? {} : { secret: seal(keys, unseal(keys, sealed)) };
}

/** @throws two_factor_off, invalid_input, too_many_requests */
export async function renewRecoveryCodes(viewer: Viewer, password: string): Promise<RecoveryCodes> {
  await provePassword(viewer, password, "password");
  const { user } = viewer;
  const { shown, hashes } = newRecoveryCodes();
  const { matchedCount } = await AuthenticatorModel.updateOne(
    { _id: user._id, confirmedAt: mongoose.trusted({ $ne: null }) },
    { $set: { recoveryCodes: hashes } },
  );
  if (matchedCount !== 1) fail("two_factor_off");
  await tellOfChange(user, "recoveryCodesRenewed");
  return { recoveryCodes: shown };
}

/** @throws invalid_input, too_many_requests */
export async function switchOff(viewer: Viewer, password: string): Promise<void> {
  await provePassword(viewer, password, "password");
  const { user } = viewer;
  const before = storedAuthenticators.read(await AuthenticatorModel.findOneAndDelete({ _id: user._id }).lean());
  if (before?.confirmedAt) await tellOfChange(user, "twoFactorOff");
}

export const WRONG_CODE = msg("This code is wrong or was used already. Wait for the next one.");

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function newRecoveryCodes() {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    // 32 letters divide a byte evenly: all are as likely.
    Array.from(randomBytes(RECOVERY_CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join(""),
  );
  return { shown: codes.map(groupsOf), hashes: codes.map(hashOf) };
}

/** Fast, as the codes are long: nobody can try them all. */
const hashOf = (letters: string) => createHash("sha256").update(letters).digest("base64url");
