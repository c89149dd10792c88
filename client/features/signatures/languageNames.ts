import type { SignatureLanguage } from "#shared/signatures/languages.ts";

/** Languages of a signature, as their speakers call them. */
export const LANGUAGE_NAMES: Record<SignatureLanguage, string> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  pt: "Português",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  pl: "Polski",
  ar: "العربية",
  he: "עברית",
  ja: "日本語",
};
