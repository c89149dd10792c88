import { useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { saveFile } from "#client/lib/saveFile.ts";
import { Button } from "#client/ui/Button.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { download } from "#shared/exports/endpoints.ts";
import type { Export } from "#shared/exports/schema.ts";
import { formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { useIsInPerson } from "../InPerson.tsx";
import { detailOf, ExportState, MOMENT } from "./ExportState.tsx";

/** The copies that were asked for, and the way to the newest. */
export const ExportList = ({ items }: { items: readonly Export[] }) => (
  <PageCard title={t("Your copies")}>
    <ul className="divide-y divide-line" aria-live="polite">
      {items.map((item) => (
        <Row key={item.id} item={item} />
      ))}
    </ul>
  </PageCard>
);

function Row({ item }: { item: Export }) {
  const { call } = useApp();
  const mayFetch = useIsInPerson({ call: download });
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const fetchFile = async () => {
    setLoading(true);
    setProblem(null);
    try {
      saveFile(await call(download, { params: { id: item.id } }), `signoff-data-${item.createdAt.slice(0, 10)}.zip`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setLoading(false);
    }
  };
  return (
    <li className="py-3 text-14 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-44">
          <time dateTime={item.createdAt} suppressHydrationWarning>
            {formatMoment(new Date(item.createdAt), MOMENT)}
          </time>
          <span className="block text-13 text-ink-subtle" suppressHydrationWarning>
            {detailOf(item)}
          </span>
        </span>
        {item.state === "ready" ? (
          mayFetch && (
            <Button size="small" look="secondary" isLoading={isLoading} onClick={fetchFile}>
              {t("Download")}
            </Button>
          )
        ) : (
          <ExportState state={item.state} />
        )}
      </div>
      {problem && (
        <p role="alert" className="mt-2 text-13 text-danger">
          {problem}
        </p>
      )}
    </li>
  );
}
