import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import closeWithGrace from "close-with-grace";
import { pino } from "pino";
import { type Config, loadConfig, StartError } from "./config.ts";

const ROOT = join(import.meta.dirname, "..");
/** Time to finish what is running after SIGTERM. */
const STOP_MS = 10_000;

if (existsSync(join(ROOT, ".env"))) process.loadEnvFile(join(ROOT, ".env"));

try {
  await start(loadConfig(process.env));
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exit(1);
}

async function start(config: Config) {
  mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 });
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
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE")
    return `Port ${port} is in use. Stop the other program or choose another one: PORT=3010 RENDERER_PORT=3011 npm start`;
  return `Signoff could not start: ${stack ?? message}`;
}
