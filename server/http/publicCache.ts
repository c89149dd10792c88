import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { ERRORS, Failure } from "#shared/errors/catalogue.ts";
import { namesVersion } from "#shared/lib/etag.ts";
import { ownBytes } from "#shared/lib/ownBytes.ts";
import { singleFlight } from "#shared/lib/singleFlight.ts";
import { weighted } from "#shared/lib/weighted.ts";
import { isAway } from "../db/away.ts";

/**
 * So long a page is shown without asking the store whether it is still the same, with room for the answer: what another process
 * has written shows within a second. What this process writes shows at once.
 */
const FRESH_MS = 750;
/** While the store is away a page that is known is shown on for so long. */
const STALE_MS = 300_000;
const MAX_CACHE_BYTES = 32 * 1024 * 1024;
/** Quality 11 takes twenty times as long for a twentieth of the size. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** How a visitor's program takes a body; the first that it takes is sent. */
const CODINGS = ["br", "gzip"] as const;
type Coding = (typeof CODINGS)[number] | "identity";

/** What is answered, apart from what every answer has. */
export type Drawn = {
  status: number;
  html: string;
  /** with lowercase names: content security policy, robots */
  headers: Readonly<Record<string, string>>;
  /** may nobody keep it? */
  isPrivate?: boolean;
};

type Reply = { head: string[]; body: Buffer; etag: string };
/** An answer that is ready to be sent, in each coding. */
export type PublicAnswer = { status: number; replies: Readonly<Record<Coding, Reply>>; bytes: number };

/** What a page depends on, as it is stored. `version` is a hash of all of it. */
export type PublicState = {
  version: string;
  /** milliseconds since 1970: it is another one from then on, though nobody writes; null: never */
  changesAt?: number | null;
};
type Entry<S, E> = { state: S; answer: PublicAnswer; extra: E; readAt: number; writes: number; until: number };

/**
 * Bytes of public pages (revalidation): an entry is kept for as long as the stored state that it was drawn from is the same. The
 * state is read again when the last reading is three quarters of a second old, when this process has written anything since, or
 * when the state said so; nothing has to reach other processes for a save to be seen there. Callers at once share one reading
 * and one drawing (single flight).
 * @template S what a page is drawn from
 * @template E what is kept beside the answer, as a counter
 */
export function publicCache<S extends PublicState, E>({
  read,
  draw,
  extra,
  writes,
  clock = Date.now,
}: {
  /** @throws what there is to say instead of a page; that is not kept */
  read(key: string): Promise<S>;
  draw(state: S, key: string): Drawn | Promise<Drawn>;
  extra(state: S): E;
  /** a number that grows with each write of this process to anything that `read` reads */
  writes(): number;
  clock?: () => number;
}) {
  type Found = Entry<S, E>;
  const entries = new LRUCache<string, Found>({
    maxSize: MAX_CACHE_BYTES,
    // Twice for what it was drawn from.
    sizeCalculation: ({ answer }, key) => 2 * answer.bytes + key.length + 1_000,
  });
  const together = singleFlight<Found>();

  /** What is in memory and known to be fresh; undefined sends the caller to `find`. */
  function warm(key: string): Found | undefined {
    const known = entries.get(key);
    return known && known.writes === writes() && clock() < known.until ? known : undefined;
  }

  /** @throws what `read` throws */
  function find(key: string): Promise<Found> {
    const known = entries.get(key);
    const seen = writes();
    // Not with one that began before the last write: it may have read what was there before it.
    return together(`${seen} ${key}`, () => renew(key, known, seen));
  }

  async function renew(key: string, known: Found | undefined, seen: number): Promise<Found> {
    const readAt = clock();
    const state = await read(key).catch((error: unknown) => {
      if (known && cannotTell(error) && readAt - known.readAt < STALE_MS) return null;
      entries.delete(key);
      throw error;
    });
    // Asked again a second later, by one visitor and not by all of them.
    if (state === null) return keep(key, { ...(known as Found), writes: seen, until: readAt + FRESH_MS });
    const isSame = known?.state.version === state.version;
    const answer = isSame ? known.answer : await packed(await draw(state, key));
    const until = Math.min(readAt + FRESH_MS, state.changesAt ?? Number.POSITIVE_INFINITY);
    const newest = entries.peek(key);
    const found = { state, answer, extra: isSame ? known.extra : extra(state), readAt, writes: seen, until };
    // The later reading wins, in whichever order they come to their end.
    return newest && newest.readAt > readAt ? found : keep(key, found);
  }

  function keep(key: string, found: Found): Found {
    entries.set(key, found);
    return found;
  }

  return { warm, find };
}

/** The store does not answer: nothing is known to have changed. */
const cannotTell = (error: unknown) => isAway(error) || (error instanceof Failure && ERRORS[error.code].status === 503);

/** An answer in all its codings, with its head. */
export async function packed({ status, html, headers, isPrivate = false }: Drawn): Promise<PublicAnswer> {
  const identity = ownBytes(html);
  const [br, gzipped] = await Promise.all([toBrotli(identity, BROTLI), toGzip(identity)]);
  const tag = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  const common = Object.entries({
    "content-type": "text/html; charset=utf-8",
    // Asked again each time: a page that was taken back is gone at once. The answer is mostly "not modified".
    "cache-control": isPrivate ? "no-store" : "no-cache",
    vary: "accept-encoding",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    ...headers,
  }).flat();
  const reply = (body: Buffer, coding: Coding): Reply => {
    const etag = coding === "identity" ? `"${tag}"` : `"${tag}-${coding}"`;
    const encoding = coding === "identity" ? [] : ["content-encoding", coding];
    const head = [...common, ...encoding, ...(isPrivate ? [] : ["etag", etag])];
    return { head, body, etag };
  };
  const replies = { br: reply(br, "br"), gzip: reply(gzipped, "gzip"), identity: reply(identity, "identity") };
  return { status, replies, bytes: identity.length + br.length + gzipped.length };
}

/** Sends an answer as the visitor's program takes it: whole, without its body for HEAD, or "not modified". @param common headers of every answer, name after value */
export function sendPublic(
  answer: PublicAnswer,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  common: readonly string[],
): void {
  const { head, body, etag } = answer.replies[codingFor(headers["accept-encoding"])];
  if (answer.status === 200 && namesVersion(headers["if-none-match"], etag)) {
    response.writeHead(304, [...head, ...common]).end();
    return;
  }
  response.writeHead(answer.status, [...head, ...common, "content-length", String(body.length)]);
  response.end(method === "HEAD" ? undefined : body);
}

/** Browsers say the same few things. */
const codings = new LRUCache<string, Coding>({ max: 200 });

function codingFor(header: string | undefined): Coding {
  if (!header) return "identity";
  const known = codings.get(header);
  if (known) return known;
  const taken = new Map(weighted(header).map(({ name, weight }) => [name, weight]));
  const coding = CODINGS.find((name) => (taken.get(name) ?? 0) > 0) ?? "identity";
  if (header.length < 200) codings.set(header, coding);
  return coding;
}
