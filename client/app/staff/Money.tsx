import { useEffect, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { Spinner } from "#client/ui/Spinner.tsx";
import type { LeavingReason } from "#shared/billing/constants.ts";
import { show } from "#shared/billing/figures/endpoints.ts";
import type { Figures } from "#shared/billing/figures/schema.ts";
import { formatMoment, formatMoney, formatNumber } from "#shared/languages/format.ts";
import { msg, t } from "#shared/languages/translate.ts";

const MOMENT = { dateStyle: "medium", timeStyle: "short" } as const;

const REASONS: Readonly<Record<LeavingReason, string>> = {
  too_expensive: msg("Left: too expensive"),
  missing_feature: msg("Left: something is missing"),
  not_used: msg("Left: not used"),
  too_hard: msg("Left: too hard to use"),
  does_not_work: msg("Left: does not work"),
  another_product: msg("Left: another product"),
  other: msg("Left: another reason"),
};

/** What subscriptions bring, for super administrators: asked for when it is opened. */
export function Money() {
  const { call } = useApp();
  const [figures, setFigures] = useState<Figures>();
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const leaving = new AbortController();
    call(show, {}, { signal: leaving.signal }).then(setFigures, (error: unknown) => {
      if (!leaving.signal.aborted) setProblem(error instanceof ApiError ? error.message : String(error));
    });
    return () => leaving.abort();
  }, [call]);

  if (problem) return <p role="alert">{problem}</p>;
  if (!figures) return <Spinner label={t("Working")} className="size-4" />;
  if (!figures.at) return <p className="text-13 text-ink-muted">{t("It is being counted. Look again in a minute.")}</p>;
  return (
    <table className="w-full text-13 tabular-nums">
      <caption className="pb-1 text-left text-12 text-ink-muted" suppressHydrationWarning>
        {t("This month, counted on {date}", { date: formatMoment(new Date(figures.at), MOMENT) })}
      </caption>
      <tbody>
        {rowsOf(figures).map(([label, value]) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="py-1 pr-2 text-left font-normal">
              {label}
            </th>
            <td className="py-1 text-right">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rowsOf(figures: Figures): [string, string][] {
  const sums = (list: Figures["mrr"]) =>
    list.map(({ cents, currency }) => formatMoney(cents, currency)).join(", ") || "0";
  return [
    [t("Revenue a month"), sums(figures.mrr)],
    [t("Active"), formatNumber(figures.active)],
    [t("Trial"), formatNumber(figures.trial)],
    [t("Payment failed"), formatNumber(figures.failed)],
    [t("Cancelled, still running"), formatNumber(figures.cancelled)],
    [t("New this month"), formatNumber(figures.begun)],
    [t("Lost this month"), formatNumber(figures.lost)],
    ...figures.reasons.map(({ reason, count }): [string, string] => [
      reason ? t(REASONS[reason]) : t("Left: no reason given"),
      formatNumber(count),
    ]),
    [t("Discounts used"), formatNumber(figures.couponsUsed)],
    [t("Paid back"), sums(figures.refunds)],
  ];
}
