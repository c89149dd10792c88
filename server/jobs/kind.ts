import type * as z from "zod/mini";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What is the same for all jobs of a kind, whatever they are about. */
export type Terms = {
  /** in the store, in logs and in metrics; a kind that is renamed loses the jobs that wait */
  name: string;
  /** failures until it is a dead letter */
  maxTries: number;
  /** exponential back-off: after the first failure, then twice as long each time … */
  firstPauseMs: number;
  /** … up to here */
  longestPauseMs: number;
  /** a run that takes longer has failed */
  deadlineMs: number;
  /** so long a job that is done is remembered, and refuses another one of its key; 0: not at all */
  keptMs: number;
};

/** A kind of job. */
export type Kind<Data> = Terms & {
  /** parses what the store holds, which another version of the program may have written */
  data: z.ZodMiniType<Data>;
  /** what stays readable of a job that is done */
  leaves(data: Data): unknown;
};

const DEFAULTS = {
  maxTries: 12,
  firstPauseMs: 30_000,
  longestPauseMs: 4 * HOUR_MS,
  deadlineMs: 5 * MINUTE_MS,
  keptMs: DAY_MS,
  leaves: () => null,
};

const names = new Set<string>();

/** Declares a kind of job; what is left out has its default. @throws Error when there is one of that name */
export function kind<Data>(values: Pick<Kind<Data>, "name" | "data"> & Partial<Kind<Data>>): Kind<Data> {
  if (names.has(values.name)) throw new Error(`There is a kind of job named "${values.name}" already.`);
  names.add(values.name);
  return { ...DEFAULTS, ...values };
}

/** Names of all kinds that this program knows. */
export const kindNames = (): readonly string[] => [...names];

/** Milliseconds until the next try after so many. */
export const pauseAfter = (tries: number, { firstPauseMs, longestPauseMs }: Terms): number =>
  Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs);
