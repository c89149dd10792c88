import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { keysFor, type Secrets } from "#shared/auth/keys.ts";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what waits in the store: a mail's props may hold a link that opens an account. */
export function sealer(secrets: Secrets) {
  const keys = () => keysFor("props of waiting mails", secrets);
  return {
    /** Any JSON, as text: the id of the key, a dot, and base64. */
    async seal(value: unknown): Promise<string> {
      const [{ id, bytes }] = await keys();
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", bytes, iv);
      const sealed = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
      return `${id}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64")}`;
    },

    /** @throws Error when it was sealed with a secret that is not ours any more, or changed since */
    async open(text: string): Promise<unknown> {
      const [sealed = "", id] = text.split(".").reverse();
      // Without an id: sealed before secrets could be replaced, so with the one that was in force then.
      const candidates = (await keys()).filter((key) => id === undefined || key.id === id);
      for (const { bytes } of candidates)
        try {
          return unseal(bytes, Buffer.from(sealed, "base64"));
        } catch {}
      throw new Error("no key opens it");
    },
  };
}

function unseal(key: Uint8Array, bytes: Buffer): unknown {
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const plain = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(plain.toString("utf8"));
}
