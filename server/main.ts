import { existsSync } from "node:fs";
import { join } from "node:path";
import closeWithGrace from "close-with-grace";
import { pino } from "pino";
import { StartError } from "#program/settings.ts";
import { type Config, loadConfig } from "./config.ts";
import { prepareDataDir } from "./dataDir.ts";
import { folderProblem } from "./startProblems.ts";

const ROOT = join(import.meta.dirname, "..");
/** Time to finish what is running after SIGTERM. */
const STOP_MS = 10_000;

if (existsSync(join(ROOT, ".env"))) process.loadEnvFile(join(ROOT, ".env"));

let config: Config | undefined;
try {
  config = loadConfig(process.env);
  await start(config);
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exit(1);
}

async function start(config: Config) {
  prepareDataDir(config.DATA_DIR);
  const log = pino({
    level: config.LOG_LEVEL,
    base: null,
    redact: ["req.headers.authorization", "req.headers.cookie"],
  });
  const parts: { stop(): Promise<unknown> }[] = [];
  const stopAll = async () => {
    for (const part of parts.toReversed())
      await part.stop().catch((error: unknown) => log.error({ err: error }, "stopping"));
  };
  closeWithGrace({ delay: STOP_MS, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, "stopping after an unexpected error");
    await stopAll();
  });

  try {
    const { startEverything } = await import("./start.ts");
    await startEverything(config, log, (part) => parts.push(part));
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** What a person can act on; only mistakes of ours show a stack. */
function sentenceFor(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const inFolder = config && folderProblem(error, config.DATA_DIR);
  if (inFolder) return inFolder.message;
  const { message, stack } = error as Error;
  return `Signoff could not start: ${stack ?? message}`;
}
