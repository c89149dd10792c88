import { type ChildProcess, spawn } from "node:child_process";
import type { FastifyBaseLogger } from "fastify";
import { StartError } from "#program/settings.ts";

/** Exponential back-off between restarts: one that cannot run must not keep the machine busy with trying. */
const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 30_000;
/** Who ran for so long may fail once more at the first pause. */
const SOUND_MS = 60_000;
/** Far longer than a slow disk needs. */
const START_MS = 60_000;
const STOP_MS = 5_000;
/** Three times what it holds with all fonts and mails loaded. Without a bound V8 lets a third more garbage lie about. */
const HEAP_MB = 384;

/** So often it is looked whether the renderer has said that it lives, as it does every second. */
const BEAT_MS = 2_000;
/** So many times in a row it may have said nothing: one that does not turn its event loop for so long never will. */
const MAX_MISSED = 10;

/** What the renderer tells the process that started it: that it listens or why it does not, and again and again that it lives. */
export type RendererNews = { isListening: true } | { isAlive: true } | { problem: string };

/**
 * Runs the renderer as a process of its own beside the server and starts it again when it dies or stands still
 * (heartbeat). It ends with us: its standard input is a pipe that closes when this process does, however that happens.
 *
 * `listening` is settled by the first start. @throws StartError in it, with one sentence, when that fails
 */
export function startRendererChild({
  main,
  env,
  log,
  beatMs = BEAT_MS,
}: {
  main: string;
  env: NodeJS.ProcessEnv;
  log: Pick<FastifyBaseLogger, "error">;
  beatMs?: number;
}) {
  const first = Promise.withResolvers<void>();
  // Whoever starts it may fail before they come to wait for it.
  first.promise.catch(() => {});
  const late = setTimeout(
    () => first.reject(new StartError(`The renderer did not start within ${START_MS / 1000} s.`)),
    START_MS,
  );
  let hasStarted = false;
  let isStopping = false;
  let isListening = false;
  let pauseMs = FIRST_PAUSE_MS;
  let restart: NodeJS.Timeout | undefined;
  let missed = 0;
  let child = start();
  // Counted in turns of our own loop: when the whole machine has slept, nobody is to blame.
  const watch = setInterval(() => {
    if (!isListening || ++missed <= MAX_MISSED) return;
    missed = 0;
    log.error({ missed: MAX_MISSED }, "the renderer stands still; it is ended and started again");
    child.kill("SIGKILL");
  }, beatMs);
  watch.unref();

  function start(): ChildProcess {
    const startedAt = performance.now();
    let problem: string | undefined;
    const started = spawn(process.execPath, [...process.execArgv, `--max-old-space-size=${HEAP_MB}`, main], {
      env,
      stdio: ["pipe", "inherit", "inherit", "ipc"],
    });
    started.on("message", (news: RendererNews) => {
      missed = 0;
      if ("problem" in news) problem = news.problem;
      else if ("isListening" in news) {
        isListening = hasStarted = true;
        clearTimeout(late);
        first.resolve();
      }
    });
    // `close` comes after the last message, and after an `error` of the spawning itself.
    started.on("error", (error) => {
      problem = error.message;
    });
    started.once("close", (code, signal) => {
      isListening = false;
      if (isStopping) return;
      if (!hasStarted) {
        clearTimeout(late);
        first.reject(new StartError(problem ?? `The renderer did not start (${signal ?? `exit code ${code}`}).`));
        return;
      }
      if (performance.now() - startedAt > SOUND_MS) pauseMs = FIRST_PAUSE_MS;
      log.error({ code, signal, problem, pauseMs }, "the renderer stopped; it is started again after a pause");
      restart = setTimeout(() => {
        child = start();
      }, pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    });
    return started;
  }

  return {
    pid: () => child.pid,
    /** settled by the first start */
    listening: first.promise,
    /** false while its port may be somebody else's */
    isListening: () => isListening,
    async stop() {
      isStopping = true;
      clearInterval(watch);
      clearTimeout(restart);
      clearTimeout(late);
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
      child.kill("SIGTERM");
      const force = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
      await ended;
      clearTimeout(force);
    },
  };
}
