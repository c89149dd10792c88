/** What was counted of a team, for whom it may concern. */
import { MAX_ROWS } from "#shared/analytics/constants.ts";
import { addDays, dayAt } from "#shared/analytics/days.ts";
import {
  type Details,
  type DetailsQuery,
  namesIn,
  type Range,
  rangeBefore,
  rangeOf,
  rangeProblem,
  type Series,
  type SeriesQuery,
  type SeriesRow,
} from "#shared/analytics/schema.ts";
import { fail, refuse } from "#shared/errors/catalogue.ts";
import { t } from "#shared/languages/translate.ts";
import { entitlements, isManager } from "#shared/members/rules.ts";
import { limit } from "../../db/cache/limit.ts";
import { ownWork } from "../../db/deadline.ts";
import type { Viewer } from "../auth/viewer.ts";
import { detailsOf, rebuild, seriesOf, seriesOfSome, tallyNew, type Whole } from "../links/service.ts";
import * as members from "../members/service.ts";
import { hashesSeen, type Named, namedOf } from "./named.ts";

/** Far more than any screen asks. */
const ASKED = { limit: 600, windowMs: 60_000 };
/** A zone is chosen once; each time all days are counted again. */
const ZONES = { limit: 10, windowMs: 3_600_000 };

type Asked = { event: SeriesQuery["event"]; by: SeriesQuery["by"]; range: Range };

/**
 * People by day, in rows of what is asked for, those with the most first.
 * @throws analytics_unavailable, too_many_requests, invalid_input for a range that makes no sense
 */
export async function series(viewer: Viewer, query: SeriesQuery): Promise<Series> {
  const asked = await asking(viewer, query);
  const { range, by } = asked;
  const named = await namedBy(viewer, query);
  const rows = await rowsOf(viewer, asked, named);
  const total = await totalOf(viewer, asked, named, rows);
  const earlier = { ...asked, range: rangeBefore(range) };
  const before =
    query.compare === "true"
      ? sumsOf(await totalOf(viewer, earlier, named, await rowsOf(viewer, earlier, named)))
      : null;
  return {
    ...range,
    timeZone: viewer.team.timeZone,
    provisionalFrom: dayAt(Date.now(), viewer.team.timeZone).date,
    rows: by === "team" ? [] : rows.toSorted((a, b) => b.total - a.total).slice(0, MAX_ROWS),
    total,
    before,
  };
}

/** The same by who, on what, from where and when. @throws as `series` */
export async function details(viewer: Viewer, query: DetailsQuery): Promise<Details> {
  const { event, range, by } = await asking(viewer, query);
  const { team } = viewer;
  const named = await namedBy(viewer, query);
  const isWhole = query.of === undefined && isManager(viewer);
  const wholes = isWhole
    ? [{ kind: "team" as const, of: String(team._id) }]
    : (named ?? []).flatMap(({ of }) => of.map((one) => ({ kind: kindOf(by === "team" ? "signature" : by), of: one })));
  const found = await detailsOf(team._id, event, { from: range.startDate, to: range.endDate }, wholes);
  return { ...range, timeZone: team.timeZone, ...found };
}

/** A day on which people did something. */
export type DayRow = {
  date: string;
  id: string;
  name: string;
  detail: string | null;
  people: number;
  visitors: number;
};

/** So many things are read at a time, however many there are: a file is sent while it is made. */
const FILED_AT_ONCE = 200;

/**
 * Every day of all that is asked for on which people did something, thing by thing and in order; of the team as a whole one row a day.
 * @param gone ends the work. That nobody reads on is told to a generator at its next row only, and of many things there is none
 * @throws as `series`, before the first row
 */
export async function daysOf(viewer: Viewer, query: DetailsQuery, gone?: AbortSignal): Promise<AsyncGenerator<DayRow>> {
  const asked = await asking(viewer, query);
  const { team } = viewer;
  const { event, by, range } = asked;
  const named = (await namedBy(viewer, query)) ?? [{ id: "", name: team.name, detail: null, of: [String(team._id)] }];
  const kind =
    by === "team" && isManager(viewer) && query.of === undefined ? "team" : kindOf(by === "team" ? "signature" : by);
  const dates = { from: range.startDate, to: range.endDate };
  return (async function* () {
    for (let from = 0; from < named.length; from += FILED_AT_ONCE) {
      if (gone?.aborted) return;
      const some = named.slice(from, from + FILED_AT_ONCE);
      const ids = some.flatMap(({ of }) => of);
      // A file takes as long as its reader does: each turn has a deadline, not all of them together.
      const found = await ownWork(() => seriesOfSome(team._id, kind, event, dates, ids));
      for (const { id, name, detail, of } of some) {
        const its = of.flatMap((one) => found.get(one) ?? []);
        const [people, visitors] = [its.map(({ days }) => days), its.map((one) => one.visitors)].map((all) =>
          added(all, range),
        );
        for (const [day, count] of (people ?? []).entries())
          if (count > 0)
            yield {
              date: addDays(range.startDate, day),
              id,
              name,
              detail,
              people: count,
              visitors: visitors?.[day] ?? 0,
            };
      }
    }
  })();
}

