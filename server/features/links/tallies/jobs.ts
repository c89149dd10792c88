import mongoose from "mongoose";
import * as z from "zod/mini";
import { addDays, dayAt } from "#shared/analytics/days.ts";
import { StoredId } from "#shared/lib/storedId.ts";
import { type Handler, handler } from "../../../jobs/handler.ts";
import { kind } from "../../../jobs/kind.ts";
import { add } from "../../../jobs/queue.ts";
import { schedule, type Upkeep } from "../../../jobs/schedule.ts";
import { forgetZone, learnZones, zoneOf } from "../zones.ts";
import { storedDays, TallyDayModel } from "./model.ts";
import { recountDay } from "./recount.ts";
import { tallyNew } from "./write.ts";

/** Clocks differ, and clicks wait a moment before they are written: so long after its end a day is counted again. */
const SETTLED_MS = 10 * 60_000;
/** Days of one turn, before others get theirs. */
const AT_ONCE = 50;

export const TALLY = kind({ name: "links.tally", data: z.object({}), keptMs: 0 });
export const REBUILD = kind({
  name: "links.rebuild",
  data: z.object({ team: StoredId, zone: z.string(), next: z.nullable(z.string()) }),
  keptMs: 0,
});

export const tallyUpkeep = (): readonly Upkeep[] => [
  schedule("links.tally", { calendar: "*/5 * * * *", kind: TALLY, data: {} }),
];

/** What a process has left when it was killed, and the days that are over. */
export const tallyHandler: Handler = handler(TALLY, async (_data, { signal, note }) => {
  await tallyNew();
  const over = { closedAt: null, endsAt: mongoose.trusted({ $lt: new Date(Date.now() - SETTLED_MS) }) };
  const rows = storedDays.readAll(await TallyDayModel.find(over).sort({ endsAt: 1 }).limit(AT_ONCE).lean());
  let count = 0;
  for (const { team, date, zone } of rows) {
    signal.throwIfAborted();
    if (await recountDay(team, date, zone)) count++;
  }
  note({ count });
  if (count === AT_ONCE) return { next: {} };
});

/** Has all days of a team counted in another zone: from the raw clicks, day by day. */
export const rebuild = (team: mongoose.Types.ObjectId, zone: string) =>
  add(REBUILD, { team: String(team), zone, next: null }, { key: `${team} ${zone} ${Date.now()}` });

export const rebuildHandler: Handler = handler(REBUILD, async ({ team: id, zone, next }, { signal }) => {
  const team = new mongoose.Types.ObjectId(id);
  // The store is asked: what this process has known for less than a minute may be the zone before.
  forgetZone(id);
  await learnZones([id]);
  // Another one was chosen meanwhile: its own job counts for it.
  if (zoneOf(id) !== zone) return;
  await tallyNew();
  const [first] = storedDays.readAll(await TallyDayModel.find({ team }).sort({ date: 1 }).limit(1).lean());
  if (!first) return;
  const today = dayAt(Date.now(), zone).date;
  let date = next ?? addDays(first.date, -1);
  for (let turn = 0; turn < AT_ONCE; turn++, date = addDays(date, 1)) {
    if (date > addDays(today, 1)) return;
    signal.throwIfAborted();
    if (!(await recountDay(team, date, zone))) break;
  }
  return { next: { team: id, zone, next: date } };
});
