import { ERRORS, Failure, fail } from "#shared/errors/catalogue.ts";
import { addressKeys } from "./address.ts";
import type { Rate, Taken } from "./hot.ts";
import { hot } from "./seam.ts";

/** Windows by their keys: `<what>:<of whom>:<who>`. */
export type Windows = Record<string, Rate>;

/** A /48 has 65,536 prefixes of /64; as many of them as a campus may use up their windows before all of it waits. */
const PREFIXES_PER_NETWORK = 16;

/**
 * Takes one from a window and refuses when it is empty.
 * @throws too_many_requests with the seconds to wait
 */
export const limit = (key: string, window: Rate): Promise<void> => limitAll({ [key]: window });

/**
 * Takes one from the windows of a visitor's address.
 * @param what is limited: `downloads`
 * @throws too_many_requests with the seconds to wait
 */
export const limitAddress = (what: string, ip: string, window: Rate): Promise<void> =>
  limitAll(byAddress(what, ip, window));

/** The windows of a visitor's address: its own, and for IPv6 a larger one of the network around it. */
export function byAddress(what: string, ip: string, window: Rate): Windows {
  const { prefix, network } = addressKeys(ip);
  const windows: Windows = { [`${what}:ip:${prefix}`]: window };
  if (network) windows[`${what}:network:${network}`] = { ...window, limit: window.limit * PREFIXES_PER_NETWORK };
  return windows;
}

/**
 * Limits failures: a success gives back what it took, so that people who share an address do not use up each other's
 * attempts, and so does what is no fault of the caller, which would lock them out. Taking first keeps attempts that run at once from all slipping
 * through.
 * @throws too_many_requests with the seconds to wait, and what `attempt` throws
 */
export async function limitFailures<T>(windows: Windows, attempt: () => Promise<T>): Promise<T> {
  await limitAll(windows);
  let isCounted = false;
  try {
    return await attempt();
  } catch (error) {
    isCounted = isFaultOfCaller(error);
    throw error;
  } finally {
    if (!isCounted) await giveBack(windows);
  }
}

/** A store that is away refuses everybody, and another limit has counted already what it refuses. */
const isFaultOfCaller = (error: unknown) =>
  error instanceof Failure && ERRORS[error.code].status < 500 && error.code !== "too_many_requests";

/** Takes one from each window, for callers that refuse in silence. @returns false as soon as one is empty */
export const mayTake = async (windows: Windows): Promise<boolean> => (await takeAll(windows)).allowed;

/** Takes one from each window, or from none. @throws too_many_requests with the seconds to wait */
export async function limitAll(windows: Windows): Promise<void> {
  const { allowed, retryAfterMs } = await takeAll(windows);
  if (!allowed) fail("too_many_requests", { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) });
}

/**
 * From all of them or from none: who has used up their own window takes nothing from those that they share. One after the
 * other, so that a window that refuses keeps those behind it from being opened.
 */
async function takeAll(windows: Windows): Promise<Pick<Taken, "allowed" | "retryAfterMs">> {
  const before: Windows = {};
  for (const [key, window] of Object.entries(windows)) {
    const taken = await hot().limiter.take(key, window);
    if (!taken.allowed) {
      await giveBack(before);
      return taken;
    }
    before[key] = window;
  }
  return { allowed: true, retryAfterMs: 0 };
}

/** Gives back what was taken for nothing. */
export async function giveBack(windows: Windows): Promise<void> {
  for (const [key, window] of Object.entries(windows))
    await hot().limiter.take(key, { ...window, cost: -(window.cost ?? 1) });
}
