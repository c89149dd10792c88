import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** A rendered signature, ready to send. */
export type Page = { html: Buffer; etag: string };

/** A change of rights or of the signature shows at the latest after this, even when nobody tells us. */
const MAX_AGE_MS = 5000;
const MAX_SIGNATURES = 5000;
const MAX_READERS = 32;

export function pageOf(html: string): Page {
  return { html: Buffer.from(html), etag: `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"` };
}

/**
 * Pages of the last seconds, by signature and then by reader: what one token may see says nothing about another.
 * Promises are kept, so that callers who come at once share one rendering; and as they are kept from before the
 * signature is read, one that was purged meanwhile is not found again.
 */
export function pageCache() {
  const signatures = new LRUCache<string, Map<string, Promise<Page>>>({ max: MAX_SIGNATURES, ttl: MAX_AGE_MS });

  return {
    find: (hash: string, reader: string) => signatures.get(hash)?.get(reader),

    keep(hash: string, reader: string, page: Promise<Page>) {
      const readers = signatures.get(hash) ?? new Map<string, Promise<Page>>();
      if (readers.size >= MAX_READERS) readers.clear();
      readers.set(reader, page);
      // The age is that of the first reader's page: later ones only live shorter.
      if (readers.size === 1) signatures.set(hash, readers);
      page.catch(() => readers.get(reader) === page && readers.delete(reader));
    },

    purge: (hash: string) => signatures.delete(hash),
  };
}
