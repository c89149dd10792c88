import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { forkApart } from "#program/apart.ts";
import { Failure } from "#shared/errors/catalogue.ts";
import type { JobInput, JobName, JobOutput } from "./jobs.ts";
import type { Order, Result } from "./messages.ts";

const MAIN = join(import.meta.dirname, "main.ts");
const HEAP_MB = 192;
/** A process that holds more after a job is replaced: what libvips and fonts have taken does not all come back. */
const MAX_RESIDENT_MB = 220;
/** Without work for so long it ends; the next picture starts another one in a fifth of a second. */
const IDLE_MS = 60_000;
/** More than a decoder may take of its own accord, and many times a drawing's budget. */
const MAX_JOB_MS = 12_000;
/** A job whose process died is given to one more: it may have been somebody else's fault. */
const MAX_TRIES = 2;
/** Until a job that has broken processes is worth another attempt. */
const RETRY_AFTER_S = 60;

type Task = {
  order: { id: number; job: JobName; input: unknown };
  tries: number;
  resolve(value: unknown): void;
  reject(error: unknown): void;
};
type Worker = { child: ChildProcess; tasks: Map<number, Task>; clocks: Map<number, NodeJS.Timeout> };
type Log = { warn(fields: object, text: string): void };

export type Pixels = ReturnType<typeof pixelProcess>;

/**
 * A worker process for everything that is made of pixels: mail HTML, which comes from this process, never waits for it,
 * and neither a crash nor an endless job takes anything else along. It is started with the first job, ended when there
 * is nothing to do, replaced when it dies, takes too long or has grown. How many jobs it gets at a time is the callers'
 * business.
 */
export function pixelProcess({ log, maxJobMs = MAX_JOB_MS, idleMs = IDLE_MS }: PixelOptions) {
  const workers = new Set<Worker>();
  let current: Worker | null = null;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;
  let isStopped = false;

  /**
   * @param signal of whoever waits for it; a job that can be ended in the middle is
   * @throws what the job throws, undrawable when it took too long or broke two processes, unavailable while stopping and
   * where no process can be started
   */
  function run<N extends JobName>(
    job: N,
    input: JobInput<N>,
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<JobOutput<N>> {
    return new Promise<unknown>((resolve, reject) => {
      signal?.throwIfAborted();
      const id = ++lastId;
      const leave = () => tell({ id, hasLeft: true });
      const settle = () => signal?.removeEventListener("abort", leave);
      signal?.addEventListener("abort", leave, { once: true });
      give({
        order: { id, job, input },
        tries: 0,
        resolve(value) {
          settle();
          resolve(value);
        },
        reject(error) {
          settle();
          reject(signal?.aborted ? signal.reason : error);
        },
      });
    }) as Promise<JobOutput<N>>;
  }

  function give(task: Task) {
    if (isStopped) return task.reject(new Failure("unavailable"));
    clearTimeout(idle);
    current ??= start();
    const worker = current;
    if (!worker) return task.reject(new Failure("unavailable"));
    const { id, job } = task.order;
    task.tries += 1;
    worker.tasks.set(id, task);
    worker.clocks.set(
      id,
      setTimeout(() => {
        log.warn({ job, maxJobMs }, "a picture took too long; its process is replaced");
        take(worker, id);
        task.reject(undrawable());
        worker.child.kill("SIGKILL");
      }, maxJobMs),
    );
    worker.child.send(task.order);
  }

  function tell(order: Extract<Order, { hasLeft: true }>) {
    for (const { child, tasks } of workers) if (tasks.has(order.id) && child.connected) child.send(order);
  }

  /** Whoever gets a task out of here answers it. */
  function take({ tasks, clocks }: Worker, id: number): Task | undefined {
    const task = tasks.get(id);
    clearTimeout(clocks.get(id));
    clocks.delete(id);
    tasks.delete(id);
    return task;
  }

  /** @returns null when the system has no process, memory or file handle left for it */
  function start(): Worker | null {
    const child = spawned();
    // A channel that breaks while it is written to, where the exit follows; or a process that never came about.
    child?.on("error", (error) => log.warn({ err: error }, "the pixel process could not be reached"));
    if (child?.pid === undefined) return null;
    const worker: Worker = { child, tasks: new Map(), clocks: new Map() };
    workers.add(worker);
    child.on("message", (result: Result) => settle(worker, result));
    child.once("exit", (code, signal) => replace(worker, { code, signal }));
    return worker;
  }

  function spawned(): ChildProcess | null {
    try {
      return forkApart(MAIN, { heapMb: HEAP_MB, stderr: "inherit" });
    } catch (error) {
      log.warn({ err: error }, "the pixel process could not be started");
      return null;
    }
  }

  function settle(worker: Worker, result: Result) {
    const task = take(worker, result.id);
    if (task && "value" in result) task.resolve(result.value);
    else if (task && "refusal" in result) {
      const { code, errors, cause } = result.refusal;
      task.reject(new Failure(code, { errors, cause }));
    }
    if (result.residentMb > MAX_RESIDENT_MB && current === worker) current = null;
    if (worker.tasks.size > 0) return;
    if (current !== worker) end(worker);
    else idle = setTimeout(() => end(worker), idleMs).unref();
  }

  function end(worker: Worker) {
    if (current === worker) current = null;
    if (worker.child.connected) worker.child.disconnect();
  }

  function replace(worker: Worker, how: object) {
    workers.delete(worker);
    if (current === worker) current = null;
    if (worker.tasks.size === 0) return;
    log.warn({ ...how, jobs: worker.tasks.size }, "the pixel process ended at work");
    for (const id of [...worker.tasks.keys()]) {
      const task = take(worker, id) as Task;
      if (task.tries < MAX_TRIES) give(task);
      else task.reject(undrawable());
    }
  }

  return {
    run,
    /** of the one that gets the next job; undefined while there is none */
    pid: () => current?.child.pid,
    /** Ends all of it; jobs at work are refused. */
    async stop() {
      isStopped = true;
      clearTimeout(idle);
      const exits = [...workers].map(
        ({ child }) => new Promise<void>((resolve) => child.once("exit", () => resolve())),
      );
      for (const { child } of workers) child.kill("SIGKILL");
      await Promise.all(exits);
    },
  };
}

type PixelOptions = { log: Log; maxJobMs?: number; idleMs?: number };

const undrawable = () => new Failure("undrawable", { retryAfterSeconds: RETRY_AFTER_S });
