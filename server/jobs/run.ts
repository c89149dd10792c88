import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { ERRORS, Failure } from "#shared/errors/catalogue.ts";
import { GiveUp, type Handler } from "./handler.ts";
import { pauseAfter } from "./kind.ts";
import * as leases from "./leases.ts";

/** While something of ours is away, such as a renderer that starts: 2, 4, 8 … seconds, and then every minute … */
const FIRST_DELAY_MS = 2000;
const LONGEST_DELAY_MS = 60_000;
/** … for more than three days. */
export const MAX_DELAYS = 5000;
/** Between two tries to note how a run has ended. */
const NOTE_PAUSE_MS = 1000;
/** Renewals in the time of a lease: two may fail. */
const RENEWALS = 3;

type Surroundings = { log: FastifyBaseLogger; now: () => number; leaseMs: number };

/**
 * One run of a job under its lease: renews it while the work lasts, ends the work at its deadline, and notes how it went.
 * Nothing that a run notes after it has lost the lease changes the job.
 */
export class Run {
  readonly #handler: Handler;
  readonly #job: leases.Held;
  readonly #around: Surroundings;
  readonly #ending = new AbortController();
  readonly #noted: Record<string, unknown> = {};
  #renewing: NodeJS.Timeout | undefined;
  #isStopping = false;
  /** until then nobody else takes the job up */
  #leaseEnd: number;

  constructor(handler: Handler, job: leases.Held, around: Surroundings) {
    this.#handler = handler;
    this.#job = job;
    this.#around = around;
    this.#leaseEnd = job.dueAt.getTime();
  }

  /** Asks the work to come to an end, as the process does. */
  stop() {
    this.#isStopping = true;
    this.#ending.abort(new Error("The process stops."));
  }

  /** Leaves work that does not end to another process, from a moment on at which this one must be gone. */
  async leave(dueAt: Date) {
    clearInterval(this.#renewing);
    await leases.release(this.#job, dueAt);
  }

  /** @throws when the store does not take the outcome before the lease is over: the job is run again then */
  async whole(): Promise<void> {
    this.#renewing = setInterval(() => this.#renew(), this.#around.leaseMs / RENEWALS);
    try {
      const note = await this.#outcome();
      while (!(await this.#take(note))) await sleep(NOTE_PAUSE_MS);
    } finally {
      clearInterval(this.#renewing);
    }
  }

  /** Does the work. @returns the way to note how it went */
  async #outcome(): Promise<() => Promise<unknown>> {
    const job = this.#job;
    const { kind } = this.#handler;
    const begun = this.#now();
    if (job.until && job.until < begun) return this.#dead("Nobody needs this any more.");
    if (job.tries > kind.maxTries) return this.#dead(job.problem ?? "The process ended in the middle each time.");
    try {
      const result = await this.#work();
      if ("next" in result) return () => leases.goOn(job, result.next, this.#now());
      return async () => {
        await leases.finish(job, { left: result.left, keptMs: job.keptMs ?? kind.keptMs, now: this.#now() });
        this.#around.log.info(this.#fields(), "job done");
      };
    } catch (error) {
      return this.#failed(error);
    }
  }

  async #work(): ReturnType<Handler["run"]> {
    const { signal } = this.#ending;
    const { deadlineMs } = this.#handler.kind;
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const problem = new Error(`It did not end within ${deadlineMs / 1000} seconds.`);
      this.#ending.abort(problem);
      reject(problem);
    }, deadlineMs).unref();
    const { _id, tries, data } = this.#job;
    const log = this.#around.log.child(this.#fields());
    const note = (fields: Record<string, unknown>) => void Object.assign(this.#noted, fields);
    try {
      return await Promise.race([this.#handler.run(data, { id: String(_id), tries, signal, log, note }), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  #failed(error: unknown): () => Promise<unknown> {
    const job = this.#job;
    const { kind } = this.#handler;
    const problem = error instanceof Error ? error.message : String(error);
    const now = this.#now();
    if (this.#isStopping) return () => leases.release(job, now);

    const isAway = error instanceof Failure && ERRORS[error.code].status === 503;
    const delays = job.delays ?? 0;
    const pauseMs = isAway ? Math.min(FIRST_DELAY_MS * 2 ** delays, LONGEST_DELAY_MS) : pauseAfter(job.tries, kind);
    const dueAt = new Date(now.getTime() + pauseMs);
    const isSpent = isAway ? delays >= MAX_DELAYS : job.tries >= kind.maxTries;
    if (error instanceof GiveUp || isSpent || (job.until && dueAt > job.until)) return this.#dead(problem, error);
    this.#around.log.warn({ ...this.#fields(), err: error }, "a job waits for its next try");
    return () => (isAway ? leases.delay : leases.retry)(job, { problem, dueAt });
  }

  #dead(problem: string, error?: unknown): () => Promise<unknown> {
    this.#around.log.error({ ...this.#fields(), err: error ?? new Error(problem) }, "a job was given up");
    return () => leases.bury(this.#job, problem, this.#now());
  }

  /** A store that is away for a moment must not cost the note: the work would be done twice. */
  async #take(note: () => Promise<unknown>): Promise<boolean> {
    try {
      await note();
      return true;
    } catch (error) {
      if (this.#isStopping || this.#around.now() >= this.#leaseEnd) throw error;
      this.#around.log.warn({ ...this.#fields(), err: error }, "the store does not hear yet how a job ended");
      return false;
    }
  }

  async #renew() {
    const until = this.#around.now() + this.#around.leaseMs;
    try {
      if (await leases.renew(this.#job, new Date(until))) this.#leaseEnd = until;
      else this.#ending.abort(new Error("Another process has taken the job up."));
    } catch (error) {
      if (this.#around.now() < this.#leaseEnd) return;
      this.#ending.abort(new Error("The lease could not be renewed.", { cause: error }));
    }
  }

  #now = () => new Date(this.#around.now());

  #fields() {
    const { _id, kind, tries } = this.#job;
    return { operation: "jobs.run", kind, id: String(_id), tries, ...this.#noted };
  }
}
