/** What was counted of a team, for whom it may concern. */
import { MAX_ROWS } from "#shared/analytics/constants.ts";
import { addDays, DAY_MS, dayAt } from "#shared/analytics/days.ts";
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
import {
  byDay,
  type Series as Counted,
  detailsOf,
  rebuild,
  seriesOf,
  seriesOfSome,
  tallyNew,
  type Whole,
} from "../links/service.ts";
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
  const { rows, total } = await counted(viewer, asked, named);
  const before =
    query.compare === "true"
      ? sumsOf((await counted(viewer, { ...asked, range: rangeBefore(range) }, named)).total)
      : null;
  return {
    ...range,
    timeZone: viewer.team.timeZone,
    provisionalFrom: dayAt(Date.now(), viewer.team.timeZone).date,
    rows: by === "team" ? [] : rows,
    total,
    before,
  };
}

/** The same by who, on what, from where and when. @throws as `series` */
export async function details(viewer: Viewer, query: DetailsQuery): Promise<Details> {
  const { event, range, by } = await asking(viewer, query);
  const { team } = viewer;
  // Of all that a team has its whole tells, whatever rows are by: they are not looked up.
  const named = query.of === undefined && isManager(viewer) ? null : await namedBy(viewer, query);
  const wholes = named?.flatMap(({ of }) => of.map((one) => ({ kind: kindOf(by), of: one }))) ?? [
    { kind: "team" as const, of: String(team._id) },
  ];
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
  const found = await namedBy(viewer, query);
  const named = found ?? [{ id: "", name: team.name, detail: null, of: [String(team._id)] }];
  const kind = found === null ? "team" : kindOf(by);
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
        const visitors = byDay(its, "visitors", lengthOf(range));
        for (const [day, count] of byDay(its, "days", lengthOf(range)).entries())
          if (count > 0)
            yield {
              date: addDays(range.startDate, day),
              id,
              name,
              detail,
              people: count,
              visitors: visitors[day] ?? 0,
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

/** As what rows are counted, where they are not of the team as a whole. */
const kindOf = (by: SeriesQuery["by"]): Whole => (by === "link" ? "link" : "thing");

/** What rows are of, those that are asked for; null: of the team as a whole, which only its owner and admins see. */
async function namedBy(viewer: Viewer, { by, of: names }: DetailsQuery): Promise<Named[] | null> {
  const of = names === undefined ? undefined : new Set(namesIn(names));
  if (by === "team") {
    if (isManager(viewer) && of === undefined) return null;
    const hashes = await hashesSeen(viewer);
    return [{ id: "", name: "", detail: null, of: of ? hashes.filter((hash) => of.has(hash)) : hashes }];
  }
  const all = await namedOf(viewer, by);
  return of ? all.filter(({ id }) => of.has(id)) : all;
}

/** Those rows that have the most, and the sum of all: of the whole team what the team has, also of what is deleted. */
async function counted({ team }: Viewer, { event, by, range }: Asked, named: Named[] | null) {
  const dates = { from: range.startDate, to: range.endDate };
  if (named === null) {
    const found = await seriesOfSome(team._id, "team", event, dates, [String(team._id)]);
    return { rows: [], total: numbersOf([...found.values()], range) };
  }
  const kind = kindOf(by);
  const wanted = named.flatMap(({ of }) => of);
  const found =
    wanted.length > MAX_ROWS
      ? await seriesOf(team._id, kind, event, dates)
      : await seriesOfSome(team._id, kind, event, dates, wanted);
  const all = named.map((one) => {
    const its = one.of.flatMap((id) => found.get(id) ?? []);
    return { one, its, people: its.reduce((sum, { total }) => sum + total, 0) };
  });
  // Days are put together of those alone that are shown: there may be thousands.
  const shown = all.toSorted((a, b) => b.people - a.people).slice(0, MAX_ROWS);
  const rows = shown.map(({ one: { id, name, detail, photo = null }, its }): SeriesRow => {
    return { id, name, detail, photo, ...numbersOf(its, range) };
  });
  const total = numbersOf(
    all.flatMap(({ its }) => its),
    range,
  );
  return { rows, total };
}

const numbersOf = (its: readonly Counted[], range: Range): Series["total"] => ({
  days: byDay(its, "days", lengthOf(range)),
  total: its.reduce((sum, { total }) => sum + total, 0),
  visitors: its.reduce((sum, { visitors }) => sum + visitors, 0),
});

const sumsOf = ({ total, visitors }: Series["total"]) => ({ total, visitors });
const lengthOf = ({ startDate, endDate }: Range) =>
  Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS) + 1;
