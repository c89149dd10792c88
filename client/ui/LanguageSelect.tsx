import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#shared/languages/constants.ts";
import { t } from "#shared/languages/translate.ts";
import { Select } from "./Select.tsx";

type Props = { value: Language; hint: string; onChange(language: Language): void };

/** One of the languages that the program speaks. */
export const LanguageSelect = ({ value, hint, onChange }: Props) => (
  <Select
    label={t("Language")}
    hint={hint}
    size="small"
    options={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
    value={value}
    onChange={({ target }) => onChange(target.value as Language)}
  />
);
