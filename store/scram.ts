import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from "node:crypto";
import type { Binary } from "bson";
import type { Doc } from "./documents.ts";
import { StoreError } from "./errors.ts";

/** SCRAM-SHA-256 (RFC 7677), for stores that listen on a port instead of a private socket. */
export const MECHANISM = "SCRAM-SHA-256";
export const USER = "store";
const ITERATIONS = 4096;

interface Conversation {
  first: string;
  server: string;
  nonce: string;
  salt: Buffer;
}

const failed = () => new StoreError(18, "Authentication failed.");
const hmac = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const text = (payload: unknown) => Buffer.from((payload as Binary).buffer).toString("utf8");
const attribute = (message: string, name: string) => new RegExp(`(?:^|,)${name}=([^,]*)`).exec(message)?.[1];

/** The first step: the client says who it is. Any name gets an answer, so that none can be told from another. */
export function start(body: Doc): { conversation: Conversation; reply: Doc } {
  if (body.mechanism !== MECHANISM) throw new StoreError(2, `Only ${MECHANISM} is spoken here`);
  const first = text(body.payload).replace(/^[ny],[^,]*,/, "");
  const nonce = (attribute(first, "r") ?? "") + randomBytes(18).toString("base64");
  const salt = randomBytes(16);
  const server = `r=${nonce},s=${salt.toString("base64")},i=${ITERATIONS}`;
  return { conversation: { first, server, nonce, salt }, reply: answer(server, false) };
}

/** The second step: the client proves that it knows the secret, and is shown that we do. @throws 18 */
export function finish(body: Doc, conversation: unknown, secret: string): Doc {
  if (!conversation) throw failed();
  const { first, server, nonce, salt } = conversation as Conversation;
  const last = text(body.payload);
  const proof = Buffer.from(attribute(last, "p") ?? "", "base64");
  const salted = pbkdf2Sync(secret, salt, ITERATIONS, 32, "sha256");
  const clientKey = hmac(salted, "Client Key");
  const message = `${first},${server},${last.replace(/,p=[^,]*$/, "")}`;
  const signature = hmac(createHash("sha256").update(clientKey).digest(), message);
  const expected = Buffer.from(clientKey.map((byte, i) => byte ^ (signature[i] as number)));
  const honest = proof.length === expected.length && timingSafeEqual(proof, expected);
  if (!honest || attribute(last, "r") !== nonce || attribute(first, "n") !== USER) throw failed();
  return answer(`v=${hmac(hmac(salted, "Server Key"), message).toString("base64")}`, true);
}

const answer = (payload: string, done: boolean): Doc => ({
  conversationId: 1,
  done,
  payload: Buffer.from(payload),
  ok: 1,
});
