import { createPublicKey, type KeyObject, privateEncrypt } from "node:crypto";
import forge from "node-forge";
import { PKPass } from "passkit-generator";
import type { AppleCertificate } from "./certificate.ts";
import { tellDevices } from "./push.ts";
import type { ApplePass, AppleWallet, WalletFace } from "./wallet.ts";

/** On the front below the role; all others stand on its back. */
const FRONT_LINES = 2;
const LONG_AGO = new Date("2000-01-01T00:00:00Z");
/** Of a DER-coded SHA-1 digest (RFC 8017, 9.2). */
const SHA1_DIGEST_INFO = Buffer.from("3021300906052b0e03021a05000414", "hex");

/** @param pushUrl of Apple's push service */
export function appleWallet(certificate: AppleCertificate, pushUrl: string): AppleWallet {
  const { typeId, teamId, validTo } = certificate;
  const certificates = {
    wwdr: certificate.issuer,
    signerCert: certificate.certificate,
    signerKey: signNatively(certificate),
  };

  return {
    typeId,

    isUsable: () => Date.now() < validTo.getTime(),

    sign(pass) {
      const file = new PKPass({ ...pass.pictures }, certificates, {
        formatVersion: 1,
        passTypeIdentifier: typeId,
        teamIdentifier: teamId,
        serialNumber: pass.face.serial,
        // In notices of a change, and read aloud instead of the picture of the pass.
        organizationName: pass.face.header || pass.face.title,
        description: pass.ended ?? pass.face.title,
        foregroundColor: rgb(pass.face.ink),
        labelColor: rgb(pass.face.ink),
        backgroundColor: rgb(pass.face.ground),
        authenticationToken: pass.token,
        ...(pass.updatesUrl !== null && { webServiceURL: pass.updatesUrl }),
        ...(pass.ended !== null && { voided: true }),
      });
      fill(file, pass);
      return file.getAsBuffer();
    },

    tell: (pushTokens, signal) => tellDevices(pushTokens, { certificate, url: pushUrl, signal }),
  };
}

function fill(file: PKPass, { face, ended }: ApplePass): void {
  file.type = "generic";
  if (ended !== null) {
    // Voided alone it would stand among those that are in use.
    file.setExpirationDate(LONG_AGO);
    file.primaryFields.push({ key: "ended", value: ended, changeMessage: "%@" });
    return;
  }
  const { title, header, subheader, lines, more, url, code } = face;
  file.primaryFields.push(changing("title", title));
  if (subheader) file.secondaryFields.push(changing("subheader", subheader));
  if (header) file.headerFields.push(changing("header", header));
  file.auxiliaryFields.push(...lines.slice(0, FRONT_LINES).map(labelled));
  file.backFields.push(
    ...[...lines, ...more].map((line) => labelled({ ...line, key: `back-${line.key}` })),
    // Wallet makes a link of it.
    { key: "url", value: url },
  );
  file.setBarcodes({
    format: "PKBarcodeFormatQR",
    message: code,
    messageEncoding: isLatin(code) ? "iso-8859-1" : "utf-8",
    altText: url.replace(/^https?:\/\//, ""),
  });
}

/** Without a change message an update is made in silence. */
const changing = (key: string, value: string) => ({ key, value, changeMessage: "%@" });
const labelled = ({ key, label, value }: WalletFace["lines"][number]) => ({
  ...changing(key, value),
  ...(label && { label }),
});

const isLatin = (text: string) => /^[\p{ASCII}\u00a0-\u00ff]*$/u.test(text);

function rgb(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16);
  return `rgb(${value >> 16}, ${(value >> 8) & 255}, ${value & 255})`;
}

const natively = new Map<string, KeyObject>();

/**
 * The library signs by node-forge, whose RSA in JavaScript holds the thread for thirty milliseconds. It has forge read the key from
 * its text; what it gets instead signs by OpenSSL, in two. Nothing else of ours has forge read a key.
 * @returns what stands for the key in place of its text
 */
function signNatively({ key }: AppleCertificate): string {
  const name = createPublicKey(key).export({ type: "spki", format: "pem" }).toString();
  natively.set(name, key);
  Object.assign(forge.pki, { decryptRsaPrivateKey: (given: string) => signerBy(natively.get(given)) });
  return name;
}

function signerBy(key: KeyObject | undefined) {
  if (!key) throw new Error("A key that was not given to us.");
  return {
    sign: (digest: forge.md.MessageDigest) =>
      privateEncrypt(
        key,
        Buffer.concat([SHA1_DIGEST_INFO, Buffer.from(digest.digest().getBytes(), "binary")]),
      ).toString("binary"),
  };
}
