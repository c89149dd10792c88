import { randomUUID } from "node:crypto";
import { Redis, type RedisOptions, type Result } from "ioredis";
import type { BaseLogger } from "pino";
import { Breaker } from "./breaker.ts";
import type { Cache, Hot, Limiter } from "./hot.ts";
import { TAKE } from "./lua.ts";
import { memoryHot } from "./memory.ts";
import { encode, wholeMs } from "./values.ts";

declare module "ioredis" {
  interface RedisCommander<Context> {
    take(key: string, cost: number, limit: number, windowMs: number): Result<[0 | 1, number, number], Context>;
  }
}

/**
 * One channel for all topics: subscribing is then a local act that works at once and in any weather. Messages are few
 * (wake-ups, purges), so that every process may hear them all.
 */
const CHANNEL = "signoff:messages";

/** With ioredis' defaults a command to a dead server waits for more than 15 s; here nobody waits longer than this. */
const TIMEOUT_MS = 200;

const OPTIONS: RedisOptions = {
  lazyConnect: true,
  connectTimeout: 500,
  socketTimeout: 1_000, // a peer that is gone without a word: connect anew
  maxRetriesPerRequest: 1,
  enableOfflineQueue: false,
  disableClientInfo: true,
  autoResendUnfulfilledCommands: false, // their callers have long gone on without them
  autoResubscribe: false, // ioredis awaits nobody there; see redisTopics
  retryStrategy: (times) => Math.min(50 * times, 500),
  reconnectOnError: (error) => error.message.startsWith("READONLY"), // after a failover the old primary refuses writes
  scripts: {
    take: { lua: TAKE, numberOfKeys: 1 },
  },
};

interface RedisHotOptions {
  /** `redis://`, `rediss://` or `unix:///path/of/the.sock`. */
  url: string;
  log: Pick<BaseLogger, "info" | "warn" | "error">;
  /** How long a call waits for Redis before this process answers for it. */
  timeoutMs?: number;
}

/**
 * Hot data shared through Redis. When Redis does not answer, no call fails: the cache misses, limits hold
 * within this process (never "allow all"), messages reach this process; it returns to Redis by itself.
 * Resolves after the first attempt to connect, whether or not it worked.
 */
export async function redisHot({ url, log, timeoutMs = TIMEOUT_MS }: RedisHotOptions): Promise<Hot> {
  const local = memoryHot({ log });
  const address = url.replace(/^unix:(\/\/)?/, ""); // ioredis knows a socket by its bare path
  const commands = new Redis(address, { ...OPTIONS, commandTimeout: timeoutMs });
  const listener = new Redis(address, { ...OPTIONS, commandTimeout: timeoutMs });
  const breaker = new Breaker({
    // The limiter's own script: it writes, so a read-only or full Redis counts as away too.
    probe: () => commands.take("signoff:probe", 1, 1, 1),
    // The message alone: ioredis hangs the command and its arguments, passwords too, on the error.
    onOpen: (reason) => log.warn({ reason: messageOf(reason) }, "Redis does not answer; this process goes on alone"),
    onClose: () => {
      log.info("Redis answers again");
      // If the network was cut, the listening connection may be dead without knowing: an unanswered ping ends it.
      listener.ping().catch(nothing);
    },
  });
  const topics = redisTopics(commands, listener, breaker, local);

  commands.on("error", (reason) => breaker.trip(reason));
  commands.on("close", () => breaker.trip("connection closed"));
  await Promise.all([commands.connect().catch((reason) => breaker.trip(reason)), topics.listen()]);

  return {
    cache: redisCache(commands, breaker),
    limiter: redisLimiter(commands, breaker, local.limiter),
    publish: topics.publish,
    subscribe: local.subscribe,
    ping: () =>
      breaker.attempt(
        async () => (await commands.ping()) === "PONG" && listener.status === "ready",
        () => false,
      ),
    async close() {
      breaker.stop();
      commands.disconnect();
      listener.disconnect();
    },
  };
}

function redisCache(commands: Redis, breaker: Breaker): Cache {
  const at = (key: string) => `signoff:cache:${key}`;
  return {
    async get(key) {
      const json = await breaker.attempt(
        () => commands.get(at(key)),
        () => null,
      );
      return json === null ? undefined : JSON.parse(json);
    },
    async set(key, value, ttlMs) {
      const json = encode(value);
      await breaker.attempt(() => commands.set(at(key), json, "PX", wholeMs(ttlMs)), nothing);
    },
    async delete(key) {
      await breaker.attempt(() => commands.del(at(key)), nothing);
    },
  };
}

function redisLimiter(commands: Redis, breaker: Breaker, local: Limiter): Limiter {
  return {
    async take(key, rate) {
      // Counted here as well, so that what was spent before Redis went away, or threw it out to make room, stays spent.
      const here = await local.take(key, rate);
      if (!here.allowed) return here;
      const cost = rate.cost ?? 1;
      const shared = await breaker.attempt(
        async () => {
          const [allowed, remaining, retryAfterMs] = await commands.take(
            `signoff:limit:${key}`,
            cost,
            rate.limit,
            wholeMs(rate.windowMs),
          );
          return { allowed: allowed === 1, remaining, retryAfterMs };
        },
        () => here,
      );
      // What Redis refused was not spent.
      if (!shared.allowed) await local.take(key, { ...rate, cost: -cost });
      return shared;
    },
  };
}

/** Local subscribers hear a message at once, in any weather; the channel carries it to the other processes. */
function redisTopics(commands: Redis, listener: Redis, breaker: Breaker, local: Hot) {
  const origin = randomUUID();
  listener.on("message", (_channel, json) => {
    const heard = parseEnvelope(json);
    if (heard && heard.origin !== origin) void local.publish(heard.topic, heard.message);
  });
  // It fails together with the command connection, which reports it; ping() tells when it fails alone.
  listener.on("error", nothing);

  return {
    async publish(topic: string, message: unknown) {
      await local.publish(topic, message);
      const json = encode({ origin, topic, message });
      await breaker.attempt(() => commands.publish(CHANNEL, json), nothing);
    },
    /** Resolves when the channel is joined or the first attempt has failed; joins again after each loss. */
    listen: () =>
      new Promise<void>((resolve) => {
        listener.once("close", resolve);
        listener.on("ready", () => {
          listener.subscribe(CHANNEL).then(
            () => resolve(),
            () => listener.disconnect(true),
          );
        });
        listener.connect().catch(nothing);
      }),
  };
}

/** Anybody may write to a channel, so a message from elsewhere is looked at before it is believed. */
function parseEnvelope(json: string) {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== "object" || value === null) return null;
    if (!("origin" in value && "topic" in value && "message" in value)) return null;
    return typeof value.topic === "string" ? { ...value, topic: value.topic } : null;
  } catch {
    return null;
  }
}

function messageOf(reason: unknown) {
  return reason instanceof Error ? reason.message : String(reason);
}

function nothing() {
  return undefined;
}
