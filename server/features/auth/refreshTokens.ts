import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import mongoose, { type ClientSession, type Types } from "mongoose";
import { REFRESH_ABSOLUTE_DAYS, REFRESH_IDLE_DAYS, REFRESH_OVERLAP_S, SUDO_MINUTES } from "#shared/auth/constants.ts";
import { keysFor, secretsOf } from "#shared/auth/keys.ts";
import { settings } from "../../settings.ts";
import type { Agent } from "./agents.ts";
import { RefreshFamilyModel, type RefreshFamilyRecord, storedFamilies } from "./model.ts";
import { endSession } from "./sessions.ts";

const DAY_MS = 86_400_000;

const ourKeys = () => keysFor("refresh tokens", settings().tokenSecrets);

/**
 * Token n of a family is `family.n.kid.HMAC(key, family.n)`: 256 bits nobody can guess, and nothing secret is stored.
 * Because n + 1 follows from n, two tabs that refresh at once get the same successor.
 */
async function tokenOf(family: string, number: number): Promise<string> {
  const [{ id, bytes }] = await ourKeys();
  return `${family}.${number}.${id}.${proofOf(bytes, `${family}.${number}`)}`;
}

const proofOf = (key: Uint8Array | string, head: string) =>
  createHmac("sha256", key).update(`refresh:${head}`).digest("base64url");

/** The session that a token says it belongs to; nothing is proved by it. */
export const familyOf = (token: string): string => token.split(".")[0] as string;

async function parseToken(token: string): Promise<{ family: string; number: number } | null> {
  const [family, digits, ...rest] = token.split(".");
  if (!family || !digits || !/^\d{1,9}$/.test(digits) || rest.length > 2) return null;
  const given = Buffer.from(rest.at(-1) ?? "");
  const isProof = (key: Uint8Array | string) => {
    const expected = Buffer.from(proofOf(key, `${family}.${digits}`));
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  const keys = await ourKeys();
  // Three parts: from before keys had ids, under the secret itself. The next token of the session is of the new kind.
  const isOurs =
    rest.length === 1
      ? secretsOf(settings().tokenSecrets).some(isProof)
      : keys.some(({ id, bytes }) => id === rest[0] && isProof(bytes));
  return isOurs ? { family, number: Number(digits) } : null;
}

/** Starts a session; whoever opens one has just proved who they are. @returns its id and its first refresh token */
export async function startFamily(
  { _id: user, epoch }: { _id: Types.ObjectId; epoch: number },
  agent: Agent,
  now = new Date(),
) {
  const family = randomBytes(16).toString("base64url");
  const endsAt = new Date(now.getTime() + REFRESH_ABSOLUTE_DAYS * DAY_MS);
  await RefreshFamilyModel.create({
    _id: family,
    user,
    current: 1,
    rotatedAt: now,
    expiresAt: idleEnd(now, endsAt),
    endsAt,
    epoch,
    sudoUntil: sudoEnd(now),
    ...agent,
  });
  return { session: family, refreshToken: await tokenOf(family, 1) };
}

export type Rotation =
  | { outcome: "rotated"; user: Types.ObjectId; epoch: number | null; session: string; refreshToken: string }
  /** forged, ended, or spent too long ago; `isReuse` when a spent token came back and the family was revoked for it */
  | { outcome: "refused"; isReuse: boolean };

/** Trades a refresh token for its successor. The spent one answers with the same successor for a short while. */
export async function rotate(token: string, now = new Date()): Promise<Rotation> {
  const parsed = await parseToken(token);
  if (!parsed) return { outcome: "refused", isReuse: false };
  const { family: id, number } = parsed;
  const rotated = async (
    { user, epoch }: Pick<RefreshFamilyRecord, "user" | "epoch">,
    next: number,
  ): Promise<Rotation> => ({
    outcome: "rotated",
    user,
    epoch,
    session: id,
    refreshToken: await tokenOf(id, next),
  });

  const family = storedFamilies.read(await RefreshFamilyModel.findById(id).lean());
  if (!family || family.expiresAt <= now) return { outcome: "refused", isReuse: false };

  if (family.current === number) {
    const { modifiedCount } = await RefreshFamilyModel.updateOne(
      { _id: id, current: number },
      { $set: { current: number + 1, rotatedAt: now, expiresAt: idleEnd(now, family.endsAt) } },
    );
    // When another request won the race, ours was spent a moment ago: the successor is the same.
    if (modifiedCount === 1 || (await RefreshFamilyModel.exists({ _id: id, current: number + 1 })))
      return rotated(family, number + 1);
  }
  const isOverlap =
    family.current === number + 1 && now.getTime() - family.rotatedAt.getTime() <= REFRESH_OVERLAP_S * 1000;
  if (isOverlap) return rotated(family, family.current);

  await endSession(id);
  return { outcome: "refused", isReuse: true };
}

/** The session of a token that is ours, null for any other. The token need not be the newest. */
export async function sessionOf(token: string): Promise<string | null> {
  return (await parseToken(token))?.family ?? null;
}

/**
 * Ends every session of a person; whoever does so raises the epoch as well, which ends their access tokens and a login
 * that is on its way.
 */
export const endFamiliesOf = (user: Types.ObjectId, session: ClientSession) =>
  RefreshFamilyModel.deleteMany({ user }, { session });

/** The same but for one of them, which goes on under the new epoch. */
export async function endOtherFamiliesOf(
  user: Types.ObjectId,
  kept: { id: string; epoch: number },
  session: ClientSession,
): Promise<void> {
  await RefreshFamilyModel.deleteMany({ user, _id: mongoose.trusted({ $ne: kept.id }) }, { session });
  await RefreshFamilyModel.updateOne({ _id: kept.id, user }, { $set: { epoch: kept.epoch } }, { session });
}

/** When a proof that is given now is too old. */
export const sudoEnd = (now: Date) => new Date(now.getTime() + SUDO_MINUTES * 60_000);

const idleEnd = (now: Date, endsAt: Date) =>
  new Date(Math.min(now.getTime() + REFRESH_IDLE_DAYS * DAY_MS, endsAt.getTime()));
