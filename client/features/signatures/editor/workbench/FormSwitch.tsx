import { Plus } from "lucide-react";
import { useMemo } from "react";
import { Menu } from "#client/ui/Menu.tsx";
import { Select } from "#client/ui/Select.tsx";
import { t } from "#shared/languages/translate.ts";
import type { FormKey } from "#shared/signatures/forms/schema.ts";
import { formName } from "../../formNames.ts";
import { useEditing, useForm, useWhole } from "../session/EditingContext.tsx";
import { addForm, formChoices, goToForm } from "./formChoices.ts";

/** The signature itself among the forms. */
const WHOLE = "whole";

/**
 * Which form is looked at and edited, and beside it what makes another one: arrow keys that wander through the choice must not
 * make anything (WCAG 3.2.2, on input).
 */
export function FormSwitch() {
  const editing = useEditing();
  const form = useForm();
  const forms = useWhole((whole) => whole.forms);
  const general = useWhole((whole) => whole.general);
  const { there, missing } = useMemo(
    () => formChoices({ forms, general }, editing.locks),
    [forms, general, editing.locks],
  );
  return (
    <div className="flex items-center sm:gap-1">
      <Select
        label={t("Form of the signature")}
        isLabelHidden
        size="small"
        className="max-sm:w-30 max-sm:pr-8! max-sm:pl-2!"
        value={form ?? WHOLE}
        options={[
          { value: WHOLE, label: t("Signature") },
          ...there.map((value) => ({ value, label: formName(value) })),
        ]}
        onChange={({ target }) => goToForm(editing, target.value === WHOLE ? null : (target.value as FormKey))}
      />
      {missing.length > 0 && (
        <Menu
          label={t("Add a form")}
          trigger={<Plus className="size-4" aria-hidden="true" />}
          className="grid size-9 place-items-center rounded-control text-ink-muted hover:bg-brand-soft hover:text-ink touch:h-11"
          items={missing.map((key) => ({
            label: t("Add {name}", { name: formName(key) }),
            onChoose: () => addForm(editing, key),
          }))}
        />
      )}
    </div>
  );
}
