import { Failure } from "#shared/errors/catalogue.ts";
import { JOBS } from "./jobs.ts";
import type { Order, Refusal, Result } from "./messages.ts";

/** Jobs at work, by their ids. */
const callers = new Map<number, AbortController>();

process.on("message", (order: Order) => {
  if ("hasLeft" in order) callers.get(order.id)?.abort();
  else void work(order);
});
// The channel closes with the process that started us, however it ended.
process.once("disconnect", () => process.exit(0));

async function work({ id, job, input }: Extract<Order, { job: unknown }>) {
  const caller = new AbortController();
  callers.set(id, caller);
  const run = JOBS[job] as (input: unknown, signal: AbortSignal) => Promise<unknown>;
  const outcome = await run(input, caller.signal).then(
    (value) => ({ value }),
    (error: unknown) => ({ refusal: refusalOf(error) }),
  );
  callers.delete(id);
  const residentMb = Math.round(process.memoryUsage.rss() / 1024 / 1024);
  process.send?.({ id, residentMb, ...outcome } satisfies Result);
}

function refusalOf(error: unknown): Refusal {
  const cause = String((error as Error)?.stack ?? error);
  return error instanceof Failure
    ? { code: error.code, errors: error.errors, cause }
    : { code: "internal", errors: [], cause };
}
