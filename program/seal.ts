import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Key } from "#shared/auth/keys.ts";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The keys of one purpose, newest first. */
type Keys = readonly [Key, ...Key[]];

/**
 * Encrypts what waits in the store (AES-256-GCM).
 * @param value any JSON
 * @returns the id of the newest key, a dot, and base64
 */
export function seal([{ id, bytes }]: Keys, value: unknown): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", bytes, iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
  return `${id}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64")}`;
}

/** What `seal` was given. @throws Error when it was sealed with a secret that is not ours any more, or changed since */
export function unseal(keys: Keys, text: string): unknown {
  const [sealed = "", id] = text.split(".").reverse();
  // Without an id: sealed before secrets could be replaced, so with the one that was in force then.
  const candidates = keys.filter((key) => id === undefined || key.id === id);
  for (const { bytes } of candidates)
    try {
      return decrypt(bytes, Buffer.from(sealed, "base64"));
    } catch {}
  throw new Error("no key opens it");
}

function decrypt(key: Uint8Array, bytes: Buffer): unknown {
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const plain = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(plain.toString("utf8"));
}
