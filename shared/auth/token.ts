import { jwtVerify, SignJWT } from "jose";

/** 10 minutes: short enough that a stolen one is of little use, long enough to type a signature in. */
export const ACCESS_TOKEN_TTL_S = 600;
const ISSUER = "signoff";
const AUDIENCE = "signoff-api";

export const SUPER_ADMIN = "ROLE_SUPER_ADMIN";
/** Carried by the tokens with which our own processes call one another. */
export const SERVICE = "ROLE_SERVICE";

export type AccessClaims = {
  /** user id, or the name of the calling process */
  sub: string;
  roles: string[];
  /** raising it on the user ends every session */
  epoch: number;
  /** id of the super admin while impersonating */
  actor?: string;
};

const keyOf = (secret: string) => new TextEncoder().encode(secret);

/** Signs an access token (JWT, HS256). */
export function signAccessToken(
  secret: string,
  { sub, roles, epoch, actor }: AccessClaims,
  ttlSeconds = ACCESS_TOKEN_TTL_S,
) {
  return new SignJWT({ roles, epoch, ...(actor && { act: { sub: actor } }) })
    .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
    .setSubject(sub)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${ttlSeconds}s`)
    .sign(keyOf(secret));
}

/** The claims of a token that is ours and still valid, else null. */
export async function verifyAccessToken(
  secret: string,
  token: string,
): Promise<(AccessClaims & { exp: number }) | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      issuer: ISSUER,
      audience: AUDIENCE,
      algorithms: ["HS256"],
      typ: "at+jwt",
    });
    const actor = (payload.act as { sub?: string } | undefined)?.sub;
    return {
      sub: String(payload.sub),
      roles: Array.isArray(payload.roles) ? payload.roles.map(String) : [],
      epoch: Number(payload.epoch ?? 0),
      exp: Number(payload.exp),
      ...(actor && { actor }),
    };
  } catch {
    return null;
  }
}
