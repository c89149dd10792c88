/** The seal on the sandbox's messages, made and checked as a real provider's is: over the bytes as they go, with the time. */
import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { keysFor } from "#shared/auth/keys.ts";
import { type Message, MessageRefused } from "../../../ports/payments/payments.ts";
import { settings } from "../../../settings.ts";

export const SEAL_HEADER = "sandbox-signature";
/** A message that is older, or from later, is refused: who has seen one cannot send it again for good. */
export const WINDOW_S = 300;

const Sent = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  kind: z.string().check(z.maxLength(100)),
  at: z.iso.datetime(),
  payment: z.string().check(z.maxLength(100)),
  order: z.string().check(z.maxLength(100)),
});

const ourKeys = () => keysFor("sandbox payments", settings().tokenSecrets);
const sealOf = (key: Uint8Array, time: string, body: string | Buffer) =>
  createHmac("sha256", key).update(`${time}.`).update(body).digest();

/** `t=1790000000,v1=5d41…` */
export async function seal(body: string, at: Date): Promise<string> {
  const time = String(Math.floor(at.getTime() / 1000));
  const [{ bytes }] = await ourKeys();
  return `t=${time},v1=${sealOf(bytes, time, body).toString("hex")}`;
}

/** @throws MessageRefused */
export async function open(body: Buffer, header: unknown, now: Date): Promise<Message> {
  const [, time, given] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(typeof header === "string" ? header : "") ?? [];
  if (time === undefined || given === undefined) throw new MessageRefused("It is not sealed.");
  const bytes = Buffer.from(given, "hex");
  const keys = await ourKeys();
  if (!keys.some((key) => timingSafeEqual(sealOf(key.bytes, time, body), bytes)))
    throw new MessageRefused("The seal is not ours.");
  if (Math.abs(now.getTime() / 1000 - Number(time)) > WINDOW_S) throw new MessageRefused("It is not of now.");
  return readMessage(body);
}

function readMessage(body: Buffer): Message {
  try {
    const { at, ...rest } = z.parse(Sent, JSON.parse(body.toString()));
    return { ...rest, at: new Date(at) };
  } catch (cause) {
    throw new MessageRefused("It cannot be read.", { cause });
  }
}
