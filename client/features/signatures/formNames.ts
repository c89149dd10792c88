import { t } from "#shared/languages/translate.ts";
import { type FormKey, languageOf } from "#shared/signatures/forms/schema.ts";
import { LANGUAGE_NAMES } from "./languageNames.ts";

/** What a form of a signature is called; languages as their speakers say them. */
export function formName(key: FormKey): string {
  const language = languageOf(key);
  if (language) return LANGUAGE_NAMES[language];
  return key === "reply" ? t("Reply") : t("For colleagues");
}
