import { ConfigError } from "#program/settings.ts";
import { buildRenderer } from "./app.ts";
import { loadConfig, type RendererConfig } from "./config.ts";

/** More often than the server that started us looks for it. */
const BEAT_MS = 1_000;

/** The server that started us and wants to know how it went. */
const tellParent = process.env.SIGNOFF_CHILD === "1" ? process.send?.bind(process) : undefined;

async function readConfig(): Promise<RendererConfig> {
  try {
    return loadConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return refuse(error.message);
  }
}

/** Ends with one sentence, told to the server that started us or to the person who did. */
async function refuse(problem: string): Promise<never> {
  if (tellParent) await new Promise((resolve) => tellParent({ problem }, undefined, {}, resolve));
  else process.stderr.write(`${problem}\n`);
  process.exit(1);
}

const config = await readConfig();
const app = buildRenderer(config);

let isStopping = false;
/** Answers what is under way, then ends. A second signal does not wait. */
async function stop() {
  if (isStopping) process.exit(1);
  isStopping = true;
  setTimeout(() => process.exit(1), 10_000).unref();
  await app.close();
  process.exit(0);
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);

if (config.SIGNOFF_CHILD === "1") {
  // The pipe closes with the process that started us, however it ended.
  process.stdin.on("close", stop).on("error", stop).resume();
}

try {
  await app.listen({ host: config.HOST, port: config.RENDERER_PORT });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const isTaken = code === "EADDRINUSE";
  await refuse(
    isTaken
      ? `RENDERER_PORT is ${config.RENDERER_PORT}, which is in use. Stop the other program or choose another port.`
      : message,
  );
}
// Only now does the server send anything to this port.
tellParent?.({ isListening: true });
// A channel that has just closed is no error: then standard input closes too.
if (tellParent) setInterval(() => tellParent({ isAlive: true }, undefined, {}, () => {}), BEAT_MS).unref();
