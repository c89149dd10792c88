const FIRST_PROBE_MS = 50;
const LAST_PROBE_MS = 1_000;

interface BreakerOptions {
  /** Tries the service for real; a rejection means it is still away. */
  probe: () => Promise<unknown>;
  onOpen: (reason: unknown) => void;
  onClose: () => void;
}

/**
 * Keeps callers away from a service that does not answer. The first failure opens it; from then on nobody waits: every
 * call takes its fallback at once, while one probe in the background (after 50 ms, then ever later, at most 1 s apart)
 * finds out when the service is back. One stray timeout therefore costs about 50 ms of fallbacks.
 */
export class Breaker {
  readonly #options: BreakerOptions;
  #open = false;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;
  #delayMs = FIRST_PROBE_MS;
  #closedAt = Number.NEGATIVE_INFINITY;

  constructor(options: BreakerOptions) {
    this.#options = options;
  }

  get isOpen() {
    return this.#open;
  }

  /** The service's answer or, when it fails or is known to be away, the fallback's. Rejects only if the fallback does. */
  async attempt<T>(call: () => Promise<T>, fallback: () => T | Promise<T>): Promise<T> {
    if (this.#open) return fallback();
    try {
      return await call();
    } catch (reason) {
      this.trip(reason);
      return fallback();
    }
  }

  /** Opens at once, for whoever learns by other means that the service is gone. */
  trip(reason: unknown) {
    if (this.#open) return;
    this.#open = true;
    if (this.#stopped) return;
    this.#options.onOpen(reason);
    // A service that passes the probe and fails its callers is tried ever more rarely too.
    const isRelapse = performance.now() - this.#closedAt < LAST_PROBE_MS;
    this.#probeAfter(isRelapse ? this.#delayMs * 2 : FIRST_PROBE_MS);
  }

  /** Stays open for good and probes no more. */
  stop() {
    this.#stopped = true;
    this.#open = true;
    clearTimeout(this.#timer);
  }

  #probeAfter(delayMs: number) {
    this.#delayMs = Math.min(delayMs, LAST_PROBE_MS);
    this.#timer = setTimeout(() => this.#probe(), this.#delayMs).unref();
  }

  async #probe() {
    try {
      await this.#options.probe();
    } catch {
      if (!this.#stopped) this.#probeAfter(this.#delayMs * 2);
      return;
    }
    if (this.#stopped) return;
    this.#open = false;
    this.#closedAt = performance.now();
    this.#options.onClose();
  }
}
