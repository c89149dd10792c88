import { importPKCS8, SignJWT } from "jose";
import { Failure } from "#shared/errors/catalogue.ts";
import { withToken } from "../directory/ask.ts";
import type { GoogleKey } from "../directory/key.ts";
import { serviceAccountGrant } from "../directory/serviceAccount.ts";
import type { GoogleFace, GoogleWallet } from "./wallet.ts";

const SCOPE = "https://www.googleapis.com/auth/wallet_object.issuer";
const SAVE_URL = "https://pay.google.com/gp/v/save/";
/** Longer tokens are cut by some browsers: https://developers.google.com/wallet/generic/web#jwt-length */
export const MAX_TOKEN_LENGTH = 1_800;
/** While somebody waits for their link. */
const PATIENCE_MS = 5_000;
/** Lines of a card that are shown at all: more are refused. */
const MAX_LINES = 10;

type Options = {
  key: GoogleKey;
  /** of the operator at Google: digits */
  issuer: string;
  /** of Google's Wallet API */
  url: string;
};

/** Cards as generic passes at Google: https://developers.google.com/wallet/reference/rest/v1/genericobject */
export function googleWallet({ key, issuer, url }: Options): GoogleWallet {
  const call = withToken(key.token_uri, () => serviceAccountGrant(key, SCOPE));
  const classId = `${issuer}.signoff_card`;
  const idOf = (serial: string) => `${issuer}.${serial}`;
  const base = `${url}/walletobjects/v1`;
  let hasClass = false;

  async function send(method: "POST" | "PATCH", path: string, body: object, signal: AbortSignal): Promise<number> {
    const { status, bytes } = await call(`${base}/${path}`, {}, signal, { method, body });
    // 404: not there (yet); 409: there already.
    if (status < 300 || status === 404 || status === 409) return status;
    throw new Error(`Google Wallet answered ${status}: ${bytes.toString("utf8", 0, 300)}`);
  }

  async function ensureClass(signal: AbortSignal): Promise<void> {
    if (hasClass) return;
    await send("POST", "genericClass", { id: classId }, signal);
    hasClass = true;
  }

  async function put(face: GoogleFace, signal: AbortSignal): Promise<void> {
    // Null takes away what stood there before.
    const whole = { subheader: null, ...brief(face), ...rest(face) };
    if ((await send("PATCH", `genericObject/${idOf(face.serial)}`, whole, signal)) !== 404) return;
    await ensureClass(signal);
    // One that came in between is there all the same.
    await send("POST", "genericObject", whole, signal);
  }

  async function token(objects: object, origin: string): Promise<string> {
    return new SignJWT({ origins: [origin], typ: "savetowallet", payload: objects })
      .setProtectedHeader({ alg: "RS256", typ: "JWT" })
      .setIssuer(key.client_email)
      .setAudience("google")
      .setIssuedAt()
      .sign(await importPKCS8(key.private_key, "RS256"));
  }

  const brief = ({ serial, header, title, subheader, ground, url, language }: GoogleFace) => {
    const text = (value: string) => ({ defaultValue: { language, value } });
    return {
      id: idOf(serial),
      classId,
      state: "ACTIVE",
      cardTitle: text(header || title),
      header: text(title),
      ...(subheader && { subheader: text(subheader) }),
      hexBackgroundColor: ground,
      barcode: { type: "QR_CODE", value: url },
    };
  };

  const rest = ({ lines, more, code, url, logoUrl, photoUrl }: GoogleFace) => {
    const picture = logoUrl ?? photoUrl;
    return {
      barcode: { type: "QR_CODE", value: code, alternateText: url.replace(/^https?:\/\//, "") },
      textModulesData: [...lines, ...more]
        .slice(0, MAX_LINES)
        .map(({ key: id, label, value }) => ({ id, ...(label && { header: label }), body: value })),
      linksModuleData: { uris: [{ id: "card", uri: url }] },
      logo: picture && { sourceUri: { uri: picture } },
    };
  };

  return {
    put,

    async linkTo(face, origin) {
      const light = await token({ genericClasses: [{ id: classId }], genericObjects: [brief(face)] }, origin);
      if (light.length <= MAX_TOKEN_LENGTH) return SAVE_URL + light;
      // Google is told of it first; the link names it.
      await put(face, AbortSignal.timeout(PATIENCE_MS)).catch((cause: unknown) => {
        throw new Failure("unavailable", { cause });
      });
      return SAVE_URL + (await token({ genericObjects: [{ id: idOf(face.serial), classId }] }, origin));
    },

    async end(face, signal) {
      const empty = { barcode: null, linksModuleData: null, subheader: null };
      const body = { ...brief(face), ...rest(face), ...empty, state: "EXPIRED" };
      await send("PATCH", `genericObject/${idOf(face.serial)}`, body, signal);
    },
  };
}
