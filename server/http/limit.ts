import { fail } from "#shared/errors/catalogue.ts";
import { hot } from "../db/hot/seam.ts";

type Window = { limit: number; windowMs: number /** 1 unless told */; cost?: number };

/**
 * Takes one from a window and refuses when it is empty.
 * @throws too_many_requests with the seconds to wait
 */
export async function limit(key: string, window: Window) {
  const { allowed, retryAfterMs } = await hot().limiter.take(key, window);
  if (!allowed) fail("too_many_requests", { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) });
}

/**
 * Limits failures: a success gives back what it took, so that people who share an address do not use up each other's
 * attempts. Taking first keeps attempts that run at once from all slipping through.
 * @throws too_many_requests with the seconds to wait, and what `attempt` throws
 */
export async function limitFailures<T>(windows: Record<string, Window>, attempt: () => Promise<T>): Promise<T> {
  for (const [key, window] of Object.entries(windows)) await limit(key, window);
  const result = await attempt();
  for (const [key, window] of Object.entries(windows)) await hot().limiter.take(key, { ...window, cost: -1 });
  return result;
}
