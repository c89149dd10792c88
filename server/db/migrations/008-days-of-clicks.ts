import type { Migration } from "./migration.ts";

/** Raw clicks from before there were days of links and teams are added to them, in the background. */
export const daysOfClicks: Migration = {
  name: "008-days-of-clicks",
  up: ({ walk }) =>
    walk("clickbatches", (batches) =>
      batches
        // One that names whose clicks it holds has been added, or says that it is new.
        .filter(({ counters, isNew }) => counters === undefined && isNew === undefined)
        .map(({ _id }) => ({
          updateOne: { filter: { _id, counters: { $exists: false } }, update: { $set: { isNew: true } } },
        })),
    ),
};
