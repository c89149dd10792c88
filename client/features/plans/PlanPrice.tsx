import { formatMoney } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import type { PlanFor } from "./usePlanFor.ts";

/** What the smallest plan that is enough costs. Keeps its place while that is asked for. */
export function PlanPrice({ plan }: { plan: PlanFor | null }) {
  return (
    <div aria-live="polite" className="mt-4 min-h-18 rounded-control bg-bg-muted px-4 py-3">
      {plan?.size && (
        <>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-20 font-semibold tabular-nums">{formatMoney(plan.size.price, plan.currency)}</span>
            <span className="text-14 text-ink-muted">{t("a month")}</span>
          </p>
          <p className="mt-0.5 text-13 text-ink-muted tabular-nums">
            {t("{plan}, for up to {count, plural, one {# person} other {# people}}: {total} a year.", {
              plan: t(plan.label),
              count: plan.size.count,
              total: formatMoney(plan.size.total, plan.currency),
            })}
          </p>
        </>
      )}
      {plan && !plan.size && <p className="text-14">{t("For so many people you get a price of your own.")}</p>}
    </div>
  );
}
