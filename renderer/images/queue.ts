import { Failure } from "#shared/errors/catalogue.ts";

export type Queue = {
  /** Runs a job when its turn comes. @throws busy when too many wait already */
  <T>(job: () => Promise<T>): Promise<T>;
  /** true when one more would be refused, so that a request can be turned away before its body is read */
  isFull(): boolean;
};

/** At most `running` jobs at a time and `waiting` behind them; the others are told to come back. */
export function queueOf({ running, waiting }: { running: number; waiting: number }): Queue {
  let active = 0;
  const line: (() => void)[] = [];

  const isFull = () => active >= running && line.length >= waiting;
  const enter = async <T>(job: () => Promise<T>): Promise<T> => {
    if (isFull()) throw new Failure("busy", { retryAfterSeconds: 2 });
    // The place is handed over, not given back, so that nobody can slip in between.
    if (active >= running) await new Promise<void>((next) => line.push(next));
    else active += 1;
    try {
      return await job();
    } finally {
      const next = line.shift();
      if (next) next();
      else active -= 1;
    }
  };
  return Object.assign(enter, { isFull });
}
