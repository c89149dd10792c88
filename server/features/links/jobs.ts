import mongoose from "mongoose";
import * as z from "zod/mini";
import { type Handler, handler } from "../../jobs/handler.ts";
import { kind } from "../../jobs/kind.ts";
import { schedule, type Upkeep } from "../../jobs/schedule.ts";
import { settings } from "../../settings.ts";
import { ClickBatchModel } from "./model.ts";

const DAY_MS = 86_400_000;
/** Batches in one command: each holds two thousand lines at most. */
const AT_ONCE = 200;
/** Commands between two checkpoints. */
const COMMANDS = 20;

export const PRUNE = kind({ name: "links.prune", data: z.object({}), keptMs: 0 });

/** At night; days are UTC's. */
export const clickUpkeep = (): readonly Upkeep[] => [
  schedule("links.prune", { calendar: "41 2 * * *", kind: PRUNE, data: {} }),
];

/** Deletes single clicks that are older than `CLICK_DAYS`, the oldest first. What was counted of them stays. */
export const pruneHandler: Handler = handler(PRUNE, async (_data, { signal, note }) => {
  const before = new Date(Date.now() - settings().CLICK_DAYS * DAY_MS);
  let count = 0;
  for (let turn = 0; turn < COMMANDS; turn++) {
    signal.throwIfAborted();
    const old = { at: mongoose.trusted({ $lt: before }) };
    const ids = await ClickBatchModel.find(old, { _id: 1 }).sort({ at: 1 }).limit(AT_ONCE).lean();
    if (ids.length === 0) break;
    const { deletedCount } = await ClickBatchModel.deleteMany({
      _id: mongoose.trusted({ $in: ids.map(({ _id }) => _id) }),
    });
    count += deletedCount;
  }
  note({ count });
  // A job that is done again finds the rest.
  if (count >= AT_ONCE * COMMANDS) return { next: {} };
});
