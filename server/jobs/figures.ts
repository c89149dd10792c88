import { singleFlight } from "#shared/lib/singleFlight.ts";
import { kindNames } from "./kind.ts";
import { JobModel } from "./model.ts";

/** A scrape reads no more than this: beyond it the figures are at least what they say. */
const MAX_READ = 20_000;

const STATES = ["waiting", "running", "dead"] as const;
type State = (typeof STATES)[number];

export type JobFigures = {
  counts: { kind: string; state: State; count: number }[];
  /** milliseconds for which the job has been due that waits longest for a process; 0 when none waits */
  late: { kind: string; lateMs: number }[];
};

const together = singleFlight<JobFigures>();

/** How many jobs there are in the store, whichever process works on them; of kinds that we do not know too. @throws unavailable */
export const jobFigures = () => together("figures", read);

async function read(): Promise<JobFigures> {
  type Row = { _id: { kind: string; state: State }; count: number; dueAt: Date | null };
  const rows = await JobModel.aggregate<Row>([
    { $match: { state: { $in: STATES } } },
    { $limit: MAX_READ },
    { $group: { _id: { kind: "$kind", state: "$state" }, count: { $sum: 1 }, dueAt: { $min: "$dueAt" } } },
  ]);
  const now = Date.now();
  const kinds = [...new Set([...kindNames(), ...rows.map(({ _id }) => _id.kind)])];
  return {
    counts: kinds.flatMap((kind) =>
      STATES.map((state) => ({
        kind,
        state,
        count: rows.find(({ _id }) => _id.kind === kind && _id.state === state)?.count ?? 0,
      })),
    ),
    late: kinds.map((kind) => {
      const due = rows.filter(({ _id }) => _id.kind === kind).map(({ dueAt }) => dueAt?.getTime() ?? now);
      return { kind, lateMs: Math.max(0, now - Math.min(now, ...due)) };
    }),
  };
}
