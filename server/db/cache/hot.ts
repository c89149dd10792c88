/**
 * Short-lived data that every server process shares: a cache, rate windows and messages. Losing all of it
 * at any moment loses nothing that a person made; the durable home of everything is MongoDB.
 *
 * Values and messages are JSON: what comes out is a copy, never the object that went in.
 */
export interface Hot {
  readonly cache: Cache;
  readonly limiter: Limiter;

  /**
   * Tells every subscriber of the topic, in this process and in the others. At most once, and never an error: a
   * process that is away misses the message, so use it to wake somebody up, not to hand over work.
   */
  publish(topic: string, message: unknown): Promise<void>;

  /** Calls the handler with each message of the topic, from whichever process. @returns the way to stop it */
  subscribe(topic: string, handler: MessageHandler): () => void;

  /** @returns false while this process is on its own because the shared service does not answer */
  ping(): Promise<boolean>;

  /** Lets go of connections and timers. Calls after it still answer, from this process alone. */
  close(): Promise<void>;
}

export type MessageHandler = (message: unknown) => void | Promise<void>;

export interface Cache {
  /**
   * @returns the value, or undefined when there is none. `unknown`, because another version of the program may have
   * written it: parse it, or check its type.
   */
  get(key: string): Promise<unknown>;

  /** Keeps a JSON value for `ttlMs` milliseconds, or less when memory is short. */
  set(key: string, value: unknown, ttlMs: number): Promise<void>;

  /** Forgets the value. While the shared service is away, another process may see the old one until its time is up. */
  delete(key: string): Promise<void>;
}

export interface Limiter {
  /**
   * Takes `cost` (default 1) out of the `limit` that `key` has per window; a window begins with its first take and lasts
   * `windowMs` milliseconds. A refused take costs nothing; a negative cost gives back, at most what was taken.
   * Keys read `<what>:<of whom>:<who>`: the first two parts are the kind, and kinds do not share memory. A window that is
   * used up holds until it ends, however many others come; where memory has room for nothing else, newcomers of the kind
   * are refused.
   */
  take(key: string, rate: Rate): Promise<Taken>;
}

export interface Rate {
  cost?: number;
  limit: number;
  windowMs: number;
}

export interface Taken {
  allowed: boolean;
  /** What is left of the limit in this window. */
  remaining: number;
  /** 0 when allowed, else milliseconds until the window ends. */
  retryAfterMs: number;
}
