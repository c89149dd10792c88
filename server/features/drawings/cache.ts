import { LRUCache } from "lru-cache";
import { singleFlight } from "#shared/lib/singleFlight.ts";
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
const together = singleFlight<Drawing>();

/**
 * Makes a drawing, or hands out the one that was made for the same words; callers who come at once share one, which ends
 * when all of them have left.
 */
export async function remembered(
  key: string,
  make: (signal: AbortSignal) => Promise<Drawing>,
  signal?: AbortSignal,
): Promise<Drawing> {
  const known = cache.get(key);
  if (known) return known;
  const keep = (drawing: Drawing) => {
    cache.set(key, drawing);
    return drawing;
  };
  return together(key, async (flight) => keep(await make(flight)), signal);
}
