import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Types } from "mongoose";
import { REFRESH_ABSOLUTE_DAYS, REFRESH_IDLE_DAYS, REFRESH_OVERLAP_S } from "#shared/auth/constants.ts";
import { RefreshFamilyModel } from "./model.ts";

const DAY_MS = 86_400_000;

/**
 * Token n of a family is `family.n.HMAC(secret, family.n)`: 256 bits nobody can guess, and nothing secret is stored.
 * Because n + 1 follows from n, two tabs that refresh at once get the same successor.
 */
const tokenOf = (secret: string, family: string, number: number) => {
  const head = `${family}.${number}`;
  return `${head}.${createHmac("sha256", secret).update(`refresh:${head}`).digest("base64url")}`;
};

/** The session that a token says it belongs to; nothing is proved by it. */
export const familyOf = (token: string): string => token.split(".")[0] as string;

function parseToken(secret: string, token: string): { family: string; number: number } | null {
  const [family, digits] = token.split(".");
  if (!family || !digits || !/^\d{1,9}$/.test(digits)) return null;
  const expected = Buffer.from(tokenOf(secret, family, Number(digits)));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? { family, number: Number(digits) }
    : null;
}

/** Starts a session. Returns its first refresh token. */
export async function startFamily(secret: string, user: Types.ObjectId, now = new Date()): Promise<string> {
  const family = randomBytes(16).toString("base64url");
  const endsAt = new Date(now.getTime() + REFRESH_ABSOLUTE_DAYS * DAY_MS);
  await RefreshFamilyModel.create({
    _id: family,
    user,
    current: 1,
    rotatedAt: now,
    expiresAt: idleEnd(now, endsAt),
    endsAt,
  });
  return tokenOf(secret, family, 1);
}

export type Rotation =
  | { outcome: "rotated"; user: Types.ObjectId; refreshToken: string }
  /** forged, ended, or spent too long ago; `isReuse` when a spent token came back and the family was revoked for it */
  | { outcome: "refused"; isReuse: boolean };

/** Trades a refresh token for its successor. The spent one answers with the same successor for a short while. */
export async function rotate(secret: string, token: string, now = new Date()): Promise<Rotation> {
  const parsed = parseToken(secret, token);
  if (!parsed) return { outcome: "refused", isReuse: false };
  const { family: id, number } = parsed;

  const family = await RefreshFamilyModel.findById(id).lean();
  if (!family || family.expiresAt <= now) return { outcome: "refused", isReuse: false };

  if (family.current === number) {
    const rotated = await RefreshFamilyModel.updateOne(
      { _id: id, current: number },
      { $set: { current: number + 1, rotatedAt: now, expiresAt: idleEnd(now, family.endsAt) } },
    );
    // When another request won the race, ours was spent a moment ago: the successor is the same.
    if (rotated.modifiedCount === 1 || (await RefreshFamilyModel.exists({ _id: id, current: number + 1 })))
      return { outcome: "rotated", user: family.user, refreshToken: tokenOf(secret, id, number + 1) };
  }
  const isOverlap =
    family.current === number + 1 && now.getTime() - family.rotatedAt.getTime() <= REFRESH_OVERLAP_S * 1000;
  if (isOverlap) return { outcome: "rotated", user: family.user, refreshToken: tokenOf(secret, id, family.current) };

  await RefreshFamilyModel.deleteOne({ _id: id });
  return { outcome: "refused", isReuse: true };
}

/** Ends the session that a token belongs to; a token that is not ours ends nothing. */
export async function endFamily(secret: string, token: string): Promise<void> {
  const parsed = parseToken(secret, token);
  if (parsed) await RefreshFamilyModel.deleteOne({ _id: parsed.family });
}

/** Ends every session of a person. */
export const endFamiliesOf = (user: Types.ObjectId) => RefreshFamilyModel.deleteMany({ user });

const idleEnd = (now: Date, endsAt: Date) =>
  new Date(Math.min(now.getTime() + REFRESH_IDLE_DAYS * DAY_MS, endsAt.getTime()));
