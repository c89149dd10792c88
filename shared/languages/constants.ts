/** Languages with a complete catalogue, as their speakers call them. English is the source, and stands in for what is missing. */
export const LANGUAGE_NAMES = { en: "English", de: "Deutsch", es: "Español", pt: "Português" } as const;
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];
export const DEFAULT_LANGUAGE: Language = "en";

/** Cookie that keeps the chosen language, readable by script: it holds nothing but a code of `LANGUAGES`. */
export const LANGUAGE_COOKIE = "lang";
/** `?lang=de`, as alternate links have it. */
export const LANGUAGE_PARAMETER = "lang";

export const isLanguage = (code: unknown): code is Language =>
  typeof code === "string" && Object.hasOwn(LANGUAGE_NAMES, code);
