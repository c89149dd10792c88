import { FORM_KEYS, type FormKey, languageOf } from "#shared/signatures/forms/schema.ts";
import type { SignatureInput } from "#shared/signatures/schema.ts";
import type { Editing } from "../session/editing.ts";

/**
 * The forms that a signature has, the short one among them, which comes by itself; and those that can be made.
 * @param locks parts that the team keeps
 */
export function formChoices({ forms, general }: Pick<SignatureInput, "forms" | "general">, locks: Editing["locks"]) {
  const isThere = (key: FormKey) => key === "reply" || forms[key] !== undefined;
  return {
    there: FORM_KEYS.filter(isThere),
    missing: locks.includes("forms")
      ? []
      : FORM_KEYS.filter((key) => !isThere(key) && languageOf(key) !== general.language),
  };
}

/** Goes on with a form, or with the signature itself (null). What was known about fields was known of the other one. */
export function goToForm({ editor, change }: Editing, form: FormKey | null): void {
  change({ errors: {}, field: null });
  editor.choose(form);
}

/** Makes a form, and goes on with it. */
export function addForm({ editor, change }: Editing, form: FormKey): void {
  change({ errors: {}, field: null });
  editor.setForm(form, true);
}
