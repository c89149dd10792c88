import { Plus, Trash2 } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#client/ui/Button.tsx";
import { IconButton } from "#client/ui/IconButton.tsx";
import { Input } from "#client/ui/Input.tsx";
import { Modal } from "#client/ui/Modal.tsx";
import { Select } from "#client/ui/Select.tsx";
import { t } from "#shared/languages/translate.ts";
import { MAX_CONDITIONS } from "#shared/members/constants.ts";
import { customKey } from "#shared/members/facts.ts";
import { factOf } from "#shared/members/masters/resolve.ts";
import {
  ASKED_FACTS,
  COMPARISONS,
  type Condition,
  isAboutPresence,
  type Segment,
} from "#shared/members/masters/schema.ts";
import { MAX_LINE_LENGTH } from "#shared/signatures/constants.ts";
import { useShownPeople } from "./useDesigns.ts";
import { COMPARISON_LABELS, factLabel } from "./words.ts";

/** Values that are offered. */
const MAX_OFFERED = 50;

type Props = { segment: Segment; onSave(segment: Segment): void; onClose(): void };

/** A group of people by what is known of them. */
export function SegmentDialog({ segment, onSave, onClose }: Props) {
  const form = useId();
  const people = useShownPeople();
  const [name, setName] = useState(segment.name);
  const [all, setAll] = useState<readonly Condition[]>(segment.all);
  const [isChecked, setChecked] = useState(false);
  const custom = [...new Set(people.flatMap(({ facts }) => Object.keys(facts.custom)))].map(customKey);
  const facts = [...new Set([...ASKED_FACTS, ...custom, ...all.map(({ fact }) => fact)])];
  const change = (at: number, part: Partial<Condition>) =>
    setAll(all.map((condition, index) => (index === at ? { ...condition, ...part } : condition)));
  const lacksValue = ({ is, value }: Condition) => !isAboutPresence(is) && value.trim() === "";
  const offeredFor = (fact: string) =>
    [...new Set(people.map((person) => factOf(person, fact)).filter(Boolean))].sort().slice(0, MAX_OFFERED);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (name.trim() === "" || all.some(lacksValue)) return;
    onSave({ ...segment, name: name.trim(), all: all.map((one) => ({ ...one, value: one.value.trim() })) });
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="medium"
      title={segment.name ? t("Change the group") : t("A new group")}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" form={form}>
            {t("Done")}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="mt-4 space-y-4" onSubmit={save}>
        <Input
          label={t("Name of the group")}
          value={name}
          maxLength={MAX_LINE_LENGTH}
          autoComplete="off"
          data-autofocus
          error={isChecked && name.trim() === "" ? t("Give it a name.") : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <fieldset className="space-y-3">
          <legend className="mb-1.5 text-13 font-medium">{t("All of this is true")}</legend>
          {all.map((condition, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no identity but their place
            <div key={at} className="flex items-start gap-2 rounded-control bg-bg-muted p-3">
              <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-3">
                <Select
                  label={t("Fact")}
                  size="small"
                  value={condition.fact}
                  onChange={({ target }) => change(at, { fact: target.value })}
                  options={facts.map((fact) => ({ value: fact, label: factLabel(fact) }))}
                />
                <Select
                  label={t("Comparison")}
                  size="small"
                  value={condition.is}
                  onChange={({ target }) => change(at, { is: target.value as Condition["is"] })}
                  options={COMPARISONS.map((is) => ({ value: is, label: t(COMPARISON_LABELS[is]) }))}
                />
                {!isAboutPresence(condition.is) && (
                  <>
                    <Input
                      label={t("Value")}
                      size="small"
                      value={condition.value}
                      maxLength={MAX_LINE_LENGTH}
                      autoComplete="off"
                      list={`${form}${at}`}
                      error={isChecked && lacksValue(condition) ? t("Say which.") : undefined}
                      onChange={({ target }) => change(at, { value: target.value })}
                    />
                    <datalist id={`${form}${at}`}>
                      {offeredFor(condition.fact).map((value) => (
                        <option key={value} value={value} />
                      ))}
                    </datalist>
                  </>
                )}
              </div>
              {all.length > 1 && (
                <IconButton
                  label={t("Remove this condition")}
                  icon={<Trash2 className="size-4" aria-hidden="true" />}
                  className="mt-6"
                  onClick={() => setAll(all.filter((_, index) => index !== at))}
                />
              )}
            </div>
          ))}
        </fieldset>
        {all.length < MAX_CONDITIONS && (
          <Button
            look="ghost"
            size="small"
            icon={<Plus className="size-4" aria-hidden="true" />}
            onClick={() => setAll([...all, { fact: "department", is: "equals", value: "" }])}
          >
            {t("Add a condition")}
          </Button>
        )}
      </form>
    </Modal>
  );
}
