import type { ReactNode } from "react";
import { PageCard } from "#client/ui/PageCard.tsx";
import { DEVICES, REFERRERS } from "#shared/analytics/constants.ts";
import { formatNumber } from "#shared/languages/format.ts";
import { languageNow, t } from "#shared/languages/translate.ts";
import { DEVICE_WORDS, REFERRER_WORDS } from "../words.ts";

type Counts = Readonly<Record<string, number>>;
/** Countries that a list shows, those with the most. */
const MOST_COUNTRIES = 10;
const HOURS = 24;

export const Devices = ({ devices }: { devices: Counts }) => (
  <Shares
    title={t("Devices")}
    rows={DEVICES.map((device) => ({ id: device, label: t(DEVICE_WORDS[device]), count: devices[device] ?? 0 }))}
  />
);

export const Referrers = ({ referrers }: { referrers: Counts }) => (
  <Shares
    title={t("Where people come from")}
    text={t("Mail programs and most apps do not say where a click comes from.")}
    rows={REFERRERS.map((from) => ({ id: from, label: t(REFERRER_WORDS[from]), count: referrers[from] ?? 0 }))}
  />
);

/**
 * Nothing where the installation knows of no countries.
 * @param hours of the same people: of each it is known when they came, of some not from where
 */
export function Countries({ countries, hours }: { countries: Counts; hours: Counts }) {
  const names = new Intl.DisplayNames(languageNow(), { type: "region", fallback: "code" });
  const rows = Object.entries(countries)
    .map(([code, count]) => ({ id: code, label: /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code, count }))
    .sort((a, b) => b.count - a.count);
  const known = sumOf(countries);
  if (known === 0) return null;
  const all = Math.max(known, sumOf(hours));
  const unknown = { id: "", label: t("Not known"), count: all - known };
  return <Shares title={t("Countries")} rows={[...rows.slice(0, MOST_COUNTRIES), unknown]} all={all} />;
}

const sumOf = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

type Row = { id: string; label: ReactNode; count: number };
type SharesProps = { title: string; text?: string; rows: readonly Row[]; all?: number };

/** Parts of a whole, the largest first; nothing where there is nothing. */
function Shares({ title, text, rows, all = rows.reduce((sum, { count }) => sum + count, 0) }: SharesProps) {
  if (all === 0) return null;
  const shown = rows.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return (
    <PageCard title={title} {...(text && { text })}>
      <ul className="space-y-3 text-14">
        {shown.map(({ id, label, count }) => (
          <li key={id}>
            <span className="flex justify-between gap-3">
              <span className="min-w-0 truncate">{label}</span>
              <span className="shrink-0 tabular-nums">
                <span className="font-semibold">{formatNumber(count)}</span>
                <span className="ml-1.5 text-ink-muted">
                  {t("{percent} %", { percent: Math.round((100 * count) / all) })}
                </span>
              </span>
            </span>
            <Bar share={count / all} />
          </li>
        ))}
      </ul>
    </PageCard>
  );
}

/** How much of a whole something is. */
export const Bar = ({ share }: { share: number }) => (
  <span aria-hidden="true" className="mt-1 block h-1.5 overflow-hidden rounded-full bg-bg-muted">
    <span className="block h-full rounded-full bg-primary" style={{ width: `${Math.max(1, 100 * share)}%` }} />
  </span>
);

/** `9` -> `09:00` */
const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** Through the day, by the clocks of the team's zone. */
export function Hours({ hours, timeZone }: { hours: Counts; timeZone: string }) {
  const counts = Array.from({ length: HOURS }, (_, hour) => hours[String(hour).padStart(2, "0")] ?? 0);
  const most = Math.max(...counts);
  if (most === 0) return null;
  const best = counts.indexOf(most);
  return (
    <PageCard
      title={t("Times of day")}
      text={t("Most between {from} and {to}, {zone}.", {
        from: clock(best),
        to: clock((best + 1) % HOURS),
        zone: timeZone.replaceAll("_", " "),
      })}
    >
      <div className="relative">
        <ol className="flex h-36 items-end gap-1">
          {counts.map((count, hour) => (
            <li
              key={clock(hour)}
              className="flex h-full flex-1 flex-col justify-end"
              title={`${clock(hour)}: ${formatNumber(count)}`}
            >
              <span className="sr-only">{`${clock(hour)}: ${formatNumber(count)}`}</span>
              <span
                aria-hidden="true"
                className={`block rounded-chip ${count === most ? "bg-primary" : "bg-control"}`}
                style={{ height: `${count === 0 ? 0 : Math.max(2, (100 * count) / most)}%` }}
              />
            </li>
          ))}
        </ol>
        <div aria-hidden="true" className="flex justify-between border-t border-control pt-2 text-12 text-ink-subtle">
          {[0, 6, 12, 18, 23].map((hour) => (
            <span key={hour}>{clock(hour)}</span>
          ))}
        </div>
      </div>
    </PageCard>
  );
}
