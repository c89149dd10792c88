import clsx from "clsx";
import { type FormEvent, useState } from "react";
import { useSession } from "#client/lib/context.tsx";
import { Link, useNavigate } from "#client/lib/links.tsx";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { EVENTS } from "#shared/analytics/constants.ts";
import type { Range } from "#shared/analytics/schema.ts";
import { t } from "#shared/languages/translate.ts";
import { actingAs, isManager } from "#shared/members/rules.ts";
import { changed, GROUPINGS_OF, RANGES, searchOf, type View } from "../view.ts";
import { EVENT_WORDS, GROUPING_WORDS } from "../words.ts";

/** What is counted, of when, and whether it is compared. Links and a form: they work before any script does. */
export function Filters({ view, range }: { view: View; range: Range }) {
  const [isOpen, setOpen] = useState(view.custom !== null || view.wrong !== null);
  return (
    <div className="mt-5 space-y-3">
      <Choices
        label={t("What is counted")}
        options={EVENTS.map((event) => ({
          key: event,
          label: t(EVENT_WORDS[event].label),
          to: searchOf(changed(view, { event })),
          isChosen: view.event === event,
        }))}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Choices
          label={t("Period")}
          options={RANGES.map((days) => ({
            key: String(days),
            label: t("{count} days", { count: days }),
            to: searchOf(changed(view, { days, custom: null })),
            isChosen: view.days === days,
          }))}
        />
        <Button
          look={view.custom ? "secondary" : "ghost"}
          size="small"
          aria-expanded={isOpen}
          aria-controls="analytics-days"
          onClick={() => setOpen(!isOpen)}
        >
          {t("Own days")}
        </Button>
        <Link
          to={searchOf(changed(view, { isCompared: !view.isCompared }))}
          className="inline-flex min-h-9 items-center text-13 font-medium text-link underline underline-offset-2 touch:min-h-11"
          preventScrollReset
        >
          {view.isCompared ? t("Do not compare") : t("Compare with the period before")}
        </Link>
      </div>
      <div id="analytics-days" hidden={!isOpen} className="noscript:block">
        <DaysForm key={searchOf(view)} view={view} range={view.wrong ?? range} />
      </div>
      {view.wrong && <InlineAlert kind="danger">{t(view.wrong.message)}</InlineAlert>}
    </div>
  );
}

/** Own days, of the team's zone. */
function DaysForm({ view, range }: { view: View; range: Range }) {
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const custom = { startDate: String(data.get("from")), endDate: String(data.get("to")) };
    void navigate(searchOf(changed(view, { days: null, custom })), { preventScrollReset: true });
  };
  return (
    <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
      {view.event !== "click" && <input type="hidden" name="event" value={view.event} />}
      {view.by !== GROUPINGS_OF[view.event][0] && <input type="hidden" name="by" value={view.by} />}
      <Input label={t("First day")} type="date" name="from" size="small" required defaultValue={range.startDate} />
      <Input label={t("Last day")} type="date" name="to" size="small" required defaultValue={range.endDate} />
      <Button type="submit" look="secondary" size="small">
        {t("Show these days")}
      </Button>
    </form>
  );
}

/** By what the lines are. */
export function ByGroup({ view }: { view: View }) {
  const session = useSession();
  const isManaging = session !== null && isManager(actingAs(session.user));
  const groupings = GROUPINGS_OF[view.event].filter(
    (by) => isManaging || by === view.by || (by !== "member" && by !== "segment"),
  );
  return (
    <Choices
      label={t("Lines of the chart")}
      options={groupings.map((by) => ({
        key: by,
        label: t(GROUPING_WORDS[by]),
        to: searchOf(changed(view, { by })),
        isChosen: view.by === by,
      }))}
    />
  );
}

/** The chart, or its numbers. */
export function ViewSwitch({ view }: { view: View }) {
  return (
    <Choices
      label={t("How it is shown")}
      options={(["chart", "table"] as const).map((shows) => ({
        key: shows,
        label: shows === "chart" ? t("Chart") : t("Table"),
        to: searchOf(changed(view, { shows })),
        isChosen: view.shows === shows,
      }))}
    />
  );
}

type Choice = { key: string; label: string; to: string; isChosen: boolean };

/** A few views to choose from, all in sight: each has an address. */
function Choices({ label, options }: { label: string; options: readonly Choice[] }) {
  return (
    <nav aria-label={label} className="max-w-full">
      <ul className="inline-flex max-w-full flex-wrap gap-1 rounded-control bg-bg-muted p-0.5 text-13 ring-1 ring-line">
        {options.map(({ key, label: text, to, isChosen }) => (
          <li key={key}>
            <Link
              to={to || "."}
              preventScrollReset
              aria-current={isChosen ? "true" : undefined}
              className={clsx(
                "flex min-h-8 items-center rounded-[6px] px-2.5 font-medium whitespace-nowrap no-underline touch:min-h-11",
                isChosen ? "bg-surface-raised text-ink shadow-1 ring-1 ring-control" : "text-ink-muted hover:text-ink",
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
