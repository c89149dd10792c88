import { jwtVerify, SignJWT } from "jose";
import { type Key, keysFor, type Secrets } from "#shared/auth/keys.ts";

/** 10 minutes: short enough that a stolen one is of little use, long enough to type a signature in. */
export const ACCESS_TOKEN_TTL_S = 600;
const ISSUER = "signoff";
const AUDIENCE = "signoff-api";

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
    .setProtectedHeader({ alg: "HS256", typ: "at+jwt", kid: key.id })
    .setSubject(sub)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${ttlSeconds}s`)
    .sign(key.hmac);
}

/** The claims of a token that is ours and still valid, else null. */
export async function verifyAccessToken(
  secrets: Secrets,
  token: string,
): Promise<(AccessClaims & { exp: number }) | null> {
  const [people, services] = await Promise.all([keysFor("access tokens", secrets), keysFor("service tokens", secrets)]);
  try {
    const { payload, protectedHeader } = await jwtVerify(
      token,
      ({ kid }) => byId(people, kid) ?? byId(services, kid) ?? noKey(),
      { issuer: ISSUER, audience: AUDIENCE, algorithms: ["HS256"], typ: "at+jwt" },
    );
    const roles = Array.isArray(payload.roles) ? payload.roles.map(String) : [];
    // The key says what a token may be: whoever can sign for people still cannot speak for our processes.
    if (roles.includes(SERVICE) !== Boolean(byId(services, protectedHeader.kid))) return null;
    const actor = (payload.act as { sub?: string } | undefined)?.sub;
    return {
      sub: String(payload.sub),
      roles,
      epoch: Number(payload.epoch ?? 0),
      exp: Number(payload.exp),
      ...(typeof payload.sid === "string" && { session: payload.sid }),
      ...(actor && { actor }),
    };
  } catch {
    return null;
  }
}

const byId = (keys: readonly Key[], id: string | undefined) => keys.find((key) => key.id === id)?.hmac;

function noKey(): never {
  throw new Error("signed with a key that is not ours, or is no longer");
}
