import { LRUCache } from "lru-cache";
import type { Drawing } from "../../ports/renderer/renderer.ts";

/** A picker that is scrolled back and forth asks for the same names again; some hundred of them fit. */
const MAX_BYTES = 4 * 1024 * 1024;
/** A thumbnail may be changed by whoever made the video. */
const MAX_AGE_MS = 10 * 60_000;

const cache = new LRUCache<string, Drawing>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ bytes }, key) => bytes.length + key.length + 500,
  ttl: MAX_AGE_MS,
});
const underWay = new Map<string, Promise<Drawing>>();

/** Makes a drawing, or hands out the one that was made for the same words; callers who come at once share one. */
export function remembered(key: string, make: () => Promise<Drawing>): Promise<Drawing> {
  const known = cache.get(key);
  if (known) return Promise.resolve(known);
  const current = underWay.get(key);
  if (current) return current;
  const making = make()
    .then((drawing) => {
      cache.set(key, drawing);
      return drawing;
    })
    .finally(() => underWay.delete(key));
  underWay.set(key, making);
  return making;
}
