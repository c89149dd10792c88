import { Cron } from "croner";
import type { Kind } from "./kind.ts";
import { type AddOptions, add } from "./queue.ts";

/** The clocks of processes differ: so long a tick that has run is remembered and not run again. */
const TICK_KEPT_MS = 86_400_000;

/** Sees to it that a job is in the queue. */
export type Upkeep = {
  /** Asked at every look of every worker; costs nothing while there is nothing to add. @throws unavailable */
  keep(now: Date): Promise<void>;
};

/**
 * A job at each tick of the calendar, once however many processes there are: the next tick waits in the queue under a key
 * of its own. One that nobody was there for is run at the next start; of several the first.
 * @param calendar a cron expression of five fields: minute, hour, day of the month, month, day of the week
 * @param timeZone IANA name. A time that the clocks skip is the first one after it; one that they show twice is once
 */
export function schedule<Data>(
  name: string,
  { calendar, timeZone = "UTC", kind, data }: { calendar: string; timeZone?: string; kind: Kind<Data>; data: Data },
): Upkeep {
  const cron = new Cron(calendar, { mode: "5-part", timezone: timeZone });
  let next: Date | null = null;
  let lookedAt = new Date(0);
  return {
    async keep(now) {
      // A clock that was years ahead and is set right again: its next tick is not ours.
      const isSetBack = now < lookedAt;
      lookedAt = now;
      if (next && next > now && !isSetBack) return;
      const tick = cron.nextRun(now);
      if (!tick) return;
      await add(kind, data, { key: `${name} ${tick.toISOString()}`, at: tick, keptMs: TICK_KEPT_MS });
      next = tick;
    },
  };
}

/** A job at the start of the process, as soon as the store takes it. */
export function atStart<Data>(kind: Kind<Data>, data: Data, options: AddOptions = {}): Upkeep {
  let isAdded = false;
  return {
    async keep() {
      if (isAdded) return;
      await add(kind, data, options);
      isAdded = true;
    },
  };
}
