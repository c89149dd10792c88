/**
 * A server process as far as following links is concerned: `node followProcess.ts <store> <tokenSecret> [redis]`. To each line of JSON with
 * a code and a moment it says on one line where it leads then, or why it does not.
 */
import { createInterface } from "node:readline";
import { pino } from "pino";
import { loadConfig } from "#server/config.ts";
import { openHot } from "#server/db/cache/open.ts";
import { hot } from "#server/db/cache/seam.ts";
import { connectMongo, disconnectMongo } from "#server/db/mongo.ts";
import { findKnown, hearSwitched } from "#server/features/links/known.ts";
import { settings } from "#server/settings.ts";

const [, , store = "", TOKEN_SECRET = "", redisUrl] = process.argv;
const log = pino({ level: "silent" });

settings.plug(loadConfig({ NODE_ENV: "test", TOKEN_SECRET, LOG_LEVEL: "silent", BOT_CHECK: "off" }));
hot.plug(await openHot({ redisUrl, log }));
await connectMongo(store);
hearSwitched();

console.log("ready");
for await (const line of createInterface({ input: process.stdin })) {
  const { code, at } = JSON.parse(line);
  Date.now = () => at;
  const { target, halt } = await findKnown(code);
  console.log(halt ?? target?.url ?? "nothing");
}
await hot().close();
await disconnectMongo();
process.exit();
