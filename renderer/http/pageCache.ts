import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** A rendered signature with its reply's headers, as flat pairs: Node writes those out without looking at them again. */
export type Page = { html: Buffer; etag: string; headers: string[]; unchangedHeaders: string[] };

/** A change of rights or of the signature shows at the latest after this, even when nobody tells us. */
const MAX_AGE_MS = 5000;
const MAX_SIGNATURES = 5000;
const MAX_READERS = 32;

export function pageOf(text: string): Page {
  const html = Buffer.from(text);
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  const unchanged = { etag, "cache-control": "private, no-cache", vary: "access-token" };
  const full = {
    ...unchanged,
    "content-type": "text/html; charset=utf-8",
    "x-content-type-options": "nosniff",
    "content-length": String(html.length),
  };
  return { html, etag, headers: Object.entries(full).flat(), unchangedHeaders: Object.entries(unchanged).flat() };
}

/**
 * Pages of the last seconds, by signature and then by reader: what one token may see says nothing about another.
 * Pages under way are kept as promises, from before the signature is read: callers who come at once share one
 * rendering, and one that was purged meanwhile is not found again.
 */
export function pageCache() {
  const signatures = new LRUCache<string, Map<string, Page | Promise<Page>>>({ max: MAX_SIGNATURES, ttl: MAX_AGE_MS });

  return {
    find: (hash: string, reader: string) => signatures.get(hash)?.get(reader),

    keep(hash: string, reader: string, page: Promise<Page>) {
      const readers = signatures.get(hash) ?? new Map<string, Page | Promise<Page>>();
      if (readers.size >= MAX_READERS) readers.clear();
      readers.set(reader, page);
      // The age is that of the first reader's page: later ones only live shorter.
      if (readers.size === 1) signatures.set(hash, readers);
      page.then(
        (drawn) => readers.get(reader) === page && readers.set(reader, drawn),
        () => readers.get(reader) === page && readers.delete(reader),
      );
    },

    purge: (hash: string) => signatures.delete(hash),
  };
}
