import { Select } from "#client/ui/Select.tsx";
import { t } from "#shared/languages/translate.ts";
import { FORM_KEYS, type FormKey, languageOf } from "#shared/signatures/forms/schema.ts";
import { formName } from "../../formNames.ts";
import { useEditing, useForm, useWhole } from "../session/EditingContext.tsx";

/** The signature itself among the forms. */
const WHOLE = "whole";
const ADD = "add:";

/**
 * Which form is looked at and edited. The short one for replies every signature has, as it comes by itself; others are made
 * here.
 */
export function FormSwitch() {
  const { editor, change } = useEditing();
  const form = useForm();
  const forms = useWhole((whole) => whole.forms);
  const own = useWhole(({ general }) => general.language);
  const isThere = (key: FormKey) => key === "reply" || forms[key] !== undefined;
  const missing = FORM_KEYS.filter((key) => !isThere(key) && languageOf(key) !== own);
  const choose = (value: string) => {
    change({ errors: {}, field: null });
    if (value.startsWith(ADD)) editor.setForm(value.slice(ADD.length) as FormKey, true);
    else editor.choose(value === WHOLE ? null : (value as FormKey));
  };
  return (
    <Select
      label={t("Form of the signature")}
      isLabelHidden
      size="small"
      className="max-sm:w-32"
      value={form ?? WHOLE}
      options={[
        { value: WHOLE, label: t("Signature") },
        ...FORM_KEYS.filter(isThere).map((value) => ({ value, label: formName(value) })),
        ...missing.map((key) => ({ value: `${ADD}${key}`, label: t("Add {name}", { name: formName(key) }) })),
      ]}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
