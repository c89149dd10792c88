import { base64url } from "jose";

/** TOKEN_SECRET alone, or the newest first and behind it those that are still honoured (TOKEN_SECRET_PREVIOUS). */
export type Secrets = string | readonly [string, ...string[]];

/** What a key may be used for. A key that leaks opens nothing but its own purpose. */
export type Purpose =
  | "access tokens"
  | "service tokens"
  | "refresh tokens"
  | "device cookies"
  | "mailed codes"
  | "bot checks"
  | "props of waiting mails"
  | "two-factor secrets"
  | "places in the log"
  | "prices that were shown"
  | "sandbox payments"
  | "stops of weekly mails";

export type Key = {
  /** key id (`kid`, RFC 7515): says which secret was in force; public, and tells nothing of the key */
  id: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** the same key, imported for HMAC-SHA-256 */
  hmac: CryptoKey;
};

const KEY_BYTES = 32;
const ID_BYTES = 6;

/** Memo of a handful of derivations: the purposes times the secrets of this installation. */
const derived = new Map<string, Promise<Key>>();

/**
 * Key derivation (HKDF-SHA-256, RFC 5869): the keys of one purpose, in the order of the secrets. The first one makes what
 * is new; all of them open what is there, so that a secret can be replaced without ending anybody's session.
 */
export async function keysFor(purpose: Purpose, secrets: Secrets): Promise<readonly [Key, ...Key[]]> {
  const [newest, ...older] = secretsOf(secrets);
  return Promise.all([keyFor(purpose, newest), ...older.map((secret) => keyFor(purpose, secret))] as const);
}

/** The secrets themselves, newest first. */
export const secretsOf = (secrets: Secrets): readonly [string, ...string[]] =>
  typeof secrets === "string" ? [secrets] : secrets;

function keyFor(purpose: Purpose, secret: string): Promise<Key> {
  const name = `${purpose} ${secret}`;
  const known = derived.get(name) ?? derive(purpose, secret);
  derived.set(name, known);
  return known;
}

async function derive(purpose: Purpose, secret: string): Promise<Key> {
  const text = new TextEncoder();
  const root = await crypto.subtle.importKey("raw", text.encode(secret), "HKDF", false, ["deriveBits"]);
  const params = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: text.encode(purpose) };
  const bits = new Uint8Array(await crypto.subtle.deriveBits(params, root, (KEY_BYTES + ID_BYTES) * 8));
  const bytes = bits.slice(0, KEY_BYTES);
  const hmac = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
  return { id: base64url.encode(bits.slice(KEY_BYTES)), bytes, hmac };
}
