import { FileSpreadsheet } from "lucide-react";
import { useEffect, useState } from "react";
import { Columns } from "#client/features/members/import/Columns.tsx";
import { Rows } from "#client/features/members/import/Rows.tsx";
import { useAttempt } from "#client/features/members/useAttempt.ts";
import { useApp } from "#client/lib/context.tsx";
import { ApiError } from "#client/lib/problem.ts";
import { Button } from "#client/ui/Button.tsx";
import { FileDrop } from "#client/ui/FileDrop.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { FirmModals } from "#client/ui/layers.ts";
import { Modal } from "#client/ui/Modal.tsx";
import { Select } from "#client/ui/Select.tsx";
import { Switch } from "#client/ui/Switch.tsx";
import { formatNumber } from "#shared/languages/format.ts";
import { t } from "#shared/languages/translate.ts";
import { MAX_IMPORTED_ROWS } from "#shared/members/constants.ts";
import { customOf } from "#shared/members/facts.ts";
import type { ColumnTarget, Mapping } from "#shared/members/roster/schema.ts";
import { list, make } from "#shared/reseller/bulk/endpoints.ts";
import type { Bulk, BulkRow, CheckedBulk, Master, Wanted } from "#shared/reseller/bulk/schema.ts";
import { MAX_COMPANY_NAME_LENGTH } from "#shared/reseller/constants.ts";
import { BulkProgress } from "./BulkProgress.tsx";

type Looked = { file: File; signatures: string; checked: CheckedBulk };
/** `signatures`: empty: as many as the list has people */
type Draft = { name: string; signatures: string; master: string; masterColumn: string; invites: boolean };
const EMPTY: Draft = { name: "", signatures: "", master: "", masterColumn: "", invites: true };

type Props = {
  onAdded(): Promise<unknown>;
  onClose(): void;
  /** to more signatures; null: they are the owner's to buy */
  onEnlarge: (() => void) | null;
};

