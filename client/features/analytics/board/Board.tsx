import { useMemo, useState } from "react";
import { useNavigation } from "react-router";
import { PageCard } from "#client/ui/PageCard.tsx";
import { datesBetween } from "#shared/analytics/days.ts";
import { t } from "#shared/languages/translate.ts";
import type { Found } from "../AnalyticsScreen.loader.ts";
import { DayTable } from "../chart/DayTable.tsx";
import { Legend } from "../chart/Legend.tsx";
import { type Line, LineChart } from "../chart/LineChart.tsx";
import { lookOf } from "../chart/palette.ts";
import { strokeOf } from "../chart/plot.ts";
import { LINES_AT_FIRST } from "../constants.ts";
import type { View } from "../view.ts";
import { WeeklyMail } from "../weekly/WeeklyMail.tsx";
import { EVENT_WORDS, GROUPING_WORDS, mediumDay } from "../words.ts";
import { Countries, Devices, Hours, Referrers } from "./Details.tsx";
import { Downloads } from "./Downloads.tsx";
import { Explained } from "./Explained.tsx";
import { ByGroup, Filters, ViewSwitch } from "./Filters.tsx";
import { Tiles } from "./Tiles.tsx";
import { TopLinks } from "./TopLinks.tsx";
import { Zone } from "./Zone.tsx";

/** The numbers of a view: what is asked, the sums, the lines, and what is behind them. */
export function Board({ view, found }: { view: View; found: Found }) {
  const isLoading = useNavigation().state === "loading";
  const { all, about } = found;
  const isEmpty = all.total.total === 0 && Object.keys(about.apart).length === 0;
  return (
    <>
      <Filters view={view} range={all} />
      <div className="aria-busy:opacity-60" aria-busy={isLoading || undefined}>
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-muted">
          <span className="tabular-nums">
            {t("{from} to {to}", { from: mediumDay(all.startDate), to: mediumDay(all.endDate) })}
          </span>
          <Zone timeZone={all.timeZone} />
        </p>
        <Tiles view={view} found={found} />
        {isEmpty && (all.before?.total ?? 0) === 0 ? (
          <Explained event={view.event} />
        ) : (
          <>
            <Chart key={`${view.event} ${view.by}`} view={view} found={found} />
            <div className="mt-6 grid gap-6 lg:grid-cols-2">
              {found.links.length > 0 && view.by !== "link" && <TopLinks links={found.links} />}
              <Hours hours={about.hours} timeZone={all.timeZone} />
              <Devices devices={about.devices} />
              <Referrers referrers={about.referrers} />
              <Countries countries={about.countries} hours={about.hours} />
            </div>
          </>
        )}
      </div>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <Downloads view={view} />
        <WeeklyMail first={found.weekly.isOn} />
      </div>
    </>
  );
}

function Chart({ view, found }: { view: View; found: Found }) {
  const { all, more } = found;
  const rows = useMemo(() => found.rows.map((row, place) => ({ ...row, look: lookOf(place, row.id) })), [found.rows]);
  const [shown, setShown] = useState<ReadonlySet<string> | null>(null);
  const first = useMemo(() => new Set(found.rows.slice(0, LINES_AT_FIRST).map(({ id }) => id)), [found.rows]);
  const ids = shown ?? first;
  const dates = useMemo(() => datesBetween(all.startDate, all.endDate), [all.startDate, all.endDate]);
  const lines = useMemo(() => rows.filter(({ id }) => ids.has(id)) satisfies Line[], [rows, ids]);
  const label = t(EVENT_WORDS[view.event].label);
  const days = t("{label} by day", { label });
  return (
    <div className="mt-6">
      <PageCard title={days} actions={<ViewSwitch view={view} />}>
        <ByGroup view={view} />
        <div className="mt-5">
          {view.shows === "table" ? (
            <DayTable label={days} dates={dates} lines={lines} />
          ) : (
            <LineChart label={label} dates={dates} lines={lines} provisionalFrom={all.provisionalFrom} />
          )}
        </div>
        {rows.length > 0 ? (
          <Legend
            label={label}
            kind={t(GROUPING_WORDS[view.by])}
            hasPhotos={view.by === "signature"}
            rows={rows}
            isDashed={strokeOf(lines.length * dates.length).isDashed}
            shown={ids}
            onShown={setShown}
          />
        ) : (
          <p className="mt-4 text-14 text-ink-muted">{t("Nothing was counted of these in this period.")}</p>
        )}
        {more > 0 && (
          <p className="mt-3 text-13 text-ink-subtle">
            {t("{count, plural, one {# more has} other {# more have}} numbers too. They are in the file.", {
              count: more,
            })}
          </p>
        )}
        {all.endDate >= all.provisionalFrom && (
          <p className="mt-3 text-13 text-ink-subtle">
            {t("Today is provisional: scanners are told from people when the day is over.")}
          </p>
        )}
      </PageCard>
    </div>
  );
}
