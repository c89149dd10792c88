/** A server process as far as jobs are concerned: `node jobProcess.ts <store> <kind> <leaseMs>` says what it does. */
import { pino } from "pino";
import * as z from "zod/mini";
import { memoryHot } from "#server/db/cache/memory.ts";
import { hot } from "#server/db/cache/seam.ts";
import { connectMongo } from "#server/db/mongo.ts";
import { handler } from "#server/jobs/handler.ts";
import { kind } from "#server/jobs/kind.ts";
import { JobWorker } from "#server/jobs/worker.ts";

const [, , store = "", name = "", leaseMs = ""] = process.argv;
const log = pino({ level: "silent" });
const steps = kind({ name, data: z.object({ step: z.int() }) });

hot.plug(memoryHot({ log }));
await connectMongo(store);
const worker = new JobWorker({
  handlers: [
    handler(steps, async ({ step }, { id }) => {
      console.log(`${id} ${step}`);
      // Long ones come to their second step, and stay there.
      if (step === 1) return { next: { step: 2 } };
      if (step === 2) await new Promise(() => {});
    }),
  ],
  log,
  leaseMs: Number(leaseMs),
  lookMs: 100,
});
worker.start();
console.log("ready");
