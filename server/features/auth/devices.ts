/**
 * Device cookies (OWASP): who has logged in before proves it, so that strangers' wrong guesses lock nobody out. The
 * cookie holds a proof for each account that logged in with this browser; a proof names neither person nor account, and
 * ends with the account's epoch, that is with a new password.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { DEVICE_DAYS, MAX_DEVICE_ACCOUNTS } from "#shared/auth/constants.ts";
import { type Key, keysFor } from "#shared/auth/keys.ts";
import { settings } from "../../settings.ts";
import type { UserRecord } from "../account/service.ts";

const DAY_MS = 86_400_000;
/** Day and nonce, then the tag: `fxz.q8Zr….Vd0…`. */
const PROOF = /^([0-9a-z]{1,6})\.([\w-]{16})\.([\w-]{22})$/;

const ourKeys = () => keysFor("device cookies", settings().tokenSecrets);

type Account = Pick<UserRecord, "_id" | "epoch">;
type Proof = { text: string; day: number; nonce: string; tag: string };

/** The nonce of the proof that this browser has logged in to the account; null without one. */
export async function find(cookie: string | undefined, user: Account, now = Date.now()): Promise<string | null> {
  const keys = await ourKeys();
  return parse(cookie, now).find((proof) => isOf(proof, user, keys))?.nonce ?? null;
}

/** The cookie with a proof for the account: newest first, at most `MAX_DEVICE_ACCOUNTS`. */
export async function add(cookie: string | undefined, user: Account, now = Date.now()): Promise<string> {
  const keys = await ourKeys();
  const head = `${Math.floor(now / DAY_MS).toString(36)}.${randomBytes(12).toString("base64url")}`;
  const others = parse(cookie, now).filter((proof) => !isOf(proof, user, keys));
  return [`${head}.${tagOf(user, head, keys[0])}`, ...others.map(({ text }) => text)]
    .slice(0, MAX_DEVICE_ACCOUNTS)
    .join("~");
}

function isOf({ text, tag }: Proof, user: Account, keys: readonly Key[]): boolean {
  const head = text.slice(0, -tag.length - 1);
  return keys.some((key) => timingSafeEqual(Buffer.from(tag), Buffer.from(tagOf(user, head, key))));
}

function tagOf({ _id, epoch }: Account, head: string, { bytes }: Key): string {
  return createHmac("sha256", bytes).update(`device:${_id}:${epoch}:${head}`).digest("base64url").slice(0, 22);
}

/** What has the form of a proof and has not run out; the rest of a cookie is somebody's invention. */
function parse(cookie: string | undefined, now: number): Proof[] {
  const texts = (cookie ?? "").split("~", MAX_DEVICE_ACCOUNTS);
  const today = Math.floor(now / DAY_MS);
  return texts.flatMap((text) => {
    const [, day = "", nonce = "", tag = ""] = PROOF.exec(text) ?? [];
    const proof = { text, day: Number.parseInt(day, 36), nonce, tag };
    return proof.day > today - DEVICE_DAYS && proof.day <= today + 1 ? [proof] : [];
  });
}
