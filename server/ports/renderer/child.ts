import { type ChildProcess, spawn } from "node:child_process";
import type { FastifyBaseLogger } from "fastify";

const RESTART_MS = 300;
const STOP_MS = 5_000;
/** Three times what it holds with all fonts and mails loaded. Without a bound V8 lets a third more garbage lie about. */
const HEAP_MB = 384;

/**
 * Runs the renderer as a process of its own beside the server and starts it again when it dies. It ends with us: its
 * standard input is a pipe that closes when this process does, however that happens.
 */
export function startRendererChild({
  main,
  env,
  log,
}: {
  main: string;
  env: NodeJS.ProcessEnv;
  log: FastifyBaseLogger;
}) {
  let isStopping = false;
  let restart: NodeJS.Timeout | undefined;
  let child = start();

  function start(): ChildProcess {
    const started = spawn(process.execPath, [...process.execArgv, `--max-old-space-size=${HEAP_MB}`, main], {
      env,
      stdio: ["pipe", "inherit", "inherit"],
    });
    started.once("exit", (code, signal) => {
      if (isStopping) return;
      log.error({ code, signal }, "the renderer stopped; starting it again");
      restart = setTimeout(() => {
        child = start();
      }, RESTART_MS);
    });
    return started;
  }

  return {
    pid: () => child.pid,
    async stop() {
      isStopping = true;
      clearTimeout(restart);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
      child.kill("SIGTERM");
      const force = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
      await ended;
      clearTimeout(force);
    },
  };
}
