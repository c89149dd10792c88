import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { keysFor } from "#shared/auth/keys.ts";
import { settings } from "../../settings.ts";

const IV_BYTES = 12;
const TAG_BYTES = 16;

const ourKeys = () => keysFor("props of waiting mails", settings().tokenSecrets);

/**
 * Encrypts what waits in the store: a mail's props may hold a link that opens an account.
 * @param value any JSON
 * @returns the id of the key, a dot, and base64
 */
export async function seal(value: unknown): Promise<string> {
  const [{ id, bytes }] = await ourKeys();
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", bytes, iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
  return `${id}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64")}`;
}

/** What `seal` was given. @throws Error when it was sealed with a secret that is not ours any more, or changed since */
export async function unseal(text: string): Promise<unknown> {
  const [sealed = "", id] = text.split(".").reverse();
  // Without an id: sealed before secrets could be replaced, so with the one that was in force then.
  const candidates = (await ourKeys()).filter((key) => id === undefined || key.id === id);
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
