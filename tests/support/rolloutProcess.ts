/** A server process as far as designs are concerned: `node rolloutProcess.ts <store> <data dir> <leaseMs>`. */
import { join } from "node:path";
import { pino } from "pino";
import { loadConfig } from "#server/config.ts";
import { memoryHot } from "#server/db/cache/memory.ts";
import { hot } from "#server/db/cache/seam.ts";
import { connectMongo } from "#server/db/mongo.ts";
import { givingHandler } from "#server/features/signatures/masters/giving.ts";
import { rolloutHandler } from "#server/features/signatures/masters/rollout.ts";
import { JobWorker } from "#server/jobs/worker.ts";
import { diskFiles } from "#server/ports/files/disk.ts";
import { files } from "#server/ports/files/files.ts";
import { httpRenderer } from "#server/ports/renderer/http.ts";
import { renderer } from "#server/ports/renderer/renderer.ts";
import { settings } from "#server/settings.ts";

const [, , store = "", dataDir = "", leaseMs = ""] = process.argv;
const log = pino({ level: "silent" });
const TOKEN_SECRET = "a secret for tests, of forty characters.";

settings.plug(
  loadConfig({
    NODE_ENV: "test",
    PORT: "3000",
    DATA_DIR: dataDir,
    TOKEN_SECRET,
    LOG_LEVEL: "silent",
    BOT_CHECK: "off",
  }),
);
hot.plug(memoryHot({ log }));
files.plug(diskFiles(join(dataDir, "files")));
renderer.plug(httpRenderer({ url: "http://127.0.0.1:1", tokenSecret: TOKEN_SECRET }));
await connectMongo(store);
const worker = new JobWorker({
  handlers: [givingHandler, rolloutHandler],
  log,
  leaseMs: Number(leaseMs),
  lookMs: 100,
});
worker.start();
console.log("ready");
