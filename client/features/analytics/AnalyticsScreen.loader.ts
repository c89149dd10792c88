import { appContext, type LoaderArgs } from "#client/lib/context.tsx";
import { details, series } from "#shared/analytics/endpoints.ts";
import { rangeBefore, type SeriesRow } from "#shared/analytics/schema.ts";
import { show } from "#shared/analytics/weekly/endpoints.ts";
import { MAX_LINES, TOP_LINKS } from "./constants.ts";
import { daysOf, viewOf } from "./view.ts";

/** The numbers of a view; null where the plan comes without. */
export async function loader({ request, context }: LoaderArgs) {
  const app = context.get(appContext);
  const view = viewOf(new URL(request.url).searchParams);
  const now = app.session.get();
  if (!now?.entitlements.hasAnalytics) return { view, found: null };
  const { event, by, isCompared } = view;
  const question = { event, ...daysOf(view) };
  const [all, rows, links, about, weekly] = await Promise.all([
    app.call(series, { querystring: { ...question, by: "team", ...(isCompared && { compare: "true" }) } }),
    app.call(series, { querystring: { ...question, by } }),
    event === "click" && by !== "link" ? app.call(series, { querystring: { ...question, by: "link" } }) : null,
    app.call(details, { querystring: question }),
    app.call(show, {}),
  ]);
  const { startDate, endDate } = all;
  const before = isCompared
    ? await app.call(details, { querystring: { event, ...rangeBefore({ startDate, endDate }) } })
    : null;
  const best = rows.rows.filter(({ total }) => total > 0);
  return {
    view,
    found: {
      all,
      rows: best.slice(0, MAX_LINES),
      more: Math.max(0, best.length - MAX_LINES),
      links: (links ?? (by === "link" ? rows : null))?.rows.slice(0, TOP_LINKS).flatMap(withoutDays) ?? [],
      about,
      apartBefore: before?.apart ?? null,
      weekly,
    },
  };
}

export type Found = NonNullable<Awaited<ReturnType<typeof loader>>["found"]>;

const withoutDays = ({ id, name, detail, total, visitors }: SeriesRow) =>
  total > 0 ? [{ id, name, detail, total, visitors }] : [];
