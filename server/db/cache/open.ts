import type { BaseLogger } from "pino";
import type { Hot } from "./hot.ts";
import { memoryHot } from "./memory.ts";

interface OpenHotOptions {
  /** Unset: everything stays in this process, which must then be the only one. */
  redisUrl?: string | undefined;
  log: Pick<BaseLogger, "info" | "warn" | "error">;
}

/** Opens the hot data; never fails on account of Redis, see `redisHot`. */
export async function openHot({ redisUrl, log }: OpenHotOptions): Promise<Hot> {
  if (!redisUrl) return memoryHot({ log });
  // Only who uses Redis pays for its client.
  const { redisHot } = await import("./redis.ts");
  return redisHot({ url: redisUrl, log });
}
