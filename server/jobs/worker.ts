import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { hot } from "../db/cache/seam.ts";
import { ownWork } from "../db/deadline.ts";
import type { Handler } from "./handler.ts";
import * as leases from "./leases.ts";
import { JOBS_TOPIC } from "./queue.ts";
import { Run } from "./run.ts";
import type { Upkeep } from "./schedule.ts";

/** A wake-up may get lost, and other processes may end; then a job waits no longer than this. */
const LOOK_MS = 5000;
/** At the end of the process jobs that run get so long to finish … */
const STOP_MS = 3000;
/** … and one that goes on is another's as soon as this process must be gone. */
const LINGER_MS = 10_000;

type Options = {
  /** one for each kind; jobs of other kinds are left to processes that know them */
  handlers: readonly Handler[];
  /** jobs that are to be in the queue without anybody asking */
  upkeep?: readonly Upkeep[];
  log: FastifyBaseLogger;
  /** milliseconds since 1970 */
  now?: () => number;
  leaseMs?: number;
  lookMs?: number;
};

/**
 * Runs jobs: of each kind one after the other, kinds beside one another. Any number of processes may do so at once. A
 * worker at rest reads the next due job of each kind every few seconds; who adds a job wakes it at once.
 */
export class JobWorker {
  readonly #options: Required<Options>;
  readonly #runs = new Set<Run>();
  /** kinds that are worked on, by name */
  readonly #busy = new Map<string, Promise<void>>();
  #unsubscribe: (() => void) | null = null;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | null = null;
  #isWanted = false;
  #isStopping = false;

  constructor(options: Options) {
    this.#options = { upkeep: [], now: Date.now, leaseMs: leases.LEASE_MS, lookMs: LOOK_MS, ...options };
  }

  start() {
    this.#unsubscribe = hot().subscribe(JOBS_TOPIC, () => this.#wake());
    this.#wake();
  }

  /** Takes nothing up any more. What runs may finish for a few seconds; what does not is left to another process. */
  async stop() {
    this.#isStopping = true;
    this.#unsubscribe?.();
    clearTimeout(this.#timer);
    for (const run of this.#runs) run.stop();
    const ended = Promise.allSettled([this.#looking, ...this.#busy.values()]);
    await Promise.race([ended, sleep(STOP_MS, null, { ref: false })]);
    const dueAt = new Date(this.#options.now() + LINGER_MS);
    await Promise.allSettled(Array.from(this.#runs, (run) => run.leave(dueAt)));
  }

  /** Runs all that is due, one job after the other. @returns how many were taken up */
  async runDue(): Promise<number> {
    await this.#keepUp();
    let count = 0;
    for (const handler of this.#options.handlers) while (await this.#runNext(handler)) count++;
    return count;
  }

  #wake() {
    if (this.#isStopping) return;
    this.#isWanted = true;
    this.#looking ??= ownWork(() => this.#lookUntilCalm());
  }

  async #lookUntilCalm() {
    clearTimeout(this.#timer);
    let pauseMs = 0;
    // A job that came during a look may have been missed by it.
    while (this.#isWanted && !this.#isStopping) {
      this.#isWanted = false;
      pauseMs = await this.#look();
    }
    // In the same turn as the last question: a wake-up in between would be lost.
    this.#looking = null;
    if (!this.#isStopping) this.#timer = setTimeout(() => this.#wake(), pauseMs);
  }

  /** Takes up what is due. @returns milliseconds until the next look */
  async #look(): Promise<number> {
    const { handlers, log, now, lookMs } = this.#options;
    const idle = handlers.filter(({ kind }) => !this.#busy.has(kind.name));
    try {
      await this.#keepUp();
      const horizon = new Date(now() + lookMs);
      const next = await Promise.all(idle.map(({ kind }) => leases.nextDue(kind.name, horizon)));
      const pauses = idle.map((handler, i) => {
        const pauseMs = (next[i]?.getTime() ?? Number.POSITIVE_INFINITY) - now();
        if (pauseMs > 0) return pauseMs;
        this.#drain(handler);
        return lookMs;
      });
      return Math.min(lookMs, ...pauses);
    } catch (error) {
      log.warn({ err: error, operation: "jobs.look" }, "jobs wait for the store");
      return lookMs;
    }
  }

  async #keepUp() {
    for (const upkeep of this.#options.upkeep) await upkeep.keep(new Date(this.#options.now()));
  }

  /** Runs what is due of a kind. */
  #drain(handler: Handler) {
    const { name } = handler.kind;
    const work = async () => {
      try {
        while (await this.#runNext(handler));
      } catch (error) {
        this.#options.log.warn({ err: error, operation: "jobs.run", kind: name }, "jobs wait for the store");
        return false;
      } finally {
        this.#busy.delete(name);
      }
      return true;
    };
    // What came while the last claim found nothing is seen by another look; one that failed waits for the next in line.
    const drained = work().then((isDone) => (isDone ? this.#wake() : undefined));
    this.#busy.set(name, drained);
  }

  /** @returns false when nothing of the kind is due, or the process stops */
  async #runNext(handler: Handler): Promise<boolean> {
    if (this.#isStopping) return false;
    const { log, now, leaseMs } = this.#options;
    const job = await leases.claim(handler.kind, new Date(now()), leaseMs);
    if (!job) return false;
    if (this.#isStopping) {
      await leases.release(job, new Date(now()));
      return false;
    }
    const run = new Run(handler, job, { log, now, leaseMs });
    this.#runs.add(run);
    try {
      await run.whole();
    } finally {
      this.#runs.delete(run);
    }
    return true;
  }
}
