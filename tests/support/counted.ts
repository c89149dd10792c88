import type { Connection } from "mongoose";
import { TallyDetailModel, TallyModel } from "#server/features/links/tallies/model.ts";
import type { Event } from "#shared/analytics/constants.ts";

type Day = { date: string; people: number; visitors: number };
type Whole = { kind: "link" | "thing" | "team"; of: string; event: Event };

/** Writes days into the store as if they had been counted: whoever looks at charts needs months of them. */
export async function count(
  store: Connection,
  team: unknown,
  { kind, of, event }: Whole,
  days: readonly Day[],
  details: Record<string, Record<string, number>> = {},
): Promise<void> {
  for (const [month, list] of Map.groupBy(days, ({ date }) => date.slice(0, 7))) {
    const _id = `${kind}:${of}:${event}:${month}`;
    const byDay = (part: "people" | "visitors") =>
      Object.fromEntries(list.map((day) => [day.date.slice(8), day[part]]));
    await store
      .collection<{ _id: string }>(TallyModel.collection.name)
      .replaceOne(
        { _id },
        { team, kind, of, event, month, days: byDay("people"), visitors: byDay("visitors") },
        { upsert: true },
      );
    const last = list.at(-1)?.date.slice(8) as string;
    const parts = Object.entries(details).map(([part, counts]) => [
      part,
      Object.fromEntries(Object.entries(counts).map(([name, n]) => [name, { [last]: n }])),
    ]);
    await store
      .collection<{ _id: string }>(TallyDetailModel.collection.name)
      .replaceOne({ _id }, { team, month, ...Object.fromEntries(parts) }, { upsert: true });
  }
}
