import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { messageOf } from "#client/lib/queries.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { t } from "#shared/languages/translate.ts";
import { ownedCompanies } from "#shared/reseller/endpoints.ts";
import type { Company } from "#shared/reseller/schema.ts";
import type { HandOverData } from "../HandOverScreen.loader.ts";
import { HandOverCompany } from "./HandOverCompany.tsx";
import { useOffers } from "./useOffers.ts";
import { WaitingOffers } from "./WaitingOffers.tsx";

/** Companies that can be handed over, those that are offered apart. */
export function LeavingList({ first, offers: waiting }: HandOverData) {
  const { call } = useApp();
  const { offers, refresh } = useOffers(waiting);
  const [companies, setCompanies] = useState(first.items);
  const [next, setNext] = useState(first.next);
  const [isLoading, setLoading] = useState(false);
  const [leaving, setLeaving] = useState<Company | null>(null);
  const offered = new Set(offers.map(({ group }) => group));
  const shown = companies.filter(({ group }) => !offered.has(group));

  const more = async () => {
    setLoading(true);
    try {
      const page = await call(ownedCompanies, { querystring: { after: next } });
      setCompanies([...companies, ...page.items]);
      setNext(page.next);
    } catch (error) {
      showToast({ kind: "error", text: messageOf(error) });
    } finally {
      setLoading(false);
    }
  };

  return (
    <div>
      <WaitingOffers offers={offers} onGone={refresh} />
      {shown.length === 0 && next === null ? (
        <EmptyState
          title={t("No company is left to hand over")}
          text={t("Those that are offered, given away or archived are not in this list.")}
        />
      ) : (
        <ul className="divide-y divide-line rounded-card bg-surface px-5 shadow-2">
          {shown.map((company) => (
            <li
              key={company.group}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-14"
            >
              <div className="min-w-0 flex-1" style={{ minWidth: "14rem" }}>
                <p className="font-medium" style={{ overflowWrap: "anywhere" }}>
                  {company.name}
                </p>
                <p className="text-13 text-ink-muted">
                  {t("{count, plural, one {# signature} other {# signatures}}", { count: company.usedSignatures })}
                </p>
              </div>
              <Button look="secondary" size="small" onClick={() => setLeaving(company)}>
                {t("Hand over…")}
                <span className="sr-only"> {company.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {next !== null && (
        <Button look="secondary" className="mt-4" isLoading={isLoading} onClick={() => void more()}>
          {t("Load more")}
        </Button>
      )}
      {leaving && <HandOverCompany company={leaving} onMade={refresh} onClose={() => setLeaving(null)} />}
    </div>
  );
}