/** By which zone the team's days are counted from now on; those that were are counted again. @throws too_many_requests */
export async function setTimeZone({ team }: Viewer, timeZone: string): Promise<void> {
  // Also where it is theirs already: days that could not be set to be counted the last time are now.
  await limit(`analytics:zone:${team._id}`, ZONES);
  await members.setTimeZone(team._id, timeZone);
  await rebuild(team._id, timeZone);
}

async function asking(viewer: Viewer, { event, by, startDate, endDate, days }: DetailsQuery): Promise<Asked> {
  if (!entitlements(viewer.team).hasAnalytics) fail("analytics_unavailable");
  await limit(`analytics:asked:${viewer.id}`, ASKED);
  const range = rangeOf({ startDate, endDate, days }, dayAt(Date.now(), viewer.team.timeZone).date);
  const problem = rangeProblem(range);
  if (problem) refuse(problem.field, t(problem.message));
  // What another process has just written is counted as well. While the store is busy elsewhere numbers are a moment old.
  await tallyNew();
  return { event, by, range };
}

const kindOf = (by: SeriesQuery["by"]): Whole => (by === "link" ? "link" : by === "team" ? "team" : "thing");

/** What rows are of, those that are asked for; null: of the team as a whole, which only its owner and admins see. */
async function namedBy(viewer: Viewer, { by, of: names }: DetailsQuery): Promise<Named[] | null> {
  const of = names === undefined ? undefined : namesIn(names);
  if (by === "team") {
    if (isManager(viewer) && of === undefined) return null;
    const hashes = await hashesSeen(viewer);
    return [{ id: "", name: "", detail: null, of: of ? hashes.filter((hash) => of.includes(hash)) : hashes }];
  }
  const all = await namedOf(viewer, by);
  return of ? all.filter(({ id }) => of.includes(id)) : all;
}

async function rowsOf({ team }: Viewer, { event, by, range }: Asked, named: Named[] | null): Promise<SeriesRow[]> {
  if (named === null) return [];
  const kind = kindOf(by === "team" ? "signature" : by);
  const wanted = named.flatMap(({ of }) => of);
  const dates = { from: range.startDate, to: range.endDate };
  const found =
    wanted.length > MAX_ROWS
      ? await seriesOf(team._id, kind, event, dates)
      : await seriesOfSome(team._id, kind, event, dates, wanted);
  return named.map(({ id, name, detail, photo = null, of }) => {
    const its = of.flatMap((one) => found.get(one) ?? []);
    const days = added(
      its.map((one) => one.days),
      range,
    );
    return {
      id,
      name,
      detail,
      photo,
      days,
      total: sum(days),
      visitors: its.reduce((n, one) => n + sum(one.visitors), 0),
    };
  });
}

/** Of the whole team what the team has, also of what is deleted; of some the sum of their rows. */
async function totalOf(
  viewer: Viewer,
  { event, range }: Asked,
  named: Named[] | null,
  rows: readonly SeriesRow[],
): Promise<Series["total"]> {
  if (named !== null) {
    const days = added(
      rows.map((row) => row.days),
      range,
    );
    return { days, total: sum(days), visitors: rows.reduce((n, { visitors }) => n + visitors, 0) };
  }
  const { _id } = viewer.team;
  const dates = { from: range.startDate, to: range.endDate };
  const found = (await seriesOfSome(_id, "team", event, dates, [String(_id)])).get(String(_id));
  const days = found?.days ?? added([], range);
  return { days, total: sum(days), visitors: sum(found?.visitors ?? []) };
}

const sumsOf = ({ total, visitors }: Series["total"]) => ({ total, visitors });
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Day by day; as many zeros as there are days, of nothing. */
function added(list: readonly (readonly number[])[], { startDate, endDate }: Range): number[] {
  const length = Math.round((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000) + 1;
  // As nearly all are.
  if (list.length === 1 && list[0]?.length === length) return [...list[0]];
  const sums = new Array<number>(length).fill(0);
  for (const days of list) for (let day = 0; day < length; day++) (sums[day] as number) += days[day] ?? 0;
  return sums;
}
