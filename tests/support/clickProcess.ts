/**
 * A server process as far as clicks are concerned: `node clickProcess.ts <store> <clickDays> <tokenSecret>`. It is told what to do by lines of JSON:
 * a click with the moment at which it comes, `{"do":"flush"}`, `"tally"`, or `"end"`, and says when it has done so.
 */
import { createInterface } from "node:readline";
import { pino } from "pino";
import { loadConfig } from "#server/config.ts";
import { memoryHot } from "#server/db/cache/memory.ts";
import { hot } from "#server/db/cache/seam.ts";
import { connectMongo, disconnectMongo } from "#server/db/mongo.ts";
import { ClickBuffer } from "#server/features/links/clicks.ts";
import { Counter } from "#server/features/links/counters.ts";
import { tallyNew } from "#server/features/links/tallies/write.ts";
import { visitor } from "#server/features/links/visitors.ts";
import { settings } from "#server/settings.ts";
import { ignoreHeartbeats } from "./heartbeats.ts";

// The secret comes as an argument: whoever imports it from where it stands has the whole server.
const [, , store = "", CLICK_DAYS = "", TOKEN_SECRET = ""] = process.argv;
const log = pino({ level: "silent" });

settings.plug(loadConfig({ NODE_ENV: "test", TOKEN_SECRET, LOG_LEVEL: "silent", BOT_CHECK: "off", CLICK_DAYS }));
hot.plug(memoryHot({ log }));
await connectMongo(store);
ignoreHeartbeats();
const clicks = new ClickBuffer(log);
const counters = new Map<string, Counter>();

console.log("ready");
for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.do === undefined) {
    Date.now = () => told.at;
    const counter = counters.get(told.code) ?? new Counter(told.code, told.of, told.team);
    counters.set(told.code, counter);
    clicks.add(counter, visitor(told));
    continue;
  }
  console.log(`at ${told.do}`);
  if (told.do === "flush") await clicks.flush();
  if (told.do === "tally") await tallyNew();
  if (told.do === "end") await clicks.drain();
  console.log(`done ${told.do}`);
  if (told.do === "end") break;
}
await disconnectMongo();
process.exit();
