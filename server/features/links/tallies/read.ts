/** Reads days that were counted. Slim rows only, where many are asked for. */
import { LRUCache } from "lru-cache";
import mongoose, { type Types } from "mongoose";
import type { Event } from "#shared/analytics/constants.ts";
import { datesBetween } from "#shared/analytics/days.ts";
import { storedReader } from "../../../db/stored.ts";
import { emptyMonth, type Month, readMonth } from "./bytes.ts";
import {
  keyOf,
  storedDetails,
  TallyDayModel,
  type TallyDayRecord,
  TallyDetailModel,
  TallyModel,
  type Whole,
} from "./model.ts";
import { DETAILS } from "./write.ts";

/** Dates of the team's zone, both counted: `2026-11-01` */
export type Range = { from: string; to: string };

/** `2026-11-30` to `2027-01-02` -> `["2026-11", "2026-12", "2027-01"]` */
export const monthsOf = ({ from, to }: Range): string[] => [
  ...new Set(datesBetween(from, to).map((date) => date.slice(0, 7))),
];

/** The days `first` to `last` of a month, which stand from `place` on in a range. */
type Part = { month: Month; first: number; last: number; place: number };
/** How many people did something in a range, and on each of its days where somebody asks (`byDay`). */
export type Series = { parts: readonly Part[]; total: number; visitors: number };

/** Day by day, of several together; as many zeros as there are days, of nothing. */
export function byDay(list: readonly Series[], what: "days" | "visitors", length: number): number[] {
  const sums = new Array<number>(length).fill(0);
  for (const { parts } of list)
    for (const { month, first, last, place } of parts)
      for (let day = first; day <= last; day++) (sums[place + day - first] as number) += month[what][day] ?? 0;
  return sums;
}

/** Months of links or things that are kept as they were read last, of all teams together; each is half a kilobyte. */
const MAX_KEPT = 10_000;

/** All months of one kind that a team has, as they were at a revision of its days. */
type Kept = { revision: string; months: readonly Month[] };
const kept = new LRUCache<string, Kept>({ maxSize: MAX_KEPT, sizeCalculation: ({ months }) => months.length + 1 });

/**
 * The days of all links or things of a team in which people did something, by what they are of. What was read before is asked only whether
 * anything has been counted since.
 */
export async function seriesOf(
  team: Types.ObjectId,
  kind: Whole,
  event: Event,
  range: Range,
): Promise<Map<string, Series>> {
  const wanted = monthsOf(range);
  const revisions = await revisionsOf(team, wanted);
  const months = await Promise.all(
    wanted.map(async (month) => {
      const key = `${team}:${kind}:${event}:${month}`;
      const revision = revisions.get(month) ?? "";
      const known = kept.get(key);
      if (known?.revision === revision) return known.months;
      const read = monthsIn(await rowsOf({ team, kind, event, month }));
      kept.set(key, { revision, months: read });
      return read;
    }),
  );
  return seriesIn(months.flat(), range);
}

const REVISION = ["date", "revision"] as const;
const storedRevisions = storedReader<TallyDayRecord, (typeof REVISION)[number]>(TallyDayModel, REVISION);

/** By month, a text that is another one whenever a day of it was added to or counted again: both raise a day's revision with what they write. */
async function revisionsOf(team: Types.ObjectId, months: readonly string[]): Promise<Map<string, string>> {
  const date = mongoose.trusted({ $gte: `${months[0]}-01`, $lte: `${months.at(-1)}-31` });
  const days = storedRevisions.readAll(await TallyDayModel.find({ team, date }, REVISION).lean());
  const byMonth = Map.groupBy(days, (day) => day.date.slice(0, 7));
  return new Map(
    [...byMonth].map(([month, list]) => [
      month,
      `${list.length} ${list.reduce((sum, { revision }) => sum + revision, 0)}`,
    ]),
  );
}

/** The same of some of them. */
export async function seriesOfSome(
  team: Types.ObjectId,
  kind: Whole,
  event: Event,
  range: Range,
  of: readonly string[],
): Promise<Map<string, Series>> {
  const months = monthsOf(range);
  const ids = of.flatMap((one) => months.map((month) => keyOf(kind, one, event, month)));
  return seriesIn(monthsIn(await rowsOf({ _id: mongoose.trusted({ $in: ids }), team })), range);
}

/** Rows as bytes. Mongoose hands the driver's option on and leaves what comes as it is. */
const rowsOf = async (filter: object) =>
  (await TallyModel.find(filter, null, { raw: true }).lean()) as unknown as readonly Uint8Array[];

const monthsIn = (rows: readonly Uint8Array[]): Month[] =>
  rows.flatMap((row) => {
    const month = emptyMonth();
    return readMonth(row, month) ? [month] : [];
  });

function seriesIn(months: readonly Month[], { from, to }: Range): Map<string, Series> {
  const places = new Map<string, Omit<Part, "month">>();
  for (const [place, date] of datesBetween(from, to).entries()) {
    const [name, day] = [date.slice(0, 7), Number(date.slice(8))];
    const known = places.get(name);
    if (known) known.last = day;
    else places.set(name, { first: day, last: day, place });
  }
  const series = new Map<string, { parts: Part[]; total: number; visitors: number }>();
  for (const month of months) {
    const its = places.get(month.month);
    if (!its) continue;
    let one = series.get(month.of);
    if (!one) {
      one = { parts: [], total: 0, visitors: 0 };
      series.set(month.of, one);
    }
    one.parts.push({ month, ...its });
    for (let day = its.first; day <= its.last; day++) {
      one.total += month.days[day] ?? 0;
      one.visitors += month.visitors[day] ?? 0;
    }
  }
  return series;
}

/** People of a range by device, referrer, country and hour, and who was no person, of some wholes together. */
export type Details = Record<(typeof DETAILS)[number], Record<string, number>>;

export async function detailsOf(
  team: Types.ObjectId,
  event: Event,
  range: Range,
  wholes: readonly { kind: Whole; of: string }[],
): Promise<Details> {
  const months = monthsOf(range);
  const ids = wholes.flatMap(({ kind, of }) => months.map((month) => keyOf(kind, of, event, month)));
  const found = await TallyDetailModel.find({ _id: mongoose.trusted({ $in: ids }), team }).lean();
  const details: Details = { apart: {}, devices: {}, referrers: {}, countries: {}, hours: {} };
  for (const row of storedDetails.readAll(found))
    for (const part of DETAILS)
      for (const [name, days] of Object.entries(row[part])) {
        const count = Object.entries(days).reduce((sum, [day, n]) => {
          const date = `${row.month}-${day}`;
          return date >= range.from && date <= range.to ? sum + n : sum;
        }, 0);
        if (count > 0) details[part][name] = (details[part][name] ?? 0) + count;
      }
  return details;
}
