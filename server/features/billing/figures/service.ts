/** The operator's figures: the record that the job has written; a call reads that, however many subscriptions there are. */
import * as z from "zod/mini";
import type { Figures } from "#shared/billing/figures/schema.ts";
import { type Handler, handler } from "../../../jobs/handler.ts";
import { kind } from "../../../jobs/kind.ts";
import * as jobs from "../../../jobs/queue.ts";
import { schedule, type Upkeep } from "../../../jobs/schedule.ts";
import { countFigures } from "./count.ts";
import { FiguresModel, storedFigures } from "./model.ts";

/** What is older is counted anew when somebody looks. */
const FRESH_MS = 10 * 60_000;
const CURRENT = "current";

const COUNT = kind({ name: "billing.figures", data: z.object({}), keptMs: 0, deadlineMs: 10 * 60_000 });

/** Every hour. */
export const figuresUpkeep = (): readonly Upkeep[] => [
  schedule("billing.figures", { calendar: "7 * * * *", kind: COUNT, data: {} }),
];

export const figuresHandler: Handler = handler(COUNT, async (_data, { signal }) => {
  const countedAt = new Date();
  const figures = await countFigures(countedAt, signal);
  await FiguresModel.updateOne({ _id: CURRENT }, { $set: { figures, countedAt } }, { upsert: true });
});

const UNKNOWN: Figures = {
  at: null,
  mrr: [],
  ...{ active: 0, trial: 0, failed: 0, cancelled: 0, begun: 0, lost: 0, couponsUsed: 0 },
  reasons: [],
  refunds: [],
};

export async function show(now: Date): Promise<Figures> {
  const known = storedFigures.read(await FiguresModel.findById(CURRENT).lean());
  const ageMs = known ? now.getTime() - known.countedAt.getTime() : Infinity;
  if (ageMs > FRESH_MS) await jobs.add(COUNT, {}, { key: `looked:${Math.floor(now.getTime() / FRESH_MS)}` });
  return known?.figures ?? UNKNOWN;
}
