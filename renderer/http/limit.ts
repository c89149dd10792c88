import { LRUCache } from "lru-cache";
import { fail } from "#shared/errors/catalogue.ts";

type Window = { endsAt: number; used: number };

/** As many callers as send anything within a window; the one that was quiet longest begins anew. */
const MAX_CALLERS = 10_000;

/** A fixed window counter for this process. @returns a function that @throws too_many_requests with the seconds to wait */
export function windowLimit({ limit, windowMs }: { limit: number; windowMs: number }): (caller: string) => void {
  const windows = new LRUCache<string, Window>({ max: MAX_CALLERS });
  return (caller) => {
    const now = Date.now();
    const known = windows.get(caller);
    const window = known && known.endsAt > now ? known : { endsAt: now + windowMs, used: 0 };
    if (window !== known) windows.set(caller, window);
    window.used += 1;
    if (window.used > limit) fail("too_many_requests", { retryAfterSeconds: Math.ceil((window.endsAt - now) / 1000) });
  };
}
