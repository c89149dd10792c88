import { formatNumber } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { mediumDay } from "../words.ts";
import type { Line } from "./LineChart.tsx";

/** The chart in numbers: a row a day, the newest first. */
export function DayTable({ label, dates, lines }: { label: string; dates: readonly string[]; lines: readonly Line[] }) {
  return (
    <section
      aria-label={t("Table of days")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
      tabIndex={0}
      className="overflow-auto rounded-control border border-line"
      style={{ maxHeight: "28rem" }}
    >
      <table className="w-full text-13 tabular-nums">
        <caption className="sr-only">{label}</caption>
        <thead className="sticky top-0 bg-surface-raised">
          <tr>
            <th scope="col" className="px-3 py-2 text-left font-medium">
              {t("Day")}
            </th>
            {lines.map(({ id, name }) => (
              <th key={id} scope="col" className="max-w-40 truncate px-3 py-2 text-right font-medium" title={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {dates
            .map((date, place) => (
              <tr key={date}>
                <th scope="row" className="px-3 py-1.5 text-left font-normal whitespace-nowrap text-ink-muted">
                  {mediumDay(date)}
                </th>
                {lines.map(({ id, days }) => (
                  <td key={id} className="px-3 py-1.5 text-right">
                    {formatNumber(days[place] ?? 0)}
                  </td>
                ))}
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </section>
  );
}
