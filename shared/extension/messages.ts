/**
 * What the site's page and the extension's script in it say to each other, by `postMessage`: Firefox knows no other way. Both
 * sides take messages of their own window and origin alone; whatever does not fit is nobody's. Without the schema library, as a
 * script in a page is to be small.
 */
import { HAND_OVER_CODE } from "./constants.ts";

/** Marks our messages among those of others. */
const CHANNEL = "signoff-extension";

/** `hello`: is there an extension, and whose? `connect`: here is a code. */
export type FromPage = { type: "hello" } | { type: "connect"; code: string };
/** `email`: as whom it is connected to this site; null: not at all. `failed`: a code of the catalogue of errors. */
export type FromExtension =
  | { type: "here"; version: string; email: string | null }
  | { type: "failed"; problem: string };

const MAX_TEXT_LENGTH = 320;

export const asMessage = <M extends FromPage | FromExtension>(message: M) => ({ channel: CHANNEL, ...message });

export function readFromPage(data: unknown): FromPage | null {
  const said = ofChannel(data);
  if (said?.type === "hello") return { type: "hello" };
  if (said?.type === "connect" && isText(said.code) && HAND_OVER_CODE.test(said.code))
    return { type: "connect", code: said.code };
  return null;
}

export function readFromExtension(data: unknown): FromExtension | null {
  const said = ofChannel(data);
  if (said?.type === "here" && isText(said.version) && (said.email === null || isText(said.email)))
    return { type: "here", version: said.version, email: said.email };
  if (said?.type === "failed" && isText(said.problem)) return { type: "failed", problem: said.problem };
  return null;
}

const ofChannel = (data: unknown): Record<string, unknown> | null =>
  typeof data === "object" && data !== null && "channel" in data && data.channel === CHANNEL
    ? (data as Record<string, unknown>)
    : null;

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= MAX_TEXT_LENGTH;
