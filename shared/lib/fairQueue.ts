import { Failure } from "#shared/errors/catalogue.ts";

/** For whom a job is done, and whether they still wait for it. */
export type Claim = {
  /** account, address or the like; jobs of the same owner wait for one another */
  owner?: string | undefined;
  /** aborted when the caller leaves: the place in the line is free again */
  signal?: AbortSignal | undefined;
};

export type FairQueue = {
  /** Runs a job when its turn comes. @throws busy when too many wait already or the wait was too long, the signal's reason */
  <T>(job: () => Promise<T>, claim?: Claim): Promise<T>;
  /** true when one more of this owner would be refused, so that a request can be turned away before its body is read */
  isFull(owner?: string): boolean;
};

export type Places = {
  /** jobs at a time */
  running: number;
  /** jobs behind them */
  waiting: number;
  /** of those of one owner; all unless told */
  waitingEach?: number;
  /** jobs of one owner at a time; `running` unless told */
  runningEach?: number;
  /** longest wait in the line */
  patienceMs?: number;
};

type Waiter = { start(): void };

const NOBODY = "";
const RETRY_AFTER_S = 2;
const PATIENCE_MS = 30_000;

/**
 * Fair queueing: a line for each owner, asked in turn (round robin), so that whoever brings many jobs waits for
 * themselves and not for the others. Lines are bounded in length and in time; the rest is told to come back.
 */
export function fairQueue(places: Places): FairQueue {
  const { running, waiting, waitingEach = waiting, runningEach = running, patienceMs = PATIENCE_MS } = places;
  /** jobs at work, by owner */
  const active = new Map<string, number>();
  /** in the order in which owners have their turns; nobody's line is empty */
  const lines = new Map<string, Waiter[]>();
  let activeCount = 0;
  let waitingCount = 0;

  const mayRun = (owner: string) => activeCount < running && (active.get(owner) ?? 0) < runningEach;
  const isFull = (owner = NOBODY) =>
    !mayRun(owner) && (waitingCount >= waiting || (lines.get(owner)?.length ?? 0) >= waitingEach);

  function take(owner: string) {
    activeCount += 1;
    active.set(owner, (active.get(owner) ?? 0) + 1);
  }

  function giveBack(owner: string) {
    activeCount -= 1;
    const left = (active.get(owner) ?? 0) - 1;
    if (left > 0) active.set(owner, left);
    else active.delete(owner);
    callNext();
  }

  /** The place is taken for the next one here, so that nobody can slip in between. */
  function callNext() {
    for (const [owner, line] of lines) {
      if (!mayRun(owner)) continue;
      const next = line[0] as Waiter;
      leave(owner, next);
      const rest = lines.get(owner);
      // To the end of the round.
      if (rest && lines.delete(owner)) lines.set(owner, rest);
      take(owner);
      next.start();
      return;
    }
  }

  function leave(owner: string, waiter: Waiter) {
    const line = lines.get(owner);
    const at = line?.indexOf(waiter) ?? -1;
    if (!line || at < 0) return;
    line.splice(at, 1);
    waitingCount -= 1;
    if (line.length === 0) lines.delete(owner);
  }

  function wait(owner: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = (reason: unknown) => {
        settle();
        leave(owner, waiter);
        reject(reason);
      };
      const onAbort = () => giveUp(signal?.reason);
      const clock = setTimeout(() => giveUp(busy()), patienceMs);
      const settle = () => {
        clearTimeout(clock);
        signal?.removeEventListener("abort", onAbort);
      };
      const waiter: Waiter = {
        start() {
          settle();
          resolve();
        },
      };
      signal?.addEventListener("abort", onAbort, { once: true });
      lines.set(owner, [...(lines.get(owner) ?? []), waiter]);
      waitingCount += 1;
    });
  }

  const enter = async <T>(job: () => Promise<T>, { owner = NOBODY, signal }: Claim = {}): Promise<T> => {
    signal?.throwIfAborted();
    if (isFull(owner)) throw busy();
    if (mayRun(owner)) take(owner);
    else await wait(owner, signal);
    try {
      return await job();
    } finally {
      giveBack(owner);
    }
  };
  return Object.assign(enter, { isFull });
}

/** What whoever finds no place in the line is told. */
export const busy = () => new Failure("busy", { retryAfterSeconds: RETRY_AFTER_S });
