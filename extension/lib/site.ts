/** Calls of the site. Each has a deadline, a bounded answer, and an answer that is read with care. */
import type { Connection, Form, Kept } from "./kept.ts";

const DEADLINE_MS = 10_000;
/** Mail clients cut what is longer than a tenth of it. */
const MAX_ANSWER_CHARS = 1_000_000;

/** `problem`: a code of the site's errors, `unavailable` where there is no answer. */
export type Answer<T> = { value: T } | { problem: string };

/** Swaps a one-time code for a key. */
export async function connect(site: string, code: string): Promise<Answer<Connection>> {
  const answer = await call(site, "/app/extension/connect", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code }),
  });
  if (!answer) return { problem: "unavailable" };
  const { status, body } = answer;
  if (status !== 201) return { problem: codeOf(body) };
  const { key, email } = body;
  return isText(key) && isText(email) ? { value: { site, key, email } } : { problem: "unavailable" };
}

/** Ends a key at the site. Where that fails the person finds it among their keys. */
export async function disconnect({ site, key }: Connection): Promise<void> {
  await call(site, "/app/extension/disconnect", { method: "POST", headers: { authorization: `Bearer ${key}` } });
}

/** The default signature; null where the one that is kept is still it. */
export async function getDefault(
  { site, key }: Connection,
  etag: string | undefined,
): Promise<Answer<Omit<Kept, "checkedAt"> | null>> {
  const headers = { authorization: `Bearer ${key}`, ...(etag && { "if-none-match": etag }) };
  const answer = await call(site, "/_/signatures/default", { headers });
  if (!answer) return { problem: "unavailable" };
  const { status, body } = answer;
  if (status === 304) return { value: null };
  if (status !== 200) return { problem: codeOf(body) };
  const { hash, updatedAt, reply } = body;
  const [whole, short] = [formOf(body), formOf(reply)];
  if (!whole || !short || !isText(hash)) return { problem: "unavailable" };
  const named = { hash, updatedAt: isText(updatedAt) ? updatedAt : "", etag: answer.etag };
  return { value: { ...whole, ...named, reply: short } };
}

type Read = { status: number; etag: string; body: Record<string, unknown> };

/** @returns null where there is no answer that could be read */
async function call(site: string, path: string, init: RequestInit): Promise<Read | null> {
  try {
    const answer = await fetch(`${site}/api${path}`, {
      ...init,
      // The key says who asks; cookies of the site would say somebody else.
      credentials: "omit",
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const text = await answer.text();
    if (text.length > MAX_ANSWER_CHARS) return null;
    const body: unknown = text ? JSON.parse(text) : {};
    const etag = answer.headers.get("etag") ?? "";
    return { status: answer.status, etag, body: isRecord(body) ? body : {} };
  } catch {
    return null;
  }
}

const isText = (value: unknown): value is string => typeof value === "string";
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const formOf = (value: unknown): Form | null =>
  isRecord(value) && isText(value.html) && isText(value.text) ? { html: value.html, text: value.text } : null;
const codeOf = ({ code }: Record<string, unknown>): string =>
  isText(code) && /^[a-z_]{1,60}$/.test(code) ? code : "unavailable";
