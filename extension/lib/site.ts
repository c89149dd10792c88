/** Calls of the site. Each has a deadline, a bounded answer, and an answer that is read with care. */
import { type Connection, countingOf, type Form, type Kept } from "./kept.ts";

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

/**
 * The default signature; null where the one that is kept is still it.
 * @param inserted which one was put into a mail last, for the site to know who has it: its hash and its date
 */
export async function getDefault(
  { site, key }: Connection,
  { etag, inserted }: { etag: string | undefined; inserted: string | null },
): Promise<Answer<Omit<Kept, "checkedAt"> | null>> {
  const headers = {
    authorization: `Bearer ${key}`,
    ...(etag && { "if-none-match": etag }),
    ...(inserted && { "signoff-inserted": inserted }),
  };
  const answer = await call(site, "/_/signatures/default", { headers });
  if (!answer) return { problem: "unavailable" };
  const { status, body } = answer;
  if (status === 304) return { value: null };
  if (status !== 200) return { problem: codeOf(body) };
  const { hash, updatedAt, reply } = body;
  const [whole, short] = [formOf(body), formOf(reply)];
  if (!whole || !short || !isText(hash)) return { problem: "unavailable" };
  const named = { hash, updatedAt: isText(updatedAt) ? updatedAt : "", etag: answer.etag };
  return { value: { ...whole, ...named, reply: short, counting: countingOf(body.counting) } };
}

/** What is told of a mail; `path` below `/app/extension/mails`. */
export type Told = { path: "" | "/sent"; body: object };

/** @returns whether the site has taken it, or never will; null: it has not answered, and may be told again */
export async function tellOfMail({ site, key }: Connection, { path, body }: Told): Promise<boolean | null> {
  const answer = await call(site, `/app/extension/mails${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer || answer.status >= 500 || answer.status === 429) return null;
  return answer.status === 204;
}

/** What was counted of a mail: by people, and by programs. */
export type Counts = { id: string; opens: number; clicks: number; apart: number };

export async function getCounts({ site, key }: Connection, ids: readonly string[]): Promise<Counts[]> {
  const answer = await call(site, "/app/extension/mails/counts", {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ ids }),
  });
  const items: unknown = answer?.status === 200 ? answer.body.items : [];
  return (Array.isArray(items) ? items : []).flatMap((item: unknown) => {
    if (!isRecord(item) || !isText(item.id) || !isCount(item.opens) || !isCount(item.clicks)) return [];
    return [{ id: item.id, opens: item.opens, clicks: item.clicks, apart: sumOf(item.openedApart) }];
  });
}

const isCount = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value);
const sumOf = (value: unknown): number =>
  isRecord(value) ? Object.values(value).reduce((sum: number, one) => sum + (isCount(one) ? one : 0), 0) : 0;

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
