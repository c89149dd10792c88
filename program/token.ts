import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";
import { SignJWT } from "jose";
import * as z from "zod/mini";
import { type Key, keysFor, type Secrets } from "#shared/auth/keys.ts";

/** 10 minutes: short enough that a stolen one is of little use, long enough to type a signature in. */
export const ACCESS_TOKEN_TTL_S = 600;
const ISSUER = "signoff";
const AUDIENCE = "signoff-api";

const Payload = z.object({
  iss: z.literal(ISSUER),
  aud: z.literal(AUDIENCE),
  sub: z.string(),
  roles: z.array(z.string()),
  epoch: z.int(),
  exp: z.int(),
  sid: z.optional(z.string()),
  act: z.optional(z.object({ sub: z.string() })),
});

/** Carried by the tokens with which our own processes call one another; believed only under the key of service tokens. */
export const SERVICE = "ROLE_SERVICE";

export type AccessClaims = {
  /** user id, or the name of the calling process */
  sub: string;
  roles: string[];
  /** raising it on the user ends every session */
  epoch: number;
  /** the session it belongs to (`sid`), so that it ends with it; a token of our own processes has none */
  session?: string;
  /** id of the super admin while impersonating */
  actor?: string;
};

/** Signs an access token (JWT, HS256), or a service token when it carries that role. */
export async function signAccessToken(
  secrets: Secrets,
  { sub, roles, epoch, session, actor }: AccessClaims,
  ttlSeconds = ACCESS_TOKEN_TTL_S,
): Promise<string> {
  const [key] = await keysFor(roles.includes(SERVICE) ? "service tokens" : "access tokens", secrets);
  return new SignJWT({ roles, epoch, ...(session && { sid: session }), ...(actor && { act: { sub: actor } }) })
    .setProtectedHeader(headerOf(key))
    .setSubject(sub)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${ttlSeconds}s`)
    .sign(key.hmac);
}

/**
 * The claims of a token that is ours and still valid, else null. Its header names no choice: it is the one that we write
 * for one of our keys, letter by letter, so that neither an algorithm nor anything else in it can be asked for (RFC 8725,
 * sections 3.1 and 3.2). In this thread: to hand so few bytes to another costs more than to sign them.
 */
export async function verifyAccessToken(
  secrets: Secrets,
  token: string,
  now = Date.now(),
): Promise<(AccessClaims & { exp: number }) | null> {
  const [people, services] = await Promise.all([keysFor("access tokens", secrets), keysFor("service tokens", secrets)]);
  const [header = "", payload = "", signature = "", ...more] = token.split(".");
  const key = [...people, ...services].find((key) => base64url(JSON.stringify(headerOf(key))) === header);
  if (!key || more.length > 0 || !isSigned(key, `${header}.${payload}`, signature)) return null;
  const parsed = z.safeParse(Payload, JSON.parse(Buffer.from(payload, "base64url").toString()));
  if (!parsed.success) return null;
  const { sub, roles, epoch, exp, sid, act } = parsed.data;
  if (exp * 1000 <= now) return null;
  // The key says what a token may be: whoever can sign for people still cannot speak for our processes.
  if (roles.includes(SERVICE) !== services.includes(key)) return null;
  return { sub, roles, epoch, exp, ...(sid !== undefined && { session: sid }), ...(act && { actor: act.sub }) };
}

const headerOf = ({ id }: Key) => ({ alg: "HS256", typ: "at+jwt", kid: id });

const base64url = (text: string) => Buffer.from(text).toString("base64url");

/** Key objects of the few keys there are: to make one costs more than to sign with it. */
const keyObjects = new WeakMap<Key, KeyObject>();

/** Compares the texts, as the bytes of a signature can be written in more than one way, and in the same time however much is right. */
function isSigned(key: Key, text: string, signature: string): boolean {
  const keyObject = keyObjects.get(key) ?? createSecretKey(key.bytes);
  keyObjects.set(key, keyObject);
  const expected = Buffer.from(createHmac("sha256", keyObject).update(text).digest("base64url"));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
