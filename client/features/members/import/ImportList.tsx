import { FileSpreadsheet } from "lucide-react";
import { useRef, useState } from "react";
import { useApp } from "#client/lib/context.tsx";
import { Button } from "#client/ui/Button.tsx";
import { FileDrop } from "#client/ui/FileDrop.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { PageCard } from "#client/ui/PageCard.tsx";
import { Switch } from "#client/ui/Switch.tsx";
import { formatNumber } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_IMPORTED_ROWS, MEMBER_INVITATION_HOURS } from "#shared/members/constants.ts";
import { importPeople } from "#shared/members/roster/endpoints.ts";
import type { CheckedImport, ColumnTarget, Import, Mapping } from "#shared/members/roster/schema.ts";
import { useAttempt } from "../useAttempt.ts";
import { Columns } from "./Columns.tsx";
import { Progress } from "./Progress.tsx";
import { Rows } from "./Rows.tsx";

type Looked = { file: File; isUpdate: boolean; checked: CheckedImport };

/** A list of people: chosen, looked at, and only then brought in. */
export function ImportList({ last }: { last: Import | null }) {
  const { call } = useApp();
  const { isBusy, problem, attempt } = useAttempt();
  const [looked, setLooked] = useState<Looked | null>(null);
  const [running, setRunning] = useState(last?.state === "running" ? last : null);
  const card = useRef<HTMLDivElement>(null);

  const send = (file: File, fields: Record<string, string>) =>
    call(importPeople, {}, { form: [...Object.entries(fields), ["file", file]] });
  const look = (file: File, isUpdate: boolean, mapping?: Mapping) =>
    attempt(async () => {
      const fields = { isDry: "true", update: String(isUpdate), ...(mapping && { mapping: JSON.stringify(mapping) }) };
      const answer = await send(file, fields);
      if ("rows" in answer) setLooked({ file, isUpdate, checked: answer });
    });
  const bringIn = ({ file, isUpdate, checked }: Looked) =>
    attempt(async () => {
      const mapping = JSON.stringify(mappingOf(checked));
      const fields = { isDry: "false", update: String(isUpdate), mapping, checked: checked.checked };
      const answer = await send(file, fields);
      if (!("import" in answer)) return;
      setRunning(answer.import);
      setLooked(null);
      card.current?.scrollIntoView({ block: "start" });
    });
  const meant = (header: string, target: ColumnTarget) =>
    looked && look(looked.file, looked.isUpdate, { ...mappingOf(looked.checked), [header]: target });

  return (
    <div ref={card} className="scroll-mt-24">
      <PageCard
        title={t("Bring in a list")}
        text={t(
          "A CSV file with one person in each row, up to {most} of them. It is only looked at first: nothing changes and nobody is mailed until you say so.",
          { most: formatNumber(MAX_IMPORTED_ROWS) },
        )}
      >
        {running && <Progress first={running} onClose={() => setRunning(null)} />}
        {!running && (
          <div className="space-y-5">
            <FileDrop
              icon={<FileSpreadsheet className="size-5 shrink-0 text-ink-subtle" aria-hidden="true" />}
              label={isBusy ? t("Looking at the list …") : looked ? t("Choose another file") : t("Choose a CSV file")}
              hint={t("Excel, Google Sheets and most programs for people write such files.")}
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              isBusy={isBusy}
              onFile={(file) => void look(file, looked?.isUpdate ?? true)}
            />
            {problem && (
              <InlineAlert
                kind="danger"
                actions={
                  problem.code === "import_changed" &&
                  looked && (
                    <Button
                      look="secondary"
                      size="small"
                      onClick={() => void look(looked.file, looked.isUpdate, mappingOf(looked.checked))}
                    >
                      {t("Look again")}
                    </Button>
                  )
                }
              >
                {[problem.message, ...problem.errors.map(({ message }) => message)].filter(Boolean).join(" ")}
              </InlineAlert>
            )}
            {looked && (
              <>
                <p className="text-14">
                  <bdi className="font-medium">{looked.file.name}</bdi>{" "}
                  <span className="text-ink-muted">
                    {t("{count, plural, one {# row} other {# rows}}", { count: looked.checked.rows.length })}
                  </span>
                </p>
                <Columns columns={looked.checked.columns} isBusy={isBusy} onTarget={meant} />
                <Switch
                  label={t("Change what is known of people who are in the team")}
                  hint={t("An empty cell changes nothing. What people have written into their own signature stays.")}
                  checked={looked.isUpdate}
                  disabled={isBusy}
                  onChange={(isUpdate) => void look(looked.file, isUpdate, mappingOf(looked.checked))}
                />
                <Decision looked={looked} isBusy={isBusy} onBringIn={() => void bringIn(looked)} />
                <Rows checked={looked.checked} />
              </>
            )}
          </div>
        )}
      </PageCard>
    </div>
  );
}

const mappingOf = ({ columns }: CheckedImport): Mapping =>
  Object.fromEntries(columns.map(({ header, target }) => [header, target]));

/** What happens when the list is brought in, and the button that does it. */
function Decision({ looked, isBusy, onBringIn }: { looked: Looked; isBusy: boolean; onBringIn(): void }) {
  const { counts, free } = looked.checked;
  if (counts.new + counts.changed === 0)
    return <InlineAlert kind="info">{t("There is nothing to bring in from this list.")}</InlineAlert>;
  return (
    <div className="space-y-4">
      {counts.noSeat > 0 && (
        <InlineAlert kind="warning">
          {t(
            "{count, plural, one {# person finds} other {# people find}} no seat: {free, plural, =0 {none is} one {# is} other {# are}} free. They are left out, in the order of the list.",
            { count: counts.noSeat, free },
          )}
        </InlineAlert>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button isLoading={isBusy} onClick={onBringIn}>
          {counts.new === 0
            ? t("Change {count, plural, one {# person} other {# people}}", { count: counts.changed })
            : counts.changed === 0
              ? t("Invite {count, plural, one {# person} other {# people}}", { count: counts.new })
              : t("Invite {invited} and change {changed}", { invited: counts.new, changed: counts.changed })}
        </Button>
        {counts.new > 0 && (
          <p className="min-w-0 flex-1 basis-64 text-13 text-ink-muted">
            {t(
              "{count, plural, one {# person gets a mail} other {# people get a mail each}} with an invitation, which works for {hours} hours.",
              { count: counts.new, hours: MEMBER_INVITATION_HOURS },
            )}
          </p>
        )}
      </div>
    </div>
  );
}