/** A company with its people from a file: chosen, looked at, and only then made. */
export function BulkCompany({ onAdded, onClose, onEnlarge }: Props) {
  const { call } = useApp();
  const { isBusy, problem, attempt } = useAttempt();
  const [draft, setDraft] = useState(EMPTY);
  const [looked, setLooked] = useState<Looked | null>(null);
  const [masters, setMasters] = useState<readonly Master[]>([]);
  const [running, setRunning] = useState<Bulk | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  useEffect(() => {
    const gone = new AbortController();
    call(list, {}, { signal: gone.signal })
      .then((known) => setMasters(known.masters))
      .catch((error: unknown) => {
        // Without designs a company can be made all the same.
        if (!(gone.signal.aborted || error instanceof ApiError)) throw error;
      });
    return () => gone.abort();
  }, [call]);

  const send = async (file: File, wanted: Draft, fields: Record<string, string>) => {
    setErrors({});
    try {
      const form = { ...fields, wanted: JSON.stringify(wantedOf(wanted)) };
      return await call(make, {}, { form: [...Object.entries(form), ["file", file]] });
    } catch (error) {
      if (error instanceof ApiError) setErrors(errorsOf(error));
      throw error;
    }
  };
  const look = (file: File, wanted: Draft, mapping?: Mapping) =>
    attempt(async () => {
      const answer = await send(file, wanted, { isDry: "true", ...(mapping && { mapping: JSON.stringify(mapping) }) });
      if ("rows" in answer) setLooked({ file, signatures: wanted.signatures, checked: answer });
    });
  /** What was looked at is what is made: another wish is looked at anew. */
  const change = (next: Draft, isSeen = true) => {
    setDraft(next);
    if (looked && isSeen) void look(looked.file, next, mappingOf(looked.checked));
  };
  const meant = (header: string, target: ColumnTarget) => {
    if (!looked) return;
    // What a column says of designs it says as a fact that rules can ask for.
    const wanted = header === draft.masterColumn && !canName(target) ? { ...draft, masterColumn: "" } : draft;
    setDraft(wanted);
    void look(looked.file, wanted, { ...mappingOf(looked.checked), [header]: target });
  };
  const add = ({ file, checked }: Looked) =>
    attempt(async () => {
      const mapping = JSON.stringify(mappingOf(checked));
      const answer = await send(file, draft, { isDry: "false", mapping, checked: checked.checked });
      if (!("bulk" in answer)) return;
      setRunning(answer.bulk);
      await onAdded();
    });

  const checked = looked?.checked;
  const people = checked?.counts.new ?? 0;
  const isTooLarge = checked !== undefined && checked.signatures > checked.left;
  const columns = (checked?.columns ?? []).filter(({ header, target }) => header !== "" && canName(target));
  const canAdd = looked !== null && people > 0 && !isTooLarge && draft.name.trim() !== "";
  return (
    <FirmModals value={looked !== null && running === null}>
      <Modal
        isOpen
        onClose={onClose}
        size="large"
        title={t("Add a company from a file")}
        description={
          running
            ? undefined
            : t(
                "A CSV file with one person in each row, up to {most} of them. It is only looked at first: nothing changes and nobody is mailed until you say so.",
                { most: formatNumber(MAX_IMPORTED_ROWS) },
              )
        }
        actions={
          running ? (
            <Button look="secondary" onClick={onClose}>
              {t("Close")}
            </Button>
          ) : (
            <>
              <Button look="secondary" onClick={onClose}>
                {t("Cancel")}
              </Button>
              {looked && (
                <Button isLoading={isBusy} disabled={!canAdd} onClick={() => void add(looked)}>
                  {t("Add the company with {count, plural, one {# person} other {# people}}", { count: people })}
                </Button>
              )}
            </>
          )
        }
      >
        {running ? (
          <div className="mt-4">
            <BulkProgress first={running} onDone={onAdded} />
          </div>
        ) : (
          <div className="mt-4 space-y-5">
            <div className="grid gap-4 sm:grid-cols-2">
              <Input
                label={t("Name")}
                maxLength={MAX_COMPANY_NAME_LENGTH}
                value={draft.name}
                error={errors.name}
                hint={checked?.isNameTaken ? t("Another company is called so already. There may be two.") : undefined}
                onChange={({ target }) => change({ ...draft, name: target.value }, false)}
              />
              <Input
                label={t("Signatures")}
                type="number"
                inputMode="numeric"
                min={1}
                value={draft.signatures}
                placeholder={checked ? String(checked.signatures) : undefined}
                error={errors.signatures}
                hint={
                  checked
                    ? t("{count, plural, one {# is} other {# are}} left in your package.", { count: checked.left })
                    : t("Left empty: one for each person of the list.")
                }
                onChange={({ target }) => change({ ...draft, signatures: target.value }, false)}
                onBlur={() => looked && draft.signatures !== looked.signatures && change(draft)}
              />
              <Select
                label={t("Design")}
                value={draft.master}
                error={errors.master}
                disabled={isBusy}
                onChange={({ target }) => change({ ...draft, master: target.value })}
                options={[
                  { value: "", label: t("None: they make their own") },
                  ...masters.map(({ hash, label }) => ({ value: hash, label: label || t("Without a name") })),
                ]}
              />
              {masters.length > 0 && columns.length > 0 && (
                <Select
                  label={t("Column that names a design")}
                  value={draft.masterColumn}
                  error={errors.masterColumn}
                  disabled={isBusy}
                  onChange={({ target }) => change({ ...draft, masterColumn: target.value })}
                  options={[
                    { value: "", label: t("None") },
                    ...columns.map(({ header }) => ({ value: header, label: header })),
                  ]}
                />
              )}
            </div>
            <p className="text-13 text-ink-muted">
              {t(
                "A design is a signature of your agency. The company gets a copy of it, and everybody in it a signature that is made of it.",
              )}
            </p>
            <Switch
              label={t("Mail everybody that they are invited")}
              hint={t("Otherwise you send the invitations from the company's members when it is time.")}
              checked={draft.invites}
              disabled={isBusy}
              onChange={(invites) => change({ ...draft, invites })}
            />
            <FileDrop
              icon={<FileSpreadsheet className="size-5 shrink-0 text-ink-subtle" aria-hidden="true" />}
              label={isBusy ? t("Looking at the list …") : looked ? t("Choose another file") : t("Choose a CSV file")}
              hint={t("Excel, Google Sheets and most programs for people write such files.")}
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              isBusy={isBusy}
              onFile={(file) => void look(file, draft)}
            />
            {problem && problem.code !== "import_changed" && (
              <InlineAlert kind="danger">
                {[problem.message, ...problem.errors.map(({ message }) => message)].filter(Boolean).join(" ")}
              </InlineAlert>
            )}
            {problem?.code === "import_changed" && looked && (
              <InlineAlert
                kind="danger"
                actions={
                  <Button
                    look="secondary"
                    size="small"
                    onClick={() => void look(looked.file, draft, mappingOf(looked.checked))}
                  >
                    {t("Look again")}
                  </Button>
                }
              >
                {problem.message}
              </InlineAlert>
            )}
            {looked && checked && (
              <>
                <p className="text-14">
                  <bdi className="font-medium">{looked.file.name}</bdi>{" "}
                  <span className="text-ink-muted">
                    {t("{count, plural, one {# row} other {# rows}}", { count: checked.rows.length })}
                  </span>
                </p>
                {isTooLarge ? (
                  <InlineAlert
                    kind="warning"
                    actions={
                      onEnlarge && (
                        <Button
                          look="secondary"
                          size="small"
                          onClick={() => {
                            onClose();
                            onEnlarge();
                          }}
                        >
                          {t("Change the package")}
                        </Button>
                      )
                    }
                  >
                    {t(
                      "The company would have {count, plural, one {# signature} other {# signatures}}, and {left, plural, =0 {none is} one {# is} other {# are}} left in your package.",
                      { count: checked.signatures, left: checked.left },
                    )}
                  </InlineAlert>
                ) : (
                  <InlineAlert kind="info">
                    {t(
                      "The company gets {count, plural, one {# signature} other {# signatures}} of the {left} that are left in your package.",
                      { count: checked.signatures, left: formatNumber(checked.left) },
                    )}
                  </InlineAlert>
                )}
                {checked.counts.noSeat > 0 && (
                  <InlineAlert kind="warning">
                    {t(
                      "{count, plural, one {# person finds} other {# people find}} no place among so many signatures. They are left out, in the order of the list.",
                      { count: checked.counts.noSeat },
                    )}
                  </InlineAlert>
                )}
                {checked.unknownMasters.length > 0 && (
                  <InlineAlert kind="warning">
                    {t("No design of yours is called {names}. Whoever has that in their row gets the design above.", {
                      names: checked.unknownMasters.join(", "),
                    })}
                  </InlineAlert>
                )}
                <Columns columns={checked.columns} isBusy={isBusy} onTarget={meant} />
                <Rows checked={checked} moreOf={moreOf} />
              </>
            )}
          </div>
        )}
      </Modal>
    </FirmModals>
  );
}

const wantedOf = ({ name, signatures, master, masterColumn, invites }: Draft): Wanted => ({
  name: name.trim(),
  signatures: signatures.trim() === "" ? null : Number(signatures),
  master: master || null,
  masterColumn: masterColumn || null,
  invites,
});

const mappingOf = ({ columns }: CheckedBulk): Mapping =>
  Object.fromEntries(columns.map(({ header, target }) => [header, target]));

/** Rules ask for these. */
const canName = (target: ColumnTarget) =>
  customOf(target) !== null || target === "department" || target === "place" || target === "position";

/** What is wrong with a field, by its name; the rest stands above the list. */
const errorsOf = ({ errors }: ApiError): Record<string, string> =>
  Object.fromEntries(
    errors.flatMap(({ path, message }) =>
      path.startsWith("wanted.") ? [[path.slice("wanted.".length), message]] : [],
    ),
  );

/** What else is to say of a row: the design, and where else the person is. */
const moreOf = ({ master, elsewhere }: BulkRow): string =>
  [
    master ? t("Design: {name}", { name: master }) : "",
    elsewhere ? t("Also in {company}. Is invited all the same.", { company: elsewhere }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
