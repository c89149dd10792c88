import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { SANDBOXED } from "#shared/lib/headers.ts";
import { ownBytes } from "#shared/lib/ownBytes.ts";

/** A rendered signature with its reply's headers, as flat pairs: Node writes those out without looking at them again. */
export type Page = { html: Buffer; etag: string; headers: string[]; unchangedHeaders: string[] };

/** After this a page is drawn anew, beside the reader who asks: they get the one that is there. */
const FRESH_MS = 5000;
/** A change of rights or of the signature shows at the latest after this, even when nobody tells us. */
const MAX_AGE_MS = 15_000;
const MAX_SIGNATURES = 5000;
const MAX_READERS = 32;

/** @param secure headers of every answer */
export function pageOf(text: string, secure: Record<string, string>): Page {
  const html = ownBytes(text);
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  const unchanged = { etag, "cache-control": "private, no-cache", vary: "access-token", ...secure, ...SANDBOXED };
  const full = {
    ...unchanged,
    "content-type": "text/html; charset=utf-8",
    "content-length": String(html.length),
  };
  return { html, etag, headers: Object.entries(full).flat(), unchangedHeaders: Object.entries(unchanged).flat() };
}

type Readers = { drawnAt: number; isRenewing: boolean; pages: Map<string, Page | Promise<Page>> };
type Draw = () => Promise<Page>;

/**
 * Pages of the last seconds, by signature and then by reader: what one token may see says nothing about another.
 * Pages under way are kept as promises, from before the signature is read: callers who come at once share one
 * rendering, and one that was purged meanwhile is not found again.
 */
export function pageCache() {
  const signatures = new LRUCache<string, Readers>({ max: MAX_SIGNATURES, ttl: MAX_AGE_MS });

  /** The page of a reader: the one that is there, else the one that `draw` makes. */
  function find(hash: string, reader: string, draw: Draw): Page | Promise<Page> {
    const readers = signatures.get(hash);
    const page = readers?.pages.get(reader);
    if (!readers || !page) return begin(hash, reader, draw());
    if (!readers.isRenewing && Date.now() - readers.drawnAt > FRESH_MS) void renew(hash, reader, readers, draw);
    return page;
  }

  function begin(hash: string, reader: string, page: Promise<Page>): Promise<Page> {
    const known = signatures.get(hash);
    // The age is that of the first reader's page: later ones only live shorter.
    const readers = known ?? { drawnAt: Date.now(), isRenewing: false, pages: new Map() };
    if (readers.pages.size >= MAX_READERS) readers.pages.clear();
    readers.pages.set(reader, page);
    if (!known) signatures.set(hash, readers);
    page.then(
      (drawn) => readers.pages.get(reader) === page && readers.pages.set(reader, drawn),
      () => readers.pages.get(reader) === page && readers.pages.delete(reader),
    );
    return page;
  }

  /** Draws a page anew. Other readers' pages go with the old one; a signature that was purged meanwhile stays so. */
  async function renew(hash: string, reader: string, old: Readers, draw: Draw) {
    old.isRenewing = true;
    const drawnAt = Date.now();
    try {
      const pages = new Map([[reader, await draw()]]);
      if (signatures.get(hash) === old) signatures.set(hash, { drawnAt, isRenewing: false, pages });
    } catch {
      // The next reader asks for it, and hears why not.
      if (signatures.get(hash) === old) signatures.delete(hash);
    }
  }

  return { find, purge: (hash: string) => signatures.delete(hash) };
}
