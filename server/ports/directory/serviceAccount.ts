import { importPKCS8, SignJWT } from "jose";
import { DirectoryFailure } from "./directory.ts";
import type { GoogleKey } from "./key.ts";

const TOKEN_S = 3600;
const GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";

/**
 * What a service account at Google gets an access token for (RFC 7523).
 * @param subject in whose name it asks, where it is not its own
 * @throws DirectoryFailure refused, for a key that is none
 */
export async function serviceAccountGrant(
  { client_email, private_key, token_uri }: GoogleKey,
  scope: string,
  subject?: string,
): Promise<Record<string, string>> {
  const key = await importPKCS8(private_key, "RS256").catch((cause: unknown) => {
    throw new DirectoryFailure("refused", { cause });
  });
  const jwt = new SignJWT({ scope })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer(client_email)
    .setAudience(token_uri)
    .setIssuedAt()
    .setExpirationTime(`${TOKEN_S}s`);
  if (subject !== undefined) jwt.setSubject(subject);
  return { grant_type: GRANT, assertion: await jwt.sign(key) };
}
