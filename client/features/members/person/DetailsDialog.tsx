import { Plus, Trash2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import * as z from "zod/mini";
import { useApp } from "#client/lib/context.tsx";
import { useForm } from "#client/lib/useForm.ts";
import { Button } from "#client/ui/Button.tsx";
import { IconButton } from "#client/ui/IconButton.tsx";
import { InlineAlert } from "#client/ui/InlineAlert.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { t } from "#shared/languages/translate.ts";
import { MAX_CUSTOM_FACTS, MAX_FACT_NAME_LENGTH } from "#shared/members/constants.ts";
import { change } from "#shared/members/endpoints.ts";
import { FACT_NAMES, type FactField, FactName, Facts } from "#shared/members/facts.ts";
import type { TeamMember } from "#shared/members/schema.ts";
import { MAX_LINE_LENGTH } from "#shared/signatures/constants.ts";
import { FACT_LABELS } from "../factLabels.ts";
import { directoryName, nameOf } from "../list/names.ts";

const Known = z.pick(Facts, { name: true, position: true, department: true, place: true, phone: true, mobile: true });

/** A fact of the team's own while it is written. */
type Row = { id: number; name: string; value: string };

type Props = { member: TeamMember; onChanged(member: TeamMember): void; onClose(): void };

/** What the team knows of somebody: it fills signatures that are made of a design, and says to which groups they belong. */
export function DetailsDialog({ member, onChanged, onClose }: Props) {
  const { call } = useApp();
  const id = useId();
  const { facts, email, directory } = member;
  const [rows, setRows] = useState<Row[]>(() =>
    Object.entries(facts.custom).map(([name, value], at) => ({ id: at, name, value })),
  );
  const [areChecked, setChecked] = useState(false);
  const nextId = useRef(rows.length);
  const known = Object.fromEntries(FACT_NAMES.map((name) => [name, facts[name]])) as Record<FactField, string>;
  const { form, field, problem, isBusy } = useForm(Known, known, async (changed) => {
    setChecked(true);
    const written = rows.filter(({ name, value }) => name.trim() !== "" || value.trim() !== "");
    if (written.some((row) => problemOf(row, written) !== undefined)) return;
    const custom = Object.fromEntries(written.map(({ name, value }) => [name.trim(), value.trim()]));
    // Only what is another: what somebody else has filled in meanwhile stays.
    const news = {
      ...Object.fromEntries(
        FACT_NAMES.filter((name) => changed[name] !== facts[name]).map((name) => [name, changed[name]]),
      ),
      ...(isSame(custom, facts.custom) ? {} : { custom }),
    };
    if (Object.keys(news).length > 0)
      onChanged(await call(change, { params: { id: member.id }, body: { facts: news } }));
    onClose();
  });
  const edit = (row: Row, part: Partial<Row>) =>
    setRows((now) => now.map((each) => (each.id === row.id ? { ...each, ...part } : each)));
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="medium"
      title={t("Details of {name}", { name: nameOf(member) })}
      description={email}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" form={id} isLoading={isBusy}>
            {t("Save details")}
          </Button>
        </>
      }
    >
      <form id={id} {...form} className="mt-4">
        {directory && (
          <InlineAlert kind="info" className="mb-4">
            {t("These come from {source}. What you change here stays until {source} says something else of it.", {
              source: directoryName(directory),
            })}
          </InlineAlert>
        )}
        {problem && (
          <InlineAlert kind="danger" className="mb-4">
            {problem.message}
          </InlineAlert>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          {FACT_NAMES.map((name) => (
            <Input
              key={name}
              {...field(name)}
              label={t(FACT_LABELS[name])}
              type={name === "phone" || name === "mobile" ? "tel" : "text"}
              autoComplete="off"
              maxLength={MAX_LINE_LENGTH}
            />
          ))}
        </div>
        <fieldset className="mt-6">
          <legend className="text-14 font-semibold">{t("More of your own")}</legend>
          <p className="mt-1 text-13 text-ink-muted">
            {t("Such as a cost centre or working hours. They fill the custom fields of the same title.")}
          </p>
          <ul className="mt-3 space-y-3">
            {rows.map((row, at) => (
              <li key={row.id} className="flex items-start gap-2">
                <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
                  <Input
                    label={t("Title of fact {number}", { number: at + 1 })}
                    isLabelHidden
                    placeholder={t("Title")}
                    autoComplete="off"
                    maxLength={MAX_FACT_NAME_LENGTH}
                    value={row.name}
                    error={areChecked ? problemOf(row, rows) : undefined}
                    onChange={({ target }) => edit(row, { name: target.value })}
                  />
                  <Input
                    label={t("Value of fact {number}", { number: at + 1 })}
                    isLabelHidden
                    placeholder={t("Value")}
                    autoComplete="off"
                    maxLength={MAX_LINE_LENGTH}
                    value={row.value}
                    onChange={({ target }) => edit(row, { value: target.value })}
                  />
                </div>
                <IconButton
                  label={t("Remove fact {number}", { number: at + 1 })}
                  icon={<Trash2 className="size-4" strokeWidth={1.75} aria-hidden="true" />}
                  onClick={() => setRows((now) => now.filter((each) => each !== row))}
                />
              </li>
            ))}
          </ul>
          {rows.length < MAX_CUSTOM_FACTS && (
            <Button
              look="secondary"
              size="small"
              className="mt-3"
              icon={<Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => setRows((now) => [...now, { id: nextId.current++, name: "", value: "" }])}
            >
              {t("Add a fact")}
            </Button>
          )}
        </fieldset>
      </form>
    </Modal>
  );
}

const isSame = (a: Facts["custom"], b: Facts["custom"]) =>
  JSON.stringify(Object.entries(a).toSorted()) === JSON.stringify(Object.entries(b).toSorted());

/** Why a fact cannot be kept as it is. */
function problemOf({ id, name, value }: Row, all: readonly Row[]): string | undefined {
  if (name.trim() === "") return value.trim() === "" ? undefined : t("Give it a title.");
  if (!FactName.safeParse(name).success) return t("Use one line.");
  const isTwice = all.some((other) => other.id < id && other.name.trim() === name.trim());
  return isTwice ? t("There is one with this title already.") : undefined;
}
