import type { FastifyBaseLogger } from "fastify";

/** Work that each process does for itself at intervals, such as keeping a list in memory up to date. */
export type Beat = { name: string; everyMs: number; run(): Promise<void> };

/**
 * A heartbeat beside the queue: nothing of it is stored, as no process could do it for another. One run at a time; one that
 * fails is in the log and is repeated by the next.
 */
export function beat({ name, everyMs, run }: Beat, log: FastifyBaseLogger) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;

  /** Single flight: whoever asks while it runs waits for that run. */
  function now(): Promise<void> {
    running ??= run()
      .catch((error) => log.warn({ err: error, operation: name }, "work at intervals has failed"))
      .finally(() => {
        running = null;
      });
    return running;
  }

  return {
    now,
    /** Resolves after the first run, whether or not it worked. */
    async start() {
      timer = setInterval(now, everyMs).unref();
      await now();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
