import { type ClientHttp2Session, connect } from "node:http2";
import * as z from "zod/mini";
import type { AppleCertificate } from "./certificate.ts";

/** Of all devices that are told together. */
const TIMEOUT_MS = 30_000;
/** Streams beside one another; the service takes more. */
const AT_ONCE = 50;
const MAX_ANSWER = 4_096;
/** Why a token is not asked about again: https://developer.apple.com/documentation/usernotifications/handling-notification-responses-from-apns */
const GONE = new Set(["BadDeviceToken", "Unregistered", "DeviceTokenNotForTopic"]);

const Reason = z.object({ reason: z.string() });

type Told = { certificate: AppleCertificate; url: string; signal: AbortSignal };

/** One connection, with the pass certificate as that of a client; an empty notice for each device. @returns tokens that are gone */
export async function tellDevices(
  pushTokens: readonly string[],
  { certificate, url, signal }: Told,
): Promise<string[]> {
  if (pushTokens.length === 0) return [];
  const until = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const session = connect(url, {
    cert: certificate.certificate,
    key: certificate.key.export({ type: "pkcs8", format: "pem" }),
  });
  // A session that fails has each of its streams fail, which is where it is heard.
  session.on("error", () => {});
  const gone: string[] = [];
  try {
    for (let i = 0; i < pushTokens.length; i += AT_ONCE) {
      const some = pushTokens.slice(i, i + AT_ONCE);
      const found = await Promise.all(some.map((token) => isGone(session, token, certificate.typeId, until)));
      gone.push(...some.filter((_, at) => found[at]));
    }
    return gone;
  } finally {
    session.destroy();
  }
}

async function isGone(session: ClientHttp2Session, token: string, topic: string, signal: AbortSignal) {
  const { status, body } = await post(session, `/3/device/${token}`, topic, signal);
  if (status === 200) return false;
  const reason = reasonOf(body);
  if (status === 410 || GONE.has(reason)) return true;
  throw new Error(`Apple's push service answered ${status} ${reason}`);
}

function post(session: ClientHttp2Session, path: string, topic: string, signal: AbortSignal) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const stream = session.request({ ":method": "POST", ":path": path, "apns-topic": topic }, { signal });
    let status = 0;
    let body = "";
    stream.setEncoding("utf8");
    stream.on("response", (headers) => {
      status = Number(headers[":status"]);
    });
    stream.on("data", (text: string) => {
      body = (body + text).slice(0, MAX_ANSWER);
    });
    stream.on("error", reject);
    // Also when the other side ends without an answer.
    stream.on("close", () => (status > 0 ? resolve({ status, body }) : reject(new Error("no answer"))));
    stream.end("{}");
  });
}

function reasonOf(body: string): string {
  try {
    return z.parse(Reason, JSON.parse(body)).reason;
  } catch {
    return "";
  }
}
