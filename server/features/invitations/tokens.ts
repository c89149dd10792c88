import { createHash, randomBytes } from "node:crypto";

/** Of a token only this is stored. */
export const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** A token for the link of an invitation: 256 random bits. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashOf(token) };
}
