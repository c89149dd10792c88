import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { detailOf, ExportState, MOMENT } from "#client/features/account/export/ExportState.tsx";
import { useIsInPerson } from "#client/features/account/InPerson.tsx";
import { useWatched } from "#client/features/members/import/useWatched.ts";
import { useAttempt } from "#client/features/members/useAttempt.ts";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { saveFile } from "#client/lib/saveFile.ts";
import { Button } from "#client/ui/Button.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import type { Export } from "#shared/exports/schema.ts";
import { formatMoment } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { create, download, list } from "#shared/reseller/export/endpoints.ts";

/** All that a company has as a file: asked for, watched while it is made, and fetched. */
export function CompanyExport({ group }: { group: string }) {
  const { call } = useApp();
  const [first, setFirst] = useState<readonly Export[] | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    call(list, { params: { group } }, { signal: gone.signal })
      .then(({ items }) => setFirst(items))
      .catch((error: unknown) => {
        if (!(gone.signal.aborted || error instanceof ApiError)) throw error;
      });
    return () => gone.abort();
  }, [call, group]);
  return (
    <section aria-labelledby="company-export">
      <h3 id="company-export" className="text-16 font-semibold">
        {t("Export")}
      </h3>
      <p className="mt-1 text-14 text-ink-muted">
        {t(
          "People, signatures, pages, cards, links, numbers and pictures of this company in one file. You get a mail when it is there.",
        )}
      </p>
      {first && <Copies group={group} first={first} />}
    </section>
  );
}

function Copies({ group, first }: { group: string; first: readonly Export[] }) {
  const { call } = useApp();
  const mayAsk = useIsInPerson({ call: create });
  const { isBusy, problem, attempt } = useAttempt();
  const [items, setItems] = useWatched(
    first,
    (now) => now[0]?.state === "waiting",
    async (signal) => (await call(list, { params: { group } }, { signal })).items,
  );
  const [newest] = items;
  const ask = () =>
    attempt(async () => {
      const made = await call(create, { params: { group } });
      setItems([made, ...items.filter(({ id }) => id !== made.id)]);
    });
  const fetchFile = ({ id, createdAt }: Export) =>
    attempt(async () =>
      saveFile(await call(download, { params: { group, id } }), `signoff-${group}-${createdAt.slice(0, 10)}.zip`),
    );
  return (
    <div className="mt-3 space-y-3">
      {newest && (
        <div
          aria-live="polite"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line px-4 py-3 text-14"
        >
          <span className="min-w-0 flex-1 basis-44">
            <time dateTime={newest.createdAt} suppressHydrationWarning>
              {formatMoment(new Date(newest.createdAt), MOMENT)}
            </time>
            <span className="block text-13 text-ink-subtle" suppressHydrationWarning>
              {detailOf(newest)}
            </span>
          </span>
          {newest.state === "ready" && mayAsk ? (
            <Button
              size="small"
              look="secondary"
              icon={<Download className="size-4" strokeWidth={1.75} aria-hidden="true" />}
              isLoading={isBusy}
              onClick={() => void fetchFile(newest)}
            >
              {t("Download")}
            </Button>
          ) : (
            <ExportState state={newest.state} />
          )}
        </div>
      )}
      {mayAsk && newest?.state !== "waiting" && (
        <Button look="secondary" size="small" isLoading={isBusy} onClick={() => void ask()}>
          {newest ? t("Make a new export") : t("Make an export")}
        </Button>
      )}
      {problem && <InlineAlert kind="danger">{problem.message}</InlineAlert>}
    </div>
  );
}
