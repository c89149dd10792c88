import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";

/** What the operator has from Apple, as PEM. */
export type AppleCredentials = {
  certificate: string;
  key: string;
  passphrase?: string | undefined;
  /** Apple's intermediate certificate (WWDR) by which the first was issued */
  issuer: string;
};

export type AppleCertificate = {
  typeId: string;
  teamId: string;
  key: KeyObject;
  /** PEM */
  certificate: string;
  issuer: string;
  validTo: Date;
};

/**
 * Reads a pass certificate and everything that belongs to it. What Wallet would refuse later without a word is refused here.
 * @throws Error saying what does not fit, as the end of a sentence
 */
export function readAppleCertificate({ certificate, key, passphrase, issuer }: AppleCredentials): AppleCertificate {
  const own = parsed(certificate, "the certificate is no certificate in PEM");
  const above = parsed(issuer, "the intermediate certificate is no certificate in PEM");
  const secret = readKey(key, passphrase);
  if (secret.asymmetricKeyType !== "rsa") throw new Error("the key is no RSA key");
  if (!own.checkPrivateKey(secret)) throw new Error("the key is not that of the certificate");
  if (!own.checkIssued(above) || !own.verify(above.publicKey))
    throw new Error("the certificate was not issued by that intermediate certificate");
  const typeId = partOf(own, "UID");
  const teamId = partOf(own, "OU");
  if (!typeId?.startsWith("pass.") || !teamId)
    throw new Error("the certificate is for no pass type: its subject has no UID that begins with pass., or no OU");
  const until = [own, above].map(({ validTo }) => Date.parse(validTo));
  return {
    typeId,
    teamId,
    key: secret,
    certificate: own.toString(),
    issuer: above.toString(),
    validTo: new Date(Math.min(...until)),
  };
}

function parsed(pem: string, otherwise: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch (cause) {
    throw new Error(otherwise, { cause });
  }
}

function readKey(key: string, passphrase: string | undefined): KeyObject {
  try {
    return createPrivateKey({ key, ...(passphrase !== undefined && { passphrase }) });
  } catch (cause) {
    throw new Error("the key is no private key in PEM, or its passphrase is another one", { cause });
  }
}

/** `subject` has a line for each part: `UID=pass.com.example.card`. */
const partOf = ({ subject }: X509Certificate, name: string): string | undefined =>
  subject
    .split("\n")
    .find((line) => line.startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .trim();
