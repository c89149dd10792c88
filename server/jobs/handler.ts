import type { FastifyBaseLogger } from "fastify";
import * as z from "zod/mini";
import type { Kind, Terms } from "./kind.ts";

/** What a handler knows of the job it runs. */
export type Job = {
  /** idempotence key: the same at every try, so that a service that is told it can see what it has done already */
  id: string;
  /** 1 at the first */
  tries: number;
  /** aborted when the process stops, the deadline has passed, or the lease is lost: come to an end */
  signal: AbortSignal;
  log: FastifyBaseLogger;
  /** Adds fields to the line that the log gets of this run. */
  note(fields: Record<string, unknown>): void;
};

/** No later try will do better: the job is a dead letter at once. */
export class GiveUp extends Error {}

/** What goes on as the same job: a long one notes how far it has come, and lets others and the end of the process in. */
export type Rest<Data> = { next: Data };

/** Runs one job of a kind. `left` is what stays of the data when it is done. */
export type Handler = {
  kind: Terms;
  run(stored: unknown, job: Job): Promise<Rest<unknown> | { left: unknown }>;
};

/**
 * Says what is done for the jobs of a kind. A job is run at least once: whoever dies between the work and the note that it
 * is done leaves it to another. So the work must bear to be done twice, or tell by `job.id` that it was.
 * @param work throws GiveUp when no later try will do better; a Failure with status 503 when something of ours is away,
 * which is no try; anything else when it is worth trying again
 */
export function handler<Data>(
  kind: Kind<Data>,
  // biome-ignore lint/suspicious/noConfusingVoidType: most work answers nothing
  work: (data: Data, job: Job) => Promise<Rest<Data> | void>,
): Handler {
  return {
    kind,
    async run(stored, job) {
      const { success, data, error } = z.safeParse(kind.data, stored);
      if (!success) throw new GiveUp(`The data of this job do not fit: ${pathsOf(error)}.`);
      return (await work(data, job)) ?? { left: kind.leaves(data) };
    },
  };
}

/** Where, not what: data may be secret. */
const pathsOf = ({ issues }: z.core.$ZodError) => issues.map(({ path }) => path.join(".") || "all of it").join(", ");
