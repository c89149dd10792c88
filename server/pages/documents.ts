import { LRUCache } from "lru-cache";
import { singleFlight } from "#shared/lib/singleFlight.ts";
import type { NoncedDocument } from "./noncedDocument.ts";

/** Some hundred pages. */
const MAX_CACHE_BYTES = 12 * 1024 * 1024;
/** What a page says of today, such as a year, is right again after this. */
const MAX_AGE_MS = 300_000;

/** A guest's page in the form in which all guests get it. */
export type Drawn = {
  status: number;
  headers: Record<string, string>;
  document: NoncedDocument;
  /** it may be given to others: nothing failed on the way, and it shows what its key says */
  isShared: boolean;
};

/** Pages of guests by all that they depend on: path, theme, language, and the version of the data that they show. */
export function documentCache() {
  const documents = new LRUCache<string, Drawn>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ document }, key) => Math.ceil(document.size) + key.length + 500,
    ttl: MAX_AGE_MS,
  });
  const together = singleFlight<Drawn | null>();

  /**
   * The page of a key, drawn by the first who asks while the others wait (single flight). Null for who waited for one
   * that cannot be shared, and where there is no page: they must see for themselves.
   * @throws what `draw` throws, for whoever began it
   */
  async function find(key: string, draw: () => Promise<Drawn | null>): Promise<Drawn | null> {
    const known = documents.get(key);
    if (known) return known;
    let isMine = false;
    const page = together(key, async () => {
      isMine = true;
      const drawn = await draw();
      if (drawn?.isShared) documents.set(key, drawn);
      return drawn;
    });
    if (isMine) return page;
    return page.then(
      (drawn) => (drawn?.isShared ? drawn : null),
      () => null,
    );
  }

  return { find, size: () => documents.calculatedSize };
}
