import { buildRenderer } from "./app.ts";
import { ConfigError, loadConfig, type RendererConfig } from "./config.ts";

function readConfig(): RendererConfig {
  try {
    return loadConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const config = readConfig();
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
  process.stderr.write(isTaken ? `RENDERER_PORT ${config.RENDERER_PORT} is in use already.\n` : `${message}\n`);
  process.exit(1);
}
