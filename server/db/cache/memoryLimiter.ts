import type { Limiter, Rate, Taken } from "./hot.ts";

/** About 4 MB for a kind of limit that somebody floods; an idle server holds no room for them. */
export const WINDOWS_PER_KIND = 20_000;
/** Shares of a limit by which windows are told apart; the last one is "used up". */
const QUARTERS = 4;
/** When memory is full, windows that have ended are looked for at most so often. */
const SWEEP_MS = 1_000;

type Window = { used: number; endsAt: number; quarter: number };

/**
 * Fixed windows in memory, an LRU of its own for each kind of limit, so that a flood of one kind makes no other forget.
 * When a kind is full, the oldest of its least used windows goes: to make it forget a window, one must use as much of
 * twenty thousand others. A window that is used up is never forgotten before it ends; while nothing but those is in
 * memory, newcomers of the kind are refused (fail closed).
 */
export function memoryLimiter(): Limiter {
  const kinds = new Map<string, Kind>();
  return {
    async take(key, rate) {
      const name = key.slice(0, key.indexOf(":", key.indexOf(":") + 1) + 1);
      const kind = kinds.get(name) ?? new Kind();
      kinds.set(name, kind);
      return kind.take(key, rate);
    },
  };
}

/** The windows of one kind of limit. */
class Kind {
  /** by quarter of the limit that is used, each oldest first; the last holds what is used up */
  readonly #quarters = Array.from({ length: QUARTERS + 1 }, () => new Map<string, Window>());
  #sweptAt = Number.NEGATIVE_INFINITY;

  take(key: string, { cost = 1, limit, windowMs }: Rate): Taken {
    // The monotonic clock: a changed wall clock neither opens nor prolongs a window.
    const now = performance.now();
    const known = this.#find(key);
    if (known && known.endsAt <= now) this.#quarters[known.quarter]?.delete(key);
    const window = known && known.endsAt > now ? known : { used: 0, endsAt: now + windowMs, quarter: -1 };
    const remaining = Math.max(0, limit - window.used);
    if (window.used + cost > limit) return { allowed: false, remaining, retryAfterMs: Math.ceil(window.endsAt - now) };
    if (cost < 0 && window.quarter < 0) return { allowed: true, remaining, retryAfterMs: 0 };
    if (window.quarter < 0) {
      const busyMs = this.#makeRoom(now);
      if (busyMs > 0) return { allowed: false, remaining, retryAfterMs: Math.ceil(busyMs) };
    }
    window.used = Math.max(0, window.used + cost);
    this.#keep(key, window, limit);
    return { allowed: true, remaining: limit - window.used, retryAfterMs: 0 };
  }

  #find(key: string): Window | undefined {
    for (const windows of this.#quarters) {
      const window = windows.get(key);
      if (window) return window;
    }
    return undefined;
  }

  /** Puts a window at the young end of its quarter. */
  #keep(key: string, window: Window, limit: number) {
    this.#quarters[window.quarter]?.delete(key);
    window.quarter = Math.min(QUARTERS, Math.floor((window.used / limit) * QUARTERS));
    this.#quarters[window.quarter]?.set(key, window);
  }

  /** Room for one more window. @returns 0, or the milliseconds to wait while all windows are used up */
  #makeRoom(now: number): number {
    const size = () => this.#quarters.reduce((total, windows) => total + windows.size, 0);
    if (size() < WINDOWS_PER_KIND) return 0;
    if (now - this.#sweptAt >= SWEEP_MS) this.#sweep(now);
    if (size() < WINDOWS_PER_KIND) return 0;
    for (const windows of this.#quarters.slice(0, QUARTERS))
      for (const [oldest] of windows) {
        windows.delete(oldest);
        return 0;
      }
    return SWEEP_MS;
  }

  #sweep(now: number) {
    this.#sweptAt = now;
    for (const windows of this.#quarters)
      for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  }
}
