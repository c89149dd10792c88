/** Reads days that were counted. Slim rows only, where many are asked for. */
import mongoose, { type Types } from "mongoose";
import type { Event } from "#shared/analytics/constants.ts";
import { datesBetween } from "#shared/analytics/days.ts";
import { emptyMonth, readMonth } from "./bytes.ts";
import { keyOf, storedDetails, TallyDetailModel, TallyModel, type Whole } from "./model.ts";
import { DETAILS } from "./write.ts";

/** Dates of the team's zone, both counted: `2026-11-01` */
export type Range = { from: string; to: string };

/** `2026-11-30` to `2027-01-02` -> `["2026-11", "2026-12", "2027-01"]` */
export const monthsOf = ({ from, to }: Range): string[] => [
  ...new Set(datesBetween(from, to).map((date) => date.slice(0, 7))),
];

/** How many people did something on each day of a range. */
export type Series = { of: string; days: number[]; visitors: number[] };

/** The days of all links, things or the whole of a team in which people did something, by what they are of. */
export async function seriesOf(
  team: Types.ObjectId,
  kind: Whole,
  event: Event,
  range: Range,
): Promise<Map<string, Series>> {
  const filter = { team, kind, event, month: mongoose.trusted({ $in: monthsOf(range) }) };
  return seriesIn(await rowsOf(filter), range);
}

/** The same of some of them. */
export async function seriesOfSome(
  team: Types.ObjectId,
  kind: Whole,
  event: Event,
  range: Range,
  of: readonly string[],
): Promise<Map<string, Series>> {
  const ids = of.flatMap((one) => monthsOf(range).map((month) => keyOf(kind, one, event, month)));
  return seriesIn(await rowsOf({ _id: mongoose.trusted({ $in: ids }), team }), range);
}

/** Rows as bytes. Mongoose hands the driver's option on and leaves what comes as it is. */
const rowsOf = async (filter: object) =>
  (await TallyModel.find(filter, null, { raw: true }).lean()) as unknown as readonly Uint8Array[];

function seriesIn(rows: readonly Uint8Array[], { from, to }: Range): Map<string, Series> {
  const dates = datesBetween(from, to);
  // By month the days of the range and where each stands: those of a month that lie outside are not looked at.
  const places = Map.groupBy(
    dates.map((date, place) => ({ month: date.slice(0, 7), day: Number(date.slice(8)), place })),
    ({ month }) => month,
  );
  const series = new Map<string, Series>();
  const read = emptyMonth();
  for (const row of rows) {
    if (!readMonth(row, read)) continue;
    const { of, month, days, visitors } = read;
    let one = series.get(of);
    if (!one) {
      one = { of, days: new Array<number>(dates.length).fill(0), visitors: new Array<number>(dates.length).fill(0) };
      series.set(of, one);
    }
    for (const { day, place } of places.get(month) ?? []) {
      (one.days[place] as number) += days[day] ?? 0;
      (one.visitors[place] as number) += visitors[day] ?? 0;
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
  const ids = wholes.flatMap(({ kind, of }) => monthsOf(range).map((month) => keyOf(kind, of, event, month)));
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
