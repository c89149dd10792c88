import { Select } from "#client/ui/Select.tsx";
import { CONTACT_LABELS } from "#shared/catalog/contacts.ts";
import { msg, t } from "#shared/languages/translate.ts";
import type { SignatureLanguage } from "#shared/signatures/languages.ts";
import { LANGUAGE_NAMES } from "../../languageNames.ts";
import { useSectionField } from "../session/EditingContext.tsx";
import { ChoiceControl } from "./controls.tsx";

const OPTIONS = [
  { value: CONTACT_LABELS.layout, label: msg("Layout") },
  { value: CONTACT_LABELS.icon, label: msg("Icons") },
  { value: CONTACT_LABELS.letter, label: msg("Letters") },
  { value: CONTACT_LABELS.word, label: msg("Words") },
  { value: CONTACT_LABELS.none, label: msg("None") },
] as const;

/** What stands in front of contacts, and in which language. */
export function ContactLabels() {
  const language = useSectionField("general", "language");
  return (
    <>
      <ChoiceControl
        field={useSectionField("design", "contactLabels")}
        label={t("In front of contacts")}
        hint={t("A fax, a Skype name and second numbers are always named.")}
        options={OPTIONS}
      />
      <Select
        label={t("Language of the labels")}
        hint={t("Also of “Add to calendar” and other words that the signature writes by itself.")}
        size="small"
        data-field={language.path}
        value={language.value}
        options={Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }))}
        onChange={(event) => language.set(event.target.value as SignatureLanguage)}
        onFocus={language.onFocus}
        onBlur={language.onBlur}
      />
    </>
  );
}
