import { LRUCache } from "lru-cache";
import { type AccessClaims, verifyAccessToken } from "#program/token.ts";
import type { Secrets } from "#shared/auth/keys.ts";
import { settings } from "../../settings.ts";

type Claims = AccessClaims & { exp: number };

/** Each of them is about half a kilobyte. */
const MAX_TOKENS = 10_000;

const tokens = () => new LRUCache<string, Claims>({ maxSize: MAX_TOKENS, sizeCalculation: () => 1 });
/** Those that were checked, and with which secrets: under others they say nothing. */
let checked: { secrets: Secrets | null; known: LRUCache<string, Claims> } = { secrets: null, known: tokens() };

/**
 * The claims of an access token that is ours and has not run out, else null. Its signature is checked once: what was
 * signed stays signed. Whether its session and its account still stand is another matter.
 */
export async function claimsOf(token: string, now = Date.now()): Promise<Claims | null> {
  const secrets = settings().tokenSecrets;
  const known = knownTo(secrets);
  const claims = known.get(token);
  if (claims) return claims.exp * 1000 > now ? claims : null;
  const read = await verifyAccessToken(secrets, token);
  if (read) known.set(token, read);
  return read;
}

function knownTo(secrets: Secrets) {
  if (checked.secrets !== secrets) checked = { secrets, known: tokens() };
  return checked.known;
}
