import { pino } from "pino";
import { type Config, loadConfig } from "#server/config.ts";
import { openHot } from "#server/db/cache/open.ts";
import { hot } from "#server/db/cache/seam.ts";
import { connectMongo, disconnectMongo, ensureIndexes } from "#server/db/mongo.ts";
import { joinStore } from "#server/db/store.ts";
import { settings } from "#server/settings.ts";

/** The settings of this installation, as the server reads them; services of this process see them too. */
export function readSettings(): Config {
  const config = loadConfig(process.env);
  settings.plug(config);
  return config;
}

/** What goes to the terminal is the script's answer, so the log goes beside it. */
export const log = pino({ level: "warn" }, pino.destination(2));

/**
 * Does something with the documents and hot data of this installation, beside a running server or without one, and lets go
 * of both also when it fails.
 */
export async function withInstallation(config: Config, work: () => Promise<void>): Promise<void> {
  const store = config.MONGODB_URI ? null : await joinStore(config.DATA_DIR);
  try {
    await connectMongo(store?.uri ?? config.MONGODB_URI ?? "");
    const shared = await openHot({ redisUrl: config.REDIS_URL, log });
    hot.plug(shared);
    try {
      await ensureIndexes();
      await work();
    } finally {
      await shared.close();
    }
  } finally {
    await disconnectMongo();
    await store?.stop();
  }
}

/** Ends a script that was called wrongly. */
export function end(text: string): never {
  console.error(text);
  process.exit(1);
}
