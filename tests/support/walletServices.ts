/** What wallets need of the world, on this machine: certificates as Apple gives them out, its push service, and Google's Wallet API. */
import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { createServer as createPushServer, type Http2Session } from "node:http2";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { importSPKI, jwtVerify } from "jose";
import forge from "node-forge";
import type { Test } from "tap";

type Teardown = Pick<Test, "teardown">;
const DAY_MS = 86_400_000;

export const PASS_TYPE = "pass.example.card";
export const TEAM = "TEAM123456";

const names = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) =>
    name === "UID" ? { type: "0.9.2342.19200300.100.1.1", value } : { shortName: name, value },
  );

const rsaKey = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });

type Signed = { certificate: forge.pki.Certificate; key: string };

function certificate(subject: Record<string, string>, above: Signed | null, { days = 365, isAuthority = true } = {}) {
  const { publicKey, privateKey } = rsaKey();
  const made = forge.pki.createCertificate();
  made.publicKey = forge.pki.publicKeyFromPem(publicKey);
  made.serialNumber = forge.util.bytesToHex(`\x01${forge.random.getBytesSync(8)}`);
  made.validity.notBefore = new Date(Date.now() - 2 * DAY_MS);
  made.validity.notAfter = new Date(Date.now() + days * DAY_MS);
  made.setSubject(names(subject));
  made.setIssuer(above ? above.certificate.subject.attributes : names(subject));
  made.setExtensions([
    { name: "basicConstraints", cA: isAuthority },
    { name: "keyUsage", keyCertSign: isAuthority, digitalSignature: !isAuthority },
  ]);
  made.sign(forge.pki.privateKeyFromPem(above ? above.key : privateKey), forge.md.sha256.create());
  return { certificate: made, key: privateKey, pem: forge.pki.certificateToPem(made) };
}

/**
 * A root, an intermediate and a pass certificate, and the settings by which a server uses them.
 * @param days until the pass certificate is over
 */
export function appleChain({ days = 365, typeId = PASS_TYPE } = {}) {
  const root = certificate({ CN: "Root of tests", O: "Tests" }, null);
  const issuer = certificate({ CN: "Intermediate of tests", O: "Tests" }, root);
  const own = certificate({ UID: typeId, CN: `Pass Type ID: ${typeId}`, OU: TEAM, O: "Example" }, issuer, {
    days,
    isAuthority: false,
  });
  return {
    root: root.pem,
    settings: {
      APPLE_PASS_CERTIFICATE: own.pem,
      APPLE_PASS_KEY: own.key,
      APPLE_PASS_ISSUER: issuer.pem,
    },
  };
}

const listening = async (server: { listen(port: number, host: string): unknown; address(): unknown }) => {
  server.listen(0, "127.0.0.1");
  await once(server as never, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Apple's push service: what it was told, and the tokens that it says are gone. */
export async function startPushService(t: Teardown) {
  const told: { token: string; topic: string; body: string }[] = [];
  const gone = new Set<string>();
  const sessions = new Set<Http2Session>();
  const state = { isAway: false };
  const server = createPushServer();
  server.on("session", (session) => {
    sessions.add(session);
    session.on("close", () => sessions.delete(session));
  });
  server.on("request", async (request, response) => {
    const token = request.url.split("/").at(-1) ?? "";
    const body = await text(request);
    if (state.isAway) return response.writeHead(503).end();
    if (gone.has(token)) return response.writeHead(410).end(JSON.stringify({ reason: "Unregistered" }));
    told.push({ token, topic: String(request.headers["apns-topic"]), body });
    return response.writeHead(200).end();
  });
  const url = await listening(server);
  t.teardown(() => {
    for (const session of sessions) session.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return { url, told, gone, state };
}

/** A service account at Google, and the settings by which a server uses it. @param url of what stands in for Google */
export function googleWalletKey(url = "http://127.0.0.1:1") {
  const { publicKey, privateKey } = rsaKey();
  const email = "wallet@example.iam.gserviceaccount.com";
  return {
    publicKey,
    email,
    settings: {
      GOOGLE_WALLET_KEY: JSON.stringify({ client_email: email, private_key: privateKey, token_uri: `${url}/token` }),
      GOOGLE_WALLET_ISSUER: "3388000000012345678",
      GOOGLE_WALLET_URL: url,
    },
  };
}

/** Google's Wallet API and its token service. `objects` and `classes` by their ids, as they would be shown. */
export async function startGoogleWallet(t: Teardown) {
  const objects = new Map<string, Record<string, unknown>>();
  const classes = new Set<string>();
  const state = { isAway: false };
  let account: ReturnType<typeof googleWalletKey>;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const send = (status: number, answer: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
    if (state.isAway) return send(503, {});
    if (request.url === "/token") {
      const assertion = new URLSearchParams(body).get("assertion") ?? "";
      const { payload } = await jwtVerify(assertion, await importSPKI(account.publicKey, "RS256"), {
        issuer: account.email,
      });
      return payload.scope === "https://www.googleapis.com/auth/wallet_object.issuer"
        ? send(200, { access_token: "given", expires_in: 3600 })
        : send(400, {});
    }
    if (request.headers.authorization !== "Bearer given") return send(401, {});
    const [, , , kind = "", id = ""] = (request.url ?? "").split("/");
    const given = JSON.parse(body) as Record<string, unknown> & { id: string; classId: string };
    if (kind === "genericClass") {
      const isThere = classes.has(given.id);
      classes.add(given.id);
      return send(isThere ? 409 : 200, given);
    }
    if (request.method === "POST") {
      if (!classes.has(given.classId)) return send(400, { error: "no class" });
      if (objects.has(given.id)) return send(409, {});
      objects.set(given.id, given);
      return send(200, given);
    }
    const known = objects.get(decodeURIComponent(id));
    if (!known) return send(404, {});
    objects.set(id, { ...known, ...given });
    return send(200, given);
  });
  const url = await listening(server);
  account = googleWalletKey(url);
  t.teardown(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return {
    url,
    objects,
    classes,
    state,
    settings: account.settings,
    /** What stands in a link, after its signature was checked. */
    async read(link: string) {
      const token = link.replace("https://pay.google.com/gp/v/save/", "");
      const { publicKey, email } = account;
      const { payload } = await jwtVerify(token, createPublicKey(publicKey), { issuer: email, audience: "google" });
      return { token, payload };
    },
  };
}
