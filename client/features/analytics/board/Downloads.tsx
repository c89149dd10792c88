import { useState } from "react";
import { InPerson } from "#client/features/account/InPerson.tsx";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { saveFile } from "#client/lib/saveFile.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { csv, json } from "#shared/analytics/endpoints.ts";
import { t } from "#shared/languages/translate.ts";
import { daysOf, type View } from "../view.ts";

const FILES = { csv, json } as const;
type Kind = keyof typeof FILES;

/** The days of a view as files. */
export function Downloads({ view }: { view: View }) {
  const { call } = useApp();
  const [busy, setBusy] = useState<Kind | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const download = async (kind: Kind) => {
    setBusy(kind);
    setProblem(null);
    try {
      const { event, by } = view;
      const file = await call(FILES[kind], { querystring: { event, by, ...daysOf(view) } });
      saveFile(file, `signoff-analytics-${new Date().toISOString().slice(0, 10)}.${kind}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(null);
    }
  };
  return (
    <PageCard title={t("Take the numbers along")} text={t("Every day of what the chart shows, hidden lines as well.")}>
      <InPerson call={csv}>
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" isLoading={busy === "csv"} onClick={() => void download("csv")}>
            {t("Download CSV")}
          </Button>
          <Button look="secondary" isLoading={busy === "json"} onClick={() => void download("json")}>
            {t("Download JSON")}
          </Button>
        </div>
      </InPerson>
      {problem && (
        <InlineAlert kind="danger" className="mt-3">
          {problem}
        </InlineAlert>
      )}
    </PageCard>
  );
}
