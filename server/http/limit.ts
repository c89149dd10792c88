import { fail } from "#shared/errors/catalogue.ts";
import { hot } from "../db/hot/seam.ts";

/**
 * Takes one from a window and refuses when it is empty.
 * @throws too_many_requests with the seconds to wait
 */
export async function limit(key: string, { limit, windowMs }: { limit: number; windowMs: number }) {
  const { allowed, retryAfterMs } = await hot().limiter.take(key, { limit, windowMs });
  if (!allowed) fail("too_many_requests", { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) });
}
