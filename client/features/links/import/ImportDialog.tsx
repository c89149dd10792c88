import { FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { useAttempt } from "#client/features/members/useAttempt.ts";
import { useApp } from "#client/lib/context.tsx";
import { showToast } from "#client/lib/toasts.ts";
import { Button } from "#client/ui/Button.tsx";
import { FileDrop } from "#client/ui/FileDrop.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { Select } from "#client/ui/Select.tsx";
import { StatusPill } from "#client/ui/StatusPill.tsx";
import { formatNumber } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_IMPORTED_LINKS } from "#shared/links/constants.ts";
import { importLinks } from "#shared/links/endpoints.ts";
import type { CheckedLink, CheckedLinks } from "#shared/links/schema.ts";
import { VERDICTS } from "../words.ts";

/** Rows that are drawn; the counts say the rest. */
const SHOWN = 100;

type Props = { hosts: readonly string[]; onMade(): Promise<unknown>; onClose(): void };
type Looked = { file: File; checked: CheckedLinks };

/** Links of another service: chosen, looked at, and only then made. */
export function ImportDialog({ hosts, onMade, onClose }: Props) {
  const { call } = useApp();
  const { isBusy, problem, attempt } = useAttempt();
  const [host, setHost] = useState("");
  const [looked, setLooked] = useState<Looked | null>(null);

  const send = (file: File, isDry: boolean, under = host) =>
    call(
      importLinks,
      {},
      { form: [["isDry", String(isDry)], ...(under ? ([["host", under]] as [string, string][]) : []), ["file", file]] },
    );
  const look = (file: File, under = host) =>
    attempt(async () => setLooked({ file, checked: await send(file, true, under) }));
  const bringIn = ({ file }: Looked) =>
    attempt(async () => {
      const { made } = await send(file, false);
      showToast({ kind: "success", text: t("{count, plural, one {# link} other {# links}} made", { count: made }) });
      onClose();
      await onMade();
    });
  const count = looked ? looked.checked.counts.new + looked.checked.counts.renamed : 0;

  return (
    <Modal
      isOpen
      size="large"
      title={t("Import short links")}
      description={t(
        "A CSV file as Bitly and Dub export it, with up to {most} links. It is only looked at first. Clicks that were counted elsewhere stay there.",
        { most: formatNumber(MAX_IMPORTED_LINKS) },
      )}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          {looked && count > 0 && (
            <Button isLoading={isBusy} onClick={() => void bringIn(looked)}>
              {t("Make {count, plural, one {# link} other {# links}}", { count })}
            </Button>
          )}
        </>
      }
    >
      <div className="mt-4 space-y-5">
        {hosts.length > 0 && (
          <Select
            label={t("Domain")}
            options={[{ value: "", label: t("Our address") }, ...hosts.map((value) => ({ value, label: value }))]}
            value={host}
            onChange={({ target }) => {
              setHost(target.value);
              if (looked) void look(looked.file, target.value);
            }}
          />
        )}
        <FileDrop
          icon={<FileSpreadsheet className="size-5 shrink-0 text-ink-subtle" aria-hidden="true" />}
          label={isBusy ? t("Looking at the file …") : looked ? t("Choose another file") : t("Choose a CSV file")}
          hint={t(
            "Columns such as “Long URL”, “Destination URL”, “Short link”, “Title” and “Tags” are found by their names.",
          )}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          isBusy={isBusy}
          onFile={(file) => void look(file)}
        />
        {problem && (
          <InlineAlert kind="danger">
            {[problem.message, ...problem.errors.map(({ message }) => message)].join(" ")}
          </InlineAlert>
        )}
        {looked && <Rows checked={looked.checked} />}
      </div>
    </Modal>
  );
}

function Rows({ checked: { rows, counts } }: { checked: CheckedLinks }) {
  if (counts.new + counts.renamed === 0)
    return <InlineAlert kind="info">{t("There is nothing to make of this file.")}</InlineAlert>;
  return (
    <section aria-label={t("Rows of the file")}>
      <ul className="divide-y divide-line rounded-control border border-line">
        {rows.slice(0, SHOWN).map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ul>
      {rows.length > SHOWN && (
        <p className="mt-3 text-13 text-ink-subtle">
          {t("{count, plural, one {# more row} other {# more rows}}", { count: rows.length - SHOWN })}
        </p>
      )}
    </section>
  );
}

const Row = ({ row: { url, slug, title, verdict } }: { row: CheckedLink }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
    <div className="min-w-0 flex-1 basis-60">
      <p className="truncate text-14 font-medium">{title || slug || "–"}</p>
      <p className="truncate text-13 text-ink-muted" dir="ltr">
        {slug && `/l/${slug} → `}
        {url}
      </p>
    </div>
    <StatusPill kind={VERDICTS[verdict].kind}>{t(VERDICTS[verdict].label)}</StatusPill>
  </li>
);
