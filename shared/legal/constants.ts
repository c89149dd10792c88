import { msg } from "../languages/translate.ts";

/** The legal pages, by the word that stands for them in addresses and file names. */
export const LEGAL_PAGES = ["terms", "privacy", "imprint"] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** What they are called in links; the text of a page has a heading of its own. */
export const LEGAL_NAMES: Readonly<Record<LegalPage, string>> = {
  terms: msg("Terms"),
  privacy: msg("Privacy"),
  imprint: msg("Imprint"),
};

export const isLegalPage = (word: string): word is LegalPage => (LEGAL_PAGES as readonly string[]).includes(word);
