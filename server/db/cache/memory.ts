import { LRUCache } from "lru-cache";
import type { BaseLogger } from "pino";
import type { Cache, Hot, MessageHandler } from "./hot.ts";
import { memoryLimiter } from "./memoryLimiter.ts";
import { encode, wholeMs } from "./values.ts";

const CACHE_ENTRIES = 10_000;
const CACHE_CHARACTERS = 32_000_000;

/** Hot data inside this process: the whole story for a server on its own, the fallback for one that has lost Redis. */
export function memoryHot({ log }: { log: Pick<BaseLogger, "error"> }): Hot {
  return {
    cache: memoryCache(),
    limiter: memoryLimiter(),
    ...memoryTopics(log),
    ping: async () => true,
    close: async () => {},
  };
}

function memoryCache(): Cache {
  const entries = new LRUCache<string, string>({
    max: CACHE_ENTRIES,
    maxSize: CACHE_CHARACTERS,
    sizeCalculation: (json, key) => json.length + key.length + 1,
  });
  return {
    async get(key) {
      const json = entries.get(key);
      return json === undefined ? undefined : JSON.parse(json);
    },
    async set(key, value, ttlMs) {
      entries.set(key, encode(value), { ttl: wholeMs(ttlMs) });
    },
    async delete(key) {
      entries.delete(key);
    },
  };
}

function memoryTopics(log: Pick<BaseLogger, "error">): Pick<Hot, "publish" | "subscribe"> {
  const topics = new Map<string, Set<MessageHandler>>();
  return {
    async publish(topic, message) {
      const json = encode(message);
      // A copy each, so that no subscriber sees what another did to it.
      for (const handler of [...(topics.get(topic) ?? [])]) void deliver(topic, handler, JSON.parse(json));
    },
    subscribe(topic, handler) {
      const handlers = topics.get(topic) ?? new Set();
      // A wrapper of its own, so that the same function may subscribe twice and stop once.
      const own: MessageHandler = (message) => handler(message);
      topics.set(topic, handlers.add(own));
      return () => {
        handlers.delete(own);
        if (handlers.size === 0 && topics.get(topic) === handlers) topics.delete(topic);
      };
    },
  };

  async function deliver(topic: string, handler: MessageHandler, message: unknown) {
    try {
      await handler(message);
    } catch (err) {
      log.error({ err, topic }, "A subscriber failed");
    }
  }
}
